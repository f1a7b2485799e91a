import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { manifest, root } from '../tools/entries.mjs';
import { run } from '../tools/run.mjs';

/** A project outside the repository that has the packed package installed. */
export interface Consumer {
  /** Its folder. */
  readonly folder: string;
  /** The packed package. */
  readonly tarball: string;
  /** Writes a file of the project and gives back its path. */
  write(path: string, text: string): Promise<string>;
  /** Runs a command in the project; fails, with all that it printed, unless it succeeds. */
  run(...command: string[]): Promise<string>;
  /** Deletes the project. */
  remove(): void;
}

/** Packs what was built and installs it, as a user would, without asking the registry. */
export async function createConsumer(): Promise<Consumer> {
  if (!existsSync(`${root}dist/index.js`)) {
    throw new Error('dist/ is not built: "npm test -- package" builds it first.');
  }
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'mancala-rules-consumer-')));
  const consumer = {
    folder,
    write: async (path: string, text: string) => {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
      return file;
    },
    run: async (...command: string[]) => {
      const { code, output } = await run(command, { cwd: folder });
      if (code !== 0) throw new Error(`${command.join(' ')} (exit code ${code})\n${output}`);
      return output;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  await consumer.write('package.json', '{ "name": "consumer", "private": true }\n');

  const packages = [root, ...Object.keys(manifest.dependencies ?? {}).map(installed)];
  const tarballs: string[] = [];
  for (const [index, path] of packages.entries()) {
    await mkdir(join(folder, 'packed', String(index)), { recursive: true });
    const into = `packed/${index}`;
    await consumer.run('npm', 'pack', path, '--ignore-scripts', '--pack-destination', into);
    tarballs.push(...readdirSync(join(folder, into)).map((name) => join(folder, into, name)));
  }
  await consumer.run('npm', 'install', '--offline', '--no-audit', '--no-fund', ...tarballs);

  // Packages that a user adds for some subpaths only, and the types that come with Node.
  for (const name of [...Object.keys(manifest.peerDependencies ?? {}), '@types/node']) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    symlinkSync(installed(name), link);
  }
  return { ...consumer, tarball: tarballs[0] ?? '' };
}

/** Where one of this repository's own packages lies. */
function installed(name: string): string {
  return join(root, 'node_modules', name);
}
