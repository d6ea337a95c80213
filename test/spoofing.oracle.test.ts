import { ShipHistories, type SpoofingFlag, SpoofingFlags } from '@roadstead/assessment';
import type {
  Fix,
  Mmsi,
  Position,
  PositionReport,
  RejectedFix,
  ReportedFix,
  StaticReport,
  StsEvent,
  StsTransition,
} from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapped } from './oracle/geodesy.ts';
import { oracleFlags, type SpoofingInput, shareWithin } from './oracle/spoofing.ts';
import { createPositionLookup, knownWithin } from './oracle/tracks.ts';

const RUNS = Number(process.env['ORACLE_RUNS'] ?? 40);
const START_MS = 1_700_000_000_000;
const MINUTE_MS = 60_000;
const GAP_MINUTES = 30;
const SHIPS = [201000001, 563000004] as [Mmsi, Mmsi];

/** A track of some hours about a place, and what was rejected of it. */
const trackPlan = fc.record({
  kind: fc.constantFrom('still', 'circle', 'circle', 'circle', 'oval', 'line', 'spiral'),
  radiusMeters: fc.constantFrom(60, 150, 400, 2000, 9000, 15_000),
  knots: fc.constantFrom(0.5, 2, 4, 10, 25),
  noiseMeters: fc.constantFrom(0, 4, 20),
  everyMinutes: fc.constantFrom(1, 3, 6),
  /** Indexes of fixes from which on the track is displaced. */
  jumpAt: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 2 }),
  jumpMeters: fc.constantFrom(500, 1900, 2500, 40_000),
  /** Rejected jumps: part of the fixes that are followed by one, and how far away. */
  elsewhere: fc.constantFrom(0, 0, 0.05, 0.5, 1),
  elsewhereCount: fc.constantFrom(3, 4, 5, 1000),
  elsewhereMeters: fc.constantFrom(1000, 50_000),
  scatterMeters: fc.constantFrom(0, 100, 100_000),
  sideMeters: fc.constantFrom(0, 3, 10, 20),
  offsetMeters: fc.constantFrom<number>(0, 5, 12, 300),
});
type TrackPlan = typeof trackPlan extends fc.Arbitrary<infer Plan> ? Plan : never;

const plan = fc.record({
  /** Of the two ships; null: the second one moves as the first. */
  tracks: fc.tuple(trackPlan, fc.option(trackPlan, { freq: 3 })),
  apartMeters: fc.constantFrom(0, 6, 12, 18, 30),
  place: fc.constantFrom<Position>(
    { longitude: 3.3, latitude: 0.01 },
    { longitude: 179.999, latitude: -60 },
    { longitude: 5.1, latitude: 60 },
  ),
  noise: fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 7, maxLength: 13 }),
  beginMinutes: fc.nat(120),
  lastsMinutes: fc.integer({ min: 30, max: 150 }),
  inlandScale: fc.constantFrom(0, 100_000, 1_000_000),
  batch: fc.integer({ min: 1, max: 200 }),
});
type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never;

function tracksOf({ tracks: [first, second], apartMeters }: Plan): readonly [TrackPlan, TrackPlan] {
  return [first, second ?? { ...first, offsetMeters: first.offsetMeters + apartMeters }];
}

/** A place at a distance, on a plane: the geodesic would take most of the time. */
function destination(from: Position, bearing: number, meters: number): Position {
  const radians = (bearing * Math.PI) / 180;
  const narrowing = Math.cos((from.latitude * Math.PI) / 180);
  return {
    longitude: wrapped(from.longitude + (meters * Math.sin(radians)) / narrowing / 111_320),
    latitude: from.latitude + (meters * Math.cos(radians)) / 111_320,
  };
}

