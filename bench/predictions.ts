import { mkdirSync, writeFileSync } from 'node:fs';
import { createTradeSimulation, TRADE_CLASSES } from '@roadstead/simulator';
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
import { PROGRESSES, timeline } from './predictions/timeline.ts';
import type { Bench, TableRow } from './write-report.ts';

const SEED = 1;
const SHIPS = 300;
const YEARS = 4;
const MS_PER_YEAR = 365.25 * 86_400_000;
const START_MS = Date.UTC(2021, 0, 1);
/** Share of the time that is training only. */
const TRAINING_SHARE = 0.8;
const VOYAGES_PER_SHIP_MAX = 120;

/** The evaluated predictors; the first is compared with each of the others. */
function createPredictors(sea: RoutedPorts): readonly Predictor[] {
  return [new RoadsteadPredictor(sea), ...baselines(sea)];
}

/** Accuracy of predictions of next ports in simulated trades, compared with simple rules. */
export const bench: Bench = {
  question:
    'How often is the predicted next port of a ship correct, and how accurate is its ETA, by trade?',
  async run(progress): Promise<readonly TableRow[]> {
    const sea = await loadRoutedPorts();
    progress('simulated trades');
    const options = { seed: SEED, ships: SHIPS, years: YEARS, startMs: START_MS };
    const voyages = [...createTradeSimulation({ ...options, ...sea })];
    const predictors = createPredictors(sea);
    progress(`${voyages.length} voyages, ${predictors.length} predictors`);
    const tasks = timeline(voyages, {
      routeBetween: sea.routeBetween,
      testFromMs: START_MS + TRAINING_SHARE * YEARS * MS_PER_YEAR,
      voyagesPerShipMax: VOYAGES_PER_SHIP_MAX,
      seed: SEED,
    });
    const evaluation = evaluatePredictors(tasks, predictors, sea.ports.length);
    drawCalibration(evaluation, predictors[0].name);
    const groups: readonly QuestionGroup[] = [
      {},
      ...TRADE_CLASSES.map((tradeClass) => ({ tradeClass })),
    ];
    return groups.flatMap((group) => rowsOf(evaluation, predictors, group));
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
  const [{ name: first }] = predictors;
  return predictors.map(({ name }) => {
    const scores = evaluation.scores(name, group);
    const firstAt = (progress: number): string =>
      percent(evaluation.scores(name, { ...group, progress }).first?.value);
    const less = evaluation.difference(name, first, 'first', group, SEED);
    return {
      what: `${group.tradeClass ?? 'all'}: ${name}`,
      questions: scores.questions,
      'first correct, %': percent(scores.first?.value),
      ...Object.fromEntries(PROGRESSES.map((progress) => [`at ${progress}`, firstAt(progress)])),
      'of three, %': percent(scores.inThree?.value),
      'log-loss': scores.logLoss.toFixed(3),
      Brier: scores.brier.toFixed(3),
      'ECE, %': percent(scores.calibrationError),
      'ETA error, median h': hours(scores.etaErrorHoursMedian),
      '90th, h': hours(scores.etaErrorHours90),
      [`first correct, compared with ${first}, points`]:
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
