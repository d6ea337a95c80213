import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemCode, UserError } from '../host.ts';

/** Where a service listens if nobody says another. */
export const ADDRESS = { host: '127.0.0.1', port: 8080 } as const;

/** Requests that are being answered have so long when the service stops. */
const STOP_MS = 4000;

/** Listens on an address. @throws UserError where that cannot be */
export function listen(
  server: Server,
  host: string = ADDRESS.host,
  port: number = ADDRESS.port,
): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const code = systemCode(error);
      const why = LISTEN_REASONS[code ?? ''] ?? code;
      reject(new UserError(`${host}:${port} cannot be listened on: ${why}.`));
    });
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

const LISTEN_REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program has that port; choose one with --port',
  EACCES: 'permission is denied; ports below 1024 are for administrators',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'there is no such host',
};

/** Takes no new connections, and gives requests that are being answered some time. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), STOP_MS);
  await closed;
  clearTimeout(timer);
}
