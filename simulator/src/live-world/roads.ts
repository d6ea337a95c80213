import { movedPoint } from '../local.ts';
import type { Point } from '../scenario.ts';
import { Chance } from '../trades/chance.ts';
import { tradeShip } from '../trades/trade-ship.ts';
import type { Spell } from './spell.ts';
import { wayOf } from './way.ts';
import { type WorldShip, worldShip } from './world-ship.ts';

const MINUTE_MS = 60_000;

/** Somewhere at the ships' roads a transfer begins in each quarter of an hour. */
const TRANSFER_EVERY_MS: number = 15 * MINUTE_MS;
/** Tankers that lie at anchor, and smaller ones that come alongside one after another; each of these does so every five hours. */
const MOTHERS = 10;
const DAUGHTERS = 20;
const ROUND_MS: number = DAUGHTERS * TRANSFER_EVERY_MS;
/** How long they lie alongside. The next one comes to the same mother two and a half hours after. */
const ALONGSIDE_MINUTES_LEAST = 70;
const ALONGSIDE_MINUTES_GREATEST = 120;
/** From its own anchorage to the other ship, and back. */
const CROSSING_MS: number = 14 * MINUTE_MS;
/** How far apart mothers lie, and how far from its mother's anchor a daughter has its own: ships swing free of each other. */
const MOTHERS_APART_METERS = 2800;
const DAUGHTERS_OFF_METERS = 1500;
/** Between the antennas of two ships side by side: half of both beams, and fenders. */
const ABEAM_METERS = 30;
/** Numbers of these ships, beyond those that trade. */
export const INDEX_FROM = 90_000;
const MOTHER = { shiptype: 80, lengthMeters: 228, tradeClass: 'tanker' } as const;
const DAUGHTER = { shiptype: 80, lengthMeters: 104, tradeClass: 'tanker' } as const;

/** Where ships lie at anchor and transfer cargo, degrees. */
export interface Road {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** A ship at the roads, and what it does from an instant on, for ever. */
export interface RoadShip {
  readonly ship: WorldShip;
  readonly spells: Generator<Spell, void>;
}

/** The ships at these roads: the first half of the daughters comes to port, the other to starboard. */
export function roadShips(seed: number, roads: readonly Road[], startMs: number): RoadShip[] {
  const anchors = Array.from({ length: MOTHERS }, (_, at): Point => {
    const { longitude, latitude } = roads[at % roads.length];
    const row = Math.floor(at / roads.length);
    return movedPoint([longitude, latitude], row * MOTHERS_APART_METERS, 0);
  });
  const mothers = anchors.map((at, index) => ({
    ship: worldShip({ ...tradeShip(seed, INDEX_FROM + index), ...MOTHER }),
    spells: lying(at, startMs),
  }));
  const daughters = Array.from({ length: DAUGHTERS }, (_, index) => ({
    ship: worldShip({ ...tradeShip(seed, INDEX_FROM + MOTHERS + index), ...DAUGHTER }),
    spells: transferring(seed, index, anchors[index % MOTHERS], startMs),
  }));
  return [...mothers, ...daughters];
}

function* lying(at: Point, fromMs: number): Generator<Spell, void> {
  yield {
    fromMs,
    toMs: Number.POSITIVE_INFINITY,
    said: null,
    doing: { kind: 'anchored', at, abeamMeters: 0 },
  };
}

/** To its mother and back again in each round; in between it lies at an anchor of its own. */
function* transferring(
  seed: number,
  index: number,
  mother: Point,
  startMs: number,
): Generator<Spell, void> {
  const chance = new Chance(seed, `daughter ${index}`, 'transfers');
  const isToPort = index < MOTHERS;
  const own = movedPoint(mother, 0, isToPort ? DAUGHTERS_OFF_METERS : -DAUGHTERS_OFF_METERS);
  const firstMs = startMs + index * TRANSFER_EVERY_MS;
  let fromMs = startMs;
  for (let beginsMs = firstMs; ; beginsMs += ROUND_MS) {
    const minutes = chance.between(ALONGSIDE_MINUTES_LEAST, ALONGSIDE_MINUTES_GREATEST);
    const endsMs = beginsMs + Math.round(minutes) * MINUTE_MS;
    const steps: [number, Spell['doing']][] = [
      [beginsMs - CROSSING_MS, { kind: 'anchored', at: own, abeamMeters: 0 }],
      [beginsMs, { kind: 'under-way', way: wayOf([own, mother]) }],
      [
        endsMs,
        { kind: 'anchored', at: mother, abeamMeters: isToPort ? -ABEAM_METERS : ABEAM_METERS },
      ],
      [endsMs + CROSSING_MS, { kind: 'under-way', way: wayOf([mother, own]) }],
    ];
    for (const [toMs, doing] of steps) {
      if (toMs > fromMs) yield { fromMs, toMs, said: null, doing };
      fromMs = Math.max(fromMs, toMs);
    }
  }
}
