import { createDetector, type Detector, type DetectorUsage } from '@roadstead/detector';
import type { DetectorConfiguration, Fix, Mmsi, PositionReport } from '@roadstead/model';
import { createTracker, type Tracker } from '@roadstead/tracking';
import { WORLD_WIDE } from './detector.ts';
import { BenchFleet, type FleetKind, MMSI_STRIDE } from './fleets.ts';
import type { Bench, TableRow } from './write-report.ts';

const SEED = 1;
const SHIP_COUNTS = [20_000, 100_000, 300_000];
const FIX_SHIPS = 10_000;
/** A fix every 10 s for 28 minutes: inside `gapMaxMinutes`, so that all are stored. */
const FIX_ROUNDS = 168;
const PAIR_SHIPS = 20_000;
const PAIR_ROUNDS = 6;
const MS_PER_HOUR = 3_600_000;
/** Reporting interval of an anchored ship of Class A; `gapMaxMinutes` is ten times that. */
const SLOW_REPORT_SECONDS = 180;
const HOURS_OF_MANY = { ships: 20_000, seenAfter: [1, 2, 4, 8, 12, 16, 20, 24] };
const HOURS_OF_MONTH = { ships: 1000, seenAfter: [1, 3, 7, 10, 14, 21, 28, 31].map((d) => 24 * d) };
/** A transient ship reports for 10 of these hours; then another one replaces it. */
const STAY_MS = 12 * MS_PER_HOUR;
const RECEIVED_MS = 10 * MS_PER_HOUR;
const BYTES_A_SHIP_MAX = 400;
const BYTES_A_FIX_MAX = 32;

/** The same configuration for an area without ships: no pairs form. */
const REMOTE_AREA: DetectorConfiguration = {
  ...WORLD_WIDE,
  area: {
    type: 'Polygon',
    coordinates: [
      [
        [0, 80],
        [1, 80],
        [1, 81],
        [0, 81],
        [0, 80],
      ],
    ],
  },
};

/** Detector and tracker together, as in a service. */
class DetectorPipeline {
  readonly #tracker: Tracker = createTracker();
  readonly #detector: Detector;

  constructor(configuration: DetectorConfiguration) {
    this.#detector = createDetector([configuration]);
  }

  get use(): DetectorUsage {
    return this.#detector.usage;
  }

  ingest(fixes: readonly Fix[]): void {
    if (fixes.length === 0) return;
    this.#detector.step(this.#tracker.step(fixes.map(reportOf)).batch);
  }

  /** Ends the input, so that no report of the fleet waits. */
  release(): void {
    this.#detector.step(this.#tracker.end().batch);
  }
}

/** A report as from a reader. */
function reportOf({ mmsi, timeMs, longitude, latitude }: Fix): PositionReport {
  return {
    mmsi,
    timeMs,
    longitude,
    latitude,
    sog: 10.5,
    cog: 123.5,
    heading: 123,
    rot: null,
    navStatus: 0,
  };
}

