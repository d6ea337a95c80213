/**
 * Scores one-sided candidates on the generated families and on the scenarios of the repository:
 * npm run data:candidate-scores -- 101..108
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addStatics,
  type StaticHistory,
  type VesselEvent,
  VesselEventDetector,
} from '@roadstead/assessment';
import type { Mmsi } from '@roadstead/model';
import {
  type CandidateScore,
  createFamilyScenario,
  createSimulation,
  LONE_SHIP_FAMILIES,
  readScenario,
  SCENARIO_FAMILIES,
  type Scenario,
  scoreCandidates,
} from '@roadstead/simulator';
import { createTracker } from '@roadstead/tracking';
import { bundledSurroundings } from '../src/bundled/bundled-surroundings.ts';
import { percent } from './preset-counts.ts';
import { seedsOf } from './seeds.ts';

const SCENARIOS = join(import.meta.dirname, '../../../scenarios');
/** As much as a satellite may deliver late. */
const LATENESS_SECONDS = 3600;
const BINS = [0.2, 0.4, 0.6, 0.8];

/** The results over some scenarios. */
class Counts {
  transfers = 0;
  found = 0;
  named = 0;
  heardAround = 0;
  heardAroundFound = 0;
  unheard = 0;
  right = 0;
  false = 0;
  loitering = 0;
  gaps = 0;

  add(score: CandidateScore, events: readonly VesselEvent[]): void {
    this.transfers += score.oneSided.length;
    this.found += score.found.length;
    this.named += score.named.length;
    this.heardAround += score.oneSided.filter((each) => each.isHeardAround).length;
    this.heardAroundFound += score.found.filter((each) => each.isHeardAround).length;
    this.unheard += score.unheard.length;
    this.right += score.right.length;
    this.false += score.false.length;
    this.loitering += events.filter(({ kind }) => kind === 'loitering').length;
    this.gaps += events.filter(({ kind }) => kind === 'gap').length;
  }

  get cells(): readonly (string | number)[] {
    return [
      ...[this.transfers, percent(this.found, this.transfers), this.named],
      ...[this.heardAround, percent(this.heardAroundFound, this.heardAround), this.unheard],
      ...[this.right + this.false, percent(this.right, this.right + this.false)],
      ...[this.loitering, this.gaps],
    ];
  }
}

const surroundings = await bundledSurroundings();
const bins = BINS.map(() => ({ events: 0, right: 0, sum: 0 }));
const all = new Counts();

process.stdout.write(
  'family | dark | recall | named | heard around | recall | nobody heard | candidates | precision | loitering | gaps\n',
);
for (const family of [...SCENARIO_FAMILIES, ...LONE_SHIP_FAMILIES]) {
  const counts = new Counts();
  for (const seed of seedsOf(process.argv[2] ?? '101..108')) {
    score(createFamilyScenario(family, seed), [counts, all]);
  }
  writeRow(family, counts);
}
writeRow('all families', all);
const shipped = new Counts();
for (const file of readdirSync(SCENARIOS).filter((name) => name.endsWith('.yaml'))) {
  const scenario = readScenario(readFileSync(join(SCENARIOS, file), 'utf8'), file);
  if (scenario.ok) score(scenario.value, [shipped]);
}
writeRow('scenarios', shipped);
process.stdout.write('\nscore | candidates | right\n');
for (const { events, right, sum } of bins) {
  process.stdout.write(`${percent(sum, events)} | ${events} | ${percent(right, events)}\n`);
}

/** Scores the candidates of a scenario, detected in the order of time. */
function score(scenario: Scenario, into: readonly Counts[]): void {
  const simulation = createSimulation(scenario);
  const received = simulation.runTo(simulation.endMs).reports;
  const reports = received
    .flatMap(({ report }) => ('longitude' in report ? [report] : []))
    .sort((a, b) => a.timeMs - b.timeMs);
  const statics = received.flatMap(({ report, deliveredMs }) =>
    'longitude' in report ? [] : [{ ...report, timeMs: report.timeMs ?? deliveredMs }],
  );
  const tracker = createTracker({ latenessMaxSeconds: LATENESS_SECONDS });
  const histories = new Map<Mmsi, StaticHistory>();
  addStatics(histories, statics, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY);
  const detector = new VesselEventDetector({ surroundings, statics: histories });
  const events = new Map<string, VesselEvent>();
  for (const { batch } of [tracker.step(reports), tracker.end()]) {
    for (const event of detector.step(batch)) {
      events.set(event.uuid, event);
    }
  }
  const heardMs = new Map<Mmsi, number[]>();
  for (const { mmsi, timeMs } of reports) {
    const own = heardMs.get(mmsi);
    if (own) own.push(timeMs);
    else heardMs.set(mmsi, [timeMs]);
  }
  const truth = simulation.truth();
  const candidates = [...events.values()]
    .filter(({ kind }) => kind === 'one_sided_candidate')
    .map((event) => ({ ...event, endMs: event.endMs ?? truth.endMs }));
  const scored = scoreCandidates(truth, heardMs, candidates);
  for (const counts of into) counts.add(scored, [...events.values()]);
  for (const candidate of candidates) {
    if (!into.includes(all) || scored.heard.includes(candidate)) continue;
    const bin = bins[BINS.findLastIndex((least) => (candidate.score ?? 0) >= least)];
    bin.events++;
    bin.sum += candidate.score ?? 0;
    if (scored.right.includes(candidate)) bin.right++;
  }
}

function writeRow(name: string, counts: Counts): void {
  process.stdout.write(`${[name, ...counts.cells].join(' | ')}\n`);
}
