import { mkdirSync, writeFileSync } from 'node:fs';
import { createTradeWorld, TRADE_CLASSES } from '@roadstead/simulator';
import { baselines } from './predictions/baselines.ts';
import { calibrationPlot } from './predictions/calibration-plot.ts';
import { type Group, judge, type Verdict } from './predictions/judge.ts';
import type { Predictor } from './predictions/predictor.ts';
import { Roadstead } from './predictions/roadstead.ts';
import { loadSea, type Sea } from './predictions/sea.ts';
import { PROGRESSES, timeline } from './predictions/timeline.ts';
import type { Bench, Row } from './report.ts';

const SEED = 1;
const SHIPS = 300;
const YEARS = 4;
const MS_PER_YEAR = 365.25 * 86_400_000;
const START_MS = Date.UTC(2021, 0, 1);
/** Learned from before, asked from here on. */
const TRAINING_SHARE = 0.8;
const VOYAGES_PER_SHIP_MAX = 120;

/** What is judged; the first is compared with each of the others. */
function contestants(sea: Sea): readonly Predictor[] {
  return [new Roadstead(sea), ...baselines(sea)];
}

/** How good are predictions of next ports in a simulated world of trades, beside plain rules? */
export const bench: Bench = {
  question: 'Where does a ship call next, and when: how often is that said right, by trade?',
  async run(progress): Promise<readonly Row[]> {
    const sea = await loadSea();
    progress('a world of trades');
    const world = { seed: SEED, ships: SHIPS, years: YEARS, startMs: START_MS };
    const voyages = [...createTradeWorld({ ...world, ...sea })];
    const predictors = contestants(sea);
    progress(`${voyages.length} voyages, ${predictors.length} predictors`);
    const tasks = timeline(voyages, {
      wayBetween: sea.wayBetween,
      testFromMs: START_MS + TRAINING_SHARE * YEARS * MS_PER_YEAR,
      voyagesPerShipMax: VOYAGES_PER_SHIP_MAX,
      seed: SEED,
    });
    const verdict = judge(tasks, predictors, sea.ports.length);
    drawCalibration(verdict, predictors[0].name);
    const groups: readonly Group[] = [{}, ...TRADE_CLASSES.map((tradeClass) => ({ tradeClass }))];
    return groups.flatMap((group) => rowsOf(verdict, predictors, group));
  },
};

/** Beside the results. */
function drawCalibration(verdict: Verdict, predictor: string): void {
  const { bins } = verdict.scores(predictor, {});
  const folder = new URL('./results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const svg = calibrationPlot(`First answers of “${predictor}”`, bins);
  writeFileSync(new URL('predictions-calibration.svg', folder), svg);
}

function rowsOf(verdict: Verdict, predictors: readonly Predictor[], group: Group): readonly Row[] {
  const [{ name: first }] = predictors;
  return predictors.map(({ name }) => {
    const scores = verdict.scores(name, group);
    const firstAt = (progress: number): string =>
      percent(verdict.scores(name, { ...group, progress }).first?.value);
    const less = verdict.difference(name, first, 'first', group, SEED);
    return {
      what: `${group.tradeClass ?? 'all'}: ${name}`,
      questions: scores.questions,
      'first right, %': percent(scores.first?.value),
      ...Object.fromEntries(PROGRESSES.map((progress) => [`at ${progress}`, firstAt(progress)])),
      'of three, %': percent(scores.inThree?.value),
      'log-loss': scores.logLoss.toFixed(3),
      Brier: scores.brier.toFixed(3),
      'ECE, %': percent(scores.calibrationError),
      'ETA off, median h': hours(scores.etaErrorHoursMedian),
      '90th, h': hours(scores.etaErrorHours90),
      [`first right against ${first}, points`]:
        name === first
          ? ''
          : `${signed(less.value)} (${signed(less.least)} to ${signed(less.greatest)})`,
    };
  });
}

function percent(share: number | undefined): string {
  return share === undefined ? '' : (100 * share).toFixed(1);
}

function signed(share: number): string {
  return `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;
}

function hours(value: number | null): string {
  return value === null ? '' : value.toFixed(1);
}
