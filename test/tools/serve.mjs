// Serves the site that `npm run docs` has built, on this machine alone.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './entries.mjs';

const TYPES = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
});

/**
 * Starts a server on a free port, or on the one given.
 *
 * @param {string} folder
 * @param {number} [port]
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function serve(folder, port = 0) {
  const base = normalize(folder.endsWith(sep) ? folder : `${folder}${sep}`);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const wanted = normalize(join(base, path.endsWith('/') ? `${path}index.html` : path));
    const found = wanted.startsWith(base) ? statSync(wanted, { throwIfNoEntry: false }) : undefined;
    if (!found?.isFile()) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
      return;
    }
    const type = TYPES[extname(wanted)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type });
    createReadStream(wanted).pipe(response);
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const used = typeof address === 'object' && address !== null ? address.port : port;
      done({ url: `http://127.0.0.1:${used}/`, close: () => server.close() });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const site = `${root}.site`;
  if (statSync(`${site}/index.html`, { throwIfNoEntry: false }) === undefined) {
    console.error('There is no site yet: npm run docs builds it.');
    process.exit(1);
  }
  const { url } = await serve(site, Number(process.env.PORT ?? 8080));
  console.log(`The site is at ${url} (Ctrl-C stops)`);
}
