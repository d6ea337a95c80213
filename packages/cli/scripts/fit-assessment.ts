/**
 * Fits the model of transfers to one half of the generated families, and writes its points:
 * npm run data:assessment -- 1..40
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FiringFeatures, MODEL_TERMS } from '@roadstead/assessment';
import type { DetectorConfiguration } from '@roadstead/model';
import { createMeetingClassifier } from '@roadstead/simulator';
import { configurationOf } from '../src/sts/read-configurations.ts';
import { FITTED_FAMILIES, runFamily } from './family-run.ts';
import { fitLogistic, type Sample } from './fit-logistic.ts';
import { seedsOf } from './seeds.ts';

/** Durations of an encounter in minutes at which it is a sample: the preset `transfer` fires from the first on. */
const DURATIONS = [90, 120, 180, 270];
/** Hourly reports are within it. */
const GAP_MINUTES = 120;
/** Weak: it limits the points of classes of which there are few samples. */
const RIDGE = 1;
const PATH = join(import.meta.dirname, '../../assessment/src/model-points.ts');

const seeds = seedsOf(process.argv[2]);
const configurations: readonly DetectorConfiguration[] = DURATIONS.map((durationMinutesMin, i) => ({
  ...configurationOf('sample', 500, 30),
  id: i + 1,
  gapMaxMinutes: GAP_MINUTES,
  filters: { durationMinutesMin },
}));

const samples: Sample[] = [];
let encounters = 0;
for (const family of FITTED_FAMILIES) {
  for (const seed of seeds) {
    const { events, truth } = runFamily(family, seed, configurations);
    const classify = createMeetingClassifier(truth);
    const endMs = Math.max(...truth.activities.map((each) => each.endMs));
    const byEncounter = groupBy(events, ({ event }) =>
      [event.first.mmsi, event.second.mmsi, event.activationTimeMs].join(' '),
    );
    encounters += byEncounter.size;
    for (const encounter of byEncounter.values()) {
      const { first, second, activationTimeMs: beginMs, deactivationTimeMs } = encounter[0].event;
      const span = { beginMs, endMs: deactivationTimeMs ?? endMs };
      const { isTransfer } = classify(first.mmsi, second.mmsi, span);
      for (const { assessment } of encounter) {
        if (!assessment) continue;
        const weight = 1 / encounter.length;
        samples.push({ classes: classesOf(assessment.features), isTrue: isTransfer, weight });
      }
    }
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${family}: ${samples.length} samples   `);
}

const { base, points } = fitLogistic(samples, RIDGE);
const terms = MODEL_TERMS.map(({ name }) => {
  const own = [...points].filter(([key]) => key.startsWith(`${name}: `));
  const rows = own.map(([key, value]) => `'${key.slice(name.length + 2)}': ${value.toFixed(2)}`);
  return `  '${name}': { ${rows.sort().join(', ')} },`;
});
writeFileSync(
  PATH,
  `// Written by \`npm run data:assessment\`.

/** Points of the model by term and class: log odds. */
export const MODEL_POINTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
${terms.join('\n')}
};

/** Log odds without any point. */
export const MODEL_BASE = ${base.toFixed(2)};
`,
);
process.stdout.write(
  `${samples.length} samples of ${encounters} encounters, points in packages/assessment/src/model-points.ts\n`,
);

function classesOf(features: FiringFeatures): readonly string[] {
  return MODEL_TERMS.map(({ name, binOf }) => `${name}: ${binOf(features)}`);
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const own = groups.get(keyOf(item));
    if (own) own.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
