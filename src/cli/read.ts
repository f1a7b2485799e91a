import { readSync } from 'node:fs';

/** A larger file is no preset and no list of vectors. */
const LARGEST = 64 * 1024 * 1024;
const CHUNK = 1024 * 1024;

/** A failure with a code of the system, as those of `node:fs` are. */
function failure(code: 'EFBIG' | 'EILSEQ'): Error {
  return Object.assign(new Error(code), { code });
}

/**
 * Reads a text to its end, in pieces: a device or a pipe does not say how large it is, and may never end.
 *
 * @param handle - an open file, 0 for standard input
 * @throws an error with the code EFBIG after 64 MB and EILSEQ for what is not UTF-8
 */
export function readAll(handle: number): string {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const chunk = new Uint8Array(CHUNK);
    const read = readSync(handle, chunk, 0, CHUNK, null);
    if (read === 0) break;
    size += read;
    if (size > LARGEST) throw failure('EFBIG');
    chunks.push(chunk.subarray(0, read));
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw failure('EILSEQ');
  }
}