/** Memory of the process after garbage collection; `external` includes the typed arrays. */
function residentBytes(): number {
  if (globalThis.gc === undefined) throw new Error('The memory bench needs node --expose-gc.');
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Memory of a pipeline. */
interface Footprint {
  readonly use: DetectorUsage;
  readonly countedBytes: number;
  readonly processBytes: number;
}

function footprintOf(watch: DetectorPipeline, beforeBytes: number): Footprint {
  // First the process: reading the use creates objects.
  const processBytes = residentBytes() - beforeBytes;
  const { use } = watch;
  const countedBytes = Object.values(use.bytes).reduce((sum, bytes) => sum + bytes, 0);
  return { use, countedBytes, processBytes };
}

interface Trial {
  readonly kind: FleetKind;
  readonly ships: number;
  readonly rounds: number;
  readonly configuration?: DetectorConfiguration;
  /** Whether the reports of the last minute wait in the tracker. */
  readonly waits?: boolean;
}

function measureTrial({
  kind,
  ships,
  rounds,
  configuration = WORLD_WIDE,
  waits = false,
}: Trial): Footprint {
  const fleet = new BenchFleet(kind, ships, SEED);
  const before = residentBytes();
  const watch = new DetectorPipeline(configuration);
  for (let round = 0; round < rounds; round++) {
    for (const fixes of fleet.nextRound()) watch.ingest(fixes);
  }
  if (!waits) watch.release();
  return footprintOf(watch, before);
}

function rowOf(what: string, after: string, held: Footprint): TableRow {
  const { ships, fixes, pairs, encounters } = held.use;
  return {
    what,
    after,
    ships,
    fixes,
    pairs,
    encounters,
    'counted MB': held.countedBytes / 1e6,
    'process MB': held.processBytes / 1e6,
  };
}

/** Bytes per unit, by the detector's count and by the process. */
function each(unit: string, counted: number | '', ofProcess: number, target: string): TableRow {
  return { each: unit, 'counted, bytes': counted, 'process, bytes': ofProcess, target };
}

function shipRows(progress: (text: string) => void): TableRow[] {
  const rows: TableRow[] = [];
  for (const kind of ['world-like', 'sparse'] as const) {
    for (const ships of SHIP_COUNTS) {
      progress(`one fix a ship, ${kind}, ${ships} ships`);
      const held = measureTrial({ kind, ships, rounds: 1 });
      rows.push({
        ...rowOf(`${kind}, one fix a ship`, '10 s', held),
        ...each(
          'ship',
          held.countedBytes / ships,
          held.processBytes / ships,
          `≤ ${BYTES_A_SHIP_MAX}`,
        ),
      });
    }
  }
  return rows;
}

function fixRow(progress: (text: string) => void): TableRow {
  progress('many fixes a ship');
  const first = measureTrial({ kind: 'world-like', ships: FIX_SHIPS, rounds: 1 });
  const last = measureTrial({ kind: 'world-like', ships: FIX_SHIPS, rounds: FIX_ROUNDS });
  const more = last.use.fixes - first.use.fixes;
  return {
    ...rowOf(`world-like, ${FIX_ROUNDS} fixes a ship`, '28 min', last),
    ...each(
      'fix after the first',
      (last.countedBytes - first.countedBytes) / more,
      (last.processBytes - first.processBytes) / more,
      `≤ ${BYTES_A_FIX_MAX}`,
    ),
  };
}

/** Memory of the pairs: the difference to the same ships without pairs. */
function pairRow(progress: (text: string) => void): TableRow {
  progress('pairs');
  const trial = { kind: 'hot', ships: PAIR_SHIPS, rounds: PAIR_ROUNDS } as const;
  const alone = measureTrial({ ...trial, configuration: REMOTE_AREA });
  const paired = measureTrial(trial);
  const { pairs } = paired.use;
  return {
    ...rowOf('hot', '1 min', paired),
    ...each(
      'pair with its encounter',
      (paired.countedBytes - alone.countedBytes) / pairs,
      (paired.processBytes - alone.processBytes) / pairs,
      '',
    ),
  };
}

/** The tracker stores the reports of the last minute of event time as objects, as the reader created them. */
function waitingRow(progress: (text: string) => void): TableRow {
  progress('waiting reports');
  const trial = { kind: 'world-like', ships: FIX_SHIPS, rounds: 12 } as const;
  const released = measureTrial(trial);
  const waiting = measureTrial({ ...trial, waits: true });
  const more = released.use.fixes - waiting.use.fixes;
  return {
    ...rowOf('world-like, reports waiting', '2 min', waiting),
    ...each(
      'waiting report for its fix',
      '',
      (waiting.processBytes - released.processBytes) / more,
      '',
    ),
  };
}

/** Memory of a fleet of transient ships over time. */
function hoursRows(
  what: string,
  { ships, seenAfter }: typeof HOURS_OF_MANY,
  progress: (text: string) => void,
): TableRow[] {
  const fleet = new BenchFleet('world-like', ships, SEED, SLOW_REPORT_SECONDS);
  const roundsAnHour = 3600 / SLOW_REPORT_SECONDS;
  const rows: TableRow[] = [];
  const before = residentBytes();
  const watch = new DetectorPipeline(WORLD_WIDE);
  let updates = 0;
  for (let round = 1; round <= roundsAnHour * seenAfter[seenAfter.length - 1]; round++) {
    for (const fixes of fleet.nextRound()) {
      const present = fixes.flatMap(presentFix);
      updates += present.length;
      watch.ingest(present);
    }
    const hours = round / roundsAnHour;
    if (hours % 12 === 0) progress(`${what}, hour ${hours}`);
    if (!seenAfter.includes(hours)) continue;
    const after = hours > 24 ? `day ${hours / 24}` : `hour ${hours}`;
    rows.push(rowOf(what, after, footprintOf(watch, before)));
  }
  rows[rows.length - 1]['what'] = `${what}, ${updates.toLocaleString('en')} updates`;
  return rows;
}

/** The fix of a ship that reports for some hours; silence follows, then a ship with another MMSI. */
function presentFix(fix: Fix): Fix[] {
  // Any large factor: ships with similar MMSIs must not appear at the same time.
  const sinceMs = fix.timeMs + ((fix.mmsi * 7919) % STAY_MS);
  if (sinceMs % STAY_MS >= RECEIVED_MS) return [];
  const generation = Math.floor(sinceMs / STAY_MS) % MMSI_STRIDE;
  return [{ ...fix, mmsi: (fix.mmsi + generation) as Mmsi }];
}

export const bench: Bench = {
  question:
    'How much memory do detector and tracker need for a ship, a fix and a pair, and does it grow? (counted: the detector’s own arrays; process: memory after garbage collection)',
  seed: SEED,
  run(progress) {
    // Excludes the memory of the compiler and of first use.
    measureTrial({ kind: 'world-like', ships: SHIP_COUNTS[0], rounds: 6 });
    return [
      ...shipRows(progress),
      fixRow(progress),
      pairRow(progress),
      waitingRow(progress),
      ...hoursRows('20 000 ships, a fix every 3 min', HOURS_OF_MANY, progress),
      ...hoursRows('1 000 ships, a fix every 3 min', HOURS_OF_MONTH, progress),
    ];
  },
};