function trackOf(
  mmsi: Mmsi,
  own: TrackPlan,
  { place, noise }: Plan,
): { fixes: Fix[]; jumps: Fix[] } {
  const fixes: Fix[] = [];
  const jumps: Fix[] = [];
  const count = Math.floor(330 / own.everyMinutes);
  const jumpIndex = own.jumpAt === null ? -1 : 1 + Math.floor(own.jumpAt * (count - 2));
  for (let i = 0; i < count; i++) {
    const timeMs = START_MS + Math.round(i * own.everyMinutes * MINUTE_MS) + (mmsi % 7);
    const meters = ((own.knots * 1852) / 60) * i * own.everyMinutes;
    const turn = (meters / own.radiusMeters) * (180 / Math.PI);
    const [bearing, far] = {
      still: [0, 0],
      circle: [turn, own.radiusMeters],
      oval: [turn, own.radiusMeters * (1 + 0.2 * Math.cos((turn * Math.PI) / 90))],
      line: [30, meters],
      spiral: [turn, own.radiusMeters + meters / 20],
    }[own.kind];
    const moved = destination(place, bearing % 360, far + own.offsetMeters);
    const near = destination(moved, 45, own.noiseMeters * noise[i % noise.length]);
    const isDisplaced = jumpIndex > 0 && i >= jumpIndex;
    const shown = isDisplaced ? destination(near, 200, own.jumpMeters) : near;
    fixes.push({ mmsi, timeMs, ...shown, ...(i === jumpIndex && { startsTrack: true }) });
    const isElsewhere = i > 60 && jumps.length < own.elsewhereCount;
    if (isElsewhere && (i * own.elsewhere) % 1 < own.elsewhere && own.elsewhere > 0) {
      const scattered = destination(
        shown,
        100,
        own.elsewhereMeters + own.scatterMeters * ((i * 7) % 5),
      );
      jumps.push({ mmsi, timeMs: timeMs + 10_000, ...scattered });
    }
  }
  return { fixes, jumps };
}

function staticOf(mmsi: Mmsi, side: number): StaticReport {
  const unknown = { imo: null, name: null, callsign: null, destination: null, eta: null };
  return {
    ...{ mmsi, timeMs: START_MS, ...unknown, shiptype: null, draughtMeters: null },
    ...{ toBowMeters: 50, toSternMeters: 50, toPortMeters: side, toStarboardMeters: 2 * side },
    ...{ lengthMeters: 100, widthMeters: 3 * side },
  };
}

/** Runs the flags over the plan in batches. */
function flagsOf(
  own: Plan,
  event: StsEvent,
  fixes: readonly Fix[],
  jumps: readonly Fix[],
  size: number,
): readonly SpoofingFlag[] {
  const histories = new ShipHistories();
  const rest = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };
  const flags = new SpoofingFlags({
    histories,
    gapMaxMinutes: GAP_MINUTES,
    windowMinutesMax: 30,
    surroundings: {
      ...surroundingsOf(own),
      shoreMeters: () => 0,
    },
  });
  histories.addStatics(
    SHIPS.map((mmsi, i) => staticOf(mmsi, tracksOf(own)[i].sideMeters)),
    START_MS,
    START_MS,
  );
  const found: SpoofingFlag[] = [];
  for (let i = 0; i <= fixes.length; i += size) {
    const batch = fixes.slice(i, i + size);
    const ended = i + size > fixes.length;
    const before = fixes[i - 1]?.timeMs ?? Number.NEGATIVE_INFINITY;
    const until = ended ? Number.POSITIVE_INFINITY : (batch.at(-1)?.timeMs ?? before);
    const isIn = (timeMs: number): boolean => timeMs > before && timeMs <= until;
    const rejected = jumps
      .filter(({ timeMs }) => isIn(timeMs))
      .map(
        (fix): RejectedFix => ({
          report: { ...fix, ...rest } as PositionReport,
          reason: 'jump',
          detail: '',
        }),
      );
    const transitions: StsTransition[] = [];
    if (isIn(event.discoveredTimeMs))
      transitions.push({ kind: 'fired', event: { ...event, deactivationTimeMs: null } });
    if (event.endDiscoveredTimeMs !== null && isIn(event.endDiscoveredTimeMs))
      transitions.push({ kind: 'ended', event });
    histories.addFixes(batch.map((fix): ReportedFix => ({ ...fix, ...rest })));
    const watermarkMs = batch.at(-1)?.timeMs ?? before;
    const step = { batch: { fixes: batch, watermarkMs, ended }, rejected, transitions };
    for (const each of flags.step(step)) found.push(...each.flags);
    histories.removeUnneeded();
  }
  return found;
}

