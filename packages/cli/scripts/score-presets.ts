/**
 * Scores the presets on the generated families, on those that the model was fitted on and on the others:
 * npm run data:assessment-scores -- 1..40
 */
import { configurationUuid, type Mmsi, PRESET_NAMES, parseConfiguration } from '@roadstead/model';
import { createMeetingClassifier, SCENARIO_FAMILIES, type Truth } from '@roadstead/simulator';
import { WORLD } from '../src/sts/box-area.ts';
import { type FamilyRun, FITTED_FAMILIES, runFamily } from './family-run.ts';
import { seedsOf } from './seeds.ts';

/** Longest silence of a ship in a transfer that can be found. */
const HEARD_MS = 3_600_000;
const BIN = 0.1;

/** The results of a preset over some families. */
interface Counts {
  events: number;
  right: number;
  transfers: number;
  found: number;
}

const configurations = PRESET_NAMES.map((preset, i) => {
  const body = { name: preset, preset, geometry: WORLD };
  const parsed = parseConfiguration(body, i + 1, configurationUuid);
  if (!parsed.ok) throw new Error(parsed.error[0].detail);
  return parsed.value;
});
const counts = new Map<string, Counts>();
const wrong = new Map<string, number>();
const bins: { events: number; right: number; sum: number }[] = [];

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
  const classify = createMeetingClassifier(truth);
  const times = new Map<Mmsi, number[]>();
  for (const { mmsi, timeMs } of reports) {
    const own = times.get(mmsi);
    if (own) own.push(timeMs);
    else times.set(mmsi, [timeMs]);
  }
  const heard = truth.encounters.filter((each) => each.isTransfer && isHeard(each, truth, times));
  const endMs = Math.max(...truth.activities.map((each) => each.endMs));
  for (const { id, name } of configurations) {
    const own = countsOf(`${name} | ${half}`);
    const found = new Set<object>();
    for (const { event, assessment } of events) {
      if (event.configurationId !== id) continue;
      const { activationTimeMs: beginMs, deactivationTimeMs } = event;
      const span = { beginMs, endMs: deactivationTimeMs ?? endMs };
      const { isTransfer, encounter, kind } = classify(event.first.mmsi, event.second.mmsi, span);
      own.events++;
      if (isTransfer) own.right++;
      if (isTransfer && encounter) found.add(encounter);
      if (name !== 'transfer') continue;
      if (!isTransfer) {
        const key = `${half} false: ${family}, ${kind}`;
        wrong.set(key, (wrong.get(key) ?? 0) + 1);
      }
      if (half === 'fitted' || !assessment) continue;
      const place = Math.floor(assessment.probability / BIN);
      bins[place] ??= { events: 0, right: 0, sum: 0 };
      const bin = bins[place];
      bin.events++;
      bin.sum += assessment.probability;
      if (isTransfer) bin.right++;
    }
    own.transfers += heard.length;
    own.found += heard.filter((each) => found.has(each)).length;
    if (name !== 'transfer') continue;
    for (const each of heard) {
      const key = `${half} missed: ${family}, ${each.kind}`;
      if (!found.has(each)) wrong.set(key, (wrong.get(key) ?? 0) + 1);
    }
  }
}

function countsOf(key: string): Counts {
  const present = counts.get(key) ?? { events: 0, right: 0, transfers: 0, found: 0 };
  counts.set(key, present);
  return present;
}

/** Whether both ships of an encounter are heard at least every hour. */
function isHeard(
  encounter: Truth['encounters'][number],
  truth: Truth,
  times: ReadonlyMap<Mmsi, readonly number[]>,
): boolean {
  const { ships, beginMs, endMs } = encounter;
  return ships.every((name) => {
    const mmsi = truth.ships.find((ship) => ship.name === name)?.mmsi;
    const own = (mmsi && times.get(mmsi)) ?? [];
    const within = own.filter((timeMs) => timeMs >= beginMs && timeMs <= endMs);
    const all = [beginMs, ...within, endMs];
    return all.every((timeMs, i) => i === 0 || timeMs - all[i - 1] <= HEARD_MS);
  });
}

const percent = (part: number, of: number): string =>
  of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`;
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
