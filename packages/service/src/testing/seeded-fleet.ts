import type { Mmsi, PositionReport } from '@roadstead/model';
import type { PortDirectory } from '../port-directory.ts';
import { MINUTE_MS, NOON_MS } from './running-service.ts';

const METERS_PER_DEGREE = 111_195;
const TOGETHER_METERS = 60;
const APART_METERS = 5000;
/** Minutes in which a pair separates, or comes together. */
const MOVING_MINUTES = 10;
const PAIRS = 4;

/** The first pair meets in a port around 10° E, 54° N. */
const PORT = { id: 1, locode: 'DEHAM', name: 'Port', longitude: 10, latitude: 54 } as const;
export const PORT_DIRECTORY: PortDirectory = {
  areasNear: () => [],
  placeAt: (longitude, latitude) =>
    Math.abs(longitude - 10) < 0.02 && Math.abs(latitude - 54) < 0.02
      ? { portId: 1, berth: null }
      : undefined,
  port: (id) => (id === 1 ? PORT : undefined),
  portPosition: () => undefined,
  isOfficialLocode: () => true,
  portsOfLocode: () => [],
  ports: [],
  clusters: [],
};

/** Returns a source of numbers from 0 to 1, the same for each seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Batches of the reports of pairs of ships that meet again and again, some late or missing; one batch every four minutes. */
export function seededBatches(
  random: () => number,
  minutes: number,
): readonly (readonly PositionReport[])[] {
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const pairs = Array.from({ length: PAIRS }, () => ({
    ...{ together: whole(5, 90) * whole(1, 4), apart: whole(1, 120), phase: whole(0, 200) },
  }));
  const late: PositionReport[] = [];
  return Array.from({ length: Math.floor(minutes / 4) }, (_, batch) => {
    const reports = late.splice(0);
    for (const [i, pair] of pairs.entries())
      for (const part of [0, 1, 2, 0.5, 1.5, 2.5]) {
        if (random() < 0.1) continue;
        const ship = part % 1 === 0 ? 0 : 1;
        const minute = 4 * batch + Math.floor(part) * (4 / 3) + whole(0, 79) / 60;
        const meters = ship === 0 ? 0 : separationMeters(pair, minute);
        const report = reportOf(
          2 * i + ship,
          minute,
          10 + 0.5 * i,
          54 + meters / METERS_PER_DEGREE,
        );
        if (random() < 0.03) late.push(report);
        else reports.push(report);
      }
    return reports.sort((one, other) => one.timeMs - other.timeMs);
  });
}

function reportOf(ship: number, minute: number, longitude: number, latitude: number) {
  const timeMs = NOON_MS + Math.floor(minute * 60) * (MINUTE_MS / 60);
  const motion = { sog: 0, cog: 10, heading: null, rot: null, navStatus: 15 };
  return { mmsi: (211_000_000 + ship) as Mmsi, timeMs, longitude, latitude, ...motion };
}

/** The distance of the ships of a pair: flat, rising, flat, falling. */
function separationMeters(
  { together, apart, phase }: { together: number; apart: number; phase: number },
  minute: number,
): number {
  const period = together + apart + 2 * MOVING_MINUTES;
  const at = (minute + phase) % period;
  const share = Math.min(1, (at - together) / MOVING_MINUTES, (period - at) / MOVING_MINUTES);
  return TOGETHER_METERS + Math.max(0, share) * (APART_METERS - TOGETHER_METERS);
}
