import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemCode, UserError } from '../host/host.ts';
import { ADDRESS } from './serve-options.ts';

/** The time that pending requests have when the service stops. */
const STOP_MS = 4000;

/** Listens on an address. @throws UserError if it is not available */
export function listen(
  server: Server,
  host: string = ADDRESS.host,
  port: number = ADDRESS.port,
): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const code = systemCode(error);
      const why = LISTEN_REASONS[code ?? ''] ?? code;
      reject(new UserError(`cannot listen on ${host}:${port}: ${why}.`));
    });
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

/** The URL of an address. */
export function urlOf({ address, port }: AddressInfo): string {
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

const LISTEN_REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses that port; choose one with --port',
  EACCES: 'permission is denied; ports below 1024 are for administrators',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'the host does not exist',
};

/** Accepts no new connections, and gives pending requests time to complete. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), STOP_MS);
  await closed;
  clearTimeout(timer);
}
