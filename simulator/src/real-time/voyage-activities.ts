import { offsetPoint } from '../local-plane.ts';
import type { Point } from '../scenario.ts';
import { pathUpTo, type RouteBetween } from '../trades/path-up-to.ts';
import { RandomStream } from '../trades/random-stream.ts';
import type { SimulatedVoyage } from '../trades/voyage.ts';
import {
  type ActivityInterval,
  type ActivityState,
  createInterval,
  type PlannedState,
} from './activity-interval.ts';
import { createSeaPath, pointOnPath, type SeaPath } from './sea-path.ts';

/** Distance of waiting ships from their port, and their scatter. */
const WAITING_METERS = 7000;
const SCATTER_METERS = 2500;
/** Greatest distance of a berth from the port's position: within the port's area, unless it is very small. */
const BERTH_METERS_MAX = 400;

/** Activities of a voyage: moored at departure, under way, waiting, under way, and moored at arrival until further notice. */
export function voyageActivities(
  seed: number,
  voyage: SimulatedVoyage,
  routeBetween: RouteBetween,
): readonly ActivityInterval[] {
  const { from, to, waitedMs } = voyage;
  const line = voyage.detour
    ? pathUpTo(voyage, routeBetween, 1)
    : routeBetween(from.portId, to.portId);
  const begins = berthOf(seed, voyage.mmsi, from.portId, line[0]);
  const ends = berthOf(seed, voyage.mmsi, to.portId, line[line.length - 1]);
  const whole = createSeaPath([begins.at, ...line, ends.at]);
  const kind = voyage.detour?.kind === 'out-and-back' ? 'fishing' : 'under-way';
  const legs: [toMs: number, state: PlannedState][] = [[from.atdMs, begins]];
  if (waitedMs > 0) {
    const [out, at, into] = waitingPlace(seed, voyage, whole);
    const sailedMs = to.ataMs - waitedMs - from.atdMs;
    const comesMs = from.atdMs + (sailedMs * out.meters) / (out.meters + into.meters);
    legs.push([comesMs, { kind, path: out }]);
    legs.push([comesMs + waitedMs, { kind: 'anchored', at, abeamMeters: 0 }]);
    legs.push([to.ataMs, { kind, path: into }]);
  } else {
    legs.push([to.ataMs, { kind, path: whole }]);
  }
  legs.push([Number.POSITIVE_INFINITY, ends]);
  let fromMs = from.ataMs;
  return legs.map(([toMs, state]) => {
    const interval = createInterval(fromMs, toMs, voyage, state);
    fromMs = toMs;
    return interval;
  });
}

/** The ship's own berth in a port. */
function berthOf(
  seed: number,
  mmsi: number,
  portId: number,
  port: Point,
): Extract<ActivityState, { kind: 'moored' }> {
  const random = new RandomStream(seed, `ship ${mmsi}`, `berth in ${portId}`);
  return {
    kind: 'moored',
    at: scattered(random, port, BERTH_METERS_MAX),
    headingDegrees: random.integer(0, 359),
  };
}

/** Path to the waiting place, that place, and the path from there. */
function waitingPlace(
  seed: number,
  { mmsi, to }: SimulatedVoyage,
  whole: SeaPath,
): [out: SeaPath, at: Point, into: SeaPath] {
  const sailedMeters = whole.meters - Math.min(WAITING_METERS, whole.meters / 2);
  const random = new RandomStream(seed, `ship ${mmsi}`, `waiting off ${to.portId}`);
  const at = scattered(random, pointOnPath(whole, sailedMeters, 0).place, SCATTER_METERS);
  const before = whole.points.filter((_, each) => whole.metersTo[each] < sailedMeters);
  return [
    createSeaPath([...before, at]),
    at,
    createSeaPath([at, ...whole.points.slice(before.length)]),
  ];
}

/** A random point, uniform over a circle. */
function scattered(random: RandomStream, place: Point, metersMax: number): Point {
  const meters = metersMax * Math.sqrt(random.between(0, 1));
  const direction = random.between(0, 2 * Math.PI);
  return offsetPoint(place, meters * Math.sin(direction), meters * Math.cos(direction));
}
