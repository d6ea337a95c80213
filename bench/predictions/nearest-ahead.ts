import type { SimulatedVoyage } from '@roadstead/simulator';
import type { Guess, Predictor, Question } from './predictor.ts';
import type { RoutedPorts } from './routed-ports.ts';

const RADIANS = Math.PI / 180;
const EARTH_METERS = 6_371_000;
const METERS_PER_NAUTICAL_MILE = 1852;
const MS_PER_HOUR = 3_600_000;

/** Greatest angle from the course that counts as ahead. */
const AHEAD_COSINE_MIN = Math.cos(50 * RADIANS);
const GUESSES = 10;
/** Prior probability of the first port, halved for each further one. */
const FIRST_PRIOR = 0.25;
/** Weight of the prior, in predictions. */
const PRIOR_WEIGHT = 20;
/** Speed of a ship without data. */
const SPEED_KNOTS = 12;

type Vector = readonly [number, number, number];

/** The nearest ports ahead of the ship among those with calls; at the departure, the nearest in any direction except the last. */
export class NearestAhead implements Predictor {
  readonly name = 'nearest ahead';
  readonly #sea: RoutedPorts;
  /** Ports with calls. */
  readonly #ports = new Map<number, Vector>();
  readonly #rightByRank: number[] = Array.from({ length: GUESSES }, () => 0);
  #answers = 0;
  readonly #lastPrediction = new Map<number, readonly number[]>();

  constructor(sea: RoutedPorts) {
    this.#sea = sea;
  }

  train({ mmsi, to }: SimulatedVoyage): void {
    const port = this.#ports.has(to.portId) ? undefined : this.#sea.portById(to.portId);
    if (port) this.#ports.set(port.id, vectorOf(port.longitude, port.latitude));
    const predicted = this.#lastPrediction.get(mmsi);
    if (!predicted) return;
    this.#lastPrediction.delete(mmsi);
    this.#answers++;
    const rank = predicted.indexOf(to.portId);
    if (rank >= 0) this.#rightByRank[rank]++;
  }

  predict(question: Question): readonly Guess[] {
    const { track, mmsi, timeMs, speedKnots, from } = question;
    const here = vectorOf(...track[track.length - 1]);
    const heading = headingAt(track, here);
    const near = [...this.#ports]
      .filter(([portId, port]) =>
        heading ? isAhead(here, heading, port) : portId !== from?.portId,
      )
      .map(([portId, port]) => ({ portId, cosine: dot(here, port) }))
      .sort((a, b) => b.cosine - a.cosine)
      .slice(0, GUESSES);
    this.#lastPrediction.set(
      mmsi,
      near.map(({ portId }) => portId),
    );
    let before = 1;
    return near.map(({ portId, cosine }, rank) => {
      // A rank with more hits than the previous one has them by chance.
      const probability = Math.min(before, this.#probability(rank));
      before = probability;
      const miles = (Math.acos(Math.min(1, cosine)) * EARTH_METERS) / METERS_PER_NAUTICAL_MILE;
      return {
        portId,
        probability,
        etaMs: timeMs + (miles / (speedKnots ?? SPEED_KNOTS)) * MS_PER_HOUR,
      };
    });
  }

  #probability(rank: number): number {
    const prior = FIRST_PRIOR * 0.5 ** rank;
    return (this.#rightByRank[rank] + PRIOR_WEIGHT * prior) / (this.#answers + PRIOR_WEIGHT);
  }
}

/** The direction of the last segment of the track, at its end; undefined without one. */
function headingAt(
  track: readonly (readonly [number, number])[],
  here: Vector,
): Vector | undefined {
  if (track.length < 2) return undefined;
  const before = vectorOf(...track[track.length - 2]);
  const away = tangent(here, before);
  return away && [-away[0], -away[1], -away[2]];
}

function isAhead(here: Vector, heading: Vector, port: Vector): boolean {
  const direction = tangent(here, port);
  return direction !== undefined && dot(direction, heading) >= AHEAD_COSINE_MIN;
}

/** The unit vector at a place in the direction of another; undefined for equal places. */
function tangent(here: Vector, there: Vector): Vector | undefined {
  const along = dot(here, there);
  const [x, y, z] = [0, 1, 2].map((axis) => there[axis] - along * here[axis]);
  const length = Math.hypot(x, y, z);
  return length < 1e-9 ? undefined : [x / length, y / length, z / length];
}

function vectorOf(longitude: number, latitude: number): Vector {
  const [x, y] = [longitude * RADIANS, latitude * RADIANS];
  return [Math.cos(y) * Math.cos(x), Math.cos(y) * Math.sin(x), Math.sin(y)];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
