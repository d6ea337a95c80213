import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { encodePosition } from '@roadstead/ais';
import { type ManualClock, manualClock } from '@roadstead/contracts';
import type { FeedStatus } from '@roadstead/http';
import { type Mmsi, type PositionReport, refusal, success } from '@roadstead/model';
import type { Report } from '@roadstead/service';
import { FeedSet } from '../serve/feeds/feed-set.ts';
import { type Feed, parseFeed } from '../serve/feeds/parse-feed.ts';
import { CONNECT_MS } from '../serve/feeds/tcp-bytes.ts';
import type { Wait } from '../serve/feeds/waiting.ts';
import { bytesOf } from './fake-host.ts';

/** Noon of a day in June 2026, when all live reports come. */
export const NOON_MS: number = Date.UTC(2026, 5, 1, 12);

/** A list that tells when it has so many entries. */
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
  readonly reports: Growing<Report>;
  readonly lines: Growing<string>;
  /** For how long it would have waited before it tried again. */
  readonly waits: Growing<number>;
  /** As Ctrl-C does; until all have ended. */
  readonly stop: () => Promise<void>;
  /** Until all are over by themselves. */
  readonly over: Promise<void>;
}

export interface FeedSetting {
  readonly stdin?: AsyncIterable<Uint8Array>;
  /** Whether the one that is waited for answers; default yes. */
  readonly answers?: boolean;
  /** Whether the service takes reports; default yes. */
  readonly takes?: boolean;
}

/** Runs feeds into a service that keeps what it is given, by a clock that stands and with waits that take no time. */
export function runFeeds(texts: readonly string[], setting: FeedSetting = {}): RunningFeeds {
  const { stdin = bytesOf(''), answers = true, takes = true } = setting;
  const clock = manualClock(NOON_MS);
  const feeds = new FeedSet(texts.map(feedOf), clock);
  const [reports, lines, waits] = [
    new Growing<Report>(),
    new Growing<string>(),
    new Growing<number>(),
  ];
  const ending = new AbortController();
  const wait: Wait = async (ms, signal) => {
    if (ms !== CONNECT_MS) waits.push(ms);
    else if (answers && !signal.aborted) await once(signal, 'abort');
  };
  const service = {
    ingest: async (given: readonly Report[]) => {
      if (!takes) return refusal('stopping', 'The service is stopping.');
      // As writing does, it takes some turns.
      await new Promise(setImmediate);
      reports.push(...given);
      return success({ accepted: given.length, late: 0, rejected: [] });
    },
  };
  const over = feeds.run({ service, wait, stdin, signal: ending.signal }, (line) =>
    lines.push(line),
  );
  return {
    clock,
    statuses: feeds.statuses,
    reports,
    lines,
    waits,
    over,
    stop: () => {
      ending.abort();
      return over;
    },
  };
}

function feedOf(text: string): Feed {
  const feed = parseFeed(text);
  if (feed.ok) return feed.value;
  throw new Error(`${text}: ${feed.failure}`);
}

/** A server at a free port of this machine that does the same with each connection. */
export interface Receiver {
  readonly feed: string;
  readonly close: () => void;
}

export async function receiver(
  connected: (socket: Socket, connection: number) => void,
): Promise<Receiver> {
  let connections = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    // One that is reset is what some tests want.
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

/** What a ship says; without a time, as receivers send it. */
export function sentence(mmsi: number, longitude = 10): string {
  return encodePosition(position(mmsi, longitude), { transmitter: 'A' })
    .map((line) => `${line.replace(/^\\.*\\/, '')}\r\n`)
    .join('');
}

export function position(mmsi: number, longitude = 10): PositionReport {
  return {
    ...{ mmsi: mmsi as Mmsi, timeMs: NOON_MS, longitude, latitude: 54 },
    ...{ sog: 0, cog: 0, heading: 0, rot: 0, navStatus: 1 },
  };
}
