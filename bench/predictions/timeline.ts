import {
  destinationAt,
  type SimulatedVoyage,
  type TradeClass,
  type WayBetween,
  waySailed,
} from '@roadstead/simulator';
import { seededRandom } from '../random.ts';
import type { Question } from './predictor.ts';

/** How far a ship is on its way when it is asked. */
export const PROGRESSES = [0, 0.25, 0.5, 0.75] as const;

/** The speed of an instant is off by up to this share from that of the passage. */
const SPEED_ERROR = 0.08;

/** Something that a predictor has to do, at its time. */
export type Task =
  | { readonly kind: 'learn'; readonly voyage: SimulatedVoyage }
  | { readonly kind: 'answer'; readonly asked: Asked };

/** A question, and what only the judge knows. */
export interface Asked {
  readonly question: Question;
  readonly tradeClass: TradeClass;
  readonly progress: number;
  readonly nextPortId: number;
  readonly ataMs: number;
}

export interface TimelineOptions {
  readonly wayBetween: WayBetween;
  /** From here on ships are asked. */
  readonly testFromMs: number;
  /**
   * Of ships with more voyages in the time of the test, only so many are asked about, evenly: a ferry's thousand
   * crossings say little more than a hundred, and would outweigh all other ships.
   */
  readonly voyagesPerShipMax: number;
  readonly seed: number;
}

interface Due {
  readonly timeMs: number;
  readonly voyage: SimulatedVoyage;
  readonly progress: number;
}

/**
 * Voyages, by their arrivals, as what is to be answered and learned, in the order of time: a question comes when the ship is
 * there, so of what ends later nothing is known yet. What happens at the same instant is learned first.
 */
export function* timeline(
  voyages: readonly SimulatedVoyage[],
  options: TimelineOptions,
): Generator<Task, void> {
  const chance = seededRandom(options.seed);
  const dues = questionsDue(voyages, options);
  let at = 0;
  for (const voyage of voyages) {
    for (; at < dues.length && dues[at].timeMs < voyage.to.ataMs; at++) {
      yield { kind: 'answer', asked: askedOf(dues[at], options.wayBetween, chance) };
    }
    yield { kind: 'learn', voyage };
  }
}

function questionsDue(
  voyages: readonly SimulatedVoyage[],
  { testFromMs, voyagesPerShipMax }: TimelineOptions,
): readonly Due[] {
  const tested = voyages.filter(({ to }) => to.ataMs > testFromMs);
  const counts = new Map<number, number>();
  for (const { mmsi } of tested) counts.set(mmsi, (counts.get(mmsi) ?? 0) + 1);
  const seen = new Map<number, number>();
  const kept = tested.filter(({ mmsi }) => {
    const before = seen.get(mmsi) ?? 0;
    seen.set(mmsi, before + 1);
    const share = Math.min(1, voyagesPerShipMax / (counts.get(mmsi) ?? 1));
    return Math.floor((before + 1) * share) > Math.floor(before * share);
  });
  return kept
    .flatMap((voyage) =>
      PROGRESSES.map((progress) => ({ timeMs: timeAt(voyage, progress), voyage, progress })),
    )
    .filter(({ timeMs }) => timeMs >= testFromMs)
    .sort((a, b) => a.timeMs - b.timeMs || a.voyage.mmsi - b.voyage.mmsi);
}

/** When the ship has sailed a share of its way; waiting comes after that. */
function timeAt({ from, to, waitedMs }: SimulatedVoyage, progress: number): number {
  return Math.round(from.atdMs + progress * (to.ataMs - waitedMs - from.atdMs));
}

function askedOf(
  { voyage, progress, timeMs }: Due,
  wayBetween: WayBetween,
  chance: () => number,
): Asked {
  const { mmsi, imo, shiptype, lengthMeters, from, to, tradeClass, sailedMeters } = voyage;
  const { text, sinceMs } = destinationAt(voyage, timeMs);
  const error = SPEED_ERROR * (2 * chance() - 1);
  return {
    question: {
      mmsi,
      imo,
      shiptype,
      lengthMeters,
      timeMs,
      from,
      track: waySailed(voyage, wayBetween, progress),
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
