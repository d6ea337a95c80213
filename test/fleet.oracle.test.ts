import { WORLD } from '@roadstead/geo';
import type { DetectorConfiguration, Fix, Mmsi } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { detectScenario, eventsOf } from './drive-detector.ts';
import type { OracleVersion } from './oracle/oracle.ts';
import { oracleDifferences } from './oracle/oracle-differences.ts';

const START_MS = 1_700_000_000_000;
const METERS_PER_DEGREE = 111_195;

/** A seeded random generator: mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Ships in a square of sea, some at anchor, some under way and turning, each with its own reporting interval. */
function crowd(
  seed: number,
  ships: number,
  west: number,
  south: number,
  sideMeters: number,
): Fix[] {
  const random = seeded(seed);
  const perMeter = 1 / METERS_PER_DEGREE;
  const bend = Math.cos((south * Math.PI) / 180);
  const fixes: Fix[] = [];
  for (let ship = 0; ship < ships; ship++) {
    const isAnchored = random() < 0.5;
    const everyMs = 1000 * Math.floor(10 + random() ** 3 * 900);
    let east = random() * sideMeters;
    let north = random() * sideMeters;
    let course = random() * 2 * Math.PI;
    const speed = isAnchored ? 0.05 : random() * 8;
    for (let timeMs = START_MS + Math.floor(random() * everyMs); ; timeMs += everyMs) {
      if (timeMs > START_MS + 3 * 3_600_000) break;
      const longitude = west + (east * perMeter) / bend;
      fixes.push({
        mmsi: (244_000_000 + 17 * ship) as Mmsi,
        timeMs,
        longitude: longitude > 180 ? longitude - 360 : longitude,
        latitude: south + north * perMeter,
      });
      course += (random() - 0.5) * 0.8;
      east += speed * Math.sin(course) * (everyMs / 1000);
      north += speed * Math.cos(course) * (everyMs / 1000);
      // Ships turn back at the edge, so that the fleet stays dense.
      if (Math.abs(east - sideMeters / 2) > sideMeters / 2) course = -course;
      if (Math.abs(north - sideMeters / 2) > sideMeters / 2) course = Math.PI - course;
      if (random() < 0.01) timeMs += 40 * 60_000;
    }
  }
  return fixes.sort((a, b) => a.timeMs - b.timeMs || a.mmsi - b.mmsi);
}

function version(id: number, distanceMeters: number, windowMinutes: number): OracleVersion {
  const configuration: DetectorConfiguration = {
    id,
    uuid: `00000000-0000-4000-8000-00000000000${id}`,
    name: `configuration ${id}`,
    enabled: true,
    distanceMeters,
    windowMinutes,
    severity: 'Note',
    area: WORLD,
    excludePorts: false,
  };
  return { configuration, fromMs: Number.NEGATIVE_INFINITY, toMs: Number.POSITIVE_INFINITY };
}

describe('a dense fleet', () => {
  it.each([
    [1, 103.8, 1.2],
    [2, 4.1, 51.9],
    [3, 179.98, -16.5],
    [4, 18.9, 69.6],
  ])('[D1–D7] gives the events that the oracle finds (seed %i)', (seed, west, south) => {
    const fixes = crowd(seed, 40, west, south, 6000);
    const versions = [version(1, 500, 10), version(2, 150, 5), version(3, 1500, 30)];
    const eventTimeMs = fixes[fixes.length - 2].timeMs;
    const options = { gapMaxMinutes: 30, separationMinutes: 5 };
    const scenario = { fixes, versions, eventTimeMs, options };
    const events = eventsOf(detectScenario(scenario, { sizes: [500], announcesNext: [true] }));
    expect(events.length).toBeGreaterThan(20);
    expect(oracleDifferences(events, fixes, versions, eventTimeMs, options)).toEqual([]);
  });

  it.each([5, 6])(
    '[D8, D11] gives the same events where all pairs are stepped in between, as a save does (seed %i)',
    (seed) => {
      const fixes = crowd(seed, 40, 4.1, 51.9, 6000);
      const eventTimeMs = fixes[fixes.length - 2].timeMs;
      const added = { ...version(3, 1500, 45), fromMs: START_MS + 80 * 60_000 };
      const versions = [version(1, 800, 60), version(2, 500, 90), added];
      // Some ships are silent for nearly as long: the fixes since a pair was stepped must be stored meanwhile.
      const options = { gapMaxMinutes: 45, separationMinutes: 5 };
      const scenario = { fixes, versions, eventTimeMs, options };
      const transitions = detectScenario(scenario, { sizes: [500], announcesNext: [true] });
      expect(transitions.length).toBeGreaterThan(10);
      const saved = detectScenario(scenario, { sizes: [20], announcesNext: [true] }, true);
      expect(saved).toEqual(transitions);
    },
  );
});
