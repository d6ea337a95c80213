const RADIANS = Math.PI / 180;
const EQUATORIAL_RADIUS_METERS = 6_378_137;
const FLATTENING = 1 / 298.257223563;

/** Metres in a degree of a great circle of the mean sphere. */
export const METERS_PER_DEGREE = 111_195;

/**
 * The length in metres of the WGS84 geodesic between two places in degrees, by Lambert's formula for long lines: within
 * 0.001 % of Karney's for legs to 12 000 km, which is as long as any in a sea route, and fast enough for each step of a search.
 */
export function legMeters(
  longitudeA: number,
  latitudeA: number,
  longitudeB: number,
  latitudeB: number,
): number {
  const reducedA = Math.atan((1 - FLATTENING) * Math.tan(latitudeA * RADIANS));
  const reducedB = Math.atan((1 - FLATTENING) * Math.tan(latitudeB * RADIANS));
  const sinHalfNorth = Math.sin((reducedB - reducedA) / 2);
  const sinHalfEast = Math.sin(((longitudeB - longitudeA) * RADIANS) / 2);
  const cosines = Math.cos(reducedA) * Math.cos(reducedB);
  const h = sinHalfNorth * sinHalfNorth + cosines * sinHalfEast * sinHalfEast;
  if (h < 1e-24) return 0;
  const angle = 2 * Math.asin(Math.min(1, Math.sqrt(h)));
  const sine = Math.sin(angle);
  const sinMean = Math.sin((reducedA + reducedB) / 2);
  const cosMean = Math.cos((reducedA + reducedB) / 2);
  const cosHalfNorthSquared = 1 - sinHalfNorth * sinHalfNorth;
  const x = (angle - sine) * ((sinMean * sinMean * cosHalfNorthSquared) / (1 - h));
  const y = (angle + sine) * ((cosMean * cosMean * sinHalfNorth * sinHalfNorth) / h);
  return EQUATORIAL_RADIUS_METERS * (angle - (FLATTENING / 2) * (x + y));
}

/** A great circle between two places, asked for the places on it. One of them serves many legs: `set` it anew. */
export class GreatCircle {
  /** The length in degrees. */
  degrees = 0;
  /** Of the place that was asked for last; the longitude within half a turn of the start's. */
  longitude = 0;
  latitude = 0;
  #startLongitude = 0;
  #ax = 0;
  #ay = 0;
  #az = 0;
  #tx = 0;
  #ty = 0;
  #tz = 0;

  set(longitudeA: number, latitudeA: number, longitudeB: number, latitudeB: number): void {
    const cosA = Math.cos(latitudeA * RADIANS);
    const cosB = Math.cos(latitudeB * RADIANS);
    this.#ax = cosA * Math.cos(longitudeA * RADIANS);
    this.#ay = cosA * Math.sin(longitudeA * RADIANS);
    this.#az = Math.sin(latitudeA * RADIANS);
    const bx = cosB * Math.cos(longitudeB * RADIANS);
    const by = cosB * Math.sin(longitudeB * RADIANS);
    const bz = Math.sin(latitudeB * RADIANS);
    const chord = Math.hypot(bx - this.#ax, by - this.#ay, bz - this.#az);
    this.degrees = (2 * Math.asin(Math.min(1, chord / 2))) / RADIANS;
    const dot = 1 - (chord * chord) / 2;
    const tx = bx - dot * this.#ax;
    const ty = by - dot * this.#ay;
    const tz = bz - dot * this.#az;
    const length = Math.hypot(tx, ty, tz) || 1;
    this.#tx = tx / length;
    this.#ty = ty / length;
    this.#tz = tz / length;
    this.#startLongitude = longitudeA;
  }

  /** Goes to the place so many degrees from the start. */
  moveTo(degrees: number): void {
    const cosine = Math.cos(degrees * RADIANS);
    const sine = Math.sin(degrees * RADIANS);
    const x = cosine * this.#ax + sine * this.#tx;
    const y = cosine * this.#ay + sine * this.#ty;
    const z = cosine * this.#az + sine * this.#tz;
    this.latitude = Math.asin(Math.max(-1, Math.min(1, z))) / RADIANS;
    const longitude = Math.atan2(y, x) / RADIANS;
    this.longitude = longitude - 360 * Math.round((longitude - this.#startLongitude) / 360);
  }
}
