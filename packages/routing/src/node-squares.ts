/** Nodes by squares of a degree, to find those near a position. */
export class NodeSquares {
  readonly #first: Int32Array = new Int32Array(360 * 180 + 1);
  readonly #nodes: Int32Array;

  constructor(longitudes: Float64Array, latitudes: Float64Array) {
    const squares = new Int32Array(longitudes.length);
    for (let at = 0; at < squares.length; at++) {
      squares[at] = squareOf(longitudes[at], latitudes[at]);
      this.#first[squares[at] + 1]++;
    }
    for (let at = 0; at < 360 * 180; at++) this.#first[at + 1] += this.#first[at];
    const next = this.#first.slice();
    this.#nodes = new Int32Array(longitudes.length);
    for (let node = 0; node < squares.length; node++) this.#nodes[next[squares[node]]++] = node;
  }

  /** Appends to `found` the nodes of the ring of squares at a distance of `ring` squares around a position. */
  addRing(longitude: number, latitude: number, ring: number, found: number[]): void {
    const column = Math.floor(longitude + 180);
    const row = Math.floor(latitude + 90);
    // Degrees of longitude are shorter towards the poles, so a ring spans more of them.
    const stretch = 1 / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
    const outer = Math.min(179, Math.ceil(ring * stretch));
    const inner = ring === 0 ? -1 : Math.min(179, Math.ceil((ring - 1) * stretch));
    for (let y = Math.max(0, row - ring); y <= Math.min(179, row + ring); y++) {
      const isEdge = Math.abs(y - row) === ring;
      for (let x = -outer; x <= outer; x++) {
        if (!isEdge && Math.abs(x) <= inner) continue;
        const square = y * 360 + ((((column + x) % 360) + 360) % 360);
        for (let at = this.#first[square]; at < this.#first[square + 1]; at++)
          found.push(this.#nodes[at]);
      }
    }
  }
}

function squareOf(longitude: number, latitude: number): number {
  return Math.min(179, Math.floor(latitude + 90)) * 360 + (Math.floor(longitude + 180) % 360);
}
