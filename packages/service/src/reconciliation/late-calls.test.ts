import { createMemoryStore, manualClock } from '@roadstead/contracts';
import type { Imo, Locode, Mmsi, PositionReport } from '@roadstead/model';
import { type PortCall, PortCallDetector, TrackCleaner } from '@roadstead/tracking';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import { mortalStore } from '../testing/mortal-store.ts';
import {
  FIRST,
  NOON_MS,
  optionsFor,
  report,
  SECOND,
  staticReport,
} from '../testing/running-service.ts';
import { PORT_DIRECTORY, seededRandom } from '../testing/seeded-fleet.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Minutes between two reports. */
const EVERY = 20;
const SAILING_HOURS = 4;
const IMO = 9_074_729;
const LANE = ['DEHAM', 'DEHAM'] as readonly string[] as readonly [Locode, Locode];

/** A ship that lies in port for some hours, sails east for four, drifts at sea, and comes back; at the end it is at sea. */
function voyage(random: () => number, days: number): readonly PositionReport[] {
  const reports: PositionReport[] = [];
  const end = days * DAY;
  let minute = Math.floor(random() * EVERY);
  const stay = (hours: number, longitude: (hour: number) => number): void => {
    const begin = minute;
    for (; minute < Math.min(end, begin + hours * HOUR); minute += EVERY) {
      reports.push(report(FIRST, minute, longitude((minute - begin) / HOUR)));
    }
  };
  while (minute < end - 4 * DAY) {
    stay(SAILING_HOURS, (hour) => 11 - hour / SAILING_HOURS);
    stay(6 + 60 * random(), () => 10);
    stay(SAILING_HOURS, (hour) => 10 + hour / SAILING_HOURS);
    stay(6 + 60 * random(), (hour) => 11 + 0.05 * hour);
  }
  stay(5 * DAY, (hour) => 11 + 0.02 * hour);
  return reports;
}

/** The calls in all reports in the order of time. */
function callsIn(reports: readonly PositionReport[]): readonly object[] {
  const sorted = [...reports].sort((one, other) => one.timeMs - other.timeMs);
  const detector = new PortCallDetector((...place) => PORT_DIRECTORY.placeAt(...place));
  const calls = new Map<number, PortCall>();
  for (const call of detector.step(new TrackCleaner().clean(sorted))) calls.set(call.beginMs, call);
  return [...calls.values()].map(({ beginMs, ataMs, endMs, atdMs }) => ({
    ...{ beginMs, ataMs, endMs, atdMs },
  }));
}

async function storedCalls(service: MaritimeService): Promise<readonly object[]> {
  const calls = await service.tracking.listPortCalls(FIRST as Mmsi);
  return (calls.ok ? calls.value : [])
    .map(({ beginMs, ataMs, endMs, atdMs }) => ({ beginMs, ataMs, endMs, atdMs }))
    .toReversed();
}

function createRun(): { begin(): Promise<MaritimeService> } {
  const memory = createMemoryStore();
  let kill = (): void => undefined;
  return {
    async begin() {
      kill();
      const life = mortalStore(memory);
      kill = life.kill;
      const service = createMaritimeService({
        ...{ ...optionsFor(life.store, manualClock(NOON_MS + 400 * DAY * 60_000)) },
        ...{ ports: PORT_DIRECTORY, reports: 'recorded' as const },
      });
      await service.start();
      return service;
    },
  };
}

const STATICS = [{ ...staticReport(FIRST, null), imo: IMO as Imo }];
/** Event time is two months on. */
const NEWEST = [report(FIRST, 60 * DAY, 11), report(SECOND, 60 * DAY, 12)];

function atSea(...days: readonly number[]): readonly PositionReport[] {
  return days.map((day) => report(FIRST, day * DAY, 11));
}

/** A service with a voyage of the first ship from the port on day 5 to the same port on day 20. */
async function startWithVoyage(): Promise<MaritimeService> {
  const portsOfLocode = () => [{ id: 1, locode: 'DEHAM', name: 'Port' }];
  const service = createMaritimeService({
    ...optionsFor(createMemoryStore(), manualClock(NOON_MS)),
    ports: { ...PORT_DIRECTORY, portsOfLocode },
  });
  await service.start();
  const at = (day: number): string => new Date(NOON_MS + day * DAY * 60_000).toISOString();
  await service.tradeLanes.putVoyages([
    {
      ...{ vessel_operator_carrier_code: 'MAEU', carrier_voyage_number: '1' },
      vessel_imo_number: IMO,
      port_calls: [
        { un_location_code: 'DEHAM', arrival_datetime: at(5) },
        { un_location_code: 'DEHAM', arrival_datetime: at(20) },
      ],
    },
  ]);
  return service;
}

async function outcomes({ tradeLanes }: MaritimeService): Promise<readonly object[]> {
  const [lane] = await tradeLanes.listStatistics(...LANE);
  return [lane.originCalls, lane.destinationCalls];
}

