import type { Mutex } from '@roadstead/contracts';
import type { StreamHost } from '../stream-host.ts';
import type { StreamMessage } from '../stream-message.ts';
import { matchesFilter, type PositionFilter } from './position-filter.ts';
import type { StreamedShips } from './streamed-ships.ts';

const ENCODER = new TextEncoder();
/** Rows of a message: some 90 kB of JSON, so that a slow reader holds little. */
const ROWS_MAX = 2000;
/** Frames for which the parts of a snapshot are retained: many streams that open together, after a restart, get the same ones. */
const SNAPSHOT_FRAMES = 5;
const GROWTH = 1.25;

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
  readonly #ships: StreamedShips;
  readonly #host: Pick<StreamHost, 'deflate'>;
  readonly #mutex: Mutex;
  /** By index of the ship. */
  #isIn: Uint8Array = new Uint8Array(0);
  #count = 0;
  /** The frame of `#isIn`. */
  #frame: number;
  /** Ships that have left, with the frame. */
  readonly #left: Map<number, number> = new Map();
  /** Parts of what has changed, up to the newest frame. */
  readonly #parts: Map<string, Promise<Part>> = new Map();
  #partsFrame: number;
  readonly #snapshot: Map<string, Promise<Part>> = new Map();
  #snapshotFrame: number;

  constructor(
    filter: PositionFilter,
    ships: StreamedShips,
    host: Pick<StreamHost, 'deflate'>,
    mutex: Mutex,
  ) {
    this.#filter = filter;
    this.#ships = ships;
    this.#host = host;
    this.#mutex = mutex;
    this.#frame = ships.frame;
    this.#partsFrame = ships.frame;
    this.#snapshotFrame = ships.frame;
    this.#updateAfter(0);
  }

  /** The frame up to which a snapshot is complete at least. */
  get snapshotFrame(): number {
    this.#discardParts();
    return this.#snapshotFrame;
  }

  /** Number of ships that match. */
  get count(): number {
    this.#catchUp();
    return this.#count;
  }

  /** Returns a part of what has changed after a frame, 0 for everything, from a ship on. */
  part(afterFrame: number, from: number): Promise<Part> {
    this.#discardParts();
    const key = `${afterFrame} ${from}`;
    const parts = afterFrame === 0 ? this.#snapshot : this.#parts;
    const known = parts.get(key);
    if (known) return known;
    // One at a time for all groups, so that ingest has the other cores: with many filters frames become rarer instead.
    const part = this.#mutex.runExclusive(() => this.#encode(afterFrame, from));
    parts.set(key, part);
    return part;
  }

  async #encode(afterFrame: number, from: number): Promise<Part> {
    this.#catchUp();
    const { frame, mmsis } = this.#ships;
    const rows: string[] = [];
    const next = this.#collect(afterFrame, from, rows);
    const left: number[] = [];
    if (from === 0 && afterFrame > 0)
      for (const [index, since] of this.#left) if (since > afterFrame) left.push(mmsis[index]);
    if (afterFrame > 0 && rows.length + left.length === 0) return { message: null, next };
    const [type, more] =
      afterFrame === 0
        ? ['snapshot', `"complete":${next === null}`]
        : ['positions', `"left":[${left.join(',')}]`];
    const json = `{"type":"${type}","number":${frame},${more},"rows":[${rows.join(',')}]}`;
    const bytes = ENCODER.encode(json);
    return { message: { type, bytes, deflated: await this.#host.deflate(bytes) }, next };
  }

  #discardParts(): void {
    const { frame } = this.#ships;
    if (this.#partsFrame === frame) return;
    this.#partsFrame = frame;
    this.#parts.clear();
    if (frame - this.#snapshotFrame < SNAPSHOT_FRAMES) return;
    this.#snapshot.clear();
    this.#snapshotFrame = frame;
  }

  /** Follows the newest frame when a part is needed, so that the work of many groups does not block the event loop at once. */
  #catchUp(): void {
    const { frame, changed } = this.#ships;
    if (this.#frame === frame) return;
    const since = this.#frame;
    this.#frame = frame;
    if (since === frame - 1) for (const index of changed) this.#update(index);
    else this.#updateAfter(since);
    // A stream that opens now may get a snapshot that is older than all others.
    const sent = [...this.members].map(({ sentFrame }) => sentFrame);
    const oldest = Math.min(this.#snapshotFrame, ...sent);
    for (const [index, left] of this.#left) if (left <= oldest) this.#left.delete(index);
  }

  /** Adds the rows of a part. @returns where the next one begins */
  #collect(afterFrame: number, from: number, rows: string[]): number | null {
    const { frame, frames, rows: all, count, changed } = this.#ships;
    if (afterFrame === frame - 1 && from === 0 && changed.length <= ROWS_MAX) {
      for (const index of changed) if (this.#isIn[index] === 1) rows.push(all[index]);
      return null;
    }
    for (let index = from; index < count; index++) {
      if (this.#isIn[index] === 0 || frames[index] <= afterFrame) continue;
      if (rows.length === ROWS_MAX) return index;
      rows.push(all[index]);
    }
    return null;
  }

  /** Follows the ships that changed after a frame. */
  #updateAfter(frame: number): void {
    const { count, frames } = this.#ships;
    for (let index = 0; index < count; index++) if (frames[index] > frame) this.#update(index);
  }

  #update(index: number): void {
    if (index >= this.#isIn.length) {
      const grown = new Uint8Array(Math.ceil(this.#ships.count * GROWTH));
      grown.set(this.#isIn);
      this.#isIn = grown;
    }
    const isIn = matchesFilter(this.#filter, this.#ships, index) ? 1 : 0;
    if (isIn === this.#isIn[index]) return;
    this.#isIn[index] = isIn;
    this.#count += isIn === 1 ? 1 : -1;
    if (isIn === 1) this.#left.delete(index);
    else this.#left.set(index, this.#ships.frame);
  }
}
