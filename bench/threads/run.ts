import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../write-report.ts';
import { Readers } from './readers.ts';
import { ServedCommand, type ThreadSeconds } from './served-command.ts';

export const FIXES_PER_SECOND = 5000;
export const FIXES_PER_BODY = 500;
export const BODY_EVERY_MS: number = (1000 * FIXES_PER_BODY) / FIXES_PER_SECOND;
const CAPACITY_MS = 4000;
/** The time of reports before the phases. */
export const WARM_UP_MS = 4000;
/** Of a history. */
const POSTS_IN_FLIGHT = 4;
/** A fix is durable in time within a second, as the positions of a stream are. */
const IN_TIME_MS = 1000;

/** Numbers of a phase. */
export type Measured = Record<string, number>;

/** A service with its feeds and readers. */
export class Run {
  readonly #command: ServedCommand;
  readonly #readers: Readers;
  readonly #receiver: Server;
  readonly #connection: Socket;
  readonly #bodies: Iterator<string>;

  private constructor(
    command: ServedCommand,
    receiver: Server,
    connection: Socket,
    bodies: readonly string[],
  ) {
    this.#command = command;
    this.#readers = new Readers(command.port);
    this.#receiver = receiver;
    this.#connection = connection;
    this.#bodies = bodies[Symbol.iterator]();
  }

  /** Starts a service with a feed by TCP, a configuration, and some reports. */
  static async start(hasThreads: boolean, bodies: readonly string[]): Promise<Run> {
    const receiver = createServer().listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const connected = once(receiver, 'connection');
    const { port } = receiver.address() as AddressInfo;
    const command = await ServedCommand.start(`tcp://127.0.0.1:${port}`, hasThreads);
    const [connection] = (await connected) as [Socket];
    const run = new Run(command, receiver, connection, bodies);
    await run.#readers.createConfiguration();
    await run.measure(WARM_UP_MS, 0, (body) => run.post(body));
    return run;
  }

  measureCapacity(): Promise<number> {
    return this.#readers.measureCapacity(CAPACITY_MS);
  }

  /** Measures with readers at a rate, and a feed. @param feed sends a body, and is fulfilled when its fixes are durable */
  async measure(
    ms: number,
    readsPerSecond: number,
    feed?: (body: string) => Promise<void>,
  ): Promise<Measured> {
    const before = this.#command.readThreadSeconds();
    const storedBefore = await this.#command.readPositions();
    const startMs = performance.now();
    const reading = this.#readers.read(readsPerSecond, startMs + ms);
    const fed = feed && (await this.#feed(startMs + ms, feed));
    const reads = await reading;
    const seconds = (performance.now() - startMs) / 1000;
    const threads = cpu(before, this.#command.readThreadSeconds(), seconds);
    const stored = (await this.#command.readPositions()) - storedBefore;
    return {
      'reads/s': reads.length / seconds,
      'p50 ms': quantile(reads, 0.5),
      'p99 ms': quantile(reads, 0.99),
      ...(fed && {
        'ingest p50': quantile(fed.latenciesMs, 0.5),
        'ingest p99': quantile(fed.latenciesMs, 0.99),
        'in time': Math.min(fed.inTime, stored) / fed.sent,
      }),
      ...threads,
    };
  }

  async #feed(
    endMs: number,
    feed: (body: string) => Promise<void>,
  ): Promise<{
    readonly sent: number;
    readonly inTime: number;
    readonly latenciesMs: readonly number[];
  }> {
    const sending: Promise<void>[] = [];
    const latenciesMs: number[] = [];
    for (let atMs = performance.now(); atMs < endMs; atMs += BODY_EVERY_MS) {
      await delay(atMs - performance.now());
      const body = this.#bodies.next().value as string;
      sending.push(feed(body).then(() => void latenciesMs.push(performance.now() - atMs)));
    }
    // A fix that is stored later is not in time.
    await Promise.race([Promise.all(sending), delay(IN_TIME_MS)]);
    const inTime = latenciesMs.filter((ms) => ms <= IN_TIME_MS).length;
    return { sent: sending.length * FIXES_PER_BODY, inTime: inTime * FIXES_PER_BODY, latenciesMs };
  }

  /** Posts bodies as fast as they are ingested. */
  async fill(bodies: number): Promise<void> {
    let left = bodies;
    const postAll = async (): Promise<void> => {
      while (left-- > 0) await this.post(this.#bodies.next().value as string);
    };
    await Promise.all(Array.from({ length: POSTS_IN_FLIGHT }, postAll));
  }

  get port(): number {
    return this.#command.port;
  }

  post(body: string): Promise<void> {
    return this.#readers.post(body);
  }

  async send(body: string): Promise<void> {
    this.#connection.write(`${body}\n`);
  }

  async stop(): Promise<void> {
    this.#readers.close();
    this.#connection.destroy();
    this.#receiver.close();
    await this.#command.stop();
  }
}

/** Returns the median of each column. */
export function medians(measured: readonly Measured[]): Measured {
  const columns = [...new Set(measured.flatMap((each) => Object.keys(each)))];
  return Object.fromEntries(
    columns.map((column) => [
      column,
      quantile(
        measured.map((each) => each[column] ?? 0),
        0.5,
      ),
    ]),
  );
}

/** Returns the processor time a second of the threads that used the most. */
function cpu(before: ThreadSeconds, after: ThreadSeconds, seconds: number): Measured {
  const used = (thread: number): number =>
    ((after.byThread.get(thread) ?? 0) - (before.byThread.get(thread) ?? 0)) / seconds;
  const others = [...after.byThread.keys()].filter((thread) => thread !== after.main).map(used);
  const busiest = Math.max(...others);
  return {
    'main CPU': used(after.main),
    'busiest other': busiest,
    'all others': others.reduce((sum, each) => sum + each, 0) - busiest,
  };
}
