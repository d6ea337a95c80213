import { createDetector } from '@roadstead/detector';
import { WORLD } from '@roadstead/geo';
import type { DetectorConfiguration, Fix } from '@roadstead/model';
import RBush from 'rbush';
import { BenchFleet, type FleetKind, REPORT_SECONDS } from './fleets.ts';
import { type Bench, secondsOf, type TableRow } from './write-report.ts';

const SEED = 1;
const DISTANCE_METERS = 500;
const DISTANCE_DEGREES = DISTANCE_METERS / 111_195;
/** Warm-up of the compiler and of the pairs that exist from the beginning. */
const WARM_UP_ROUNDS_MIN = 3;
const WARM_UP_UPDATES_MIN = 200_000;
const ROUNDS_MIN = 6;
const UPDATES_MIN = 600_000;
const SCAN_SHIPS_MAX = 3000;

const KINDS: readonly FleetKind[] = ['sparse', 'dense', 'hot', 'world-like'];
const COUNTS = [3000, 30_000, 100_000, 300_000];

export const WORLD_WIDE: DetectorConfiguration = {
  id: 1,
  uuid: '0f5c1a52-6d5c-5d5a-9f0b-1f1a9d2f7a01',
  name: 'world',
  enabled: true,
  distanceMeters: DISTANCE_METERS,
  windowMinutes: 30,
  severity: 'Note',
  area: WORLD,
  excludePorts: false,
};

/** An implementation that processes a round of fixes. */
type Contender = (fixes: readonly Fix[]) => void;

export function detectorContender(configurations: readonly DetectorConfiguration[]): Contender {
  const detector = createDetector(configurations);
  return (fixes) => {
    const watermarkMs = fixes[fixes.length - 1].timeMs;
    detector.step({ fixes, watermarkMs, ended: false });
  };
}

interface Item {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** An R-tree that is updated and searched for each fix; it stores no pairs and applies no rules. */
function rbushContender(): Contender {
  const tree = new RBush<Item>();
  const items = new Map<number, Item>();
  let found = 0;
  return (fixes) => {
    for (const { mmsi, longitude, latitude } of fixes) {
      const old = items.get(mmsi);
      if (old) tree.remove(old);
      const item = { minX: longitude, minY: latitude, maxX: longitude, maxY: latitude };
      items.set(mmsi, item);
      tree.insert(item);
      const east = DISTANCE_DEGREES / Math.cos((latitude * Math.PI) / 180);
      found += tree.search({
        minX: longitude - east,
        minY: latitude - DISTANCE_DEGREES,
        maxX: longitude + east,
        maxY: latitude + DISTANCE_DEGREES,
      }).length;
    }
    if (found === 0) throw new Error('a ship must find itself');
  };
}

/** Compares every fix with every ship. */
function scanContender(): Contender {
  const slots = new Map<number, number>();
  const longitudes: number[] = [];
  const latitudes: number[] = [];
  let found = 0;
  return (fixes) => {
    for (const { mmsi, longitude, latitude } of fixes) {
      const slot = slots.get(mmsi) ?? slots.size;
      slots.set(mmsi, slot);
      longitudes[slot] = longitude;
      latitudes[slot] = latitude;
      const east = DISTANCE_DEGREES / Math.cos((latitude * Math.PI) / 180);
      for (let other = 0; other < longitudes.length; other++) {
        const isNear =
          Math.abs(latitudes[other] - latitude) < DISTANCE_DEGREES &&
          Math.abs(longitudes[other] - longitude) < east;
        if (isNear) found++;
      }
    }
    if (found === 0) throw new Error('a ship must find itself');
  };
}

/**
 * Mean seconds per update of each contender, over rounds after the warm-up; the contenders run rounds of equal fleets in
 * turn. (The median would mislead: a ship searches for neighbours only every few rounds, and many ships in the same ones.)
 */
export function secondsPerUpdate(
  kind: FleetKind,
  count: number,
  contenders: readonly Contender[],
): number[] {
  const fleets = contenders.map(() => new BenchFleet(kind, count, SEED));
  const warmUp = Math.max(WARM_UP_ROUNDS_MIN, Math.ceil(WARM_UP_UPDATES_MIN / count));
  const rounds = warmUp + Math.max(ROUNDS_MIN, Math.ceil(UPDATES_MIN / count));
  const seconds = contenders.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    for (const [i, contender] of contenders.entries()) {
      let spent = 0;
      for (const fixes of fleets[i].nextRound()) spent += secondsOf(() => contender(fixes));
      if (round >= warmUp) seconds[i] += spent;
    }
  }
  return seconds.map((sum) => sum / (rounds - warmUp) / count);
}

export const bench: Bench = {
  question: `How many fixes a second does the detector process, compared with an R-tree and a scan? (one world-wide configuration, ${DISTANCE_METERS} m; a fix of each ship every ${REPORT_SECONDS} s)`,
  run(progress) {
    const rows: TableRow[] = [];
    const atLeastShips = new Map<FleetKind, number>();
    for (const count of COUNTS) {
      for (const kind of KINDS) {
        progress(`${kind}, ${count} ships`);
        const contenders = [detectorContender([WORLD_WIDE]), rbushContender()];
        if (count <= SCAN_SHIPS_MAX) contenders.push(scanContender());
        const [own, rbush, scan] = secondsPerUpdate(kind, count, contenders);
        if (!atLeastShips.has(kind)) atLeastShips.set(kind, own);
        rows.push({
          fleet: kind,
          ships: count,
          'detector/s': 1 / own,
          'rbush/s': 1 / rbush,
          'scan/s': scan ? 1 / scan : '',
          '× rbush': rbush / own,
          '× scan': scan ? scan / own : '',
          'cost × at 3 000': own / (atLeastShips.get(kind) ?? own),
        });
      }
    }
    return rows;
  },
};
