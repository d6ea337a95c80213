import type { Country } from '@roadstead/model';
import type { Berth, Port, PortAnchorage } from '../src/port.ts';
import { assignStops } from './assign-stops.ts';
import { PORT_SOURCE_COUNTS } from './expected-counts.ts';
import { anchoragesOf, berthsOf, groupStops, nameOf } from './group-stops.ts';
import { berthCells, harbourCells } from './harbour-cells.ts';
import { indexPorts } from './index-ports.ts';
import { Land } from './land.ts';
import { metersBetween } from './meters.ts';
import { countriesByMid } from './mid-countries.ts';
import { parseCsv } from './parse-csv.ts';
import { readStops, type Stop } from './stops.ts';
import { TERMINALS, type Terminal } from './terminals.ts';
import { HARBOUR_GROUP_METERS, UNLISTED_SHORE_METERS_MAX } from './thresholds.ts';
import { type CellRing, traceCells } from './trace-cells.ts';

/** The texts of the sources. */
export interface Sources {
  readonly index: string;
  readonly stops: string;
  readonly mids: string;
  readonly land: string;
}

interface UnlistedHarbour {
  readonly name: string;
  /** The latitude of its first stop, to four decimals, which determines the size of its grid cells. */
  readonly latitude: number;
  readonly rings: readonly CellRing[];
}

export interface Built {
  readonly ports: readonly Port[];
  /** The outlines of the area of each port, on the grid of its latitude. */
  readonly rings: ReadonlyMap<number, readonly CellRing[]>;
  /** Harbours with ships alongside that the index does not list. */
  readonly harbours: readonly UnlistedHarbour[];
  readonly berths: readonly Berth[];
  readonly anchorages: readonly PortAnchorage[];
  readonly countries: ReadonlyMap<number, Country>;
  readonly counts: Readonly<Record<string, number>>;
}

/** Builds the bundled data, reproducibly. @throws Error for sources with other counts than the expected ones */
export function build(sources: Sources): Built {
  const indexRows = parseCsv(sources.index);
  const stopRows = parseCsv(sources.stops);
  const midRows = parseCsv(sources.mids);
  const land = new Land(sources.land);
  expectCounts({
    indexRows: indexRows.length,
    indexRowsWithLocode: indexRows.filter((row) => row['UN/LOCODE'].trim() !== '').length,
    stopRows: stopRows.length,
    stopLabels: new Set(stopRows.map(({ label, iso3 }) => `${label}|${iso3}`)).size,
    landArcs: land.arcCount,
    midRows: midRows.length,
  });
  const ports = indexPorts(indexRows);
  const stops = readStops(stopRows, land);
  checkTerminals(ports, stops, land);
  const byPort = assignStops(stops, ports, TERMINALS);
  const rings = new Map<number, readonly CellRing[]>();
  const berths: Berth[] = [];
  const anchorages: PortAnchorage[] = [];
  for (const port of ports) {
    const own = byPort.get(port.id) ?? [];
    const terminals = TERMINALS.filter(({ portId }) => portId === port.id);
    rings.set(port.id, traceCells(harbourCells(port, own, terminals, land)));
    berths.push(...berthsOf(port, own, terminals));
    anchorages.push(...anchoragesOf(port, own));
  }
  const countries = countriesByMid(midRows);
  const harbours = unlistedHarbours(byPort.get(undefined) ?? [], land);
  const assigned = ports.flatMap(({ id }) => byPort.get(id) ?? []);
  const ringCount = [...rings.values()].flat();
  return {
    ports,
    rings,
    harbours,
    berths,
    anchorages,
    countries,
    counts: {
      ports: ports.length,
      portsWithLocode: ports.filter(({ locode }) => locode !== null).length,
      otherLocodes: ports.flatMap(({ locodes }) => locodes).length,
      portsWithStops: ports.filter(({ id }) => byPort.has(id)).length,
      stops: stops.length,
      stopsAtBerths: stops.filter(({ isAtBerth }) => isAtBerth).length,
      stopsOfPorts: assigned.length,
      stopsAtBerthsOfPorts: assigned.filter(({ isAtBerth }) => isAtBerth).length,
      rings: ringCount.length,
      corners: ringCount.reduce((sum, ring) => sum + ring.length, 0),
      harbours: harbours.length,
      berths: berths.length,
      terminals: TERMINALS.length,
      anchorages: anchorages.length,
      mids: countries.size,
    },
  };
}

function unlistedHarbours(stops: readonly Stop[], land: Land): readonly UnlistedHarbour[] {
  const groups = groupStops(
    stops.filter(
      ({ isAtBerth, longitude, latitude }) =>
        isAtBerth && land.isWithin(UNLISTED_SHORE_METERS_MAX, longitude, latitude),
    ),
    HARBOUR_GROUP_METERS,
  );
  return groups.map((group) => {
    const latitude = Number(group[0].latitude.toFixed(4));
    const name = nameOf(group) ?? '';
    return { name, latitude, rings: traceCells(berthCells(latitude, group)) };
  });
}

function expectCounts(counts: Readonly<Record<string, number>>): void {
  for (const [name, expected] of Object.entries(PORT_SOURCE_COUNTS)) {
    if (counts[name] !== expected) {
      throw new Error(`${name}: ${counts[name]} instead of ${expected} (expected-counts.ts)`);
    }
  }
}

/** Checks that each terminal has a port, and that land or a stop confirms its position. */
function checkTerminals(ports: readonly Port[], stops: readonly Stop[], land: Land): void {
  const ids = new Set(ports.map(({ id }) => id));
  const isConfirmed = (terminal: Terminal): boolean =>
    land.isWithin(terminal.radiusMeters, terminal.longitude, terminal.latitude) ||
    stops.some((stop) => metersBetween(stop, terminal) <= terminal.radiusMeters);
  for (const terminal of TERMINALS) {
    if (!ids.has(terminal.portId)) throw new Error(`No port ${terminal.portId}`);
    if (!isConfirmed(terminal)) throw new Error(`Neither land nor a stop is at ${terminal.name}`);
  }
}
