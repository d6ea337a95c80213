import type { EncounterFilters, Mmsi, ReportedFix, StaticReport } from '@roadstead/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FiringFilters } from './firing-filters.ts';
import { OpenEncounter } from './open-encounter.ts';
import { PreparedFilters } from './prepared-filters.ts';
import { ShipHistories } from './ship-histories.ts';

const MINUTE_MS = 60_000;
const MINUTES = 400;
const WINDOW_MS = 30 * MINUTE_MS;
const GAP_MS = 60 * MINUTE_MS;
const DISTANCE_METERS = 500;
const [A, B] = [211000001, 211000002] as [Mmsi, Mmsi];
const METERS_PER_DEGREE = 111_000;
const surroundings = {
  portAreaMeters: () => 12_000,
  anchorageMeters: () => 3000,
  shoreMeters: () => 9000,
};

/** A stretch of time in which ships move alike. */
const phases = fc.array(
  fc.record({
    minutes: fc.integer({ min: 10, max: 150 }),
    metersApart: fc.integer({ min: 0, max: 480 }),
    knots: fc.constantFrom(0, 0.2, 1, 3, 6, 10),
    headingDifference: fc.constantFrom(null, 0, 90, 180),
    status: fc.constantFrom(0, 1, 5),
  }),
  { minLength: 1, maxLength: 5 },
);

type Phase = (typeof phases extends fc.Arbitrary<infer Phases> ? Phases : never)[number];

const fleets = fc.record({
  phases,
  everyMinutes: fc.tuple(fc.integer({ min: 2, max: 15 }), fc.integer({ min: 2, max: 15 })),
  statics: fc.array(
    fc.record({
      isFirst: fc.boolean(),
      fix: fc.integer({ min: 0, max: 20 }),
      shiptype: fc.constantFrom(30, 52, 70, 80),
      lengthMeters: fc.constantFrom(20, 80, 180, 300),
      reported: fc.constantFrom('type', 'length', 'hull', 'all'),
    }),
    { maxLength: 6 },
  ),
});

type Fleet = typeof fleets extends fc.Arbitrary<infer Value> ? Value : never;

const allFilters = fc.record({
  probabilityMin: fc.constantFrom(0.02, 0.1, 0.3, 0.5, 0.8),
  durationMinutesMin: fc.integer({ min: 31, max: 200 }),
  speedKnotsMedianMax: fc.constantFrom(0.5, 2, 5),
  speedKnotsMax: fc.constantFrom(2, 8),
  distanceLengthsMax: fc.constantFrom(0.5, 2),
  lengthMetersMin: fc.constantFrom(50, 150),
  bothShipTypes: fc.constantFrom('cargo,tanker', 'tanker'),
  kinds: fc.constant(['transfer', 'bunkering', 'anchored_neighbours']),
});

/** One filter or two: more seldom hold. */
const filters = fc
  .tuple(
    allFilters,
    fc.shuffledSubarray(
      [
        ...['probabilityMin', 'durationMinutesMin', 'speedKnotsMedianMax', 'speedKnotsMax'],
        ...['distanceLengthsMax', 'lengthMetersMin', 'bothShipTypes', 'kinds'],
      ],
      { minLength: 1, maxLength: 2 },
    ),
    fc.constantFrom([], ['lengthMetersMin'], ['bothShipTypes', 'distanceLengthsMax']),
  )
  .map(([all, names, unknown]) => {
    const wanted = Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
    return { ...wanted, unknown } as EncounterFilters;
  });

function phaseAt({ phases: all }: Fleet, minute: number): Phase {
  let untilMinute = 0;
  for (const phase of all) {
    untilMinute += phase.minutes;
    if (minute < untilMinute) return phase;
  }
  return all[all.length - 1];
}

