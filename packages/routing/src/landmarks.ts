import type { SeaGraph } from './read-graph.ts';

/** A queue in buckets is good enough: few edges are shorter than a bucket, so few nodes are taken twice. */
const BUCKET_METERS = 5000;
/** Twice around the earth: no way by sea costs more. */
const BUCKETS = 16_000;

/** What it costs to come from a node to all others, every passage open; infinite where there is no way. */
function costsFrom(graph: SeaGraph, start: number): Float32Array {
  const { firstEdge, edgeTo, edgeCosts } = graph;
  const costs = new Float32Array(graph.longitudes.length).fill(Number.POSITIVE_INFINITY);
  const queue = new BucketQueue(4 * costs.length);
  costs[start] = 0;
  queue.push(start, 0);
  for (let node = queue.pop(); node >= 0; node = queue.pop()) {
    const cost = costs[node];
    if (Math.floor(cost / BUCKET_METERS) < queue.bucket) continue;
    for (let edge = firstEdge[node]; edge < firstEdge[node + 1]; edge++) {
      const next = edgeTo[edge];
      const total = Math.fround(cost + edgeCosts[edge]);
      if (total >= costs[next]) continue;
      costs[next] = total;
      queue.push(next, Math.min(BUCKETS - 1, Math.floor(total / BUCKET_METERS)));
    }
  }
  return costs;
}

/** Entries in chains, each bucket's first in, first out. */
class BucketQueue {
  bucket = 0;
  readonly #first: Int32Array = new Int32Array(BUCKETS).fill(-1);
  readonly #last: Int32Array = new Int32Array(BUCKETS);
  #nodes: Int32Array<ArrayBuffer>;
  #after: Int32Array<ArrayBuffer>;
  #count = 0;

  constructor(size: number) {
    this.#nodes = new Int32Array(size);
    this.#after = new Int32Array(size);
  }

  push(node: number, bucket: number): void {
    if (this.#count === this.#nodes.length) {
      this.#nodes = grown(this.#nodes);
      this.#after = grown(this.#after);
    }
    const entry = this.#count++;
    this.#nodes[entry] = node;
    this.#after[entry] = -1;
    if (this.#first[bucket] < 0) this.#first[bucket] = entry;
    else this.#after[this.#last[bucket]] = entry;
    this.#last[bucket] = entry;
  }

  /** −1 where it is empty. */
  pop(): number {
    while (this.#first[this.bucket] < 0) if (++this.bucket === BUCKETS) return -1;
    const entry = this.#first[this.bucket];
    this.#first[this.bucket] = this.#after[entry];
    return this.#nodes[entry];
  }
}

function grown(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** Landmarks at the ends of the sea: each is the node that is furthest from those before. */
export function makeLandmarks(graph: SeaGraph, count: number): Float32Array[] {
  const landmarks: Float32Array[] = [];
  let start = furthest([costsFrom(graph, 0)]);
  while (landmarks.length < count) {
    landmarks.push(costsFrom(graph, start));
    start = furthest(landmarks);
  }
  return landmarks;
}

function furthest(landmarks: readonly Float32Array[]): number {
  let best = 0;
  let most = -1;
  for (let node = 0; node < landmarks[0].length; node++) {
    let least = Number.POSITIVE_INFINITY;
    for (const costs of landmarks) least = Math.min(least, costs[node]);
    if (least > most && least < Number.POSITIVE_INFINITY) {
      most = least;
      best = node;
    }
  }
  return best;
}
