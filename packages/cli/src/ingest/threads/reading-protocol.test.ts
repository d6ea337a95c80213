import { setImmediate } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import type { Mmsi, PositionReport, StaticReport } from '@roadstead/model';
import { type PositionSource, RunCounts } from '@roadstead/recordings';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { UserError } from '../../host/host.ts';
import { receiveReports, sendReports } from './reading-protocol.ts';

const NEVER = new Promise<never>(() => undefined);
const BATCHES = 40;

let channel: MessageChannel;
beforeEach(() => {
  channel = new MessageChannel();
});
afterEach(() => channel.port1.close());

function reportAt(timeMs: number): PositionReport {
  const position = { mmsi: 235000001 as Mmsi, timeMs, longitude: -0, latitude: 50.123456789 };
  return { ...position, sog: 1.5, cog: null, heading: 0, rot: null, navStatus: 15 };
}

function sourceOf(read: PositionSource['read'], counts = new RunCounts()): PositionSource {
  const statics: PositionSource['statics'] = async () => new Map();
  return { read, counts, statics, bytesTotal: undefined, sorted: undefined };
}

/** A source of batches with one report each. @param onRead called with the number of each */
function numbered(onRead: (i: number) => void = () => undefined): () => Promise<PositionSource> {
  return async () =>
    sourceOf(async function* () {
      for (let i = 0; i < BATCHES; i++) {
        onRead(i);
        yield [reportAt(i)];
        await setImmediate();
      }
    });
}

async function received(
  counts = new RunCounts(),
  add: (statics: readonly StaticReport[]) => void = () => undefined,
): Promise<readonly PositionReport[]> {
  const reports: PositionReport[] = [];
  for await (const batch of receiveReports(channel.port1, NEVER, counts)(add))
    reports.push(...batch);
  return reports;
}

it('arrive in their order, all of them, as they were', async () => {
  const sent = sendReports(channel.port2, numbered());
  expect(await received()).toEqual(Array.from({ length: BATCHES }, (_, i) => reportAt(i)));
  await sent;
});

it('are read a few ahead of those that are processed, and no more', async () => {
  let read = 0;
  const onRead = (i: number): void => {
    read = i + 1;
  };
  const sent = sendReports(channel.port2, numbered(onRead));
  let processed = 0;
  let aheadMax = 0;
  for await (const _ of receiveReports(channel.port1, NEVER, new RunCounts())()) {
    for (let turn = 0; turn < 10; turn++) await setImmediate();
    aheadMax = Math.max(aheadMax, read - processed);
    processed++;
  }
  await sent;
  // Four that are sent, and one that waits.
  expect(aheadMax).toBe(5);
});

it('have the static reports before them, also before the end', async () => {
  const staticOf = (timeMs: number) => ({ mmsi: 235000001 as Mmsi, timeMs, name: 'A' });
  const sent = sendReports(channel.port2, async () =>
    sourceOf(async function* (add) {
      add?.([staticOf(1)] as StaticReport[]);
      yield [reportAt(2)];
      add?.([staticOf(3)] as StaticReport[]);
    }),
  );
  const statics: StaticReport[] = [];
  await received(new RunCounts(), (some) => statics.push(...some));
  expect(statics).toEqual([staticOf(1), staticOf(3)]);
  await sent;
});

it('have the counts of their lines, beside the reports that this thread has rejected', async () => {
  const counts = new RunCounts();
  counts.addRejected({ report: reportAt(1), reason: 'jump', detail: '' });
  const sent = sendReports(channel.port2, async () => {
    const read = new RunCounts();
    return sourceOf(
      () =>
        read.positionsOf({
          name: 'day.csv',
          sizeBytes: 9,
          batches: (async function* () {
            yield {
              ...{ positions: [reportAt(1)], positionLines: [2], statics: [], staticLines: [] },
              ...{ lines: 3, bytes: 9, skipped: 1, warnings: [] },
              rejected: [{ line: 3, reason: 'malformed', detail: '' } as const],
            };
          })(),
        }),
      read,
    );
  });
  await received(counts);
  expect(counts).toMatchObject({ lines: 3, bytes: 9, skipped: 1 });
  expect(counts.recordings).toEqual([{ name: 'day.csv' }]);
  expect([...counts.rejected.keys()]).toEqual(['jump', 'malformed']);
  await sent;
});

it('of an input that cannot be read end with a UserError after those before', async () => {
  const sent = sendReports(channel.port2, async () =>
    sourceOf(async function* () {
      yield [reportAt(1)];
      throw new UserError('day.csv: it is damaged.');
    }),
  );
  const batches: (readonly PositionReport[])[] = [];
  const receiving = (async () => {
    for await (const batch of receiveReports(channel.port1, NEVER, new RunCounts())())
      batches.push(batch);
  })();
  await expect(receiving).rejects.toThrow(new UserError('day.csv: it is damaged.'));
  await expect(receiving).rejects.toBeInstanceOf(UserError);
  expect(batches).toHaveLength(1);
  await sent;
});

it('of a thread that fails end with its error', async () => {
  const error = new Error('A defect');
  const failed = Promise.reject(error);
  const reports = receiveReports(channel.port1, failed, new RunCounts())();
  await expect(reports[Symbol.asyncIterator]().next()).rejects.toBe(error);
  const failing = sendReports(channel.port2, async () => {
    throw error;
  });
  await expect(failing).rejects.toBe(error);
});
