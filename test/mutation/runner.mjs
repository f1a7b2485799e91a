// A test runner for Stryker that keeps everything in one process: the tests are bundled once and then
// asked again and again, with another piece of the code broken each time. Starting a worker of vitest for
// each of the thousand mutants takes most of an hour; this takes minutes.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { commonTokens, declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { build } from 'esbuild';
import { entries } from '../tools/entries.mjs';

/**
 * @typedef {import('@stryker-mutator/api/test-runner').DryRunResult} DryRunResult
 * @typedef {import('@stryker-mutator/api/test-runner').MutantRunResult} MutantRunResult
 * @typedef {import('@stryker-mutator/api/test-runner').TestResult} TestResult
 * @typedef {import('./tests.mjs').Test & { readonly id: string, readonly file: string }} Test
 * @typedef {{ readonly tests: readonly string[], readonly env: Readonly<Record<string, string>> }} Settings
 * @typedef {{ activeMutant?: string, currentTestId?: string, hitCount?: number, hitLimit?: number, mutantCoverage?: import('@stryker-mutator/api/core').MutantCoverage }} Switches
 */

/** The tests, in the order in which they are asked: the first that fails ends the trial. */
export class Judges {
  static inject = /** @type {[typeof commonTokens.options]} */ ([commonTokens.options]);

  /** @param {import('@stryker-mutator/api/core').StrykerOptions} options */
  constructor(options) {
    this.settings = /** @type {Settings} */ (options.judges);
    /** @type {Switches} What the broken code asks whether it is broken. */
    this.switches = Reflect.get(globalThis, '__stryker__') ?? {};
    Reflect.set(globalThis, '__stryker__', this.switches);
    /** @type {readonly (readonly Test[])[]} The tests of each file. */
    this.files = [];
    /** @type {() => Iterable<readonly Test[]>} */
    this.load = () => [];
    /** @type {ReadonlyMap<string, number>} How long each test took at first, in milliseconds. */
    this.usual = new Map();
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    Object.assign(process.env, this.settings.env);
    this.load = await bundle(this.settings.tests);
    this.files = [...this.load()];
    const results = await this.ask(this.files, () => true, false);
    this.usual = new Map(results.map(({ id, timeSpentMs }) => [id, timeSpentMs]));
  }

  /**
   * Asks every test once, and notes which of them reach which mutants.
   *
   * @returns {Promise<DryRunResult>}
   */
  async dryRun() {
    const results = await this.ask(this.files, () => true, false);
    delete this.switches.currentTestId;
    const { mutantCoverage } = this.switches;
    return {
      status: DryRunStatus.Complete,
      tests: results,
      ...(mutantCoverage && { mutantCoverage }),
    };
  }

  /**
   * @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options
   * @returns {Promise<MutantRunResult>}
   */
  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    const { switches } = this;
    // Stryker lets a mutant be reached a hundred times as often as in the dry run before it is held to
    // loop. A tenth of that is often enough, and soon over.
    const limit = hitLimit === undefined ? Number.POSITIVE_INFINITY : hitLimit / 10;
    switches.hitCount = 0;
    switches.hitLimit = limit;
    switches.activeMutant = activeMutant.id;
    try {
      // What a mutant does to the code that runs while it is loaded shows only when it is loaded anew.
      const files = mutantActivation === 'static' ? this.load() : this.files;
      const wanted = new Set(testFilter);
      const asked = (/** @type {Test} */ { id }) => testFilter === undefined || wanted.has(id);
      const results = await this.ask(files, asked, true);
      if (switches.hitCount > limit) {
        return { status: MutantRunStatus.Timeout, reason: `Reached more than ${limit} times` };
      }
      const last = results.at(-1);
      return last?.status === TestStatus.Failed
        ? {
            status: MutantRunStatus.Killed,
            killedBy: [last.id],
            failureMessage: last.failureMessage,
            nrOfTests: results.length,
          }
        : { status: MutantRunStatus.Survived, nrOfTests: results.length };
    } catch (error) {
      if (isTimeout(error)) return { status: MutantRunStatus.Timeout, reason: String(error) };
      // The sources or the tests could not even be loaded.
      const killedBy = (this.files[0] ?? []).slice(0, 1).map(({ id }) => id);
      return {
        status: MutantRunStatus.Killed,
        killedBy,
        failureMessage: String(error),
        nrOfTests: 0,
      };
    } finally {
      delete switches.activeMutant;
      delete switches.currentTestId;
    }
  }

  /**
   * @param {Iterable<readonly Test[]>} files
   * @param {(test: Test) => boolean} asked
   * @param {boolean} bail - whether to stop at the first that fails
   */
  async ask(files, asked, bail) {
    /** @type {TestResult[]} */
    const results = [];
    for (const tests of files) {
      for (const { id, name, file, run } of tests.filter(asked)) {
        const from = performance.now();
        this.switches.currentTestId = id;
        /** @type {{ status: TestStatus.Success } | { status: TestStatus.Failed, failureMessage: string }} */
        let answer = { status: TestStatus.Success };
        try {
          await within(Math.max(5000, 20 * (this.usual.get(id) ?? 60_000)), run);
        } catch (error) {
          if (isTimeout(error)) throw error;
          answer = { status: TestStatus.Failed, failureMessage: String(error) };
        }
        const timeSpentMs = performance.now() - from;
        results.push({ id, name, fileName: file, timeSpentMs, ...answer });
        if (bail && answer.status === TestStatus.Failed) return results;
      }
    }
    return results;
  }
}

/**
 * Bundles test files with the sources that they try; what npm installed stays outside.
 *
 * @param {readonly string[]} files - from the root of the project
 * @returns {Promise<() => Iterable<readonly Test[]>>} what loads them anew, file by file as they are asked for
 */
async function bundle(files) {
  const loaders = files.map((file) => `() => require('./${file}')`);
  const { outputFiles } = await build({
    stdin: {
      contents: `exports.tests = require('vitest').tests; exports.loaders = [${loaders.join(', ')}];`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
    tsconfigRaw: {},
    alias: Object.fromEntries([
      ['vitest', resolve('test/mutation/tests.mjs')],
      ...entries.map(({ specifier, source }) => [specifier, resolve(source)]),
    ]),
    // Only `test/tools/entries.mjs` asks where it lies.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL('test/tools/entries.mjs')) },
  });
  const code = outputFiles[0]?.text ?? '';
  const require = createRequire(resolve('package.json'));
  const run = vm.compileFunction(code, ['require', 'exports', 'module'], {
    filename: 'judges.cjs',
  });
  return function* load() {
    /** @type {{ tests: import('./tests.mjs').Test[], loaders: (() => void)[] }} */
    const exports = { tests: [], loaders: [] };
    within(10_000, () => run(require, exports, { exports }));
    for (const [at, loader] of exports.loaders.entries()) {
      const from = exports.tests.length;
      within(10_000, loader);
      const file = resolve(files[at] ?? '');
      yield exports.tests.slice(from).map((one) => ({ ...one, file, id: `${file}#${one.name}` }));
    }
  };
}

/**
 * Does something, and breaks it off when it takes longer: broken code may loop for ever.
 *
 * @template Result
 * @param {number} timeout - in milliseconds
 * @param {() => Result} run
 * @returns {Result}
 */
function within(timeout, run) {
  Reflect.set(globalThis, '__judged__', run);
  return vm.runInThisContext('__judged__()', { timeout: Math.ceil(timeout) });
}

/** @param {unknown} error */
function isTimeout(error) {
  return error instanceof Error && Reflect.get(error, 'code') === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'judges', Judges)];
