import { createDetector } from '@roadstead/detector';
import type { DetectorConfiguration, Fix } from '@roadstead/model';
import { WORLD_WIDE } from './detector.ts';
import { BenchFleet } from './fleets.ts';
import { seededRandom } from './random.ts';
import { type Bench, secondsOf, type TableRow } from './write-report.ts';

const SEED = 1;
/** Different from the fleet's, whose numbers would put the boxes on its anchorages. */
const BOXES_SEED = 2;
const SHIPS = 100_000;
const MANY = 10_000;
/** Warm-up of the compiler, the pairs that exist from the beginning, and the positions of all ships. */
const WARM_UP_ROUNDS = 4;
const ROUNDS = 12;
/** Latitudes of the fleet. */
const LATITUDE_MAX = 60;
const DISTANCE_MIXED_METERS = [100, 5000] as const;
/** A single distance with as many pairs: the root of the mean square of those. */
const DISTANCE_LIKE_MIXED_METERS = 2916;
const TARGET_TIMES = 2;
/** 200 columns and 50 rows of adjacent boxes cover the fleet's seas. */
const COLUMNS = 200;

type Box = readonly [west: number, south: number, east: number, north: number];

/** A set of configurations, and its measured times. */
interface Contender {
  readonly name: string;
  readonly configurations: readonly DetectorConfiguration[];
  readonly detector: ReturnType<typeof createDetector>;
  /** Seconds of each round after the warm-up. */
  readonly seconds: number[];
}

function contender(name: string, configurations: readonly DetectorConfiguration[]): Contender {
  return { name, configurations, detector: createDetector(configurations), seconds: [] };
}

function configurationsFor(boxes: readonly Box[]): DetectorConfiguration[] {
  return boxes.map(([west, south, east, north], i) => ({
    ...WORLD_WIDE,
    id: i + 1,
    uuid: `0f5c1a52-6d5c-5d5a-9f0b-${(i + 1).toString(16).padStart(12, '0')}`,
    name: `box ${i + 1}`,
    area: {
      type: 'Polygon',
      coordinates: [
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      ],
    },
  }));
}

function randomBoxes(count: number): Box[] {
  const random = seededRandom(BOXES_SEED);
  return Array.from({ length: count }, () => {
    const west = -180 + 359 * random();
    const south = -LATITUDE_MAX + (2 * LATITUDE_MAX - 1) * random();
    return [west, south, west + 1, south + 1] as const;
  });
}

/** Boxes without gap or overlap: each ship is in exactly one. */
function boxesSideBySide(): Box[] {
  const width = 360 / COLUMNS;
  const height = (2 * LATITUDE_MAX) / (MANY / COLUMNS);
  return Array.from({ length: MANY }, (_, i) => {
    const west = -180 + (i % COLUMNS) * width;
    const south = -LATITUDE_MAX + Math.floor(i / COLUMNS) * height;
    return [west, south, west + width, south + height] as const;
  });
}

function withMixedDistances(
  configurations: readonly DetectorConfiguration[],
): DetectorConfiguration[] {
  const random = seededRandom(BOXES_SEED);
  const [least, most] = DISTANCE_MIXED_METERS;
  return configurations.map((configuration) => ({
    ...configuration,
    distanceMeters: Math.round(least + (most - least) * random()),
  }));
}

/** Runs the contenders in turn, in rotating order, so that disturbances of the machine affect all alike. */
function runRounds(contenders: readonly Contender[], progress: (text: string) => void): void {
  const fleet = new BenchFleet('world-like', SHIPS, SEED);
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    progress(`round ${round + 1} of ${WARM_UP_ROUNDS + ROUNDS}`);
    const batches = [...fleet.nextRound()];
    for (let turn = 0; turn < contenders.length; turn++) {
      const { detector, seconds } = contenders[(round + turn) % contenders.length];
      const spent = secondsOf(() => {
        for (const fixes of batches) detector.step(batchOf(fixes));
      });
      if (round >= WARM_UP_ROUNDS) seconds.push(spent);
    }
  }
}

function batchOf(fixes: readonly Fix[]): Parameters<Contender['detector']['step']>[0] {
  return { fixes, watermarkMs: fixes[fixes.length - 1].timeMs, ended: false };
}

/** Mean; a median would mislead, since some ships are searched for neighbours only every second or third round. */
function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export const bench: Bench = {
  question: `What is the cost of an update with many configurations, compared with a single world-wide one? (${SHIPS.toLocaleString('en')} ships, world-like; mean of ${ROUNDS} rounds after ${WARM_UP_ROUNDS})`,
  seed: SEED,
  run(progress) {
    const many = configurationsFor(randomBoxes(MANY));
    const sideBySide = configurationsFor(boxesSideBySide());
    const contenders = [
      contender('world-wide', [WORLD_WIDE]),
      contender('random, 1°', configurationsFor(randomBoxes(1))),
      contender('random, 1°', configurationsFor(randomBoxes(100))),
      contender('random, 1°', many),
      contender('side by side', sideBySide),
      contender('random, 1°', withMixedDistances(many)),
      contender('side by side', withMixedDistances(sideBySide)),
      contender('world-wide', [{ ...WORLD_WIDE, distanceMeters: DISTANCE_LIKE_MIXED_METERS }]),
    ];
    runRounds(contenders, progress);
    const baseline = mean(contenders[0].seconds);
    return contenders.map(({ name, configurations, detector, seconds }): TableRow => {
      const distances = configurations.map(({ distanceMeters }) => distanceMeters);
      const [least, most] = [Math.min(...distances), Math.max(...distances)];
      const isTarget = configurations.length === MANY && least === most;
      return {
        areas: name,
        configurations: configurations.length,
        'distance, m': least === most ? least : `${least}–${most}`,
        pairs: detector.usage.pairs,
        'ns an update': (1e9 * mean(seconds)) / SHIPS,
        'cost × world-wide': mean(seconds) / baseline,
        target: isTarget ? `≤ ${TARGET_TIMES}` : '',
      };
    });
  },
};
