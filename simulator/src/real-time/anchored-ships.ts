import { offsetPoint } from '../local-plane.ts';
import type { Point } from '../scenario.ts';
import { RandomStream } from '../trades/random-stream.ts';
import { tradeShip } from '../trades/trade-ship.ts';
import { type ActivityInterval, createInterval, type PlannedState } from './activity-interval.ts';
import { createSeaPath } from './sea-path.ts';
import { createSimulatedShip, type SimulatedShip } from './simulated-ship.ts';

const MINUTE_MS = 60_000;

/** Interval between the beginnings of transfers, over all anchorages. */
const TRANSFER_EVERY_MS: number = 15 * MINUTE_MS;
/** Number of tankers at anchor, and of smaller ones that come alongside in turn; each of these once in five hours. */
const MOTHER_COUNT = 10;
const DAUGHTER_COUNT = 20;
const ROUND_MS: number = DAUGHTER_COUNT * TRANSFER_EVERY_MS;
/** Time alongside. The next ship comes to the same mother ship two and a half hours later. */
const ALONGSIDE_MINUTES_LEAST = 70;
const ALONGSIDE_MINUTES_GREATEST = 120;
/** Time of the approach from its own anchorage to the other ship, as mooring masters take it, and of the way back. */
const APPROACH_MS: number = 60 * MINUTE_MS;
const RETURN_MS: number = 25 * MINUTE_MS;
/** Distance between mother ships, and between a daughter's own anchor and its mother's: both swing clear. */
const MOTHERS_APART_METERS = 2800;
const DAUGHTERS_OFF_METERS = 1500;
/** Distance between the antennas of two ships side by side: half of both beams, and fenders. */
const ABEAM_METERS = 30;
/** First index of these ships, above those of trading ships. */
export const ANCHORED_SHIP_INDEX_MIN = 90_000;
const MOTHER = { shiptype: 80, lengthMeters: 228, tradeClass: 'tanker' } as const;
const DAUGHTER = { shiptype: 80, lengthMeters: 104, tradeClass: 'tanker' } as const;

/** An anchorage where ships transfer cargo, in degrees. */
export interface Anchorage {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** A ship of an anchorage, and its activities from an instant on, without end. */
export interface AnchoredShip {
  readonly ship: SimulatedShip;
  readonly activities: Generator<ActivityInterval, void>;
}

/** Creates the ships of anchorages: the first half of the daughters comes alongside to port, the other to starboard. */
export function anchoredShips(
  seed: number,
  anchorages: readonly Anchorage[],
  startMs: number,
): AnchoredShip[] {
  const anchors = Array.from({ length: MOTHER_COUNT }, (_, at): Point => {
    const { longitude, latitude } = anchorages[at % anchorages.length];
    const row = Math.floor(at / anchorages.length);
    return offsetPoint([longitude, latitude], row * MOTHERS_APART_METERS, 0);
  });
  const mothers = anchors.map((at, index) => ({
    ship: createSimulatedShip({ ...tradeShip(seed, ANCHORED_SHIP_INDEX_MIN + index), ...MOTHER }),
    activities: stayAtAnchor(at, startMs),
  }));
  const daughters = Array.from({ length: DAUGHTER_COUNT }, (_, index) => ({
    ship: createSimulatedShip({
      ...tradeShip(seed, ANCHORED_SHIP_INDEX_MIN + MOTHER_COUNT + index),
      ...DAUGHTER,
    }),
    activities: repeatTransfers(seed, index, anchors[index % MOTHER_COUNT], startMs),
  }));
  return [...mothers, ...daughters];
}

function* stayAtAnchor(at: Point, fromMs: number): Generator<ActivityInterval, void> {
  yield {
    fromMs,
    toMs: Number.POSITIVE_INFINITY,
    voyage: null,
    state: { kind: 'anchored', at, abeamMeters: 0 },
  };
}

/** Activities of a daughter: to its mother and back in each round; otherwise at its own anchor. */
function* repeatTransfers(
  seed: number,
  index: number,
  mother: Point,
  startMs: number,
): Generator<ActivityInterval, void> {
  const random = new RandomStream(seed, `daughter ${index}`, 'transfers');
  const isToPort = index < MOTHER_COUNT;
  const own = offsetPoint(mother, 0, isToPort ? DAUGHTERS_OFF_METERS : -DAUGHTERS_OFF_METERS);
  const firstMs = startMs + index * TRANSFER_EVERY_MS;
  let fromMs = startMs;
  for (let beginsMs = firstMs; ; beginsMs += ROUND_MS) {
    const minutes = random.between(ALONGSIDE_MINUTES_LEAST, ALONGSIDE_MINUTES_GREATEST);
    const endsMs = beginsMs + Math.round(minutes) * MINUTE_MS;
    const steps: [number, PlannedState][] = [
      [beginsMs - APPROACH_MS, { kind: 'anchored', at: own, abeamMeters: 0 }],
      [beginsMs, { kind: 'under-way', path: createSeaPath([own, mother]) }],
      [
        endsMs,
        { kind: 'anchored', at: mother, abeamMeters: isToPort ? -ABEAM_METERS : ABEAM_METERS },
      ],
      [endsMs + RETURN_MS, { kind: 'under-way', path: createSeaPath([mother, own]) }],
    ];
    for (const [toMs, state] of steps) {
      if (toMs > fromMs) yield createInterval(fromMs, toMs, null, state);
      fromMs = Math.max(fromMs, toMs);
    }
  }
}
