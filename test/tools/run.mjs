// Runs a tool as a child process and keeps what it printed.
import { spawn } from 'node:child_process';
import { root } from './entries.mjs';

/**
 * @param {readonly string[]} command
 * @param {{ env?: Record<string, string>, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run([program = '', ...args], { env = {}, cwd = root } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const add = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('error', (error) => done({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/**
 * The path of a tool that npm has installed.
 * @param {string} name
 */
export const bin = (name) => `${root}node_modules/.bin/${name}`;
