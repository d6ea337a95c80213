import type { Anchorage, Berth, Country, Port } from '../src/port.ts';
import { assignStops } from './assign-stops.ts';
import { EXPECTED_COUNTS } from './expected-counts.ts';
import { anchoragesOf, berthsOf, gathered, nameOf } from './group-stops.ts';
import { berthCells, harbourCells } from './harbour-cells.ts';
import { indexPorts } from './index-ports.ts';
import { Land } from './land.ts';
import { metersBetween } from './meters.ts';
import { midCountries } from './mid-countries.ts';
import { readCsv } from './read-csv.ts';
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
  /** That of its first stop, to four places, which the squares of its outlines go by. */
  readonly latitude: number;
  readonly rings: readonly CellRing[];
}

export interface Built {
  readonly ports: readonly Port[];
  /** The outlines of each port's area, on the grid of its latitude. */
  readonly rings: ReadonlyMap<number, readonly CellRing[]>;
  /** Where ships lie alongside though the index has no port there. */
  readonly harbours: readonly UnlistedHarbour[];
  readonly berths: readonly Berth[];
  readonly anchorages: readonly Anchorage[];
  readonly countries: ReadonlyMap<number, Country>;
  readonly counts: Readonly<Record<string, number>>;
}

/** Builds the bundled data. The same sources give the same data; sources with other counts are refused. */
export function build(sources: Sources): Built {
  const indexRows = readCsv(sources.index);
  const stopRows = readCsv(sources.stops);
  const midRows = readCsv(sources.mids);
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
  const anchorages: Anchorage[] = [];
  for (const port of ports) {
    const own = byPort.get(port.id) ?? [];
    const terminals = TERMINALS.filter(({ portId }) => portId === port.id);
    rings.set(port.id, traceCells(harbourCells(port, own, terminals, land)));
    berths.push(...berthsOf(port, own, terminals));
    anchorages.push(...anchoragesOf(port, own));
  }
  const countries = midCountries(midRows);
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
  const groups = gathered(
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
  for (const [name, expected] of Object.entries(EXPECTED_COUNTS)) {
    if (counts[name] !== expected) {
      throw new Error(`${name}: ${counts[name]} instead of ${expected} (expected-counts.ts)`);
    }
  }
}

/** A terminal belongs to a port, and something says that it is there. */
function checkTerminals(ports: readonly Port[], stops: readonly Stop[], land: Land): void {
  const ids = new Set(ports.map(({ id }) => id));
  const isThere = (terminal: Terminal): boolean =>
    land.isWithin(terminal.radiusMeters, terminal.longitude, terminal.latitude) ||
    stops.some((stop) => metersBetween(stop, terminal) <= terminal.radiusMeters);
  for (const terminal of TERMINALS) {
    if (!ids.has(terminal.portId)) throw new Error(`No port ${terminal.portId}`);
    if (!isThere(terminal)) throw new Error(`Nothing is at ${terminal.name}`);
  }
}
