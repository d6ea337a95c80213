import { createMemoryStore } from '@roadstead/contracts';
import type { Mmsi, PositionReport } from '@roadstead/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readHistory } from './history.ts';
import { positionSeries, rowOf } from './positions.ts';

const DAY_MS = 86_400_000;

function reportAt(mmsi: number, timeMs: number): PositionReport {
  const nothing = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };
  return { mmsi: mmsi as Mmsi, timeMs, longitude: 10, latitude: 54, ...nothing };
}

async function readAll(
  reports: readonly PositionReport[],
  beginMs: number,
  endMs: number,
): Promise<readonly PositionReport[]> {
  const store = createMemoryStore();
  await store.write([positionSeries(store).append(reports.map(rowOf))]);
  const read: PositionReport[] = [];
  let lastMs = Number.NEGATIVE_INFINITY;
  for await (const slice of readHistory(store, { beginMs, endMs })) {
    for (const { timeMs } of slice.reports) expect(timeMs).toBeGreaterThan(lastMs);
    lastMs = slice.toMs;
    read.push(...slice.reports);
  }
  return read;
}

it('yields each report of a period once, in the order of time, across any gap', async () => {
  const when = fc.oneof(
    fc.nat(10_000_000),
    fc.nat(3000).map((days) => days * DAY_MS),
  );
  const report = fc.record({ mmsi: fc.integer({ min: 201_000_000, max: 201_000_005 }), when });
  await fc.assert(
    fc.asyncProperty(fc.array(report), when, when, async (said, beginMs, endMs) => {
      const reports = said.map(({ mmsi, when: timeMs }) => reportAt(mmsi, timeMs));
      const known = new Map(reports.map((each) => [`${each.mmsi} ${each.timeMs}`, each]));
      const expected = [...known.values()]
        .filter(({ timeMs }) => timeMs >= beginMs && timeMs <= endMs)
        .sort((one, other) => one.timeMs - other.timeMs || one.mmsi - other.mmsi);
      expect(await readAll(reports, beginMs, endMs)).toEqual(expected);
    }),
  );
});

it('skips the years up to a report with a wrong clock', async () => {
  const reports = [reportAt(201_000_001, 0), reportAt(201_000_001, 400_000 * DAY_MS)];
  expect(await readAll(reports, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)).toHaveLength(
    2,
  );
});
