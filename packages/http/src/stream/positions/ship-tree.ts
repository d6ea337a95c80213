import type { Box } from '@roadstead/geo';
import { indexOfKey, type StreamedShips } from './streamed-ships.ts';

const LEAF_SHIPS = 32;
/** Ships of a range: fewer are encoded for each filter, since short texts compress badly; more would not fit into a message. */
const RANGE_SHIPS_MIN = 128;
const RANGE_SHIPS_MAX = 1024;

/** A part of a tree: ships that follow one another along the curve. */
export interface ShipRange {
  /** Identifies it in its tree. */
  readonly node: number;
  /** Positions in `ShipTree.indexes`. */
  readonly begin: number;
  readonly end: number;
}

/** Receives the ships of a box; false stops. */
export interface ShipVisitor {
  /** Ships that all are in the box and, if it is not new, were in it before. */
  range(range: ShipRange): boolean;
  /** A ship that may be in the box, or have been in it. */
  ship(index: number): boolean;
}

interface Search {
  readonly box: Box | null;
  readonly from: number;
  readonly visitor: ShipVisitor;
}

/** How a node lies to a box. */
type Relation = typeof OUTSIDE | typeof ACROSS | typeof INSIDE;
const OUTSIDE = 0;
const ACROSS = 1;
const INSIDE = 2;

/**
 * The ships that have changed, along a Hilbert curve, under a binary tree of bounding boxes: filters share its ranges, and look at single
 * ships only at the edges of their boxes. It stays as it was built.
 */
export class ShipTree {
  /** Indexes of the ships, along the curve. */
  readonly indexes: Int32Array;
  /** The JSON of their rows. */
  readonly rows: readonly string[];
  readonly #keys: Float64Array;
  /** Leaves of a complete tree; node i has the children 2i and 2i + 1. */
  readonly #leaves: number;
  /** West, south, east and north of each node, by former and newest positions. */
  readonly #boxes: Float64Array;

  /** @param hasFormer whether boxes have the former positions, too, so that ships that leave a box are found */
  constructor(ships: StreamedShips, indexes: readonly number[], hasFormer: boolean) {
    this.#keys = Float64Array.from(indexes, (index) => ships.keys[index]).sort();
    this.indexes = Int32Array.from(this.#keys, indexOfKey);
    this.rows = Array.from(this.indexes, (index) => ships.rows[index]);
    this.#leaves = 2 ** Math.ceil(Math.log2(Math.max(1, this.#keys.length / LEAF_SHIPS)));
    this.#boxes = new Float64Array(8 * this.#leaves);
    for (let node = 2 * this.#leaves - 1; node > 0; node--) this.#bound(node, ships, hasFormer);
  }

  /**
   * Visits the ships of a box along the curve; null for all.
   * @param from the key at which it begins
   * @returns the key at which the visitor stopped; null at the end
   */
  visit(box: Box | null, from: number, visitor: ShipVisitor): number | null {
    const search = { box, from, visitor };
    return this.#visit(search, 1, 0, LEAF_SHIPS * this.#leaves);
  }

  #visit(search: Search, node: number, begin: number, endMax: number): number | null {
    const { box, from, visitor } = search;
    const end = Math.min(endMax, this.#keys.length);
    if (begin >= end || this.#keys[end - 1] < from) return null;
    const relation = this.#relation(node, box);
    if (relation === OUTSIDE) return null;
    const isWhole = end - begin <= RANGE_SHIPS_MAX && this.#keys[begin] >= from;
    if (relation === INSIDE && isWhole && end - begin >= RANGE_SHIPS_MIN)
      return visitor.range({ node, begin, end }) ? null : this.#keys[begin];
    if (node >= this.#leaves) return this.#visitLeaf(search, begin, end);
    const middle = (begin + endMax) / 2;
    return (
      this.#visit(search, 2 * node, begin, middle) ??
      this.#visit(search, 2 * node + 1, middle, endMax)
    );
  }

  #visitLeaf({ from, visitor }: Search, begin: number, end: number): number | null {
    for (let i = begin; i < end; i++)
      if (this.#keys[i] >= from && !visitor.ship(this.indexes[i])) return this.#keys[i];
    return null;
  }

  #relation(node: number, box: Box | null): Relation {
    const boxes = this.#boxes;
    const [west, south] = [boxes[4 * node], boxes[4 * node + 1]];
    const [east, north] = [boxes[4 * node + 2], boxes[4 * node + 3]];
    if (box === null) return west === -Infinity ? ACROSS : INSIDE;
    if (north < box.south || south > box.north) return OUTSIDE;
    // Boxes across the antimeridian end above 180°; −180° and 180° are the same meridian.
    const isApart =
      (east < box.west || west > box.east) &&
      (east + 360 < box.west || west + 360 > box.east) &&
      (east - 360 < box.west || west - 360 > box.east);
    if (isApart) return OUTSIDE;
    const isBetween =
      (west >= box.west && east <= box.east) || (west + 360 >= box.west && east + 360 <= box.east);
    return isBetween && south >= box.south && north <= box.north ? INSIDE : ACROSS;
  }

  #bound(node: number, ships: StreamedShips, hasFormer: boolean): void {
    const at = 4 * node;
    const boxes = this.#boxes;
    if (node < this.#leaves) {
      const [left, right] = [8 * node, 8 * node + 4];
      for (const side of [0, 1])
        boxes[at + side] = Math.min(boxes[left + side], boxes[right + side]);
      for (const side of [2, 3])
        boxes[at + side] = Math.max(boxes[left + side], boxes[right + side]);
      return;
    }
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
    const begin = LEAF_SHIPS * (node - this.#leaves);
    const end = Math.min(begin + LEAF_SHIPS, this.indexes.length);
    for (let i = begin; i < end; i++) {
      const index = this.indexes[i];
      const longitude = ships.longitudes[index];
      const latitude = ships.latitudes[index];
      const formerLongitude = hasFormer ? ships.formerLongitudes[index] : longitude;
      const formerLatitude = hasFormer ? ships.formerLatitudes[index] : latitude;
      // A ship without a former position may be new anywhere.
      const isNew = Number.isNaN(formerLongitude);
      west = isNew ? -Infinity : Math.min(west, longitude, formerLongitude);
      south = isNew ? -Infinity : Math.min(south, latitude, formerLatitude);
      east = isNew ? Infinity : Math.max(east, longitude, formerLongitude);
      north = isNew ? Infinity : Math.max(north, latitude, formerLatitude);
    }
    boxes.set([west, south, east, north], at);
  }
}
