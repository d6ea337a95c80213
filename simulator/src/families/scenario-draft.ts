import { metersPerLatitudeDegree, metersPerLongitudeDegree, offsetPoint } from '../local-plane.ts';
import type { Point } from '../scenario.ts';
import type { RandomStream } from '../trades/random-stream.ts';
import { RADIANS_PER_DEGREE } from '../units.ts';
import type { ShipSketch } from './ship-makers.ts';
import { transmitterOf } from './transmitters.ts';

/** A step in the form of a scenario file. */
export type StepDocument = Readonly<Record<string, unknown>>;

export interface ShipPlacement {
  readonly at: Point;
  readonly atSeconds?: number;
  readonly headingDegrees?: number;
  readonly speedKnots?: number;
}

/** MMSIs of aids to navigation begin with 99 (ITU-R M.585); 280 is no country's. */
const AID_MMSI_MIN = 992_806_001;
const MINUTE = 60;
const HOUR = 3600;
/** Tries to find a place before the spacing is halved, and the greatest growth of the area. */
const TRIES_MAX = 300;
const GROWTH_MAX = 1.3;
/** Time after the last planned action until the end of a scenario. */
const TAIL_HOURS = [0.4, 4] as const;
const HOURS_MAX = 46;
/** Share of the scenarios that end before their last action. */
const CUT_RATE = 0.12;

/** A scenario in preparation: ships at places apart from one another, in the form of a scenario file. */
export class ScenarioDraft {
  readonly random: RandomStream;
  readonly at: Point;
  readonly openDegrees: number;
  readonly ships: Record<string, unknown>[] = [];
  readonly faults: Record<string, unknown>[] = [];
  readonly #radiusMeters: number;
  readonly #used: Point[] = [];
  readonly #names = new Map<string, number>();
  #lastSeconds = 2 * HOUR;
  #latestTime = 0;

  constructor(
    random: RandomStream,
    {
      at,
      radiusMeters,
      openDegrees,
    }: { readonly at: Point; readonly radiusMeters: number; readonly openDegrees: number },
  ) {
    this.random = random;
    this.at = at;
    this.#radiusMeters = radiusMeters;
    this.openDegrees = openDegrees;
  }

  /** Reserves a place at least this far from all others; where there is no room, further out, or nearer to them. */
  freePlace(spacingMeters: number): Point {
    for (let tries = 0; ; tries++) {
      const crowding = 1 + tries / TRIES_MAX;
      const radius = this.#radiusMeters * Math.min(GROWTH_MAX, crowding);
      const at = this.pointFrom(
        this.at,
        radius * Math.sqrt(this.random.between(0, 1)),
        this.random.between(0, 360),
      );
      if (this.#used.every((used) => metersBetween(used, at) >= spacingMeters / crowding)) {
        return this.reserve(at);
      }
    }
  }

  /** Reserves a given place. */
  reserve(at: Point): Point {
    this.#used.push(at);
    return at;
  }

  /** A place at sea, so far from another in the direction of the open sea. */
  seaward(from: Point, leastMeters: number, greatestMeters: number): Point {
    const degrees = this.openDegrees + this.random.between(-50, 50);
    return this.pointFrom(from, this.random.between(leastMeters, greatestMeters), degrees);
  }

  pointFrom(from: Point, meters: number, degrees: number): Point {
    const radians = degrees * RADIANS_PER_DEGREE;
    const [longitude, latitude] = offsetPoint(
      from,
      meters * Math.sin(radians),
      meters * Math.cos(radians),
    );
    return [Number(longitude.toFixed(5)), Number(latitude.toFixed(5))];
  }

  /** Adds a ship and returns its name: the role and a number. */
  addShip(
    role: string,
    { type, ...sketch }: ShipSketch,
    { at, atSeconds = 0, headingDegrees, speedKnots }: ShipPlacement,
    steps: readonly StepDocument[],
  ): string {
    const number = (this.#names.get(role) ?? 0) + 1;
    this.#names.set(role, number);
    const name = `${role} ${number}`;
    const ais = transmitterOf(this.random, type);
    this.ships.push({
      name,
      type,
      ...sketch,
      ...(ais['class'] === 'aton' && { mmsi: AID_MMSI_MIN + this.ships.length }),
      ais,
      start: {
        at,
        time: this.time(atSeconds),
        ...(headingDegrees !== undefined && { headingDegrees }),
        ...(speedKnots !== undefined && { speedKnots }),
      },
      steps,
    });
    return name;
  }

  /** A time after the start in the form of a scenario file; the scenario lasts longer. */
  time(seconds: number): string {
    const whole = Math.round(seconds);
    this.#latestTime = Math.max(this.#latestTime, whole);
    return `+${whole}s`;
  }

  /** Switches a ship's transmitter off. */
  darken(ship: string, fromSeconds: number, toSeconds?: number): void {
    const to = toSeconds === undefined ? {} : { to: this.time(toSeconds) };
    this.faults.push({ dark: { ships: ship, from: this.time(fromSeconds), ...to } });
  }

  /** Prolongs the scenario, so that something at this time is part of it. */
  extendTo(seconds: number): void {
    this.#lastSeconds = Math.max(this.#lastSeconds, Math.min(seconds, HOURS_MAX * HOUR));
  }

  /** Duration of the scenario, which contains all times of its ships and faults. */
  drawDurationSeconds(): number {
    const tail = this.random.scaled(...TAIL_HOURS) * HOUR;
    const cut = this.random.occurs(CUT_RATE) ? this.random.between(0.6, 0.95) : 1;
    return Math.round(Math.max((this.#lastSeconds + tail) * cut, this.#latestTime + MINUTE));
  }
}

/** A duration in the form of a scenario file. */
export function durationText(seconds: number): string {
  return `${Math.round(seconds)}s`;
}

export function metersBetween([west, south]: Point, [east, north]: Point): number {
  const latitude = (south + north) / 2;
  return Math.hypot(
    (east - west) * metersPerLongitudeDegree(latitude),
    (north - south) * metersPerLatitudeDegree(latitude),
  );
}
