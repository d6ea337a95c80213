import {
  destinationAt,
  pathUpTo,
  type RouteBetween,
  type SimulatedVoyage,
  type TradeClass,
} from '@roadstead/simulator';
import { seededRandom } from '../random.ts';
import type { Question } from './predictor.ts';

/** Shares of the passage at which questions are posed. */
export const PROGRESSES = [0, 0.25, 0.5, 0.75] as const;

/** Greatest relative error of the measured speed. */
const SPEED_ERROR = 0.08;

/** A task of a predictor. */
export type Task =
  | { readonly kind: 'train'; readonly voyage: SimulatedVoyage }
  | { readonly kind: 'predict'; readonly testCase: TestCase };

/** A question with its answer. */
export interface TestCase {
  readonly question: Question;
  readonly tradeClass: TradeClass;
  readonly progress: number;
  readonly nextPortId: number;
  readonly ataMs: number;
}

export interface TimelineOptions {
  readonly routeBetween: RouteBetween;
  /** Begin of the questions. */
  readonly testFromMs: number;
  /**
   * Of ships with more voyages in the test, this number has questions, evenly spread: a ferry's thousand crossings add
   * little to a hundred, and would outweigh all other ships.
   */
  readonly voyagesPerShipMax: number;
  readonly seed: number;
}

interface DueQuestion {
  readonly timeMs: number;
  readonly voyage: SimulatedVoyage;
  readonly progress: number;
}

/**
 * Creates the tasks of voyages, sorted by arrival, in the order of time: a question comes at its instant, before the
 * training with voyages that end later. At the same instant, training comes first.
 */
export function* timeline(
  voyages: readonly SimulatedVoyage[],
  options: TimelineOptions,
): Generator<Task, void> {
  const random = seededRandom(options.seed);
  const dues = dueQuestions(voyages, options);
  let at = 0;
  for (const voyage of voyages) {
    for (; at < dues.length && dues[at].timeMs < voyage.to.ataMs; at++) {
      yield { kind: 'predict', testCase: testCaseOf(dues[at], options.routeBetween, random) };
    }
    yield { kind: 'train', voyage };
  }
}

function dueQuestions(
  voyages: readonly SimulatedVoyage[],
  { testFromMs, voyagesPerShipMax }: TimelineOptions,
): readonly DueQuestion[] {
  const tested = voyages.filter(({ to }) => to.ataMs > testFromMs);
  const counts = new Map<number, number>();
  for (const { mmsi } of tested) counts.set(mmsi, (counts.get(mmsi) ?? 0) + 1);
  const seen = new Map<number, number>();
  const selected = tested.filter(({ mmsi }) => {
    const before = seen.get(mmsi) ?? 0;
    seen.set(mmsi, before + 1);
    const share = Math.min(1, voyagesPerShipMax / (counts.get(mmsi) ?? 1));
    return Math.floor((before + 1) * share) > Math.floor(before * share);
  });
  return selected
    .flatMap((voyage) =>
      PROGRESSES.map((progress) => ({ timeMs: timeAt(voyage, progress), voyage, progress })),
    )
    .filter(({ timeMs }) => timeMs >= testFromMs)
    .sort((a, b) => a.timeMs - b.timeMs || a.voyage.mmsi - b.voyage.mmsi);
}

/** Instant at which the ship has sailed a share of its passage; waiting follows the passage. */
function timeAt({ from, to, waitedMs }: SimulatedVoyage, progress: number): number {
  return Math.round(from.atdMs + progress * (to.ataMs - waitedMs - from.atdMs));
}

function testCaseOf(
  { voyage, progress, timeMs }: DueQuestion,
  routeBetween: RouteBetween,
  random: () => number,
): TestCase {
  const { mmsi, imo, shiptype, lengthMeters, from, to, tradeClass, sailedMeters } = voyage;
  const { text, sinceMs } = destinationAt(voyage, timeMs);
  const error = SPEED_ERROR * (2 * random() - 1);
  return {
    question: {
      mmsi,
      imo,
      shiptype,
      lengthMeters,
      timeMs,
      from,
      track: pathUpTo(voyage, routeBetween, progress),
      sailedMeters: progress * sailedMeters,
      speedKnots: progress === 0 ? null : voyage.speedKnots * (1 + error),
      destination: { text, sinceMs },
    },
    tradeClass,
    progress,
    nextPortId: to.portId,
    ataMs: to.ataMs,
  };
}