function surroundingsOf({ inlandScale, place }: Plan): {
  readonly inlandMeters: (at: Position) => number;
  readonly portAreaMeters: (at: Position) => number;
  readonly anchorageMeters: (at: Position) => number;
} {
  const north = (at: Position): number => Math.abs(at.latitude - place.latitude);
  return {
    inlandMeters: (at) => inlandScale * north(at),
    portAreaMeters: (at) => 9000 + 100_000 * north(at),
    anchorageMeters: () => 20_000,
  };
}

function eventOf({ beginMinutes, lastsMinutes }: Plan): StsEvent {
  const activationTimeMs = START_MS + beginMinutes * MINUTE_MS;
  const position = { longitude: 0, latitude: 0 };
  const ship = (mmsi: Mmsi): StsEvent['first'] => ({
    mmsi,
    activationPosition: position,
    firedPosition: position,
    deactivationPosition: position,
  });
  const deactivationTimeMs = activationTimeMs + lastsMinutes * MINUTE_MS;
  return {
    ...{ id: 1, uuid: 'event', configurationId: 1, first: ship(SHIPS[0]), second: ship(SHIPS[1]) },
    ...{ activationTimeMs, firedTimeMs: activationTimeMs + 30 * MINUTE_MS, deactivationTimeMs },
    discoveredTimeMs: activationTimeMs + 31 * MINUTE_MS,
    endDiscoveredTimeMs: deactivationTimeMs + 5 * MINUTE_MS,
  };
}

describe('the signs of false positions', () => {
  it('[S1–S5] are those of the oracle, however the input is cut', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(plan, (own) => {
        const event = eventOf(own);
        const tracks = SHIPS.map((mmsi, i) => trackOf(mmsi, tracksOf(own)[i], own));
        const inOrder = (of: 'fixes' | 'jumps'): Fix[] =>
          tracks.flatMap((each) => each[of]).sort((a, b) => a.timeMs - b.timeMs || a.mmsi - b.mmsi);
        const [fixes, jumps] = [inOrder('fixes'), inOrder('jumps')];
        const { inlandMeters, portAreaMeters } = surroundingsOf(own);
        const input: SpoofingInput = {
          ...{ ships: SHIPS, fixes, jumps, inlandMeters, portMeters: portAreaMeters },
          sides: [tracksOf(own)[0].sideMeters, tracksOf(own)[1].sideMeters],
          fromMs: event.activationTimeMs,
          toMs: event.deactivationTimeMs ?? 0,
        };
        const flags = flagsOf(own, event, fixes, jumps, own.batch);
        expect(flags).toEqual(flagsOf(own, event, fixes, jumps, fixes.length + 1));
        const ofShips = flags
          .filter(({ rule }) => rule !== 'S5')
          .map(({ rule, text }) => `${rule} ${text.slice(0, 9)}`);
        expect([...ofShips].sort()).toEqual(oracleFlags(input));
        const limit = (input.sides[0] + input.sides[1]) / 2;
        const positionOf = createPositionLookup(fixes, knownWithin(GAP_MINUTES));
        const share = shareWithin(limit, positionOf, input) ?? 0;
        const isKnown = Math.min(...input.sides) > 0 && limit >= 8;
        // The oracle looks at instants, the package at all of the time.
        if (Math.abs(share - 0.5) > 0.05) {
          expect(flags.some(({ rule }) => rule === 'S5')).toBe(isKnown && share > 0.5);
        }
        for (const { rule } of flags) seen.add(rule);
      }),
      { numRuns: RUNS },
    );
    expect([...seen].sort()).toEqual(['S1', 'S2', 'S3', 'S4', 'S5']);
  });
});
