import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpHandler } from '@roadstead/http';
import { createNodeListener } from '@roadstead/http/node';
import type { MaritimeService } from '@roadstead/service';
import type { Scenario } from '@roadstead/simulator';
import { EXIT_OK, type Host, systemCode, UserError, write } from '../host.ts';
import { feedScenario, readScenarioFile } from './feed-scenario.ts';
import { makeFirstAdministrator } from './first-administrator.ts';
import { serviceOn } from './open-service.ts';
import { openStore, type StoreOptions } from './open-store.ts';

/** What `roadstead serve` was told. */
export interface ServeOptions extends StoreOptions {
  readonly host: string;
  readonly port: number;
  readonly scenario?: string;
  readonly speed: number;
}

/** Requests that are being answered have so long when the service stops. */
const STOP_MS = 4000;

/** Runs `roadstead serve` until it is interrupted. @returns the exit code. @throws UserError for what the user has to mend */
export async function serveCommand(options: ServeOptions, host: Host): Promise<number> {
  const scenario =
    options.scenario === undefined ? undefined : await readScenarioFile(options.scenario);
  const store = await openStore(options);
  try {
    // A scenario has a time of its own.
    const service = serviceOn(store, scenario === undefined);
    await service.start();
    try {
      await makeFirstAdministrator(service.identity, host);
      await serveUntilInterrupted(service, options, scenario, host);
    } finally {
      await service.stop();
    }
    return EXIT_OK;
  } finally {
    await store.close();
  }
}

async function serveUntilInterrupted(
  service: MaritimeService,
  options: ServeOptions,
  scenario: Scenario | undefined,
  host: Host,
): Promise<void> {
  const handler = createHttpHandler(service, {
    clock: { now: () => Date.now() },
    log: (line) => void write(host.stderr, `${JSON.stringify(line)}\n`),
  });
  const server = createServer(createNodeListener(handler));
  // A feed may go on for longer than Node gives a request; the handler has limits of its own.
  server.requestTimeout = 0;
  const { address, port } = await listen(server, options);
  const name = address.includes(':') ? `[${address}]` : address;
  await write(host.stdout, `listening on http://${name}:${port}\n`);
  const feeding =
    scenario === undefined
      ? Promise.resolve()
      : feedScenario(service, scenario, options.speed, host);
  try {
    // A feed that fails ends the service; one that is over does not.
    await Promise.race([untilInterrupted(host), feeding.then(() => untilInterrupted(host))]);
    await feeding;
  } finally {
    await close(server);
  }
}

function listen(server: Server, { host, port }: ServeOptions): Promise<AddressInfo> {
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

function untilInterrupted({ interrupted }: Host): Promise<void> {
  return new Promise((resolve) => {
    if (interrupted.aborted) resolve();
    else interrupted.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Takes no new connections, and gives requests that are being answered some time. */
async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), STOP_MS);
  await closed;
  clearTimeout(timer);
}
