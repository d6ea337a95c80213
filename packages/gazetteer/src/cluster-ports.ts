import { distanceMeters } from '@roadstead/geo';
import { type Locode, parseLocode } from '@roadstead/model';
import { PlaceIndex } from './place-index.ts';
import { type Port, portCodes } from './port.ts';
import { bySize, rankOf } from './port-order.ts';
import { CLUSTER_PORTS_MIN, CLUSTER_RADIUS_METERS, CLUSTER_STEP_METERS } from './thresholds.ts';

/** A port that has a LOCODE. */
interface CodedPort extends Port {
  readonly locode: Locode;
}

/** Ports of one country that are near one another. */
export interface GeographicCluster {
  /** The name of its largest port; made unique by the country or the LOCODE. */
  readonly name: string;
  /** The largest first. */
  readonly ports: readonly CodedPort[];
}

/**
 * G12: clusters ports by country and distance; returns the clusters in the order of their names. The result does not depend
 * on the order of the ports. Of several ports with one LOCODE only the largest is clustered.
 */
export function clusterPorts(ports: readonly Port[]): readonly GeographicCluster[] {
  const clusters = [...byCountry(ports).values()].flatMap(clustersOfCountry);
  return withNames(clusters, codesOf(ports)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the ports of each country that have a LOCODE and a size, each LOCODE once: villages would join half a coast. */
function byCountry(ports: readonly Port[]): ReadonlyMap<string, readonly CodedPort[]> {
  const countries = new Map<string, CodedPort[]>();
  const codes = new Set<Locode>();
  for (const port of [...ports].sort(bySize)) {
    if (!hasCode(port) || port.size === null || codes.has(port.locode)) continue;
    codes.add(port.locode);
    const own = countries.get(port.country);
    if (own) own.push(port);
    else countries.set(port.country, [port]);
  }
  return countries;
}

/** For each port, the ports within a step, including itself. */
type Neighbours = ReadonlyMap<CodedPort, readonly CodedPort[]>;

/** Grows a cluster from each port in turn that is not in a cluster yet. */
function clustersOfCountry(ports: readonly CodedPort[]): readonly (readonly CodedPort[])[] {
  const places = new PlaceIndex(ports);
  const neighbours: Neighbours = new Map(
    ports.map((port) => [port, places.within(port.longitude, port.latitude, CLUSTER_STEP_METERS)]),
  );
  const free = new Set(ports);
  const clusters: (readonly CodedPort[])[] = [];
  for (const seed of seedsInOrder(neighbours)) {
    if (!free.has(seed)) continue;
    const cluster = growCluster(seed, neighbours, free);
    if (cluster.length < CLUSTER_PORTS_MIN) continue;
    for (const port of cluster) free.delete(port);
    clusters.push(cluster.sort(bySize));
  }
  return clusters;
}

/** Returns the largest ports first, of equal ones those with most neighbours: in a bay the central port, not that at its mouth. */
function seedsInOrder(neighbours: Neighbours): readonly CodedPort[] {
  return [...neighbours]
    .sort(
      ([one, nearOne], [other, nearOther]) =>
        rankOf(other) - rankOf(one) || nearOther.length - nearOne.length || one.id - other.id,
    )
    .map(([port]) => port);
}

/** Returns the ports that are reachable from a seed by steps from port to port, within the radius of a cluster. */
function growCluster(
  seed: CodedPort,
  neighbours: Neighbours,
  free: ReadonlySet<CodedPort>,
): CodedPort[] {
  const cluster = new Set([seed]);
  // The iteration includes ports that are added meanwhile.
  for (const from of cluster) {
    for (const port of neighbours.get(from) ?? []) {
      if (free.has(port) && apartMeters(seed, port) <= CLUSTER_RADIUS_METERS) cluster.add(port);
    }
  }
  return [...cluster];
}

/**
 * Names clusters for their largest ports; adds the country to a name of several clusters and to one that is a LOCODE, or the LOCODE if it
 * is still ambiguous.
 */
function withNames(
  clusters: readonly (readonly CodedPort[])[],
  codes: ReadonlySet<string>,
): GeographicCluster[] {
  const named = clusters.map((ports): GeographicCluster => ({ name: ports[0].name, ports }));
  const withCountry = disambiguated(named, codes, ({ ports: [{ country }] }) => country);
  return disambiguated(withCountry, codes, ({ ports: [{ locode }] }) => locode);
}

/** The LOCODEs of all ports, which no cluster may have as its name: MALTA could be a code of Morocco. */
function codesOf(ports: readonly Port[]): ReadonlySet<string> {
  return new Set(ports.flatMap(portCodes));
}

function disambiguated(
  clusters: readonly GeographicCluster[],
  codes: ReadonlySet<string>,
  detail: (cluster: GeographicCluster) => string,
): GeographicCluster[] {
  const counts = new Map<string, number>();
  for (const { name } of clusters) counts.set(name, (counts.get(name) ?? 0) + 1);
  return clusters.map((cluster) =>
    counts.get(cluster.name) === 1 && !codes.has(parseLocode(cluster.name) ?? '')
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