describe('[V24] port calls', () => {
  it('are those of all reports in the order of time, however late these come', async () => {
    const world = fc.record({
      seed: fc.nat(),
      days: fc.constantFrom(12, 40),
      lateShare: fc.constantFrom(0.02, 0.3, 1),
      isInRuns: fc.boolean(),
      isKilled: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(world, async ({ seed, days, lateShare, isInRuns, isKilled }) => {
        const random = seededRandom(seed);
        const reports = voyage(random, days);
        let isLate = false;
        const late = new Set(
          reports.filter(() => {
            // Runs of late reports, as where a receiver was offline; or single ones.
            if (isInRuns && random() > 0.02) return isLate;
            isLate = random() < lateShare;
            return isLate;
          }),
        );
        const run = createRun();
        let service = await run.begin();
        const batches = [...reports.filter((each) => !late.has(each))];
        for (let from = 0; from < batches.length; from += 200) {
          const positions = batches.slice(from, from + 200);
          const others = positions
            .slice(-1)
            .map(({ timeMs }) => ({ ...report(SECOND, 0), timeMs }));
          await service.ingest({ positions: [...positions, ...others] });
          if (isKilled && random() < 0.2) service = await run.begin();
        }
        // The newest report of all, so that all late ones are late.
        await service.ingest({ positions: [report(SECOND, days * DAY + HOUR, 12)] });
        const parts = [...late];
        for (let from = 0; from < parts.length; from += 500) {
          await service.ingest({ positions: parts.slice(from, from + 500) });
          if (random() < 0.5) await service.reconcile();
          if (isKilled && random() < 0.3) service = await run.begin();
        }
        await service.reconcile();
        expect(await storedCalls(service)).toEqual(callsIn(reports));
        await service.stop();
      }),
      { numRuns: Number(process.env['LATE_RUNS'] ?? 15) },
    );
  });

  it('of history that is older than the changes of configurations are found, and lanes follow', async () => {
    const service = await startWithVoyage();
    // The ship is heard before and after its second call only, at sea.
    await service.ingest({ positions: [...atSea(18, 19, 21, 22), ...NEWEST], statics: STATICS });
    expect(await outcomes(service)).toMatchObject([{ unknown: 1 }, { omitted: 1 }]);
    const inPort = [5, 20].flatMap((day) =>
      Array.from({ length: 25 }, (_, i) => report(FIRST, day * DAY + i * EVERY, 10)),
    );
    const approach = [4.5, 5.8, 19.5, 20.8].map((day) => report(FIRST, day * DAY, 10.5));
    await service.ingest({ positions: [...approach, ...inPort] });
    await service.reconcile();
    expect(service.status.reconciliation).toMatchObject({ shipsWaiting: 0, portCallsChanged: 2 });
    expect(service.status.reconciliation.periodsTooOld).toBeGreaterThan(0);
    expect(await outcomes(service)).toMatchObject([{ made: 1 }, { made: 1, omitted: 0 }]);
    await service.stop();
  });

  it('[A6] that late reports do not show are omissions, although the ship was not heard before', async () => {
    const service = await startWithVoyage();
    await service.ingest({ positions: NEWEST, statics: STATICS });
    expect(await outcomes(service)).toMatchObject([{ unknown: 1 }, { unknown: 1, omitted: 0 }]);
    await service.ingest({ positions: atSea(18, 19, 21, 22) });
    await service.reconcile();
    expect(await outcomes(service)).toMatchObject([{ unknown: 1 }, { unknown: 0, omitted: 1 }]);
    await service.stop();
  });

  it('[A6] are unknown until the late reports around their time are compared', async () => {
    const service = await startWithVoyage();
    await service.ingest({ positions: NEWEST, statics: STATICS });
    await service.ingest({ positions: atSea(18, 19, 21, 22) });
    expect(await outcomes(service)).toMatchObject([{ unknown: 1 }, { unknown: 1, omitted: 0 }]);
    await service.reconcile();
    expect(await outcomes(service)).toMatchObject([{ unknown: 1 }, { unknown: 0, omitted: 1 }]);
    await service.stop();
  });

  it('[A6] a ship that is silent since it was in port has not omitted its next call', async () => {
    const service = await startWithVoyage();
    const inPort = Array.from({ length: 73 }, (_, i) => report(FIRST, 8 * DAY + i * EVERY, 10));
    const others = [SECOND, SECOND + 1].map((mmsi) => report(mmsi, 60 * DAY, 12));
    await service.ingest({
      positions: [report(FIRST, 7.5 * DAY, 11), ...inPort, ...others],
      statics: STATICS,
    });
    expect(await outcomes(service)).toMatchObject([{ made: 1 }, { unknown: 1, omitted: 0 }]);
    await service.stop();
  });
});
