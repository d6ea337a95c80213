import { createDetector } from '@roadstead/detector';
import { WORLD } from '@roadstead/geo';
import type { DetectorConfiguration, Fix } from '@roadstead/model';
import RBush from 'rbush';
import { connectPostgis } from './detector/postgis.ts';
import type { ServerContender } from './detector/server-contender.ts';
import { connectTile38 } from './detector/tile38.ts';
import { endWhenStopped } from './end-when-stopped.ts';
import { numbersOf, wordsOf } from './environment.ts';
import { BenchFleet, type FleetKind, REPORT_SECONDS } from './fleets.ts';
import { PairGrid, pairsByScan, pairsOfGrid } from './pair-grid.ts';
import { type Bench, quantile, secondsOf, type TableRow } from './write-report.ts';

const SEED = 1;
const DISTANCE_METERS = 500;
const DISTANCE_DEGREES = DISTANCE_METERS / 111_195;
/** Warm-up of the compiler and of the pairs that exist from the beginning. */
const WARM_UP_ROUNDS_MIN = 3;
const WARM_UP_UPDATES_MIN = 200_000;
const ROUNDS_MIN = 6;
const UPDATES_MIN = 600_000;
const SCAN_SHIPS_MAX = 3000;

const ALL_KINDS: readonly FleetKind[] = ['sparse', 'dense', 'hot', 'world-like'];
/** `BENCH_FLEETS=hot,dense` and `BENCH_SHIPS=30000` choose cells of the table. */
const KINDS = wordsOf('BENCH_FLEETS', ALL_KINDS) ?? ALL_KINDS;
const COUNTS = numbersOf('BENCH_SHIPS') ?? [3000, 30_000, 100_000];
/** Servers that are compared, too, if their address is given: fewer updates, since theirs take longer. */
const SERVERS = [
  { url: process.env['BENCH_TILE38_URL'], connect: connectTile38 },
  { url: process.env['BENCH_POSTGIS_URL'], connect: connectPostgis },
];
const SERVER_WARM_UP_UPDATES_MIN = 30_000;
const SERVER_ROUNDS_MIN = 3;
const SERVER_UPDATES_MIN = 60_000;

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

function detectorContender(configurations: readonly DetectorConfiguration[]): Contender {
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

/** A grid with the pairs of ships near one another; `check` compares them with those of a scan. */
function gridContender(): { readonly run: Contender; readonly check: () => void } {
  const grid = new PairGrid(DISTANCE_METERS, 60_000 * WORLD_WIDE.windowMinutes);
  const run = (fixes: readonly Fix[]): void => {
    for (const fix of fixes) grid.add(fix);
  };
  const check = (): void => {
    if (grid.ships.size > SCAN_SHIPS_MAX) return;
    const [own, scanned] = [pairsOfGrid(grid), pairsByScan(grid)];
    if (own.join() !== scanned.join()) throw new Error('the grid must find the pairs of a scan');
  };
  return { run, check };
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

/** Seconds of an update by a contender. */
interface Spent {
  /** Mean over the rounds: a ship searches for neighbours only every few rounds, and many ships in the same ones. */
  readonly mean: number;
  /** Of all rounds but the slowest and fastest tenth, the greatest less the least, over the mean. */
  readonly spread: number;
}

/** Times contenders over rounds after a warm-up; they run rounds of equal fleets in turn. */
function timeUpdates(kind: FleetKind, count: number, contenders: readonly Contender[]): Spent[] {
  const fleets = contenders.map(() => new BenchFleet(kind, count, SEED));
  const warmUp = Math.max(WARM_UP_ROUNDS_MIN, Math.ceil(WARM_UP_UPDATES_MIN / count));
  const rounds = warmUp + Math.max(ROUNDS_MIN, Math.ceil(UPDATES_MIN / count));
  const seconds = contenders.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, contender] of contenders.entries()) {
      let spent = 0;
      for (const fixes of fleets[i].nextRound()) spent += secondsOf(() => contender(fixes));
      if (round >= warmUp) seconds[i].push(spent / count);
    }
  }
  return seconds.map(spentOf);
}

