import { mkdirSync, writeFileSync } from 'node:fs';
import { createTradeSimulation, TRADE_CLASSES } from '@roadstead/simulator';
import { numberOf } from './environment.ts';
import { baselines } from './predictions/baselines.ts';
import { calibrationPlot } from './predictions/calibration-plot.ts';
import {
  evaluatePredictors,
  type PredictorEvaluation,
  type QuestionGroup,
} from './predictions/evaluate-predictors.ts';
import type { Predictor } from './predictions/predictor.ts';
import { RoadsteadPredictor } from './predictions/roadstead-predictor.ts';
import { loadRoutedPorts, type RoutedPorts } from './predictions/routed-ports.ts';
import {
  coldStarts,
  PROGRESSES,
  STAY_PROGRESSES,
  type Task,
  timeline,
} from './predictions/timeline.ts';
import type { Bench, TableRow } from './write-report.ts';

/** Not run before the rules were final: they were developed with others. */
const SEED = 31;
/** The full size, in seven minutes, is `BENCH_SHIPS=300`. */
const SHIPS = numberOf('BENCH_SHIPS', 75);
const YEARS = 4;
const MS_PER_YEAR = 365.25 * 86_400_000;
const START_MS = Date.UTC(2021, 0, 1);
/** Share of the time that is training only. */
const TRAINING_SHARE = 0.8;
const VOYAGES_PER_SHIP_MAX = 120;
/** The fleet for the test of new ships, in half the time; of so many ships one has no history there. */
const FLEET_WITH_NEW_SHIPS = { ships: 2 * SHIPS, years: YEARS / 2 };
const NEW_SHIP_EVERY = 2;
const ROADSTEAD = 'Roadstead';

/** The evaluated predictors; the first is compared with each of the others. */
function createPredictors(sea: RoutedPorts): readonly Predictor[] {
  return [new RoadsteadPredictor(sea), ...baselines(sea)];
}

/** Accuracy of predictions of next ports in simulated trades, compared with simple rules. */
export const bench: Bench = {
  question:
    'How often is the predicted next port of a ship correct, and how accurate is its ETA, by trade: at sea, in port, and for new ships?',
  seed: SEED,
  async run(progress): Promise<readonly TableRow[]> {
    const sea = await loadRoutedPorts();
    progress('simulated trades');
    const options = { seed: SEED, ships: SHIPS, years: YEARS, startMs: START_MS };
    const voyages = [...createTradeSimulation({ ...options, ...sea })];
    progress(`${voyages.length} voyages, at sea and in port`);
    const timelineOptions = {
      routeBetween: sea.routeBetween,
      testFromMs: START_MS + TRAINING_SHARE * YEARS * MS_PER_YEAR,
      voyagesPerShipMax: VOYAGES_PER_SHIP_MAX,
      seed: SEED,
    };
    const evaluate = (tasks: Iterable<Task>, groups: readonly QuestionGroup[]) => {
      const predictors = createPredictors(sea);
      const evaluation = evaluatePredictors(tasks, predictors, sea.ports.length);
      return {
        evaluation,
        rows: groups.flatMap((group) => rowsOf(evaluation, predictors, group)),
      };
    };
    const classes = [{}, ...TRADE_CLASSES.map((tradeClass) => ({ tradeClass }))];
    const ofAll = evaluate(timeline(voyages, timelineOptions), [
      ...classes,
      ...classes.map((group) => ({ ...group, situation: 'in port' as const })),
    ]);
    drawCalibration(ofAll.evaluation, ROADSTEAD);
    progress('ships without a history');
    const isNew = (mmsi: number): boolean => mmsi % NEW_SHIP_EVERY === 0;
    const fleet = [...createTradeSimulation({ ...options, ...FLEET_WITH_NEW_SHIPS, ...sea })];
    const testFromMs = START_MS + TRAINING_SHARE * FLEET_WITH_NEW_SHIPS.years * MS_PER_YEAR;
    const ofNew = evaluate(coldStarts(fleet, isNew, { ...timelineOptions, testFromMs }), [
      { situation: 'known calls: 0' },
      { situation: 'known calls: 1' },
      { situation: 'known calls: 2' },
    ]);
    return [...ofAll.rows, ...ofNew.rows];
  },
};

/** Writes the reliability diagram next to the results. */
function drawCalibration(evaluation: PredictorEvaluation, predictor: string): void {
  const { bins } = evaluation.scores(predictor, {});
  const folder = new URL('./results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const svg = calibrationPlot(`First predictions of “${predictor}”`, bins);
  writeFileSync(new URL('predictions-calibration.svg', folder), svg);
}

function rowsOf(
  evaluation: PredictorEvaluation,
  predictors: readonly Predictor[],
  group: QuestionGroup,
): readonly TableRow[] {
  const { situation, tradeClass = 'all' } = group;
  const progresses = situation === 'in port' ? STAY_PROGRESSES : PROGRESSES;
  return predictors.map(({ name }) => {
    const scores = evaluation.scores(name, group);
    const firstAt = (progress: number): string =>
      percent(evaluation.scores(name, { ...group, progress }).first?.value);
    return {
      what: `${situation ? `${situation}, ` : ''}${tradeClass}: ${name}`,
      questions: scores.questions,
      'first correct, %': percent(scores.first?.value),
      ...Object.fromEntries(progresses.map((progress) => [`at ${progress}`, firstAt(progress)])),
      'of three, %': percent(scores.inThree?.value),
      'log-loss': scores.logLoss.toFixed(3),
      Brier: scores.brier.toFixed(3),
      'ECE, %': percent(scores.calibrationError),
      'ETA error, median h': hours(scores.etaErrorHoursMedian),
      '90th, h': hours(scores.etaErrorHours90),
      'before 10 %': percent(scores.beforeRange ?? undefined),
      'after 90 %': percent(scores.afterRange ?? undefined),
      ...(name === ROADSTEAD ? {} : comparison(evaluation, name, group)),
    };
  });
}

/** Compares a baseline with Roadstead: first predictions of all questions, ETAs of those that both have right. */
function comparison(
  evaluation: PredictorEvaluation,
  baseline: string,
  group: QuestionGroup,
): TableRow {
  const less = evaluation.difference(baseline, ROADSTEAD, 'first', group, SEED);
  const { questions, one, other } = evaluation.etaErrors(baseline, ROADSTEAD, group);
  return {
    [`first correct, compared with ${ROADSTEAD}, points`]: `${signed(less.value)} (${signed(less.least)} to ${signed(less.greatest)})`,
    'both right': questions,
    'its ETA, h': `${hours(one.median)} / ${hours(one.ninetieth)}`,
    [`${ROADSTEAD}'s, h`]: `${hours(other.median)} / ${hours(other.ninetieth)}`,
  };
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
