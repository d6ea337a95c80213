import { distanceMeters } from '@roadstead/geo';
import type { Locode } from '@roadstead/model';
import { bySize, rankOf } from './by-size.ts';
import { PlaceIndex } from './place-index.ts';
import type { Port } from './port.ts';
import { CLUSTER_PORTS_MIN, CLUSTER_RADIUS_METERS, CLUSTER_STEP_METERS } from './thresholds.ts';

/** A port that has a LOCODE. */
interface CodedPort extends Port {
  readonly locode: Locode;
}

/** Ports of one country that lie near one another. */
export interface PortCluster {
  /** That of its biggest port, with what it takes to be no other cluster's. */
  readonly name: string;
  /** The biggest first. */
  readonly ports: readonly CodedPort[];
}

/**
 * G12: the clusters of ports by country and distance, by their names. The same ports give the same clusters, in whichever
 * order they come. Of ports with one LOCODE the biggest counts.
 */
export function clusterPorts(ports: readonly Port[]): readonly PortCluster[] {
  const clusters = [...byCountry(ports).values()].flatMap(clustersOfCountry);
  return named(clusters).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The ports of each country that have a LOCODE, each LOCODE once. */
function byCountry(ports: readonly Port[]): ReadonlyMap<string, readonly CodedPort[]> {
  const countries = new Map<string, CodedPort[]>();
  const codes = new Set<Locode>();
  for (const port of [...ports].sort(bySize)) {
    if (!hasCode(port) || codes.has(port.locode)) continue;
    codes.add(port.locode);
    const own = countries.get(port.country);
    if (own) own.push(port);
    else countries.set(port.country, [port]);
  }
  return countries;
}

/** Of each port, those a step away, itself among them. */
type Neighbours = ReadonlyMap<CodedPort, readonly CodedPort[]>;

/** Each port in turn, unless it is in a cluster already, is the seed of one. */
function clustersOfCountry(ports: readonly CodedPort[]): readonly (readonly CodedPort[])[] {
  const places = new PlaceIndex(ports);
  const neighbours: Neighbours = new Map(
    ports.map((port) => [port, places.within(port.longitude, port.latitude, CLUSTER_STEP_METERS)]),
  );
  const free = new Set(ports);
  const clusters: (readonly CodedPort[])[] = [];
  for (const seed of inTheMidstFirst(neighbours)) {
    if (!free.has(seed)) continue;
    const cluster = grownFrom(seed, neighbours, free);
    if (cluster.length < CLUSTER_PORTS_MIN) continue;
    for (const port of cluster) free.delete(port);
    clusters.push(cluster.sort(bySize));
  }
  return clusters;
}

/** The biggest first, of equals the one with most neighbours: of a bay's ports that in its midst, not that at its mouth. */
function inTheMidstFirst(neighbours: Neighbours): readonly CodedPort[] {
  return [...neighbours]
    .sort(
      ([one, nearOne], [other, nearOther]) =>
        rankOf(other) - rankOf(one) || nearOther.length - nearOne.length || one.id - other.id,
    )
    .map(([port]) => port);
}

/** What can be reached from a seed by steps from port to port, no further from it than a cluster reaches. */
function grownFrom(
  seed: CodedPort,
  neighbours: Neighbours,
  free: ReadonlySet<CodedPort>,
): CodedPort[] {
  const cluster = new Set([seed]);
  // What is added while this goes on has its turn too.
  for (const from of cluster) {
    for (const port of neighbours.get(from) ?? []) {
      if (free.has(port) && apartMeters(seed, port) <= CLUSTER_RADIUS_METERS) cluster.add(port);
    }
  }
  return [...cluster];
}

/** Where several have one name, they have the country after it, and the LOCODE where that does not do. */
function named(clusters: readonly (readonly CodedPort[])[]): PortCluster[] {
  const named = clusters.map((ports): PortCluster => ({ name: ports[0].name, ports }));
  const withCountry = told(named, ({ ports: [{ country }] }) => country);
  return told(withCountry, ({ ports: [{ locode }] }) => locode);
}

function told(
  clusters: readonly PortCluster[],
  detail: (cluster: PortCluster) => string,
): PortCluster[] {
  const counts = new Map<string, number>();
  for (const { name } of clusters) counts.set(name, (counts.get(name) ?? 0) + 1);
  return clusters.map((cluster) =>
    counts.get(cluster.name) === 1
      ? cluster
      : { ...cluster, name: `${cluster.ports[0].name} (${detail(cluster)})` },
  );
}

function apartMeters(a: Port, b: Port): number {
  return distanceMeters(a.longitude, a.latitude, b.longitude, b.latitude);
}

function hasCode(port: Port): port is CodedPort {
  return port.locode !== null;
}
