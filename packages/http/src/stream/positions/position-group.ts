import type { StreamHost } from '../stream-host.ts';
import type { StreamMessage } from '../stream-message.ts';
import { type FilteredShip, matchesFilter, type PositionFilter } from './position-filter.ts';

const ENCODER = new TextEncoder();
/** Rows of a message: some 90 kB of JSON, so that a slow reader holds little. */
const ROWS_MAX = 2000;

/** A ship of the streams. */
export interface StreamedShip extends FilteredShip {
  /** The frame with which its position changed. */
  readonly frame: number;
  /** JSON. */
  readonly row: string;
}

/** The ships of all streams, in a fixed order, and the newest frame. */
export interface Frames {
  readonly ships: readonly StreamedShip[];
  readonly frame: number;
  /** The indexes of the ships of the newest frame. */
  readonly changed: readonly number[];
}

/** A part of what has changed after a frame; `next` is the index at which the next part begins, null for the last one. */
interface Part {
  readonly message: StreamMessage | null;
  readonly next: number | null;
}

/** The progress of a stream in its group. */
export interface GroupMember {
  /** The newest frame that the reader has whole. */
  sentFrame: number;
}

/** The streams with equal filters: each message is encoded and compressed once for all of them. */
export class PositionGroup {
  readonly members: Set<GroupMember> = new Set();
  readonly #filter: PositionFilter;
  readonly #frames: Frames;
  readonly #host: Pick<StreamHost, 'deflate'>;
  /** By index of the ship. */
  #isIn: Uint8Array = new Uint8Array(0);
  #count = 0;
  /** Ships that have left, with the frame. */
  readonly #left: Map<number, number> = new Map();
  /** Messages of the newest frame. */
  readonly #parts: Map<string, Promise<Part>> = new Map();

  constructor(filter: PositionFilter, frames: Frames, host: Pick<StreamHost, 'deflate'>) {
    this.#filter = filter;
    this.#frames = frames;
    this.#host = host;
    this.#update(frames.ships.keys());
  }

  /** Number of ships that match. */
  get count(): number {
    return this.#count;
  }

  /** Follows the newest frame. */
  advance(): void {
    this.#parts.clear();
    this.#update(this.#frames.changed);
    const oldest = Math.min(...[...this.members].map(({ sentFrame }) => sentFrame));
    for (const [index, frame] of this.#left) if (frame <= oldest) this.#left.delete(index);
  }

  /** Returns a part of what has changed after a frame, 0 for everything, from a ship on. */
  part(afterFrame: number, from: number): Promise<Part> {
    const key = `${afterFrame} ${from}`;
    const known = this.#parts.get(key);
    if (known) return known;
    const part = this.#encode(afterFrame, from);
    this.#parts.set(key, part);
    return part;
  }

  async #encode(afterFrame: number, from: number): Promise<Part> {
    const { frame, ships } = this.#frames;
    const rows: string[] = [];
    const next = this.#collect(afterFrame, from, rows);
    const left: number[] = [];
    if (from === 0 && afterFrame > 0)
      for (const [index, since] of this.#left) if (since > afterFrame) left.push(ships[index].mmsi);
    if (afterFrame > 0 && rows.length + left.length === 0) return { message: null, next };
    const [type, more] =
      afterFrame === 0
        ? ['snapshot', `"complete":${next === null}`]
        : ['positions', `"left":[${left.join(',')}]`];
    const json = `{"type":"${type}","number":${frame},${more},"rows":[${rows.join(',')}]}`;
    const bytes = ENCODER.encode(json);
    return { message: { type, bytes, deflated: await this.#host.deflate(bytes) }, next };
  }

  /** Adds the rows of a part. @returns where the next one begins */
  #collect(afterFrame: number, from: number, rows: string[]): number | null {
    const { frame, ships, changed } = this.#frames;
    if (afterFrame === frame - 1 && from === 0 && changed.length <= ROWS_MAX) {
      for (const index of changed) if (this.#isIn[index] === 1) rows.push(ships[index].row);
      return null;
    }
    for (let index = from; index < ships.length; index++) {
      if (this.#isIn[index] === 0 || ships[index].frame <= afterFrame) continue;
      if (rows.length === ROWS_MAX) return index;
      rows.push(ships[index].row);
    }
    return null;
  }

  #update(indexes: Iterable<number>): void {
    const { ships, frame } = this.#frames;
    if (this.#isIn.length < ships.length) {
      const grown = new Uint8Array(Math.ceil(ships.length * 1.25));
      grown.set(this.#isIn);
      this.#isIn = grown;
    }
    for (const index of indexes) {
      const isIn = matchesFilter(this.#filter, ships[index]) ? 1 : 0;
      if (isIn === this.#isIn[index]) continue;
      this.#isIn[index] = isIn;
      this.#count += isIn === 1 ? 1 : -1;
      if (isIn === 1) this.#left.delete(index);
      else this.#left.set(index, frame);
    }
  }
}
