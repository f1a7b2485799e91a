// Checks the types of the library, of the command and of the tests.
import { bin, run } from './run.mjs';

const projects = ['.', 'src/cli', 'test'];

const results = await Promise.all(
  projects.map((project) => run([bin('tsc'), '-p', project, '--pretty', 'false'])),
);
for (const [index, { code, output }] of results.entries()) {
  console.log(`tsc -p ${projects[index]}: ${code === 0 ? 'ok' : `failed\n${output}`}`);
  if (code !== 0) process.exitCode = 1;
}
