/**
 * Scores the presets on the generated families, on those that the model was fitted on and on the others:
 * npm run data:assessment-scores -- 1..40
 */
import { PRESET_NAMES } from '@roadstead/model';
import { SCENARIO_FAMILIES } from '@roadstead/simulator';
import { configurationsOfPresets } from '../src/sts/read-configurations.ts';
import { type FamilyRun, FITTED_FAMILIES, runFamily } from './family-run.ts';
import {
  addPresetRun,
  classifyRun,
  noCounts,
  type PresetCounts,
  percent,
  ReportTimes,
} from './preset-counts.ts';
import { seedsOf } from './seeds.ts';

const BIN = 0.1;

const configurations = configurationsOfPresets(PRESET_NAMES);
const counts = new Map<string, PresetCounts>();
const wrong = new Map<string, number>();
const bins: { events: number; right: number; sum: number }[] = [];

for (const family of SCENARIO_FAMILIES) {
  for (const seed of seedsOf(process.argv[2]))
    score(family, runFamily(family, seed, configurations));
  if (process.stderr.isTTY) process.stderr.write(`\r${family}          `);
}

function score(
  family: (typeof SCENARIO_FAMILIES)[number],
  { events: assessed, truth, reports }: FamilyRun,
): void {
  const half = FITTED_FAMILIES.has(family) ? 'fitted' : 'held out';
  const times = new ReportTimes();
  times.add(reports);
  const run = { truth, times, events: assessed.map(({ event }) => event) };
  for (const [c, own] of classifyRun(run, configurations).entries()) {
    const { name } = configurations[c];
    const key = `${name} | ${half}`;
    const total = counts.get(key) ?? noCounts();
    counts.set(key, total);
    addPresetRun(total, own);
    if (name !== 'transfer') continue;
    for (const { event, isTransfer, kind } of own.events) {
      if (!isTransfer) countWrong(`${half} false: ${family}, ${kind}`);
      const assessment = assessed.find((each) => each.event === event)?.assessment;
      if (half === 'held out' && assessment) addToBin(assessment.probability, isTransfer);
    }
    for (const { kind } of own.missed) countWrong(`${half} missed: ${family}, ${kind}`);
  }
}

function countWrong(key: string): void {
  wrong.set(key, (wrong.get(key) ?? 0) + 1);
}

function addToBin(probability: number, isTransfer: boolean): void {
  const place = Math.floor(probability / BIN);
  bins[place] ??= { events: 0, right: 0, sum: 0 };
  const bin = bins[place];
  bin.events++;
  bin.sum += probability;
  if (isTransfer) bin.right++;
}

process.stdout.write('preset | families | events | precision | transfers | recall\n');
for (const [key, { events, right, transfers, found }] of counts) {
  process.stdout.write(
    `${key} | ${events} | ${percent(right, events)} | ${transfers} | ${percent(found, transfers)}\n`,
  );
}
process.stdout.write('\nprobability at firing | events | transfers\n');
for (const bin of bins) {
  if (bin)
    process.stdout.write(
      `${percent(bin.sum, bin.events)} | ${bin.events} | ${percent(bin.right, bin.events)}\n`,
    );
}
process.stdout.write('\n');
for (const [key, count] of [...wrong].sort(([, a], [, b]) => b - a).slice(0, 24)) {
  process.stdout.write(`${count} ${key}\n`);
}
