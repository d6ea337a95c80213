import { latitudeOf, longitudeOf, TILE_CELLS, TILE_COLUMNS, TILE_ROWS } from './grid.ts';
import { SpherePlaces } from './sphere.ts';
import { INSHORE_EXTRA } from './thresholds.ts';
import { ALL_LAND, ALL_WATER, WaterMask } from './water-mask.ts';

/** The sea graph in memory: nodes by number, edges as runs of each node's neighbours. */
export interface SeaGraph {
  readonly mask: WaterMask;
  readonly longitudes: Float64Array;
  readonly latitudes: Float64Array;
  /** The same places, to be measured from. */
  readonly places: SpherePlaces;
  /** Where the edges of a node begin; they end where the next one's do. */
  readonly firstEdge: Int32Array;
  readonly edgeTo: Int32Array;
  /** In metres: the length, and more for what is inshore (offing.ts). */
  readonly edgeCosts: Float32Array;
  /** Which of `gateSets` an edge crosses; 0 for none. */
  readonly edgeGates: Uint16Array;
  /** Sets of passages, by their places in `PASSAGES`. */
  readonly gateSets: readonly (readonly number[])[];
}

/** What of an edge is inshore is told to so many metres. */
export const INSHORE_STEP_METERS = 1000;

/** Numbers of seven bits a byte. */
class NumberReader {
  at = 4;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The next so many numbers, at once: one by one takes several times as long. */
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
    if (at > bytes.length) throw new TypeError('the sea graph ends too early');
    this.at = at;
    return numbers;
  }

  /** The same, with signs, each added to the one before. */
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

/** @throws TypeError where the bytes are no sea graph of this version. */
export function readGraph(bytes: Uint8Array): SeaGraph {
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== 'SEA2')
    throw new TypeError('not a sea graph');
  const reader = new NumberReader(bytes);
  const [nodeCount, edgeCount, slots, runCount, crossingCount] = reader.unsigned(5);
  // Each takes a byte at least: so a wrong header is no reason for arrays without end.
  if (nodeCount + edgeCount + slots + runCount + crossingCount > bytes.length)
    throw new TypeError('the sea graph ends too early');
  const tiles = readTiles(reader.unsigned(runCount));
  const longitudes = new Float64Array(reader.sums(nodeCount)).map(longitudeOf);
  const latitudes = new Float64Array(reader.sums(nodeCount)).map(latitudeOf);
  const { from, to } = readEdges(reader, nodeCount, edgeCount);
  const inshore = reader.unsigned(edgeCount);
  const { gates, gateSets } = readGates(reader, edgeCount, crossingCount);
  const rowBytes = slots * TILE_CELLS * 4;
  if (bytes.length !== reader.at + rowBytes)
    throw new TypeError('the sea graph has another length');
  // A copy, since typed arrays of four bytes must begin at a multiple of four.
  const rows = new Uint32Array(new Uint8Array(bytes.subarray(reader.at)).buffer);
  const places = new SpherePlaces(longitudes, latitudes);
  return {
    mask: new WaterMask(tiles, rows),
    longitudes,
    latitudes,
    places,
    ...bothWays(places, nodeCount, { from, to, inshore, gates }),
    gateSets,
  };
}

/** Runs of tiles of one kind: 0 water, 1 land, 2 with rows. */
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

/** Of each node how many edges it has to later ones, and how much further each is in the list. */
function readEdges(reader: NumberReader, nodeCount: number, edgeCount: number): Edges {
  const counts = reader.unsigned(nodeCount);
  const to = reader.unsigned(edgeCount);
  const from = new Int32Array(edgeCount);
  let edge = 0;
  for (let node = 0; node < nodeCount; node++) {
    let other = node;
    for (let left = counts[node]; left > 0; left--) {
      other += to[edge];
      if (!(other < nodeCount)) throw new TypeError('the sea graph has an edge to nowhere');
      from[edge] = node;
      to[edge++] = other;
    }
  }
  if (edge !== edgeCount) throw new TypeError('the sea graph has edges of no node');
  return { from, to };
}

function readGates(
  reader: NumberReader,
  edgeCount: number,
  crossingCount: number,
): { gates: Uint16Array; gateSets: number[][] } {
  const gates = new Uint16Array(edgeCount);
  const gateSets: number[][] = [[]];
  const known = new Map<string, number>();
  for (let left = crossingCount, edge = 0; left > 0; left--) {
    const [further, count] = reader.unsigned(2);
    edge += further;
    const set = [...reader.unsigned(count)];
    const key = set.join();
    if (!known.has(key)) known.set(key, gateSets.push(set) - 1);
    gates[edge] = known.get(key)!;
  }
  return { gates, gateSets };
}

/** Every edge at both of its ends, with its cost. */
function bothWays(
  places: SpherePlaces,
  nodeCount: number,
  edges: Edges & { readonly inshore: Int32Array; readonly gates: Uint16Array },
): Pick<SeaGraph, 'firstEdge' | 'edgeTo' | 'edgeCosts' | 'edgeGates'> {
  const { from, to, inshore, gates } = edges;
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
    const cost = places.meters(a, places, b) + INSHORE_EXTRA * INSHORE_STEP_METERS * inshore[at];
    const there = next[a]++;
    const back = next[b]++;
    edgeTo[there] = b;
    edgeTo[back] = a;
    edgeCosts[there] = cost;
    edgeCosts[back] = cost;
    edgeGates[there] = gates[at];
    edgeGates[back] = gates[at];
  }
  return { firstEdge, edgeTo, edgeCosts, edgeGates };
}
