import type { Mutex } from '@roadstead/contracts';
import { type Box, isInBox } from '@roadstead/geo';
import type { SharedPart } from '../message-part.ts';
import type { StreamHost } from '../stream-host.ts';
import type { StreamMessage } from '../stream-message.ts';
import type { PositionLayer } from './position-layer.ts';
import type { ShipRange, ShipTree } from './ship-tree.ts';
import type { StreamedShips } from './streamed-ships.ts';

const ENCODER = new TextEncoder();
/** Rows of a message, of two ranges: some 90 kB of JSON, so that a slow reader holds little. */
const ROWS_MAX = 2048;
/** Shorter texts are not compressed. */
const DEFLATED_LENGTH_MIN = 256;
const GROWTH = 1.25;
const COMMA: SharedPart = { bytes: ENCODER.encode(',') };
const END: SharedPart = { bytes: ENCODER.encode(']}') };

/** A part of what has changed after a frame; `next` is the key at which the next part begins, null for the last one. */
interface Part {
  readonly message: StreamMessage | null;
  readonly next: number | null;
}

/** The progress of a stream in its group. */
export interface GroupMember {
  /** The newest frame that the reader has whole. */
  sentFrame: number;
}

interface PositionGroupOptions {
  readonly box: Box | null;
  readonly layer: PositionLayer;
  readonly ships: StreamedShips;
  readonly host: Pick<StreamHost, 'deflate' | 'yieldToEventLoop'>;
  /** Of all groups. */
  readonly mutex: Mutex;
}

/** The streams with equal filters: each message is encoded once for all of them. */
export class PositionGroup {
  readonly members: Set<GroupMember> = new Set();
  readonly #options: PositionGroupOptions;
  /** By index of the ship. */
  #isIn: Uint8Array = new Uint8Array(0);
  #count = 0;
  /** The frame of `#isIn`. */
  #frame: number;
  /** Ships that have left, with the frame. */
  readonly #left: Map<number, number> = new Map();
  /** Parts by the key at which they begin. */
  readonly #parts: WeakMap<ShipTree, Map<number, Promise<Part>>> = new WeakMap();

