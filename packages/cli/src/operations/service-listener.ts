import type { Server } from 'node:http';
import type { Clock } from '@roadstead/contracts';
import type { HttpHandler } from '@roadstead/http';
import { createNodeServer } from '@roadstead/http/node';
import { connectionsMax, limitConnections } from './limit-connections.ts';
import { closeServer, listen, urlOf } from './listen.ts';
import type { ServeOptions } from './serve-options.ts';
import type { Settings } from './settings-schema.ts';

/** Of the address for metrics: some monitors, each with a connection for a scrape. */
const METRICS_CONNECTIONS_MAX = 20;

/** The addresses of a service. They are open before its store, so that an address in use creates no store. */
export class ServiceListener {
  /** Responds to requests; replaced by that of the service on its store. */
  handler: HttpHandler;
  readonly #clock: Clock;
  readonly #servers: Server[] = [];

  constructor(handler: HttpHandler, clock: Clock) {
    this.handler = handler;
    this.#clock = clock;
  }

  /** @returns the URL of the service. @throws UserError if an address is not available */
  async open(
    options: Omit<Settings, 'store'> & ServeOptions,
    log: (line: string) => void,
  ): Promise<string> {
    const { prefix = '', metrics, connections } = options;
    const server = createNodeServer((...request) => this.handler(...request));
    const url = urlOf(await listen(server, options.host, options.port));
    this.#servers.push(server);
    limitConnections(server, connectionsMax(connections), log, this.#clock);
    if (metrics?.listen) {
      const separate = createNodeServer((request, connection) =>
        this.handler(request, { ...connection, isForMetrics: true }),
      );
      const { host, port } = metrics.listen;
      const metricsUrl = urlOf(await listen(separate, host, port));
      this.#servers.push(separate);
      log(`metrics on ${metricsUrl}${prefix}/metrics`);
      limitConnections(separate, METRICS_CONNECTIONS_MAX, log, this.#clock);
    }
    log(`starting; ${url}${prefix}/readyz has the progress`);
    return url;
  }

  async close(): Promise<void> {
    await Promise.all(this.#servers.map(closeServer));
  }
}
