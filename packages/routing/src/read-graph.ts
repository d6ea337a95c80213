import { latitudeOf, longitudeOf, TILE_CELLS, TILE_COLUMNS, TILE_ROWS } from './grid.ts';
import { legMeters } from './sphere.ts';
import { ALL_LAND, ALL_WATER, WaterMask } from './water-mask.ts';

/** The sea graph in memory: nodes by number, edges as runs of each node's neighbours. */
export interface SeaGraph {
  readonly mask: WaterMask;
  readonly longitudes: Float64Array;
  readonly latitudes: Float64Array;
  /** Where the edges of a node begin; they end where the next one's do. */
  readonly firstEdge: Int32Array;
  readonly edgeTo: Int32Array;
  readonly edgeMeters: Float32Array;
  /** Which of `gateSets` an edge crosses; 0 for none. */
  readonly edgeGates: Uint16Array;
  /** Sets of passages, by their places in `PASSAGES`. */
  readonly gateSets: readonly (readonly number[])[];
}

/** Numbers of seven bits a byte. */
class NumberReader {
  at = 4;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  unsigned(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#bytes[this.at++];
      if (byte === undefined) throw new TypeError('the sea graph ends too early');
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  signed(): number {
    const value = this.unsigned();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }
}

/** @throws TypeError where the bytes are no sea graph of this version. */
export function readGraph(bytes: Uint8Array): SeaGraph {
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== 'SEA1')
    throw new TypeError('not a sea graph');
  const reader = new NumberReader(bytes);
  const nodeCount = reader.unsigned();
  const edgeCount = reader.unsigned();
  const slots = reader.unsigned();
  const tiles = readTiles(reader);
  const longitudes = new Float64Array(nodeCount);
  const latitudes = new Float64Array(nodeCount);
  for (let at = 0, column = 0, row = 0; at < nodeCount; at++) {
    column += reader.signed();
    row += reader.signed();
    longitudes[at] = longitudeOf(column);
    latitudes[at] = latitudeOf(row);
  }
  const from = new Int32Array(edgeCount);
  const to = new Int32Array(edgeCount);
  for (let node = 0, edge = 0; node < nodeCount; node++) {
    let other = node;
    for (let left = reader.unsigned(); left > 0; left--) {
      other += reader.unsigned();
      if (other >= nodeCount || edge >= edgeCount)
        throw new TypeError('the sea graph has an edge to nowhere');
      from[edge] = node;
      to[edge++] = other;
    }
  }
  const { gates, gateSets } = readGates(reader, edgeCount);
  const rowBytes = slots * TILE_CELLS * 4;
  if (bytes.length !== reader.at + rowBytes)
    throw new TypeError('the sea graph has another length');
  // A copy, since typed arrays of four bytes must begin at a multiple of four.
  const rows = new Uint32Array(new Uint8Array(bytes.subarray(reader.at)).buffer);
  return {
    mask: new WaterMask(tiles, rows),
    longitudes,
    latitudes,
    ...bothWays(longitudes, latitudes, from, to, gates),
    gateSets,
  };
}

function readTiles(reader: NumberReader): Int32Array {
  const tiles = new Int32Array(TILE_COLUMNS * TILE_ROWS);
  let slot = 0;
  for (let at = 0; at < tiles.length; ) {
    const value = reader.unsigned();
    const kind = value % 3;
    for (let run = (value - kind) / 3; run > 0; run--) {
      tiles[at++] = kind === 2 ? slot++ : kind === 1 ? ALL_LAND : ALL_WATER;
    }
  }
  return tiles;
}

function readGates(
  reader: NumberReader,
  edgeCount: number,
): { gates: Uint16Array; gateSets: number[][] } {
  const gates = new Uint16Array(edgeCount);
  const gateSets: number[][] = [[]];
  const known = new Map<string, number>();
  for (let left = reader.unsigned(), edge = 0; left > 0; left--) {
    edge += reader.unsigned();
    const set = Array.from({ length: reader.unsigned() }, () => reader.unsigned());
    const key = set.join();
    if (!known.has(key)) known.set(key, gateSets.push(set) - 1);
    gates[edge] = known.get(key)!;
  }
  return { gates, gateSets };
}

/** Every edge at both of its ends, with its length. */
function bothWays(
  longitudes: Float64Array,
  latitudes: Float64Array,
  from: Int32Array,
  to: Int32Array,
  gates: Uint16Array,
): Pick<SeaGraph, 'firstEdge' | 'edgeTo' | 'edgeMeters' | 'edgeGates'> {
  const firstEdge = new Int32Array(longitudes.length + 1);
  for (let at = 0; at < from.length; at++) {
    firstEdge[from[at] + 1]++;
    firstEdge[to[at] + 1]++;
  }
  for (let node = 0; node < longitudes.length; node++) firstEdge[node + 1] += firstEdge[node];
  const next = firstEdge.slice();
  const edgeTo = new Int32Array(from.length * 2);
  const edgeMeters = new Float32Array(from.length * 2);
  const edgeGates = new Uint16Array(from.length * 2);
  for (let at = 0; at < from.length; at++) {
    const [a, b] = [from[at], to[at]];
    const length = legMeters(longitudes[a], latitudes[a], longitudes[b], latitudes[b]);
    for (const [own, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const edge = next[own]++;
      edgeTo[edge] = other;
      edgeMeters[edge] = length;
      edgeGates[edge] = gates[at];
    }
  }
  return { firstEdge, edgeTo, edgeMeters, edgeGates };
}
