import type { Mmsi } from '@roadstead/model';
import { distanceAlongCurve } from './curve.ts';

const SHIPS_MIN = 1024;
const GROWTH = 1.25;
/** Of ships whose type is unknown. */
export const NO_SHIPTYPE = -1;
/** More than there are MMSIs in use; with the curve's 2³⁰ distances, keys are integers up to 2⁵³. */
const INDEXES_MAX = 2 ** 23;

/** A ship with its newest position. */
interface StreamedShip {
  readonly mmsi: Mmsi;
  readonly longitude: number;
  readonly latitude: number;
  readonly shiptype: number | null;
  /** JSON. */
  readonly row: string;
}

/** The ships of all streams by their index, in the order of their first positions, in columns: with a thousand filters each is read as often. */
export class StreamedShips {
  readonly rows: string[] = [];
  longitudes: Float64Array = new Float64Array(SHIPS_MIN);
  latitudes: Float64Array = new Float64Array(SHIPS_MIN);
  /** Where a ship was before its newest position; NaN for one that matched other filters then: a new one, or one of another type. */
  formerLongitudes: Float64Array = new Float64Array(SHIPS_MIN);
  formerLatitudes: Float64Array = new Float64Array(SHIPS_MIN);
  /** Positions in the order of the curve; equal positions by index. */
  keys: Float64Array = new Float64Array(SHIPS_MIN);
  mmsis: Int32Array = new Int32Array(SHIPS_MIN);
  shiptypes: Int16Array = new Int16Array(SHIPS_MIN);
  /** The frames with which the positions changed. */
  frames: Int32Array = new Int32Array(SHIPS_MIN);
  /** The newest frame; from 1. */
  frame = 0;
  /** The indexes of the ships of the newest frame. */
  changed: number[] = [];
  readonly #indexes: Map<Mmsi, number> = new Map();

  get count(): number {
    return this.rows.length;
  }

  /** Begins the next frame. */
  advance(): void {
    this.frame++;
    this.changed = [];
  }

  /** Sets the position of a ship in the newest frame; once a frame. */
  set({ mmsi, longitude, latitude, shiptype, row }: StreamedShip): void {
    const known = this.#indexes.get(mmsi);
    const index = known ?? this.#add(mmsi);
    const type = shiptype ?? NO_SHIPTYPE;
    const isAsBefore = known !== undefined && this.shiptypes[index] === type;
    this.formerLongitudes[index] = isAsBefore ? this.longitudes[index] : Number.NaN;
    this.formerLatitudes[index] = isAsBefore ? this.latitudes[index] : Number.NaN;
    this.longitudes[index] = longitude;
    this.latitudes[index] = latitude;
    this.keys[index] = distanceAlongCurve(longitude, latitude) * INDEXES_MAX + index;
    this.shiptypes[index] = type;
    this.frames[index] = this.frame;
    this.rows[index] = row;
    this.changed.push(index);
  }

  #add(mmsi: Mmsi): number {
    const index = this.rows.length;
    if (index === this.mmsis.length) this.#grow(Math.ceil(index * GROWTH));
    this.#indexes.set(mmsi, index);
    this.mmsis[index] = mmsi;
    return index;
  }

  #grow(length: number): void {
    this.longitudes = grown(this.longitudes, new Float64Array(length));
    this.latitudes = grown(this.latitudes, new Float64Array(length));
    this.formerLongitudes = grown(this.formerLongitudes, new Float64Array(length));
    this.formerLatitudes = grown(this.formerLatitudes, new Float64Array(length));
    this.keys = grown(this.keys, new Float64Array(length));
    this.mmsis = grown(this.mmsis, new Int32Array(length));
    this.shiptypes = grown(this.shiptypes, new Int16Array(length));
    this.frames = grown(this.frames, new Int32Array(length));
  }
}

/** Returns the index of the ship of a key. */
export function indexOfKey(key: number): number {
  return key % INDEXES_MAX;
}

function grown<Column extends { set(values: Column): void }>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}
