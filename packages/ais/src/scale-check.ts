import { type ColumnField, type ColumnMap, POSITION_FIELDS } from './columns.ts';

/** No recording has a majority of moving ships above this speed; its numbers are in another unit. */
const SPEED_KNOTS_PLAUSIBLE_MAX = 60;
/** Slower ships are left out: those at anchor have small numbers in any unit. */
const MOVING_MIN = 10;
/** Codes for "not available" in knots and in 1/10 knots. */
const isSpeedAvailable = (sog: number): boolean => sog !== 102.3 && sog !== 1023;
const isCourseAvailable = (cog: number): boolean => cog !== 360 && cog !== 511 && cog !== 3600;
/** A speed or course can be wrong; fewer do not show a unit. */
const VALUES_MIN = 20;
/** Positions of AIS are in 1/10 000 minutes (ITU-R M.1371-5, table 48). */
const AIS_UNITS_PER_DEGREE = 600_000;
/** Exponents of ten that are tried; nanodegrees are the smallest unit known. */
const EXPONENT_MAX = 9;
/** Dirty recordings have wrong positions, which do not decide about the unit. */
const FITTING_SHARE_MIN = 0.95;

/** The advice for an input whose numbers seem to have other units. */
export interface ReadWarning {
  readonly detail: string;
  /** The mapping for `parseColumns` that corrects it. */
  readonly columns: string;
}

/** Counts numbers of an input that are implausible in degrees and knots. */
export class ScaleCheck {
  #rows = 0;
  #far = 0;
  #fractions = 0;
  #inAisUnits = 0;
  #inMinutes = 0;
  /** Rows by the least exponent of ten that brings their position into range. */
  readonly #exponents: number[] = Array.from({ length: EXPONENT_MAX + 1 }, () => 0);
  #speeds = 0;
  #highSpeeds = 0;
  #courses = 0;
  #highCourses = 0;

  /** Adds the values of a row; NaN for those that it lacks. */
  add(longitude: number, latitude: number, sog: number, cog: number): void {
    this.#rows++;
    if (sog > MOVING_MIN && isSpeedAvailable(sog)) {
      this.#speeds++;
      if (sog > SPEED_KNOTS_PLAUSIBLE_MAX) this.#highSpeeds++;
    }
    if (cog > 0 && isCourseAvailable(cog)) {
      this.#courses++;
      if (cog > 360) this.#highCourses++;
    }
    const east = Math.abs(longitude);
    const north = Math.abs(latitude);
    // Longitudes from 0 to 360 have no other unit.
    if (east > 360 || (north > 90 && north !== 91)) this.#addFar(east, north);
  }

  /** Returns the warnings; `sources` are the columns read. */
  warnings(sources: ColumnMap): readonly ReadWarning[] {
    const details: string[] = [];
    const divisors: [ColumnField, number][] = [];
    const perDegree = this.#far > this.#rows / 2 ? this.#unitsPerDegree() : undefined;
    if (perDegree !== undefined) {
      details.push(`most positions are out of range, as those in 1/${perDegree} degrees are`);
      for (const field of POSITION_FIELDS) divisors.push([field, perDegree]);
    }
    if (this.#speeds >= VALUES_MIN && this.#highSpeeds > this.#speeds / 2) {
      details.push(`most ships under way exceed ${SPEED_KNOTS_PLAUSIBLE_MAX} knots`);
      divisors.push(['sog', 10]);
    }
    if (this.#courses >= VALUES_MIN && this.#highCourses > this.#courses / 2) {
      details.push('most courses exceed 360 degrees');
      divisors.push(['cog', 10]);
    }
    if (details.length === 0) return [];
    const columns = divisors.flatMap(([field, divisor]) => {
      const source = sources[field];
      if (source === undefined) return [];
      return [`${field}=${source.column}/${(source.divideBy * divisor) / source.multiplyBy}`];
    });
    return [{ detail: details.join(', '), columns: columns.join(',') }];
  }

  #addFar(east: number, north: number): void {
    this.#far++;
    if (!(Number.isInteger(east) && Number.isInteger(north))) this.#fractions++;
    if (east <= 181 * AIS_UNITS_PER_DEGREE && north <= 91 * AIS_UNITS_PER_DEGREE) {
      this.#inAisUnits++;
    }
    if (east <= 180 * 60 && north <= 90 * 60) this.#inMinutes++;
    const exponent = Math.ceil(Math.log10(Math.max(east / 180, north / 90)));
    if (exponent <= EXPONENT_MAX) this.#exponents[exponent]++;
  }

  /** Degrees and minutes with a fraction, whole units of AIS, or else a power of ten. */
  #unitsPerDegree(): number | undefined {
    const fitting = FITTING_SHARE_MIN * this.#far;
    const areFractions = this.#fractions > this.#far / 2;
    if (areFractions && this.#inMinutes >= fitting) return 60;
    const small = this.#exponents.slice(0, 4).reduce((sum, count) => sum + count);
    if (!areFractions && small < fitting && this.#inAisUnits >= fitting) {
      return AIS_UNITS_PER_DEGREE;
    }
    let sum = 0;
    const exponent = this.#exponents.findIndex((count) => {
      sum += count;
      return sum >= fitting;
    });
    return exponent < 0 ? undefined : 10 ** exponent;
  }
}