function fixesOf(fleet: Fleet): readonly ReportedFix[] {
  const fixes: ReportedFix[] = [];
  let east = 0;
  for (let minute = 0; minute <= MINUTES; minute++) {
    const { metersApart, knots, headingDifference, status } = phaseAt(fleet, minute);
    east += (knots * 1852) / 60 / METERS_PER_DEGREE;
    const at = { timeMs: minute * MINUTE_MS, longitude: 10 + east };
    const moving = { sog: knots, cog: 90, rot: null, navStatus: status };
    const isHeard = fleet.everyMinutes.map((every) => minute % every === 0);
    const heading = headingDifference === null ? null : 90;
    if (isHeard[0]) fixes.push({ mmsi: A, ...at, latitude: 0, ...moving, heading });
    if (isHeard[1]) {
      const latitude = metersApart / METERS_PER_DEGREE;
      const other = heading === null ? null : (heading + Number(headingDifference)) % 360;
      fixes.push({ mmsi: B, ...at, latitude, ...moving, heading: other });
    }
  }
  return fixes;
}

function historiesOf(fleet: Fleet): ShipHistories {
  const histories = new ShipHistories();
  histories.addFixes(fixesOf(fleet));
  const statics = fleet.statics.map(({ isFirst, fix, shiptype, lengthMeters, reported }) => {
    const has = (part: string): boolean => reported === part || reported === 'all';
    return {
      mmsi: isFirst ? A : B,
      timeMs: fix * fleet.everyMinutes[isFirst ? 0 : 1] * MINUTE_MS,
      ...{ imo: null, callsign: null, name: null, destination: null, eta: null },
      ...{ widthMeters: null, draughtMeters: null },
      shiptype: has('type') ? shiptype : null,
      lengthMeters: has('length') ? lengthMeters : null,
      toBowMeters: has('hull') ? lengthMeters - 10 : null,
      toSternMeters: has('hull') ? 10 : null,
      toPortMeters: has('hull') ? 10 : null,
      toStarboardMeters: has('hull') ? 10 : null,
    };
  });
  histories.addStatics(statics as readonly StaticReport[], 0, Number.NEGATIVE_INFINITY);
  return histories;
}

const ENCOUNTER = {
  ...{ configurationId: 1, distanceMeters: DISTANCE_METERS, gapMaxMs: GAP_MS },
  ...{ first: A, second: B, activationTimeMs: 0, windowEndMs: WINDOW_MS },
};

/** Evaluates the filters at each fix and each change of static data. */
function plainInstant(fleet: Fleet, wanted: EncounterFilters): number | undefined {
  const open = OpenEncounter.begin(ENCOUNTER, historiesOf(fleet), surroundings);
  const prepared = new PreparedFilters(wanted);
  let timeMs = WINDOW_MS;
  while (open && timeMs <= MINUTES * MINUTE_MS) {
    const input = { features: open.featuresAt(timeMs), distanceMeters: DISTANCE_METERS };
    if (prepared.hold(input) && open.positionsAt(timeMs)) return timeMs;
    timeMs = open.nextInstant(timeMs, Number.NEGATIVE_INFINITY);
  }
  return undefined;
}

/** Evaluates the filters as the detector does, at some instants after others. */
function firedInstant(
  fleet: Fleet,
  wanted: EncounterFilters,
  minutes: readonly number[],
): number | undefined {
  const options = { surroundings, gapMaxMinutes: 60 };
  const firing = new FiringFilters({ ...options, histories: historiesOf(fleet) });
  const encounter = { ...ENCOUNTER, filters: wanted };
  let afterMs = WINDOW_MS - 0.5;
  for (const minute of [...minutes, MINUTES]) {
    const untilMs = minute * MINUTE_MS;
    const instant = firing.firstInstant(encounter, afterMs, untilMs);
    if (instant) return instant.timeMs;
    afterMs = untilMs;
  }
  return undefined;
}

it('[D15] filters hold first at the instant at which they do if all are evaluated', () => {
  const asked = fc.uniqueArray(fc.integer({ min: 30, max: MINUTES }), { maxLength: 8 });
  fc.assert(
    fc.property(fleets, filters, asked, (fleet, wanted, minutes) => {
      const ascending = [...minutes].sort((a, b) => a - b);
      expect(firedInstant(fleet, wanted, ascending)).toBe(plainInstant(fleet, wanted));
    }),
    { numRuns: 300 },
  );
});
