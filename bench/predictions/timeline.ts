import {
  destinationAt,
  pathUpTo,
  type RouteBetween,
  type SimulatedVoyage,
  type TradeClass,
} from '@roadstead/simulator';
import { seededRandom } from '../random.ts';
import type { LastCall, Question } from './predictor.ts';

/** Shares of the passage at which questions are posed. */
export const PROGRESSES = [0, 0.25, 0.5, 0.75] as const;

/** Shares of the stay in port before the passage at which questions are posed. */
export const STAY_PROGRESSES = [0, 0.5] as const;

/** Greatest number of known calls of a new ship. */
const KNOWN_CALLS_MAX = 2;

/** Greatest relative error of the measured speed. */
const SPEED_ERROR = 0.08;

/** A task of a predictor. */
export type Task =
  | { readonly kind: 'train'; readonly voyage: SimulatedVoyage }
  | { readonly kind: 'predict'; readonly testCase: TestCase };

/** A ship with a history, at sea or in port, or a new one at sea, with at most two calls. */
export type Situation = 'at sea' | 'in port' | `known calls: ${number}`;

/** A question with its answer. */
export interface TestCase {
  readonly question: Question;
  readonly situation: Situation;
  readonly tradeClass: TradeClass;
  /** Share of the passage, in port of the stay. */
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
  readonly situation: Situation;
  readonly progress: number;
  /** The text of the crew at that time. */
  readonly destination: Question['destination'];
  readonly from: LastCall | null;
}

/**
 * Creates the tasks of voyages, sorted by arrival, in the order of time: a question comes at its instant, before the
 * training with voyages that end later. At the same instant, training comes first. Questions are posed during the passage, and
 * during the stay before it.
 */
export function* timeline(
  voyages: readonly SimulatedVoyage[],
  options: TimelineOptions,
): Generator<Task, void> {
  const before = previousVoyages(voyages);
  const dues = testedVoyages(voyages, options).flatMap((voyage) => [
    ...STAY_PROGRESSES.flatMap((share) => stayQuestion(voyage, before.get(voyage), share)),
    ...PROGRESSES.map((share) => passageQuestion(voyage, share, 'at sea', voyage.from)),
  ]);
  yield* inOrder(voyages, dues, options);
}

/**
 * Creates the tasks for ships without a history: some ships are first heard on the passage during which the test begins, and have
 * questions on that passage, without a known call, and on the next two. The voyages of all other ships are training.
 * @param isNew selects these ships by MMSI
 */
export function* coldStarts(
  voyages: readonly SimulatedVoyage[],
  isNew: (mmsi: number) => boolean,
  options: TimelineOptions,
): Generator<Task, void> {
  const dues: DueQuestion[] = [];
  const counts = new Map<number, number>();
  const training = voyages.filter((voyage) => {
    const { mmsi, from } = voyage;
    if (!isNew(mmsi)) return true;
    if (from.atdMs < options.testFromMs) return false;
    const known = counts.get(mmsi) ?? 0;
    counts.set(mmsi, known + 1);
    if (known <= KNOWN_CALLS_MAX) {
      const last = known === 0 ? null : from;
      for (const share of PROGRESSES) {
        dues.push(passageQuestion(voyage, share, `known calls: ${known}`, last));
      }
    }
    return known > 0;
  });
  yield* inOrder(training, dues, options);
}

function* inOrder(
  voyages: readonly SimulatedVoyage[],
  dues: readonly DueQuestion[],
  { testFromMs, routeBetween, seed }: TimelineOptions,
): Generator<Task, void> {
  const random = seededRandom(seed);
  const sorted = dues
    .filter(({ timeMs }) => timeMs >= testFromMs)
    .sort((a, b) => a.timeMs - b.timeMs || a.voyage.mmsi - b.voyage.mmsi);
  let at = 0;
  for (const voyage of voyages) {
    for (; at < sorted.length && sorted[at].timeMs < voyage.to.ataMs; at++) {
      yield { kind: 'predict', testCase: testCaseOf(sorted[at], routeBetween, random) };
    }
    yield { kind: 'train', voyage };
  }
  for (; at < sorted.length; at++) {
    yield { kind: 'predict', testCase: testCaseOf(sorted[at], routeBetween, random) };
  }
}

