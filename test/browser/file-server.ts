import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
};

/** A server of static files. */
export interface FileServer {
  readonly url: string;
  close(): void;
}

/** Serves files as any host of static files does. @param read returns the file of a path, `index.html` for the root */
export async function startFileServer(
  read: (path: string) => Uint8Array | undefined,
): Promise<FileServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const path = pathname === '/' ? 'index.html' : decodeURIComponent(pathname.slice(1));
    const body = read(path);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response.writeHead(body ? 200 : 404, { 'content-type': type }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
