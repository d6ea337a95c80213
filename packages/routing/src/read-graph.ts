import { latitudeOfRow, longitudeOfColumn, TILE_CELLS, TILE_COLUMNS, TILE_ROWS } from './grid.ts';
import { SpherePositions } from './sphere.ts';
import { ALL_LAND, ALL_WATER, WaterMask } from './water-mask.ts';

/** The sea graph in memory: nodes by number, edges as adjacency lists. */
export interface SeaGraph {
  readonly mask: WaterMask;
  readonly longitudes: Float64Array;
  readonly latitudes: Float64Array;
  /** The same positions, prepared for distances. */
  readonly positions: SpherePositions;
  /** Index of the first edge of a node; its last edge is before the first of the next node. */
  readonly firstEdge: Int32Array;
  readonly edgeTo: Int32Array;
  /** Costs in metres, by `LegCost`. */
  readonly edgeCosts: Float32Array;
  /** Index in `gateSets` of the gates that an edge crosses; 0 for none. */
  readonly edgeGates: Uint16Array;
  /** Sets of passages, by their indexes in `PASSAGES`. */
  readonly gateSets: readonly (readonly number[])[];
}

/** Resolution in metres of the surcharges of an edge. */
export const SURCHARGE_STEP_METERS = 300;

/** Reads varints of seven bits per byte. */
class NumberReader {
  at = 4;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Reads several numbers at once: one call per number needs several times as long. */
  unsigned(count: number): Int32Array {
    const bytes = this.#bytes;
    const numbers = new Int32Array(count);
    let at = this.at;
    for (let number = 0; number < count; number++) {
      let byte = bytes[at++];
      let value = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++];
        value |= (byte & 127) << shift;
      }
      numbers[number] = value;
    }
    if (at > bytes.length) throw new TypeError('the sea graph is truncated');
    this.at = at;
    return numbers;
  }

  /** Reads signed numbers, each the difference from the one before. */
  sums(count: number): Int32Array {
    const numbers = this.unsigned(count);
    for (let at = 0, sum = 0; at < count; at++) {
      const value = numbers[at];
      sum += value % 2 === 0 ? value / 2 : -(value + 1) / 2;
      numbers[at] = sum;
    }
    return numbers;
  }
}

/** Reads the bytes of `sea-graph.bin`. @throws TypeError for bytes that are not a sea graph of this version */
export function readGraph(bytes: Uint8Array): SeaGraph {
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== 'SEA3')
    throw new TypeError('not a sea graph');
  const reader = new NumberReader(bytes);
  const [nodeCount, edgeCount, slots, runCount, crossingCount] = reader.unsigned(5);
  // Each has at least a byte: a wrong header must not allocate unlimited arrays.
  if (nodeCount + edgeCount + slots + runCount + crossingCount > bytes.length)
    throw new TypeError('the sea graph is truncated');
  const tiles = readTiles(reader.unsigned(runCount));
  const longitudes = new Float64Array(reader.sums(nodeCount)).map(longitudeOfColumn);
  const latitudes = new Float64Array(reader.sums(nodeCount)).map(latitudeOfRow);
  const { from, to } = readEdges(reader, nodeCount, edgeCount);
  const surcharges = reader.unsigned(edgeCount);
  const { gates, gateSets } = readGates(reader, edgeCount, crossingCount);
  const rowBytes = slots * TILE_CELLS * 4;
  if (bytes.length !== reader.at + rowBytes)
    throw new TypeError('the sea graph has a wrong length');
  // A copy, since a Uint32Array must begin at a multiple of four bytes.
  const rows = new Uint32Array(new Uint8Array(bytes.subarray(reader.at)).buffer);
  const positions = new SpherePositions(longitudes, latitudes);
  return {
    mask: new WaterMask(tiles, rows),
    longitudes,
    latitudes,
    positions,
    ...bothDirections(positions, nodeCount, { from, to, surcharges, gates }),
    gateSets,
  };
}

/** Decodes runs of tiles of one kind: 0 water, 1 land, 2 with rows. */
function readTiles(runs: Int32Array): Int32Array {
  const tiles = new Int32Array(TILE_COLUMNS * TILE_ROWS);
  let slot = 0;
  let at = 0;
  for (const run of runs) {
    const kind = run % 3;
    const end = at + (run - kind) / 3;
    if (kind < 2) tiles.fill(kind === 1 ? ALL_LAND : ALL_WATER, at, end);
    else for (let tile = at; tile < end; tile++) tiles[tile] = slot++;
    at = end;
  }
  return tiles;
}

interface Edges {
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** Reads, for each node, the number of edges to later nodes, and then the differences of their numbers. */
function readEdges(reader: NumberReader, nodeCount: number, edgeCount: number): Edges {
  const counts = reader.unsigned(nodeCount);
  const to = reader.unsigned(edgeCount);
  const from = new Int32Array(edgeCount);
  let edge = 0;
  for (let node = 0; node < nodeCount; node++) {
    let other = node;
    for (let left = counts[node]; left > 0; left--) {
      other += to[edge];
      if (!(other < nodeCount)) throw new TypeError('the sea graph has an edge to an unknown node');
      from[edge] = node;
      to[edge++] = other;
    }
  }
  if (edge !== edgeCount) throw new TypeError('the sea graph has edges without a node');
  return { from, to };
}

function readGates(
  reader: NumberReader,
  edgeCount: number,
  crossingCount: number,
): { gates: Uint16Array; gateSets: number[][] } {
  const gates = new Uint16Array(edgeCount);
  const gateSets: number[][] = [[]];
  const setIndexes = new Map<string, number>();
  for (let left = crossingCount, edge = 0; left > 0; left--) {
    const [distance, count] = reader.unsigned(2);
    edge += distance;
    const set = [...reader.unsigned(count)];
    const key = set.join();
    if (!setIndexes.has(key)) setIndexes.set(key, gateSets.push(set) - 1);
    gates[edge] = setIndexes.get(key)!;
  }
  return { gates, gateSets };
}

/** Returns every edge in both directions, with its cost. */
function bothDirections(
  positions: SpherePositions,
  nodeCount: number,
  edges: Edges & { readonly surcharges: Int32Array; readonly gates: Uint16Array },
): Pick<SeaGraph, 'firstEdge' | 'edgeTo' | 'edgeCosts' | 'edgeGates'> {
  const { from, to, surcharges, gates } = edges;
  const firstEdge = new Int32Array(nodeCount + 1);
  for (let at = 0; at < from.length; at++) {
    firstEdge[from[at] + 1]++;
    firstEdge[to[at] + 1]++;
  }
  for (let node = 0; node < nodeCount; node++) firstEdge[node + 1] += firstEdge[node];
  const next = firstEdge.slice();
  const edgeTo = new Int32Array(from.length * 2);
  const edgeCosts = new Float32Array(from.length * 2);
  const edgeGates = new Uint16Array(from.length * 2);
  for (let at = 0; at < from.length; at++) {
    const a = from[at];
    const b = to[at];
    const cost = positions.meters(a, positions, b) + SURCHARGE_STEP_METERS * surcharges[at];
    const forward = next[a]++;
    const backward = next[b]++;
    edgeTo[forward] = b;
    edgeTo[backward] = a;
    edgeCosts[forward] = cost;
    edgeCosts[backward] = cost;
    edgeGates[forward] = gates[at];
    edgeGates[backward] = gates[at];
  }
  return { firstEdge, edgeTo, edgeCosts, edgeGates };
}
