import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { WORLD } from '@roadstead/geo';
import { PASSWORD } from '../load/user.ts';
import { seededRandom } from '../random.ts';

const STS = '/api/ingress/event-detection';
const SHIPS = '/api/portserver/ship';
/** Of the first administrator. */
const AUTHORIZATION = `Basic ${btoa(`admin:${PASSWORD}`)}`;
const CONNECTIONS = 16;
const MMSI_STRIDE = 1907;
const MMSI_FIRST = 201_000_000;
const PERIOD = 'begin=2026-01-01T00:00:00Z&end=2026-01-01T00:10:00Z';

/** Clients that read as maps and dashboards do: positions in a box, a page of events, a ship, tracks in a box. */
export class Readers {
  readonly #port: number;
  readonly #agent: Agent = new Agent({ keepAlive: true });
  readonly #random: () => number = seededRandom(1);

  constructor(port: number) {
    this.#port = port;
  }

  async createConfiguration(): Promise<void> {
    await this.#send('POST', `${STS}/configurations`, 'application/json', {
      name: 'World',
      parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 1 },
      geometry: WORLD,
    });
  }

  /** Reads one after the other on each connection. @returns reads a second */
  async measureCapacity(ms: number): Promise<number> {
    const startMs = performance.now();
    const endMs = startMs + ms;
    let reads = 0;
    const readAll = async (): Promise<void> => {
      for (; performance.now() < endMs; reads++) await this.#read();
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, readAll));
    return (reads * 1000) / (performance.now() - startMs);
  }

  /**
   * Begins reads at random instants, however long earlier ones take. @returns their milliseconds, from the instant at which each was due
   */
  async read(perSecond: number, endMs: number): Promise<number[]> {
    const latencies: number[] = [];
    const reading: Promise<void>[] = [];
    const pauseMs = (): number => (-Math.log(1 - this.#random()) * 1000) / perSecond;
    for (let atMs = performance.now() + pauseMs(); atMs < endMs; atMs += pauseMs()) {
      const waitMs = atMs - performance.now();
      if (waitMs > 1) await delay(waitMs);
      const dueMs = atMs;
      reading.push(this.#read().then(() => void latencies.push(performance.now() - dueMs)));
    }
    await Promise.all(reading);
    return latencies;
  }

  post(body: string): Promise<void> {
    return this.#send('POST', '/api/ingress/positions', 'application/x-ndjson', body);
  }

  close(): void {
    this.#agent.destroy();
  }

  #read(): Promise<void> {
    const [west, south] = [-180 + 350 * this.#random(), -60 + 115 * this.#random()];
    const mmsi = MMSI_FIRST + MMSI_STRIDE * Math.floor(20_000 * this.#random());
    const box = (degrees: number): string =>
      `bbox=${[west, south, west + degrees, south + degrees].map((each) => each.toFixed(3)).join(',')}`;
    const paths = [
      `${SHIPS}/positions?${box(5)}&size=100`,
      `${STS}/s2s-events?size=20&page=${1 + Math.floor(5 * this.#random())}`,
      `${SHIPS}/position/${mmsi}`,
      `${SHIPS}/tracks?${box(1)}&${PERIOD}`,
    ];
    return this.#send('GET', paths[Math.floor(paths.length * this.#random())]);
  }

  async #send(method: string, path: string, type?: string, body?: object | string): Promise<void> {
    const headers = { authorization: AUTHORIZATION, ...(type && { 'content-type': type }) };
    let status = 0;
    while (status === 0) status = await this.#status(method, path, headers, body);
    if (status >= 400 && status !== 404) throw new Error(`${method} ${path}: ${status}`);
  }

  /** Returns the status of a response; 0 for a request that has to be repeated. */
  #status(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: object | string,
  ): Promise<number> {
    return new Promise<number>((resolve, reject) => {
      const options = { method, path, headers, port: this.#port, host: '127.0.0.1' };
      const sent = request({ ...options, agent: this.#agent }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server has closed an idle connection at the same time.
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(0);
        else reject(error);
      });
      sent.end(typeof body === 'object' ? JSON.stringify(body) : body);
    });
  }
}
