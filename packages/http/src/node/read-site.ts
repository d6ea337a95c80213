import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Site, SiteFile } from '../site/site.ts';

const compress = promisify<Uint8Array, Buffer<ArrayBuffer>>(gzip);

/** Media types of the files that a page consists of; true: they are compressed. */
const TYPES: Readonly<Record<string, readonly [mediaType: string, isCompressible: boolean]>> = {
  '.html': ['text/html; charset=utf-8', true],
  '.js': ['text/javascript; charset=utf-8', true],
  '.mjs': ['text/javascript; charset=utf-8', true],
  '.css': ['text/css; charset=utf-8', true],
  '.json': ['application/json', true],
  '.svg': ['image/svg+xml', true],
  '.wasm': ['application/wasm', true],
  '.bin': ['application/octet-stream', true],
  '.png': ['image/png', false],
  '.webp': ['image/webp', false],
  '.ico': ['image/x-icon', false],
  '.gz': ['application/octet-stream', false],
  '.nmea': ['text/plain; charset=utf-8', true],
  '.md': ['text/plain; charset=utf-8', true],
  '.csv': ['text/csv; charset=utf-8', true],
  '.yaml': ['text/plain; charset=utf-8', true],
};

/** Reads the static files of a folder. Rejects if it cannot be read, or has a file of an unknown type. */
export async function readSite(folder: string): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const files = await Promise.all(
    paths.map(async (path): Promise<readonly [string, SiteFile]> => {
      const name = path.slice(folder.length).split(sep).filter(Boolean).join('/');
      return [name, siteFile(name, new Uint8Array(await readFile(path)))];
    }),
  );
  return new Map(files.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function siteFile(name: string, bytes: Uint8Array<ArrayBuffer>): SiteFile {
  const type = TYPES[extname(name)];
  if (!type) throw new TypeError(`The type of the file ${name} is unknown.`);
  const [mediaType, isCompressible] = type;
  let compressed: Promise<Uint8Array<ArrayBuffer>> | undefined;
  return {
    mediaType,
    bytes,
    tag: createHash('sha256').update(bytes).digest('base64url'),
    ...(isCompressible && {
      gzip() {
        compressed ??= compress(bytes).then((buffer) => new Uint8Array(buffer));
        return compressed;
      },
    }),
  };
}