function testedVoyages(
  voyages: readonly SimulatedVoyage[],
  { testFromMs, voyagesPerShipMax }: TimelineOptions,
): readonly SimulatedVoyage[] {
  const tested = voyages.filter(({ to }) => to.ataMs > testFromMs);
  const counts = new Map<number, number>();
  for (const { mmsi } of tested) counts.set(mmsi, (counts.get(mmsi) ?? 0) + 1);
  const seen = new Map<number, number>();
  return tested.filter(({ mmsi }) => {
    const before = seen.get(mmsi) ?? 0;
    seen.set(mmsi, before + 1);
    const share = Math.min(1, voyagesPerShipMax / (counts.get(mmsi) ?? 1));
    return Math.floor((before + 1) * share) > Math.floor(before * share);
  });
}

/** The voyage of a ship before each other one. */
function previousVoyages(
  voyages: readonly SimulatedVoyage[],
): ReadonlyMap<SimulatedVoyage, SimulatedVoyage> {
  const last = new Map<number, SimulatedVoyage>();
  const before = new Map<SimulatedVoyage, SimulatedVoyage>();
  for (const voyage of voyages) {
    const previous = last.get(voyage.mmsi);
    if (previous) before.set(voyage, previous);
    last.set(voyage.mmsi, voyage);
  }
  return before;
}

/** A question at a share of the stay before a voyage; none before the first voyage of a ship. */
function stayQuestion(
  voyage: SimulatedVoyage,
  before: SimulatedVoyage | undefined,
  progress: number,
): readonly DueQuestion[] {
  if (!before) return [];
  const { from } = voyage;
  const timeMs = Math.round(from.ataMs + progress * (from.atdMs - from.ataMs));
  // The first text of a voyage is that of its departure, which may be newer than the question.
  const departing = voyage.destinations[0];
  const destination = departing.sinceMs <= timeMs ? departing : destinationAt(before, timeMs);
  const last = { ...from, atdMs: null };
  return [{ timeMs, voyage, situation: 'in port', progress, destination, from: last }];
}

/** A question when the ship has sailed a share of its passage; waiting follows the passage. */
function passageQuestion(
  voyage: SimulatedVoyage,
  progress: number,
  situation: Situation,
  last: LastCall | null,
): DueQuestion {
  const { from, to, waitedMs } = voyage;
  const timeMs = Math.round(from.atdMs + progress * (to.ataMs - waitedMs - from.atdMs));
  const destination = destinationAt(voyage, timeMs);
  return { timeMs, voyage, situation, progress, destination, from: last };
}

function testCaseOf(
  { voyage, situation, progress, timeMs, destination, from }: DueQuestion,
  routeBetween: RouteBetween,
  random: () => number,
): TestCase {
  const { mmsi, imo, shiptype, lengthMeters, to, tradeClass, speedKnots } = voyage;
  const isInPort = situation === 'in port';
  const sailed = isInPort ? 0 : progress;
  const error = SPEED_ERROR * (2 * random() - 1);
  const atSeaKnots = sailed === 0 ? null : speedKnots * (1 + error);
  return {
    question: {
      ...{ mmsi, imo, shiptype, lengthMeters, timeMs, from },
      track: pathUpTo(voyage, routeBetween, sailed),
      sailedMeters: sailed * voyage.sailedMeters,
      speedKnots: isInPort ? 0 : atSeaKnots,
      destination: { text: destination.text, sinceMs: destination.sinceMs },
    },
    ...{ situation, tradeClass, progress },
    nextPortId: to.portId,
    ataMs: to.ataMs,
  };
}
