import type { Area } from '@roadstead/geo';
import { columnOfLongitude, rowOfLatitude } from '../grid.ts';
import { NodeSquares } from '../node-squares.ts';
import type { SeaGraph } from '../read-graph.ts';
import { RouteEndpointCache } from '../route-endpoints.ts';
import { SpherePositions } from '../sphere.ts';
import type { AvoidingTerms } from './leg-terms.ts';

type Vertex = readonly [longitude: number, latitude: number];

/** An edge that is added to a graph, in both directions. */
interface AddedEdge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  readonly gates: number;
}

/** A cost that marks an edge as removed. */
const REMOVED = Number.POSITIVE_INFINITY;

/**
 * Returns a graph without the edges that enter closed areas, with the surcharges of the others, and with further nodes.
 * @param vertices further nodes: those on land or in an area are left out
 */
export function avoidingGraph(
  graph: SeaGraph,
  terms: AvoidingTerms,
  areas: readonly Area[],
  vertices: readonly Vertex[],
): SeaGraph {
  const added = vertices.filter(
    ([longitude, latitude]) =>
      Math.abs(latitude) < 90 &&
      graph.mask.isWater(columnOfLongitude(longitude), rowOfLatitude(latitude)) &&
      !areas.some((area) => area.contains(longitude, latitude)),
  );
  const costs = edgeCostsOf(graph, terms);
  const nodes = withNodes(graph, added);
  const filtered = { ...nodes, ...edgesOf(graph, nodes.longitudes.length, costs, []) };
  const edges = addedEdges(filtered, terms, graph.longitudes.length);
  return { ...nodes, ...edgesOf(graph, nodes.longitudes.length, costs, edges) };
}

/** Returns the cost of each edge, `REMOVED` in a closed area. */
function edgeCostsOf(graph: SeaGraph, terms: AvoidingTerms): Float32Array {
  const { longitudes, latitudes, firstEdge, edgeTo, edgeCosts } = graph;
  const costs = new Float32Array(edgeCosts.length);
  for (let node = 0; node < longitudes.length; node++) {
    for (let edge = firstEdge[node]; edge < firstEdge[node + 1]; edge++) {
      const other = edgeTo[edge];
      if (other < node) {
        // The other direction is done: both have the same cost.
        let back = firstEdge[other];
        while (edgeTo[back] !== node) back++;
        costs[edge] = costs[back];
        continue;
      }
      const leg = [longitudes[node], latitudes[node], longitudes[other], latitudes[other]] as const;
      costs[edge] = terms.entersClosed(...leg)
        ? REMOVED
        : edgeCosts[edge] + terms.surchargeMeters(...leg);
    }
  }
  return costs;
}

function withNodes(graph: SeaGraph, added: readonly Vertex[]): SeaGraph {
  const before = graph.longitudes.length;
  const longitudes = new Float64Array(before + added.length);
  const latitudes = new Float64Array(before + added.length);
  longitudes.set(graph.longitudes);
  latitudes.set(graph.latitudes);
  for (const [at, [longitude, latitude]] of added.entries()) {
    longitudes[before + at] = longitude;
    latitudes[before + at] = latitude;
  }
  const positions = new SpherePositions(longitudes, latitudes);
  return { ...graph, longitudes, latitudes, positions };
}

/** Returns the edges of nodes from a number on to the nodes in line of sight. */
function addedEdges(graph: SeaGraph, terms: AvoidingTerms, firstNode: number): AddedEdge[] {
  const { longitudes, latitudes, gateSets } = graph;
  const setIndexes = new Map(gateSets.map((set, at) => [set.join(), at]));
  const ends = new RouteEndpointCache(graph, new NodeSquares(longitudes, latitudes), terms, terms);
  const edges: AddedEdge[] = [];
  for (let node = firstNode; node < longitudes.length; node++) {
    const end = ends.at(longitudes[node], latitudes[node]);
    for (const [at, to] of end?.nodes.entries() ?? []) {
      // A set of gates that no edge of the graph crosses has no index, and such an edge can be replaced by two.
      const gates = setIndexes.get(end!.gates[at].join());
      if (to === node || gates === undefined) continue;
      edges.push({ from: node, to, cost: end!.costs[at], gates });
    }
  }
  return edges;
}

/** Returns adjacency lists of the edges that are not removed, and of those that are added. */
function edgesOf(
  graph: SeaGraph,
  nodeCount: number,
  costs: Float32Array,
  added: readonly AddedEdge[],
): Pick<SeaGraph, 'firstEdge' | 'edgeTo' | 'edgeCosts' | 'edgeGates'> {
  const before = graph.longitudes.length;
  const more = new Map<number, AddedEdge[]>();
  for (const edge of added) {
    for (const each of [edge, { ...edge, from: edge.to, to: edge.from }]) {
      const edges = more.get(each.from);
      if (edges) edges.push(each);
      else more.set(each.from, [each]);
    }
  }
  const firstEdge = new Int32Array(nodeCount + 1);
  const count = costs.length + 2 * added.length;
  const edgeTo = new Int32Array(count);
  const edgeCosts = new Float32Array(count);
  const edgeGates = new Uint16Array(count);
  let next = 0;
  const put = (to: number, cost: number, gates: number): void => {
    edgeTo[next] = to;
    edgeCosts[next] = cost;
    edgeGates[next++] = gates;
  };
  for (let node = 0; node < nodeCount; node++) {
    firstEdge[node] = next;
    const end = node < before ? graph.firstEdge[node + 1] : 0;
    for (let edge = node < before ? graph.firstEdge[node] : 0; edge < end; edge++) {
      if (costs[edge] !== REMOVED) put(graph.edgeTo[edge], costs[edge], graph.edgeGates[edge]);
    }
    for (const { to, cost, gates } of more.get(node) ?? []) put(to, cost, gates);
  }
  firstEdge[nodeCount] = next;
  return { firstEdge, edgeTo, edgeCosts, edgeGates };
}
