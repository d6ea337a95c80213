import { createMemoryStore } from '@roadstead/contracts';
import { distanceMeters } from '@roadstead/geo';
import type { PositionReport, Principal } from '@roadstead/model';
import type { AreaVisitsJson, PassageJson, ReportRequest } from '@roadstead/reports';
import { createReportRunner } from '@roadstead/service';
import { createSimulation, readScenario, type TruePosition } from '@roadstead/simulator';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { positionSeries, rowOf } from '../packages/service/src/tracking/positions.ts';

const START_MS = Date.UTC(2026, 0, 10);
const HOURS = 12;
const PERIOD = { beginMs: START_MS, endMs: START_MS + HOURS * 3_600_000 };
const READER: Principal = { uuid: '', name: 'test', roles: ['administrator'] };
/** The meridian of 10° across the Bay of Kiel, northwards; ships are clear of it at 150 m (L2). */
const LINE = { longitude: 10, south: 54.5, north: 55.5 };
const CLEAR_METERS = 150;
const BOX = { west: 9.95, east: 10.05, south: 54.9, north: 55.1 };

/** To and fro over the line, once there and back at an angle, along it, waiting on it, stationary beside it and on it, and turning back before it. */
const SHIPS = [
  to(
    'Ferry',
    [9.9, 55],
    [
      [10.1, 55],
      [9.9, 55],
      [10.1, 55],
      [9.9, 55],
    ],
  ),
  to(
    'Angler',
    [9.9, 54.9],
    [
      [10.05, 55.1],
      [9.93, 55.2],
    ],
  ),
  to(
    'Coaster',
    [9.995, 54.6],
    [
      [9.995, 55.3],
      [10.2, 55.3],
    ],
  ),
  {
    name: 'Waiting',
    type: 'tanker',
    start: { at: [9.95, 55.05] },
    steps: [
      { sail: { to: [10, 55.05] } },
      { drift: { for: '3h' } },
      { sail: { to: [10.08, 55.05] } },
    ],
  },
  { name: 'Anchored', type: 'tanker', start: { at: [10.001, 55.02] }, steps: [{ anchor: {} }] },
  to(
    'Shy',
    [9.9, 54.95],
    [
      [9.9975, 54.95],
      [9.9, 54.95],
    ],
  ),
];

function to(name: string, at: readonly number[], legs: readonly (readonly number[])[]): object {
  return {
    name,
    type: 'coaster',
    start: { at },
    steps: legs.map((place) => ({ sail: { to: place } })),
  };
}

interface Sailed {
  readonly reports: readonly PositionReport[];
  /** By MMSI. */
  readonly tracks: ReadonlyMap<number, readonly TruePosition[]>;
}

function sail(seed: number): Sailed {
  const text = stringify({
    proves: 'Reports agree with the motion of ships',
    start: new Date(START_MS).toISOString(),
    duration: `${HOURS}h`,
    ships: SHIPS,
  });
  const scenario = readScenario(text, 'reports.yaml');
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error.slice(0, 3)));
  const simulation = createSimulation(scenario.value, { seed, tracks: true });
  const { reports, tracks } = simulation.runTo(simulation.endMs);
  return {
    reports: reports.flatMap(({ report }) => ('longitude' in report ? [report] : [])),
    tracks: new Map(
      simulation
        .truth()
        .ships.map(({ mmsi, name }) => [mmsi, tracks.filter(({ ship }) => ship === name)]),
    ),
  };
}

async function reportOf<Json>(reports: readonly PositionReport[], request: ReportRequest) {
  const store = createMemoryStore();
  await store.write([positionSeries(store).append(reports.map(rowOf))]);
  const records: Json[] = [];
  for await (const batch of createReportRunner({ store })({ request, caller: READER }, {}))
    records.push(...(batch as readonly Json[]));
  return records;
}

interface Crossing {
  readonly timeMs: number;
  readonly isToLeft: boolean;
}

/** East of the line in metres; clear of it on one side and then on the other is a passage, when it was last on the line. */
function trueCrossings(track: readonly TruePosition[]): Crossing[] {
  const found: Crossing[] = [];
  let side = 0;
  let lastMs = 0;
  let before: TruePosition | undefined;
  for (const place of track) {
    const meters = distanceMeters(LINE.longitude, place.latitude, place.longitude, place.latitude);
    const now = Math.sign(place.longitude - LINE.longitude);
    if (before && now !== Math.sign(before.longitude - LINE.longitude)) lastMs = place.timeMs;
    if (meters > CLEAR_METERS) {
      if (side !== 0 && now !== side) found.push({ timeMs: lastMs, isToLeft: now < 0 });
      side = now;
    }
    before = place;
  }
  return found;
}

function trueSecondsInside(track: readonly TruePosition[]): number {
  let seconds = 0;
  for (let at = 1; at < track.length; at++) {
    const { longitude, latitude, timeMs } = track[at - 1];
    const isIn =
      longitude > BOX.west && longitude < BOX.east && latitude > BOX.south && latitude < BOX.north;
    if (isIn) seconds += (track[at].timeMs - timeMs) / 1000;
  }
  return seconds;
}

describe.each([1, 2, 3])('reports of simulated ships, seed %i', (seed) => {
  const { reports, tracks } = sail(seed);

  it('[L1] passageline: the ships that crossed the line, with time and side', async () => {
    const { longitude, south, north } = LINE;
    const line = {
      type: 'LineString' as const,
      coordinates: [
        [longitude, south],
        [longitude, north],
      ] as const,
    };
    const records = await reportOf<PassageJson>(reports, {
      type: 'passageline',
      name: 'test',
      ...PERIOD,
      line,
    });
    const crossed = new Map<number, Crossing[]>([...tracks.keys()].map((mmsi) => [mmsi, []]));
    for (const { ship, left, position } of records) {
      const timeMs = Date.parse(position.coordinates[2]);
      crossed.get(ship.mmsi)!.push({ timeMs, isToLeft: left });
    }
    for (const [mmsi, track] of tracks) {
      const truth = trueCrossings(track);
      const found = crossed.get(mmsi)!;
      const name = track[0].ship;
      expect(
        found.map(({ isToLeft }) => isToLeft),
        name,
      ).toEqual(truth.map(({ isToLeft }) => isToLeft));
      // A ship that drifts on the line for hours was last on it some minutes before or after.
      const slackMs = name === 'Waiting' ? 4 * 3_600_000 : 30_000;
      for (const [at, { timeMs }] of found.entries())
        expect(Math.abs(timeMs - truth[at].timeMs), name).toBeLessThan(slackMs);
    }
    expect(records.length).toBeGreaterThanOrEqual(8);
  });

  it('[V1] areavisits: the time of ships in an area', async () => {
    const { west, south, east, north } = BOX;
    const ring = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ] as const;
    const area = { type: 'Polygon' as const, coordinates: [ring] };
    const records = await reportOf<AreaVisitsJson>(reports, {
      type: 'areavisits',
      name: 'test',
      ...PERIOD,
      area,
    });
    const inside = new Map(records.map(({ ship, inside_seconds }) => [ship.mmsi, inside_seconds]));
    for (const [mmsi, track] of tracks) {
      const truth = trueSecondsInside(track);
      // From the first to the last report; those of ships at anchor are three minutes apart.
      expect(Math.abs((inside.get(mmsi) ?? 0) - truth), track[0].ship).toBeLessThan(400);
    }
    expect(records.length).toBeGreaterThanOrEqual(5);
  });
});
