import { addStatics, type StaticHistory } from '@roadstead/assessment';
import { createMemoryStore } from '@roadstead/contracts';
import type { Imo, Mmsi, StaticReport } from '@roadstead/model';
import { mergeStatic, type ShipRecord, type Tracker } from '@roadstead/tracking';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NOON_MS, staticReport } from '../testing/running-service.ts';
import { Ships } from './ships.ts';

const reports: fc.Arbitrary<StaticReport> = fc
  .record({
    mmsi: fc.constantFrom(1, 2),
    timeMs: fc.option(fc.integer({ min: NOON_MS, max: NOON_MS + 9 })),
    shiptype: fc.constantFrom(0, 70, 80),
    draughtMeters: fc.constantFrom(null, 8, 9),
    toBowMeters: fc.constantFrom(null, 90, 100),
    name: fc.constantFrom(null, 'ALFA', 'BRAVO'),
    imo: fc.constantFrom(null, 9_074_729 as Imo),
    eta: fc.constantFrom(null, ...[1, 2].map((day) => ({ month: 6, day, hour: 3, minute: 4 }))),
  })
  .map(({ mmsi, timeMs, shiptype, ...fields }) => ({
    ...staticReport(mmsi, timeMs, shiptype),
    ...fields,
  }));

const steps = fc.array(
  fc.record({
    /** Each is observed before the one before is written, as batches in flight are. */
    batches: fc.array(fc.array(reports, { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
    passedMs: fc.constantFrom(0, 1, 3),
    restart: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

/** The static data of ships, each report merged in memory. */
class PlainShips {
  readonly records: Map<Mmsi, ShipRecord> = new Map();
  readonly histories: Map<Mmsi, StaticHistory> = new Map();

  add(some: readonly StaticReport[], { eventTimeMs, watermarkMs }: Tracker, heardMs: number): void {
    addStatics(this.histories, some, eventTimeMs, watermarkMs);
    for (const report of some) {
      const merged = mergeStatic(this.records.get(report.mmsi), report, heardMs);
      this.records.set(report.mmsi, merged);
    }
  }
}

async function recordsOf(ships: Ships): Promise<ReadonlyMap<Mmsi, ShipRecord>> {
  const records = new Map<Mmsi, ShipRecord>();
  for await (const some of ships.all())
    for (const { mmsi, said } of some) records.set(mmsi, { mmsi, said });
  return records;
}

function historiesOf(histories: ReadonlyMap<Mmsi, StaticHistory>): object {
  return new Map([...histories].map(([mmsi, history]) => [mmsi, history.toJSON()]));
}

it('[T1, F10] records and histories are those of all reports, however they repeat, and whatever restarts', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const store = createMemoryStore();
      const plain = new PlainShips();
      let ships = new Ships(store);
      // Another process, which follows.
      const other = new Ships(store);
      await other.load();
      const follow = (): void => {
        ships.changed$.subscribe((changed) => other.follow(changed, []));
        ships.repeated$.subscribe((times) => other.followTimes(times));
      };
      follow();
      let nowMs = NOON_MS;
      for (const { batches, passedMs, restart } of all) {
        nowMs += passedMs;
        const tracker = { eventTimeMs: nowMs, watermarkMs: nowMs - 3 } as Tracker;
        for (const batch of batches) {
          plain.add(batch, tracker, nowMs);
          ships.observe(batch, tracker);
        }
        for (const batch of batches) {
          const { operations, settle } = await ships.prepare(batch, nowMs);
          await store.write(operations);
          settle();
        }
        expect(await recordsOf(ships)).toEqual(plain.records);
        expect(await recordsOf(other)).toEqual(plain.records);
        expect(historiesOf(ships.histories)).toEqual(historiesOf(plain.histories));
        if (!restart) continue;
        ships = new Ships(store);
        await ships.start(() => undefined);
        follow();
        expect(await recordsOf(ships)).toEqual(plain.records);
        expect(historiesOf(ships.histories)).toEqual(historiesOf(plain.histories));
      }
    }),
    { numRuns: 300 },
  );
});
