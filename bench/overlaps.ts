import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readReports } from '@roadstead/ais';
import { createDetector } from '@roadstead/detector';
import type { DetectorConfiguration, PositionReport, TrackBatch } from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';
import { boxArea } from '../packages/cli/src/sts/box-area.ts';
import { WORLD_WIDE } from './detector.ts';
import { type Bench, quantile, secondsOf, type TableRow } from './write-report.ts';

const SOLENT = fileURLToPath(
  new URL('../packages/cli/data/solent-2016-01-12.csv', import.meta.url),
);
const PASSES = Number(process.env['BENCH_PASSES'] ?? 3);
const BATCH_REPORTS = 1000;
/** Longer than the recording, so that no event fires. */
const NEVER_MINUTES = 10_000;
const DISTANCES = 20;

/** Configurations over the recording: the harbour and the sea around it, each box a little larger than the one before. */
function overlapping(
  count: number,
  distanceOf: (i: number) => number,
  isEqual: boolean,
  windowMinutes: number,
): DetectorConfiguration[] {
  return Array.from({ length: count }, (_, i) => {
    const margin = isEqual ? 0 : i / count / 2;
    const area = boxArea([-3 - margin, 49.5 - margin, 0.5 + margin, 52 + margin]);
    return {
      ...WORLD_WIDE,
      id: i + 1,
      uuid: `0f5c1a52-6d5c-5d5a-9f0b-${(i + 1).toString(16).padStart(12, '0')}`,
      name: `overlap ${i + 1}`,
      distanceMeters: distanceOf(i),
      windowMinutes,
      area,
    };
  });
}

const EQUAL = (): number => WORLD_WIDE.distanceMeters;
/** As many distances as there are, the greatest of them that of the single configuration, so that the pairs are the same. */
const MIXED = (i: number): number =>
  (WORLD_WIDE.distanceMeters * ((i % DISTANCES) + 1)) / DISTANCES;

/** Sets of configurations by name, with the target of their cost. */
const SETS: readonly (readonly [string, readonly DetectorConfiguration[], string])[] = [
  ['one', overlapping(1, EQUAL, true, NEVER_MINUTES), ''],
  ['200 of 20 distances, one polygon', overlapping(200, MIXED, true, NEVER_MINUTES), '≤ 12'],
  ['200 of 20 distances, polygons differ', overlapping(200, MIXED, false, NEVER_MINUTES), '≤ 12'],
  ['1 000 equal', overlapping(1000, EQUAL, true, NEVER_MINUTES), '≤ 3'],
  ['1 000 of one distance, polygons differ', overlapping(1000, EQUAL, false, NEVER_MINUTES), '≤ 3'],
  ['200 of 20 distances that fire', overlapping(200, MIXED, true, WORLD_WIDE.windowMinutes), ''],
  ['one that fires after 30 min', overlapping(1, EQUAL, true, WORLD_WIDE.windowMinutes), ''],
];

async function readRecording(): Promise<TrackBatch[]> {
  const bytes = await readFile(SOLENT);
  const reports: PositionReport[] = [];
  const source = (async function* () {
    yield bytes;
  })();
  for await (const { positions } of readReports(source)) reports.push(...positions);
  const tracker = createTracker();
  const batches: TrackBatch[] = [];
  for (let from = 0; from < reports.length; from += BATCH_REPORTS) {
    batches.push(tracker.step(reports.slice(from, from + BATCH_REPORTS)).batch);
  }
  return [...batches, tracker.end().batch];
}

export const bench: Bench = {
  question: `What does detection in a harbour full of pairs cost with configurations that overlap, compared with one? (the Solent recording in memory; median of ${PASSES} passes)`,
  seed: null,
  async run(progress) {
    const batches = await readRecording();
    const fixes = batches.reduce((sum, batch) => sum + batch.fixes.length, 0);
    const wanted = process.env['BENCH_SETS']?.split(',').map(Number);
    const sets = SETS.filter((_, i) => !wanted || wanted.includes(i));
    const seconds = sets.map((): number[] => []);
    const events = sets.map(() => 0);
    for (let pass = 0; pass < PASSES; pass++) {
      for (const [i, [name, configurations]] of sets.entries()) {
        progress(`${name}, pass ${pass + 1} of ${PASSES}`);
        const detector = createDetector(configurations);
        const spent = secondsOf(() => {
          events[i] = batches.flatMap((batch) => detector.step(batch)).length;
        });
        seconds[i].push(spent);
      }
    }
    const [one] = seconds.map((all) => quantile(all, 0.5));
    return sets.map(
      ([name, , target], i): TableRow => ({
        configurations: name,
        'fixes/s': fixes / quantile(seconds[i], 0.5),
        s: quantile(seconds[i], 0.5),
        'cost × one': quantile(seconds[i], 0.5) / one,
        target,
        transitions: events[i],
      }),
    );
  },
};
