import { createMemoryStore } from '@roadstead/contracts';
import type { Imo, Mmsi } from '@roadstead/model';
import { expect, it } from 'vitest';
import { changeStream } from '../testing/change-stream.ts';
import type { NextPortRecord } from './next-ports.ts';
import { PredictionLog } from './prediction-log.ts';

const IMO = 9_074_729 as Imo;
const HOUR_MS = 3_600_000;
const ETA_MS = Date.UTC(2026, 5, 2);

function record(change: Partial<NextPortRecord> = {}): NextPortRecord {
  return {
    ...{ imo: IMO, locode: 'DEHAM', probability: 0.5, etaMs: ETA_MS, etaEarlyMs: null },
    ...{ etaLateMs: null, after: null, mmsi: 211_000_001 as Mmsi, shiptype: null },
    ...{ heardMs: null, isInPort: false },
    ...change,
  };
}

function open() {
  const store = createMemoryStore();
  const log = new PredictionLog({ store, changes: changeStream(store) });
  /** Observes a prediction, and looks at it after some minutes. @returns the number of entries of the feed */
  const look = async (records: readonly NextPortRecord[], minute: number): Promise<number> => {
    log.observe(IMO, records);
    await log.recordIfDue(minute * 60_000);
    return (await store.feed.bounds()).newest;
  };
  return { store, look };
}

it.each<[string, readonly NextPortRecord[], 0 | 1]>([
  ['another most probable port', [record({ locode: 'NLRTM' }), record()], 1],
  ['another second port', [record(), record({ locode: 'NLRTM', probability: 0.3 })], 0],
  ['a probability higher by 0.11', [record({ probability: 0.61 })], 1],
  ['a probability higher by 0.09', [record({ probability: 0.59 })], 0],
  ['an ETA later by an hour', [record({ etaMs: ETA_MS + HOUR_MS })], 1],
  ['an ETA later by a minute less', [record({ etaMs: ETA_MS + HOUR_MS - 60_000 })], 0],
  ['an ETA that is unknown', [record({ etaMs: null })], 1],
  ['no port any more', [], 1],
])('[L3] %s is a change as often as that: %#', async (_, after, changes) => {
  const { look } = open();
  expect(await look([record()], 0)).toBe(1);
  expect(await look(after, 10)).toBe(1 + changes);
  expect(await look(after, 20)).toBe(1 + changes);
});

it('[L3] is compared with what was recorded last, not with what was seen last', async () => {
  const { look } = open();
  await look([record()], 0);
  expect(await look([record({ probability: 0.55 })], 10)).toBe(1);
  expect(await look([record({ probability: 0.61 })], 20)).toBe(2);
});

it('[L3] is looked at every ten minutes of event time', async () => {
  const { look } = open();
  await look([record()], 0);
  expect(await look([record({ locode: 'NLRTM' })], 9)).toBe(1);
  expect(await look([record({ locode: 'NLRTM' })], 10)).toBe(2);
});
