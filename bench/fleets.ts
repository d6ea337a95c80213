import type { Fix, Mmsi } from '@roadstead/model';
import { seededRandom } from './random.ts';

export type FleetKind = 'sparse' | 'dense' | 'hot' | 'world-like';

const METERS_PER_DEGREE = 111_195;
/** Reporting interval of each ship, as for a Class A ship under way (ITU-R M.1371, table 1); ships report out of step. */
export const REPORT_SECONDS = 10;
/** Difference between the MMSIs of two ships; 300 000 of them have the form of a ship's MMSI. */
export const MMSI_STRIDE = 1907;
const BATCH_SIZE = 1000;
const START_MS = Date.UTC(2026, 0, 1);
const SPEED_KNOTS_MAX = 20;
const METERS_PER_SECOND_PER_KNOT = 1852 / 3600;
/** Radius of the positions of a ship at anchor: a short chain and the receiver's noise. */
const SWING_METERS = 20;

/** Ships per km² of a square of sea; the sparse fleet has 0.004, as oceans outside the lanes. */
const DENSITIES: Record<Exclude<FleetKind, 'world-like'>, number> = {
  sparse: 0.004,
  dense: 0.4,
  hot: 6.5,
};
const ANCHORAGES = 60;
const ANCHORAGE_DEGREES = 0.3;
const ANCHORED_SHARE = 0.4;

/** A fleet that sails straight on: one round of reports at a time, one report per ship. */
export class BenchFleet {
  readonly count: number;
  readonly #longitude: Float64Array;
  readonly #latitude: Float64Array;
  readonly #east: Float64Array;
  readonly #north: Float64Array;
  readonly #isAnchored: Uint8Array;
  readonly #random: () => number;
  readonly #reportSeconds: number;
  #round = 0;

  constructor(kind: FleetKind, count: number, seed: number, reportSeconds = REPORT_SECONDS) {
    this.count = count;
    this.#reportSeconds = reportSeconds;
    this.#random = seededRandom(seed);
    this.#longitude = new Float64Array(count);
    this.#latitude = new Float64Array(count);
    this.#east = new Float64Array(count);
    this.#north = new Float64Array(count);
    this.#isAnchored = new Uint8Array(count);
    const anchorages = Array.from({ length: ANCHORAGES }, () => [
      this.#between(-179, 179),
      this.#between(-60, 60),
    ]);
    for (let ship = 0; ship < count; ship++) {
      if (kind !== 'world-like') this.#placeInSquare(ship, DENSITIES[kind]);
      else if (ship < ANCHORED_SHARE * count) {
        const [west, south] = anchorages[ship % ANCHORAGES];
        this.#isAnchored[ship] = 1;
        this.#longitude[ship] = this.#between(west, west + ANCHORAGE_DEGREES);
        this.#latitude[ship] = this.#between(south, south + ANCHORAGE_DEGREES);
      } else {
        this.#longitude[ship] = this.#between(-180, 180);
        this.#latitude[ship] = this.#between(-60, 60);
      }
      this.#setCourse(ship);
    }
  }

  /** A report of each ship, in the order of time, in batches of new objects, as from a reader. */
  *nextRound(): Generator<Fix[]> {
    const reportMs = this.#reportSeconds * 1000;
    const roundMs = START_MS + this.#round++ * reportMs;
    // Neighbours in the arrays are neighbours at sea; real ships report in another order.
    const step = strideFor(this.count);
    let batch: Fix[] = [];
    for (let i = 0, ship = 0; i < this.count; i++, ship = (ship + step) % this.count) {
      const timeMs = roundMs + Math.floor((i * reportMs) / this.count);
      batch.push(this.#report(ship, timeMs));
      if (batch.length === BATCH_SIZE) {
        yield batch;
        batch = [];
      }
    }
    if (batch.length > 0) yield batch;
  }

  #report(ship: number, timeMs: number): Fix {
    const fix = {
      mmsi: (201_000_000 + ship * MMSI_STRIDE) as Mmsi,
      timeMs,
      longitude: this.#longitude[ship],
      latitude: this.#latitude[ship],
    };
    if (this.#isAnchored[ship]) {
      const swing = SWING_METERS / METERS_PER_DEGREE;
      fix.longitude += this.#between(-swing, swing);
      fix.latitude += this.#between(-swing, swing);
    } else {
      this.#longitude[ship] += this.#east[ship];
      this.#latitude[ship] += this.#north[ship];
      if (this.#longitude[ship] > 180) this.#longitude[ship] -= 360;
      if (this.#longitude[ship] < -180) this.#longitude[ship] += 360;
      if (Math.abs(this.#latitude[ship]) > 62) this.#north[ship] = -this.#north[ship];
    }
    return fix;
  }

  #placeInSquare(ship: number, perSquareKilometer: number): void {
    const side = (Math.sqrt(this.count / perSquareKilometer) * 1000) / METERS_PER_DEGREE;
    this.#longitude[ship] = this.#between(-Math.min(180, side / 2), Math.min(180, side / 2));
    this.#latitude[ship] = this.#between(-Math.min(60, side / 2), Math.min(60, side / 2));
  }

  #setCourse(ship: number): void {
    const meters =
      this.#between(0, SPEED_KNOTS_MAX) * METERS_PER_SECOND_PER_KNOT * this.#reportSeconds;
    const course = this.#between(0, 2 * Math.PI);
    const cosine = Math.cos((this.#latitude[ship] * Math.PI) / 180);
    this.#east[ship] = (meters * Math.sin(course)) / METERS_PER_DEGREE / cosine;
    this.#north[ship] = (meters * Math.cos(course)) / METERS_PER_DEGREE;
  }

  #between(from: number, to: number): number {
    return from + (to - from) * this.#random();
  }
}

/** A step through 0 … count − 1 that visits each number once: prime, and not a divisor of any count used here. */
function strideFor(count: number): number {
  const stride = 7919;
  return count % stride === 0 ? 1 : stride;
}
