import type { Mmsi } from '@roadstead/model';

const SHIPS_MIN = 1024;
const GROWTH = 1.25;
/** Of ships whose type is unknown. */
export const NO_SHIPTYPE = -1;

/** A ship with its newest position. */
interface StreamedShip {
  readonly mmsi: Mmsi;
  readonly longitude: number;
  readonly latitude: number;
  readonly shiptype: number | null;
  /** JSON. */
  readonly row: string;
}

/**
 * The ships of all streams by their index, in the order of their first positions, in columns: with a thousand filters 30 million
 * comparisons a frame.
 */
export class StreamedShips {
  readonly rows: string[] = [];
  longitudes: Float64Array = new Float64Array(SHIPS_MIN);
  latitudes: Float64Array = new Float64Array(SHIPS_MIN);
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
    const index = this.#indexes.get(mmsi) ?? this.#add(mmsi);
    this.longitudes[index] = longitude;
    this.latitudes[index] = latitude;
    this.shiptypes[index] = shiptype ?? NO_SHIPTYPE;
    this.frames[index] = this.frame;
    this.rows[index] = row;
    this.changed.push(index);
  }

  #add(mmsi: Mmsi): number {
    const index = this.rows.length;
    if (index === this.mmsis.length) {
      const length = Math.ceil(index * GROWTH);
      this.longitudes = grown(this.longitudes, new Float64Array(length));
      this.latitudes = grown(this.latitudes, new Float64Array(length));
      this.mmsis = grown(this.mmsis, new Int32Array(length));
      this.shiptypes = grown(this.shiptypes, new Int16Array(length));
      this.frames = grown(this.frames, new Int32Array(length));
    }
    this.#indexes.set(mmsi, index);
    this.mmsis[index] = mmsi;
    return index;
  }
}

function grown<Column extends { set(values: Column): void }>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}