  constructor(options: PositionGroupOptions) {
    this.#options = options;
    const { layer, ships, box } = options;
    const tree = layer.snapshot();
    this.#reserve();
    tree.visit(box, 0, this.#updating(tree));
    // Its readers get the ships that have left since that snapshot, too.
    for (let index = 0; index < ships.count; index++)
      if (ships.frames[index] > layer.snapshotFrame) this.#update(index);
    this.#frame = ships.frame;
  }

  /** The frame up to which a snapshot is complete at least. */
  get snapshotFrame(): number {
    return this.#options.layer.snapshotFrame;
  }

  /** Number of ships that match. */
  get count(): number {
    this.catchUp();
    return this.#count;
  }

  /** Returns a part of what has changed after a frame, 0 for everything, from a key on. */
  part(afterFrame: number, from: number): Promise<Part> {
    const { layer, ships } = this.#options;
    const after = afterFrame === 0 ? 0 : roundedFrame(afterFrame, ships.frame);
    const tree = after === 0 ? layer.snapshot() : layer.changedAfter(after);
    const parts = this.#parts.get(tree) ?? new Map<number, Promise<Part>>();
    this.#parts.set(tree, parts);
    const part = parts.get(from) ?? this.#exclusive(() => this.#encode(tree, after, from));
    parts.set(from, part);
    return part;
  }

  /** Follows the newest frame. Called for each frame, at the latest before the next one. */
  catchUp(): void {
    const { ships, layer, box } = this.#options;
    if (this.#frame === ships.frame) return;
    this.#frame = ships.frame;
    this.#reserve();
    const tree = layer.newest();
    tree.visit(box, 0, { range: () => true, ship: (index) => this.#update(index) });
    // A stream that opens now may get a snapshot that is older than all others.
    const sent = [...this.members].map(({ sentFrame }) => sentFrame);
    const oldest = Math.min(layer.snapshotFrame, ...sent);
    for (const [index, left] of this.#left) if (left <= oldest) this.#left.delete(index);
  }

  /** One at a time for all groups, and other work in between: with many filters frames become rarer, and ingest goes on. */
  #exclusive(encode: () => Promise<Part>): Promise<Part> {
    const { mutex, host } = this.#options;
    return mutex.runExclusive(async () => {
      await host.yieldToEventLoop();
      return encode();
    });
  }

  async #encode(tree: ShipTree, after: number, from: number): Promise<Part> {
    this.catchUp();
    const { rows, ranges, next } = this.#collect(tree, from);
    if (after === 0) {
      const head = { type: 'snapshot', number: this.#frame, complete: next === null };
      return { message: await this.#message(head, tree, rows, ranges), next };
    }
    const left = from === 0 ? this.#leftAfter(after) : [];
    if (rows.length + ranges.length + left.length === 0) return { message: null, next };
    const head = { type: 'positions', number: this.#frame, left };
    return { message: await this.#message(head, tree, rows, ranges), next };
  }

  /** Returns the MMSIs of the ships that have left after a frame. */
  #leftAfter(after: number): readonly number[] {
    const { mmsis } = this.#options.ships;
    return [...this.#left].flatMap(([index, since]) => (since > after ? [mmsis[index]] : []));
  }

  /** Returns the rows of a part: its own ones, and ranges that other groups may share. */
  #collect(tree: ShipTree, from: number) {
    const { box, ships } = this.#options;
    const rows: string[] = [];
    const ranges: ShipRange[] = [];
    let count = 0;
    const next = tree.visit(box, from, {
      range(range) {
        const ofRange = range.end - range.begin;
        if (count + ofRange > ROWS_MAX) return false;
        count += ofRange;
        ranges.push(range);
        return true;
      },
      ship: (index) => {
        if (this.#isIn[index] === 0) return true;
        if (count === ROWS_MAX) return false;
        count++;
        rows.push(ships.rows[index]);
        return true;
      },
    });
    return { rows, ranges, next };
  }

  async #message(
    { type, ...members }: { readonly type: string },
    tree: ShipTree,
    rows: readonly string[],
    ranges: readonly ShipRange[],
  ): Promise<StreamMessage> {
    const { host, layer } = this.#options;
    const head = JSON.stringify({ type, ...members, rows: [] }).slice(0, -2);
    const bytes = ENCODER.encode(head + rows.join(','));
    const isDeflated = bytes.length >= DEFLATED_LENGTH_MIN;
    const parts: SharedPart[] = [
      isDeflated ? { bytes, deflated: await host.deflate(bytes) } : { bytes },
    ];
    for (const [i, range] of ranges.entries()) {
      if (rows.length + i > 0) parts.push(COMMA);
      parts.push(await layer.encode(tree, range));
    }
    parts.push(END);
    return { type, parts };
  }

  /** Enters the ships of a snapshot. */
  #updating(tree: ShipTree) {
    return {
      range: ({ begin, end }: ShipRange): boolean => {
        for (let i = begin; i < end; i++) this.#isIn[tree.indexes[i]] = 1;
        this.#count += end - begin;
        return true;
      },
      ship: (index: number): boolean => this.#update(index),
    };
  }

  /** @returns true */
  #update(index: number): boolean {
    const { box, layer, ships } = this.#options;
    const isInside = box === null || isInBox(box, ships.longitudes[index], ships.latitudes[index]);
    const isIn = isInside && layer.matches(index) ? 1 : 0;
    if (isIn === this.#isIn[index]) return true;
    this.#isIn[index] = isIn;
    this.#count += isIn === 1 ? 1 : -1;
    if (isIn === 1) this.#left.delete(index);
    else this.#left.set(index, ships.frame);
    return true;
  }

  #reserve(): void {
    const { count } = this.#options.ships;
    if (count <= this.#isIn.length) return;
    const grown = new Uint8Array(Math.ceil(count * GROWTH));
    grown.set(this.#isIn);
    this.#isIn = grown;
  }
}

/**
 * Returns the frame itself or one before it, so that slow readers share what they get: 1, 2, 4, 8 … frames before the newest one. Ships
 * that a reader has already are sent with their newest values again.
 */
function roundedFrame(after: number, newest: number): number {
  const lag = newest - after;
  return lag <= 1 ? after : Math.max(1, newest - 2 ** Math.ceil(Math.log2(lag)));
}
