import type { SeaGraph } from './read-graph.ts';

/** Distances in metres from a node to all others, every passage open; infinite where there is no way. */
function distancesFrom(graph: SeaGraph, start: number): Float32Array {
  const { firstEdge, edgeTo, edgeMeters } = graph;
  const distances = new Float32Array(graph.longitudes.length).fill(Number.POSITIVE_INFINITY);
  distances[start] = 0;
  // Buckets of 20 km in a ring are a queue that is good enough: nodes may be taken twice.
  let wave = [start];
  const buckets = new Map<number, number[]>([[0, wave]]);
  for (let bucket = 0, last = 0; bucket <= last; bucket++) {
    wave = buckets.get(bucket) ?? [];
    buckets.delete(bucket);
    for (const node of wave) {
      const meters = distances[node];
      if (Math.floor(meters / BUCKET_METERS) < bucket) continue;
      for (let edge = firstEdge[node]; edge < firstEdge[node + 1]; edge++) {
        const next = edgeTo[edge];
        const total = Math.fround(meters + edgeMeters[edge]);
        if (total >= distances[next]) continue;
        distances[next] = total;
        const at = Math.floor(total / BUCKET_METERS);
        last = Math.max(last, at);
        const others = at === bucket ? wave : buckets.get(at);
        if (others) others.push(next);
        else buckets.set(at, [next]);
      }
    }
  }
  return distances;
}

const BUCKET_METERS = 20_000;

/** Landmarks at the ends of the sea: each is the node that is furthest from those before. */
export function makeLandmarks(graph: SeaGraph, count: number): Float32Array[] {
  const landmarks: Float32Array[] = [];
  let start = furthest([distancesFrom(graph, 0)]);
  while (landmarks.length < count) {
    landmarks.push(distancesFrom(graph, start));
    start = furthest(landmarks);
  }
  return landmarks;
}

function furthest(landmarks: readonly Float32Array[]): number {
  let best = 0;
  let most = -1;
  for (let node = 0; node < landmarks[0].length; node++) {
    let least = Number.POSITIVE_INFINITY;
    for (const distances of landmarks) least = Math.min(least, distances[node]);
    if (least > most && least < Number.POSITIVE_INFINITY) {
      most = least;
      best = node;
    }
  }
  return best;
}
