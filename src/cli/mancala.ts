#!/usr/bin/env node
import { commands } from './commands/index.ts';
import { nodeIo } from './io.ts';
import { run } from './run.ts';

process.exitCode = await run(commands, process.argv.slice(2), nodeIo(process));