function spentOf(seconds: readonly number[]): Spent {
  const mean = seconds.reduce((sum, one) => sum + one, 0) / seconds.length;
  return { mean, spread: (quantile(seconds, 0.9) - quantile(seconds, 0.1)) / mean };
}

/** Times a server, and compares its pairs with those of a scan where the ships are few. */
async function timeServer(kind: FleetKind, count: number, server: ServerContender): Promise<Spent> {
  const fleet = new BenchFleet(kind, count, SEED);
  const grid = new PairGrid(DISTANCE_METERS, 60_000 * WORLD_WIDE.windowMinutes);
  const warmUp = Math.ceil(SERVER_WARM_UP_UPDATES_MIN / count);
  const rounds = warmUp + Math.max(SERVER_ROUNDS_MIN, Math.ceil(SERVER_UPDATES_MIN / count));
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round++) {
    let spent = 0;
    for (const fixes of fleet.nextRound()) {
      const startMs = performance.now();
      await server.run(fixes);
      spent += (performance.now() - startMs) / 1000;
      if (count <= SCAN_SHIPS_MAX) for (const fix of fixes) grid.add(fix);
    }
    if (round >= warmUp) seconds.push(spent / count);
  }
  if (count <= SCAN_SHIPS_MAX && server.names().join() !== pairsByScan(grid).join()) {
    throw new Error(`${server.name} must find the pairs of a scan`);
  }
  return spentOf(seconds);
}

/** Columns of the servers whose addresses are given. */
async function serverCells(
  kind: FleetKind,
  count: number,
  own: Spent,
  progress: (text: string) => void,
): Promise<TableRow> {
  const row: TableRow = {};
  for (const { url, connect } of SERVERS) {
    if (url === undefined) continue;
    const server = await connect(url, DISTANCE_METERS);
    progress(`${kind}, ${count} ships: ${server.name}`);
    const { mean } = await endWhenStopped(
      () => timeServer(kind, count, server),
      () => server.end(),
    );
    row[`${server.name}/s`] = 1 / mean;
    row[`× ${server.name}`] = mean / own.mean;
  }
  return row;
}

export const bench: Bench = {
  question: `How many fixes a second does the detector process, compared with an R-tree, a grid that stores pairs, and a scan? (one world-wide configuration, ${DISTANCE_METERS} m; a fix of each ship every ${REPORT_SECONDS} s; fleets of seed ${SEED})`,
  seed: SEED,
  async run(progress) {
    const rows: TableRow[] = [];
    const atLeastShips = new Map<FleetKind, number>();
    for (const count of COUNTS) {
      for (const kind of KINDS) {
        progress(`${kind}, ${count} ships`);
        const grid = gridContender();
        const contenders = [detectorContender([WORLD_WIDE]), rbushContender(), grid.run];
        if (count <= SCAN_SHIPS_MAX) contenders.push(scanContender());
        const [own, rbush, pairs, scan] = timeUpdates(kind, count, contenders);
        grid.check();
        const least = atLeastShips.get(kind) ?? own.mean;
        atLeastShips.set(kind, least);
        rows.push({
          fleet: kind,
          ships: count,
          'detector/s': 1 / own.mean,
          'rbush/s': 1 / rbush.mean,
          'grid/s': 1 / pairs.mean,
          'scan/s': scan ? 1 / scan.mean : '',
          '× rbush': rbush.mean / own.mean,
          '× grid': pairs.mean / own.mean,
          '× scan': scan ? scan.mean / own.mean : '',
          'cost × at least ships': own.mean / least,
          spread: own.spread,
          ...(await serverCells(kind, count, own, progress)),
        });
      }
    }
    return rows;
  },
};
