import { movedPoint } from '../local.ts';
import type { Point } from '../scenario.ts';
import { Chance } from '../trades/chance.ts';
import type { SimulatedVoyage } from '../trades/voyage.ts';
import { type WayBetween, waySailed } from '../trades/way.ts';
import type { Doing, Spell } from './spell.ts';
import { placeOn, type Way, wayOf } from './way.ts';

/** Ships wait so far off their port, scattered about there. */
const WAITS_OFF_METERS = 7000;
const SCATTER_METERS = 2500;
/** Berths are so near to the place that stands for the port: within its area, where that is not a very small one. */
const BERTH_METERS_MAX = 400;

/** A voyage as what the ship does: lies where it begins, sails, waits, sails in, and lies where it ends until more is known. */
export function voyageSpells(
  seed: number,
  voyage: SimulatedVoyage,
  wayBetween: WayBetween,
): readonly Spell[] {
  const { from, to, waitedMs } = voyage;
  const line = voyage.detour
    ? waySailed(voyage, wayBetween, 1)
    : wayBetween(from.portId, to.portId);
  const begins = berthOf(seed, voyage.mmsi, from.portId, line[0]);
  const ends = berthOf(seed, voyage.mmsi, to.portId, line[line.length - 1]);
  const whole = wayOf([begins.at, ...line, ends.at]);
  const kind = voyage.detour?.kind === 'out-and-back' ? 'fishing' : 'under-way';
  const legs: [toMs: number, doing: Doing][] = [[from.atdMs, begins]];
  if (waitedMs > 0) {
    const [out, at, into] = waitingOff(seed, voyage, whole);
    const sailedMs = to.ataMs - waitedMs - from.atdMs;
    const comesMs = from.atdMs + (sailedMs * out.meters) / (out.meters + into.meters);
    legs.push([comesMs, { kind, way: out }]);
    legs.push([comesMs + waitedMs, { kind: 'anchored', at, abeamMeters: 0 }]);
    legs.push([to.ataMs, { kind, way: into }]);
  } else {
    legs.push([to.ataMs, { kind, way: whole }]);
  }
  legs.push([Number.POSITIVE_INFINITY, ends]);
  let fromMs = from.ataMs;
  return legs.map(([toMs, doing]) => {
    const spell = { fromMs, toMs, doing, said: voyage };
    fromMs = toMs;
    return spell;
  });
}

/** Each ship has a berth of its own in each port. */
function berthOf(
  seed: number,
  mmsi: number,
  portId: number,
  port: Point,
): Extract<Doing, { kind: 'moored' }> {
  const chance = new Chance(seed, `ship ${mmsi}`, `berth in ${portId}`);
  return {
    kind: 'moored',
    at: scattered(chance, port, BERTH_METERS_MAX),
    headingDegrees: chance.whole(0, 359),
  };
}

/** The way up to where a ship waits, that place, and the way on from there. */
function waitingOff(
  seed: number,
  { mmsi, to }: SimulatedVoyage,
  whole: Way,
): [out: Way, at: Point, into: Way] {
  const gone = whole.meters - Math.min(WAITS_OFF_METERS, whole.meters / 2);
  const chance = new Chance(seed, `ship ${mmsi}`, `waiting off ${to.portId}`);
  const at = scattered(chance, placeOn(whole, gone, 0).place, SCATTER_METERS);
  const before = whole.points.filter((_, each) => whole.metersTo[each] < gone);
  return [wayOf([...before, at]), at, wayOf([at, ...whole.points.slice(before.length)])];
}

/** Evenly over a circle. */
function scattered(chance: Chance, place: Point, metersMax: number): Point {
  const meters = metersMax * Math.sqrt(chance.between(0, 1));
  const direction = chance.between(0, 2 * Math.PI);
  return movedPoint(place, meters * Math.sin(direction), meters * Math.cos(direction));
}
