import { shipClassOf } from '../map/ship-classes.ts';
import type { ShipScene } from '../map/ship-scene.ts';
import { fixIndexAt, isKnownAfter, type ReplayTrack, SHOWN_AFTER_MS } from './replay-track.ts';

/** Static data of a ship; null: unknown. */
export interface ReplayShip {
  readonly name: string | null;
  readonly shiptype: number | null;
}

/** Slower than 0.5 kn is a ship that drifts, lies at anchor or is moored: the error of SOG is 0.1 kn. */
const STOPPED_KNOTS_MAX = 0.5;
const UNKNOWN_OPACITY = 0.4;

/** The ships of some tracks at an instant, as a scene. An update allocates nothing. */
export class ReplayScene implements ShipScene {
  version = 0;
  mmsi: Float64Array = new Float64Array(0);
  longitude: Float64Array = new Float64Array(0);
  latitude: Float64Array = new Float64Array(0);
  direction: Float32Array = new Float32Array(0);
  shipClass: Uint8Array = new Uint8Array(0);
  isStopped: Uint8Array = new Uint8Array(0);
  opacity: Float32Array = new Float32Array(0);
  /** Index of the fix of each ship at or before the instant. */
  fixes: Int32Array = new Int32Array(0);
  tracks: readonly ReplayTrack[] = [];
  readonly #indexes: Map<number, number> = new Map();
  #names: readonly string[] = [];

  get count(): number {
    return this.tracks.length;
  }

  labelOf: ShipScene['labelOf'] = (index) => this.#names[index] ?? '';

  /** Returns the index of a ship; undefined: it has no track. */
  indexOf(mmsi: number): number | undefined {
    return this.#indexes.get(mmsi);
  }

  /** Shows other tracks, from the next update on. */
  setTracks(
    tracks: readonly ReplayTrack[],
    shipOf: (mmsi: number) => ReplayShip | undefined,
  ): void {
    const { length } = tracks;
    this.tracks = tracks;
    this.mmsi = Float64Array.from(tracks, ({ mmsi }) => mmsi);
    this.longitude = new Float64Array(length).fill(Number.NaN);
    this.latitude = new Float64Array(length).fill(Number.NaN);
    this.direction = new Float32Array(length);
    this.isStopped = new Uint8Array(length);
    this.opacity = new Float32Array(length);
    this.fixes = new Int32Array(length).fill(-1);
    this.shipClass = Uint8Array.from(tracks, ({ mmsi }) =>
      shipClassOf(shipOf(mmsi)?.shiptype ?? null),
    );
    this.#names = tracks.map(({ mmsi }) => shipOf(mmsi)?.name ?? '');
    this.#indexes.clear();
    for (let i = 0; i < length; i++) this.#indexes.set(this.mmsi[i]!, i);
  }

  /** Moves all ships to where they were at an instant. */
  update(instantMs: number): void {
    const { tracks, fixes } = this;
    for (let i = 0; i < tracks.length; i++) {
      const track = tracks[i]!;
      const fix = fixIndexAt(track, instantMs, fixes[i]!);
      fixes[i] = fix;
      this.#place(i, track, fix, instantMs);
    }
    this.version++;
  }

  #place(i: number, track: ReplayTrack, fix: number, instantMs: number): void {
    const { timeMs, longitude, latitude, sogKnots } = track;
    const ageMs = instantMs - timeMs[fix]!;
    const isKnown = ageMs === 0 || isKnownAfter(track, fix);
    if (fix < 0 || (!isKnown && ageMs > SHOWN_AFTER_MS)) {
      this.longitude[i] = Number.NaN;
      this.latitude[i] = Number.NaN;
      return;
    }
    const part = isKnown && ageMs > 0 ? ageMs / (timeMs[fix + 1]! - timeMs[fix]!) : 0;
    this.longitude[i] = between(longitude, fix, part);
    this.latitude[i] =
      part === 0 ? latitude[fix]! : latitude[fix]! + part * (latitude[fix + 1]! - latitude[fix]!);
    this.direction[i] = directionBetween(track, fix, part);
    this.isStopped[i] = sogKnots[fix]! < STOPPED_KNOTS_MAX ? 1 : 0;
    this.opacity[i] = isKnown ? 1 : UNKNOWN_OPACITY;
  }
}

/** Returns an angle between two of a column, the short way round, from −180 to 180. */
function between(degrees: Float64Array, index: number, part: number): number {
  if (part === 0) return degrees[index]!;
  return wrap(degrees[index]! + part * wrap(degrees[index + 1]! - degrees[index]!));
}

/** Returns the heading, or course without one, turned towards that of the next fix. */
function directionBetween(track: ReplayTrack, fix: number, part: number): number {
  const from = directionAt(track, fix);
  if (part === 0) return from;
  const to = directionAt(track, fix + 1);
  if (Number.isNaN(to)) return from;
  return Number.isNaN(from) ? to : from + part * wrap(to - from);
}

function directionAt({ headingDegrees, cogDegrees }: ReplayTrack, fix: number): number {
  const heading = headingDegrees[fix]!;
  return Number.isNaN(heading) ? cogDegrees[fix]! : heading;
}

function wrap(degrees: number): number {
  return degrees >= -180 && degrees <= 180 ? degrees : degrees - 360 * Math.round(degrees / 360);
}
