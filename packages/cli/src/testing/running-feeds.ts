import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { encodePosition } from '@roadstead/ais';
import { type ManualClock, manualClock } from '@roadstead/contracts';
import type { FeedStatus } from '@roadstead/http';
import {
  failWith,
  type Mmsi,
  type PositionReport,
  type StaticReport,
  success,
} from '@roadstead/model';
import type { IngestBatch } from '@roadstead/service';
import type { Feed } from '../ingest/feeds/feed.ts';
import { CONNECT_MS } from '../ingest/feeds/feed-opening.ts';
import { FeedSet } from '../ingest/feeds/feed-set.ts';
import { parseFeed } from '../ingest/feeds/parse-feed.ts';
import { SILENCE_CHECK_MS } from '../ingest/feeds/push/silence-watch.ts';
import type { Wait } from '../ingest/feeds/wait.ts';
import { bytesOf } from './fake-host.ts';

/** Noon of a day in June 2026, the time of all live reports. */
export const FEED_CLOCK_MS: number = Date.UTC(2026, 5, 1, 12);

/** A list with a promise for a number of entries. */
class Growing<Entry> {
  readonly entries: Entry[] = [];
  #waiting: readonly { readonly count: number; readonly resolve: () => void }[] = [];

  push(...entries: readonly Entry[]): void {
    this.entries.push(...entries);
    const isEnough = ({ count }: { count: number }): boolean => this.entries.length >= count;
    for (const { resolve } of this.#waiting.filter(isEnough)) resolve();
    this.#waiting = this.#waiting.filter((each) => !isEnough(each));
  }

  async until(count: number): Promise<readonly Entry[]> {
    if (this.entries.length < count) {
      await new Promise<void>((resolve) => {
        this.#waiting = [...this.#waiting, { count, resolve }];
      });
    }
    return this.entries;
  }
}

export interface RunningFeeds {
  readonly clock: ManualClock;
  readonly statuses: readonly FeedStatus[];
  readonly reports: Growing<PositionReport | StaticReport>;
  readonly lines: Growing<string>;
  /** The delays before new connections and requests. */
  readonly waits: Growing<number>;
  /** Lets time pass for what waits for a reply or watches for silence. */
  readonly pass: (ms: number) => Promise<void>;
  /** Aborts, as Ctrl-C does, and waits for the end of all feeds. */
  readonly stop: () => Promise<void>;
  /** Resolves when all feeds have ended by themselves. */
  readonly over: Promise<void>;
}

export interface FeedSetting {
  readonly stdin?: AsyncIterable<Uint8Array>;
  /** Whether the peer replies to a connection; default true. */
  readonly isResponding?: boolean;
  /** Whether the service accepts reports; default true. */
  readonly isAccepting?: boolean;
  /** Until it resolves, the service stores nothing. */
  readonly held?: Promise<void>;
  /** Whether the delays before new connections and requests last until time passes; default false. */
  readonly isPatient?: boolean;
  /** Returns what chance takes from these delays; default none. */
  readonly chance?: () => number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs feeds into a service that records the reports, with a clock that stands still and delays that take no time. */
export function runFeeds(texts: readonly string[], setting: FeedSetting = {}): RunningFeeds {
  const { stdin = bytesOf(''), isResponding = true, isAccepting = true } = setting;
  const { isPatient = false, chance = () => 0, env = {}, held } = setting;
  const clock = manualClock(FEED_CLOCK_MS);
  const feeds = new FeedSet(texts.map(feedOf), clock);
  const [reports, lines, waits] = [
    new Growing<PositionReport | StaticReport>(),
    new Growing<string>(),
    new Growing<number>(),
  ];
  const ending = new AbortController();
  const timers = manualTimers(clock);
  const wait: Wait = async (ms, signal) => {
    const isDelay = ms !== CONNECT_MS && ms !== SILENCE_CHECK_MS;
    if (isDelay) waits.push(ms);
    if (isDelay ? isPatient : isResponding || ms !== CONNECT_MS) await timers.wait(ms, signal);
  };
  const service = {
    ingest: async ({ positions = [], statics = [] }: IngestBatch) => {
      const received = [...positions, ...statics] as (PositionReport | StaticReport)[];
      if (!isAccepting) return failWith('stopping', 'The service is stopping.');
      // A write takes some turns of the event loop.
      await new Promise(setImmediate);
      await held;
      reports.push(...received);
      return success({
        accepted: received.length,
        late: 0,
        ...{ rejected: [], rejectedEarlier: [], positions: [] },
      });
    },
  };
  const over = feeds.run(
    { ...{ service, wait, chance, env, stdin }, signal: ending.signal },
    (line) => lines.push(line),
  );
  return {
    clock,
    statuses: feeds.statuses,
    reports,
    lines,
    waits,
    pass: timers.pass,
    over,
    stop: () => {
      ending.abort();
      return over;
    },
  };
}

/** Waits that end when time passes, in the order of their times. */
function manualTimers(clock: ManualClock): Pick<RunningFeeds, 'pass'> & { readonly wait: Wait } {
  const waiting = new Set<{ readonly dueMs: number; readonly resolve: () => void }>();
  return {
    wait: (ms, signal) =>
      new Promise<void>((resolve) => {
        if (signal.aborted) return resolve();
        const entry = { dueMs: clock.now() + ms, resolve: end };
        function end(): void {
          waiting.delete(entry);
          signal.removeEventListener('abort', end);
          resolve();
        }
        waiting.add(entry);
        signal.addEventListener('abort', end, { once: true });
      }),
    async pass(ms) {
      const endMs = clock.now() + ms;
      for (;;) {
        const next = [...waiting].toSorted((one, other) => one.dueMs - other.dueMs)[0];
        if (next === undefined || next.dueMs > endMs) break;
        clock.set(Math.max(clock.now(), next.dueMs));
        next.resolve();
        // The code that waited continues, and waits again.
        await new Promise(setImmediate);
      }
      clock.set(endMs);
    },
  };
}

function feedOf(text: string): Feed {
  const feed = parseFeed(text);
  if (feed.ok) return feed.value;
  throw new Error(`${text}: ${feed.error}`);
}

/** A server on a free port that treats each connection alike. */
export interface FakeReceiver {
  readonly feed: string;
  readonly close: () => void;
}

export async function startFakeReceiver(
  connected: (socket: Socket, connection: number) => void,
): Promise<FakeReceiver> {
  let connections = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    // Some tests reset connections.
    socket.on('error', () => undefined);
    connected(socket, connections++);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    feed: `tcp://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The sentence of a ship, without a time, as receivers send it. */
export function sentence(mmsi: number, longitude = 10): string {
  return encodePosition(position(mmsi, longitude), { transmitter: 'A' })
    .map((line) => `${line.replace(/^\\.*\\/, '')}\r\n`)
    .join('');
}

export function position(mmsi: number, longitude = 10): PositionReport {
  return {
    ...{ mmsi: mmsi as Mmsi, timeMs: FEED_CLOCK_MS, longitude, latitude: 54 },
    ...{ sog: 0, cog: 0, heading: 0, rot: 0, navStatus: 1 },
  };
}
