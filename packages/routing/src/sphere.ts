const RADIANS = Math.PI / 180;
const EQUATORIAL_RADIUS_METERS = 6_378_137;
const FLATTENING = 1 / 298.257223563;

/** Metres per degree of a great circle of the mean sphere. */
export const METERS_PER_GREAT_CIRCLE_DEGREE = 111_195;

/**
 * Returns the length in metres of the WGS 84 geodesic between two positions in degrees, by Lambert's formula for long lines:
 * within 0.001 % of Karney's algorithm for legs up to 12 000 km, the longest of sea routes, and fast enough for each step of
 * a search.
 */
export function legMeters(
  longitudeA: number,
  latitudeA: number,
  longitudeB: number,
  latitudeB: number,
): number {
  const a = new Float64Array(3);
  const b = new Float64Array(3);
  setVector(a, 0, longitudeA, latitudeA);
  setVector(b, 0, longitudeB, latitudeB);
  return metersBetween(a, 0, b, 0);
}

/** Positions prepared for many distances: as `legMeters`, without computing sines and cosines again. */
export class SpherePositions {
  readonly #vectors: Float64Array;

  constructor(longitudes: ArrayLike<number>, latitudes: ArrayLike<number>) {
    this.#vectors = new Float64Array(3 * longitudes.length);
    for (let at = 0; at < longitudes.length; at++) {
      setVector(this.#vectors, at, longitudes[at], latitudes[at]);
    }
  }

  /** Returns the length in metres from one of these positions to one of others. */
  meters(own: number, others: SpherePositions, other: number): number {
    return metersBetween(this.#vectors, own, others.#vectors, other);
  }
}

/** Stores a position as a vector of the auxiliary sphere, at its reduced latitude. */
function setVector(vectors: Float64Array, at: number, longitude: number, latitude: number): void {
  const sine = (1 - FLATTENING) * Math.sin(latitude * RADIANS);
  const cosine = Math.cos(latitude * RADIANS);
  const scale = 1 / Math.sqrt(sine * sine + cosine * cosine);
  vectors[3 * at] = cosine * scale * Math.cos(longitude * RADIANS);
  vectors[3 * at + 1] = cosine * scale * Math.sin(longitude * RADIANS);
  vectors[3 * at + 2] = sine * scale;
}

function metersBetween(a: Float64Array, own: number, b: Float64Array, other: number): number {
  const x = b[3 * other] - a[3 * own];
  const y = b[3 * other + 1] - a[3 * own + 1];
  const z = b[3 * other + 2] - a[3 * own + 2];
  // Haversine of the angle between the vectors.
  const h = (x * x + y * y + z * z) / 4;
  if (h < 1e-24) return 0;
  const half = Math.sqrt(h);
  const angle = 2 * Math.asin(Math.min(1, half));
  const sine = 2 * half * Math.sqrt(Math.max(0, 1 - h));
  // Sine of the mean latitude times cosine of half the difference, and vice versa.
  const mean = (a[3 * own + 2] + b[3 * other + 2]) / 2;
  const difference = z / 2;
  const p = (angle - sine) * ((mean * mean) / (1 - h));
  const q = (angle + sine) * ((difference * difference) / h);
  return EQUATORIAL_RADIUS_METERS * (angle - (FLATTENING / 2) * (p + q));
}

/** A position on the unit sphere. */
export type UnitVector = readonly [x: number, y: number, z: number];

/** Returns a position in degrees as a vector of the unit sphere. */
export function unitVector(longitude: number, latitude: number): UnitVector {
  const cosine = Math.cos(latitude * RADIANS);
  return [
    cosine * Math.cos(longitude * RADIANS),
    cosine * Math.sin(longitude * RADIANS),
    Math.sin(latitude * RADIANS),
  ];
}

/** A great circle between two positions, and a cursor on it. An instance can be reused for many legs (`set`). */
export class GreatCircle {
  /** The length in degrees. */
  degrees = 0;
  /** The position of the cursor; its longitude is within 180° of that of the start. */
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
    const dx = bx - this.#ax;
    const dy = by - this.#ay;
    const dz = bz - this.#az;
    // `Math.hypot` takes several times as long, and a search sets thousands of circles.
    const chord = Math.sqrt(dx * dx + dy * dy + dz * dz);
    this.degrees = (2 * Math.asin(Math.min(1, chord / 2))) / RADIANS;
    const dot = 1 - (chord * chord) / 2;
    const tx = bx - dot * this.#ax;
    const ty = by - dot * this.#ay;
    const tz = bz - dot * this.#az;
    const length = Math.sqrt(tx * tx + ty * ty + tz * tz) || 1;
    this.#tx = tx / length;
    this.#ty = ty / length;
    this.#tz = tz / length;
    this.#startLongitude = longitudeA;
  }

  /** Moves the cursor to a distance in degrees from the start. */
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
