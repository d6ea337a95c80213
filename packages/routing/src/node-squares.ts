import { SQUARES_PER_DEGREE } from './thresholds.ts';

const COLUMNS_OF_SQUARES = 360 * SQUARES_PER_DEGREE;
const ROWS_OF_SQUARES = 180 * SQUARES_PER_DEGREE;

/** Nodes by squares of a quarter of a degree, to find those near a position. */
export class NodeSquares {
  readonly #first: Int32Array = new Int32Array(COLUMNS_OF_SQUARES * ROWS_OF_SQUARES + 1);
  readonly #nodes: Int32Array;

  constructor(longitudes: Float64Array, latitudes: Float64Array) {
    const squares = new Int32Array(longitudes.length);
    for (let at = 0; at < squares.length; at++) {
      squares[at] = squareOf(longitudes[at], latitudes[at]);
      this.#first[squares[at] + 1]++;
    }
    for (let at = 0; at < COLUMNS_OF_SQUARES * ROWS_OF_SQUARES; at++)
      this.#first[at + 1] += this.#first[at];
    const next = this.#first.slice();
    this.#nodes = new Int32Array(longitudes.length);
    for (let node = 0; node < squares.length; node++) this.#nodes[next[squares[node]]++] = node;
  }

  /** Appends to `found` the nodes of the ring of squares at a distance of `ring` squares around a position. */
  addRing(longitude: number, latitude: number, ring: number, found: number[]): void {
    const column = Math.floor((longitude + 180) * SQUARES_PER_DEGREE);
    const row = Math.floor((latitude + 90) * SQUARES_PER_DEGREE);
    // Degrees of longitude are shorter towards the poles, so a ring spans more of them.
    const stretch = 1 / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
    const widest = COLUMNS_OF_SQUARES / 2 - 1;
    const outer = Math.min(widest, Math.ceil(ring * stretch));
    const inner = ring === 0 ? -1 : Math.min(widest, Math.ceil((ring - 1) * stretch));
    for (let y = Math.max(0, row - ring); y <= Math.min(ROWS_OF_SQUARES - 1, row + ring); y++) {
      const isEdge = Math.abs(y - row) === ring;
      for (let x = -outer; x <= outer; x++) {
        if (!isEdge && Math.abs(x) <= inner) continue;
        const square =
          y * COLUMNS_OF_SQUARES + ((column + x + 2 * COLUMNS_OF_SQUARES) % COLUMNS_OF_SQUARES);
        for (let at = this.#first[square]; at < this.#first[square + 1]; at++)
          found.push(this.#nodes[at]);
      }
    }
  }
}

function squareOf(longitude: number, latitude: number): number {
  const row = Math.min(ROWS_OF_SQUARES - 1, Math.floor((latitude + 90) * SQUARES_PER_DEGREE));
  const column = Math.floor((longitude + 180) * SQUARES_PER_DEGREE) % COLUMNS_OF_SQUARES;
  return row * COLUMNS_OF_SQUARES + column;
}
