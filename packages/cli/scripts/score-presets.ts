/**
 * Scores the presets on the generated families, on those that the model was fitted on and on the others:
 * npm run data:assessment-scores -- 1..40
 */
import { type DetectorConfiguration, PRESET_NAMES } from '@roadstead/model';
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

/** A share of 400 is right to 2.5 points (standard error). */
const BIN_EVENTS = 400;

const presets = configurationsOfPresets(PRESET_NAMES);
const transfer = presets.find(({ name }) => name === 'transfer')!;
/** All encounters, with their probability at the earliest instant at which `transfer` fires. */
const assessed: DetectorConfiguration = {
  ...{ ...transfer, id: presets.length + 1, name: 'assessed' },
  filters: { durationMinutesMin: transfer.filters?.durationMinutesMin ?? 0 },
};
/** The same at other probabilities. */
const variants = [0.5, 0.6, 0.7, 0.8].map((probabilityMin, i) => ({
  ...{ ...transfer, id: assessed.id + 1 + i, name: `transfer, probability_min ${probabilityMin}` },
  filters: { ...transfer.filters, probabilityMin },
}));
const configurations = [...presets, assessed, ...variants];
const counts = new Map<string, PresetCounts>();
const wrong = new Map<string, number>();
const probabilities = new Map<string, Assessed[]>();

/** Probability and truth of an event. */
interface Assessed {
  readonly probability: number;
  readonly isTransfer: boolean;
}

for (const family of SCENARIO_FAMILIES) {
  for (const seed of seedsOf(process.argv[2]))
    score(family, runFamily(family, seed, configurations));
  if (process.stderr.isTTY) process.stderr.write(`\r${family}          `);
}

function score(
  family: (typeof SCENARIO_FAMILIES)[number],
  { events, truth, reports }: FamilyRun,
): void {
  const half = FITTED_FAMILIES.has(family) ? 'fitted' : 'held out';
  const times = new ReportTimes();
  times.add(reports);
  const run = { truth, times, events: events.map(({ event }) => event) };
  const assessments = new Map(events.map(({ event, assessment }) => [event, assessment]));
  for (const [c, own] of classifyRun(run, configurations).entries()) {
    const { name } = configurations[c];
    const key = `${name} | ${half}`;
    for (const { event, isTransfer } of own.events) {
      const assessment = assessments.get(event);
      if (assessment) addProbability(key, { probability: assessment.probability, isTransfer });
    }
    if (name === assessed.name) continue;
    const total = counts.get(key) ?? noCounts();
    counts.set(key, total);
    addPresetRun(total, own);
    if (name !== 'transfer') continue;
    for (const { isTransfer, kind } of own.events) {
      if (!isTransfer) countWrong(`${half} false: ${family}, ${kind}`);
    }
    for (const { kind } of own.missed) countWrong(`${half} missed: ${family}, ${kind}`);
  }
}

function countWrong(key: string): void {
  wrong.set(key, (wrong.get(key) ?? 0) + 1);
}

function addProbability(key: string, each: Assessed): void {
  const own = probabilities.get(key) ?? [];
  own.push(each);
  probabilities.set(key, own);
}

/** Divides events by falling probability; the last bin has the rest. */
function binsOf(events: readonly Assessed[]): readonly (readonly Assessed[])[] {
  const sorted = [...events].sort((a, b) => b.probability - a.probability);
  const count = Math.max(1, Math.floor(sorted.length / BIN_EVENTS));
  return Array.from({ length: count }, (_, i) =>
    sorted.slice(i * BIN_EVENTS, i === count - 1 ? undefined : (i + 1) * BIN_EVENTS),
  );
}

process.stdout.write('preset | families | events | precision | transfers | recall\n');
for (const [key, { events, right, transfers, found }] of counts) {
  process.stdout.write(
    `${key} | ${events} | ${percent(right, events)} | ${transfers} | ${percent(found, transfers)}\n`,
  );
}
process.stdout.write('\nevents | families | number | probability, mean | transfers\n');
for (const { name } of [transfer, assessed]) {
  for (const half of ['fitted', 'held out']) {
    for (const bin of binsOf(probabilities.get(`${name} | ${half}`) ?? [])) {
      const sum = bin.reduce((total, { probability }) => total + probability, 0);
      const right = bin.filter(({ isTransfer }) => isTransfer).length;
      process.stdout.write(
        `${name} | ${half} | ${bin.length} | ${percent(sum, bin.length)} | ${percent(right, bin.length)}\n`,
      );
    }
  }
}
process.stdout.write('\n');
for (const [key, count] of [...wrong].sort(([, a], [, b]) => b - a).slice(0, 24)) {
  process.stdout.write(`${count} ${key}\n`);
}
