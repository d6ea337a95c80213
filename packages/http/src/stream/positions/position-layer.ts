import type { SharedPart } from '../message-part.ts';
import type { StreamHost } from '../stream-host.ts';
import { matchesFilter, type ShipFilter } from './position-filter.ts';
import { type ShipRange, ShipTree } from './ship-tree.ts';
import type { StreamedShips } from './streamed-ships.ts';

const ENCODER = new TextEncoder();
/** Frames for which the tree of a snapshot serves: many streams that open together, after a restart, share its ranges. */
const SNAPSHOT_FRAMES = 5;

/** The groups of streams whose filters differ in their boxes only. They share the encoded ranges of ships that are inside of these. */
export class PositionLayer {
  readonly #filter: ShipFilter;
  readonly #ships: StreamedShips;
  readonly #host: Pick<StreamHost, 'deflate'>;
  /** The ships that have changed after a frame, up to the newest one. */
  readonly #changed: Map<number, ShipTree> = new Map();
  #changedFrame = 0;
  #snapshot: { readonly frame: number; readonly tree: ShipTree } | undefined;
  readonly #encoded: WeakMap<ShipTree, Map<number, Promise<SharedPart>>> = new WeakMap();

  constructor(filter: ShipFilter, ships: StreamedShips, host: Pick<StreamHost, 'deflate'>) {
    this.#filter = filter;
    this.#ships = ships;
    this.#host = host;
  }

  /** The frame of `snapshot`. */
  get snapshotFrame(): number {
    return this.#validSnapshot()?.frame ?? this.#ships.frame;
  }

  /** Returns all ships, as they were some frames ago at most. */
  snapshot(): ShipTree {
    const { frame } = this.#ships;
    this.#snapshot = this.#validSnapshot() ?? {
      frame,
      tree: new ShipTree(this.#ships, this.#matching(0), false),
    };
    return this.#snapshot.tree;
  }

  /** Returns the ships of the newest frame, with those that match no more. */
  newest(): ShipTree {
    return this.changedAfter(this.#ships.frame - 1);
  }

  /** Returns the ships that have changed after a frame; for the one before the newest as `newest`. */
  changedAfter(after: number): ShipTree {
    const { frame } = this.#ships;
    if (this.#changedFrame !== frame) this.#changed.clear();
    this.#changedFrame = frame;
    const known = this.#changed.get(after);
    if (known) return known;
    const isNewest = after === frame - 1;
    const indexes = isNewest ? this.#newest() : this.#matching(after);
    const tree = new ShipTree(this.#ships, indexes, isNewest);
    this.#changed.set(after, tree);
    return tree;
  }

  /** Returns the rows of a range with commas between them, encoded and compressed once for all groups. */
  encode(tree: ShipTree, { node, begin, end }: ShipRange): Promise<SharedPart> {
    const encoded = this.#encoded.get(tree) ?? new Map<number, Promise<SharedPart>>();
    this.#encoded.set(tree, encoded);
    const part = encoded.get(node) ?? this.#deflated(tree.rows.slice(begin, end).join(','));
    encoded.set(node, part);
    return part;
  }

  matches(index: number): boolean {
    return matchesFilter(this.#filter, this.#ships, index);
  }

  async #deflated(text: string): Promise<SharedPart> {
    const bytes = ENCODER.encode(text);
    return { bytes, deflated: await this.#host.deflate(bytes) };
  }

  #validSnapshot() {
    const age = this.#ships.frame - (this.#snapshot?.frame ?? Number.NEGATIVE_INFINITY);
    if (age >= SNAPSHOT_FRAMES) this.#snapshot = undefined;
    return this.#snapshot;
  }

  /** Returns the ships that have changed after a frame and match. */
  #matching(after: number): readonly number[] {
    const { count, frames } = this.#ships;
    const found: number[] = [];
    for (let index = 0; index < count; index++)
      if (frames[index] > after && this.matches(index)) found.push(index);
    return found;
  }

  /** Returns the ships of the newest frame that match, or may have matched before. */
  #newest(): readonly number[] {
    const { changed, formerLongitudes } = this.#ships;
    return changed.filter((index) => Number.isNaN(formerLongitudes[index]) || this.matches(index));
  }
}
