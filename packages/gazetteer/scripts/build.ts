import type { Country, Locode } from '@roadstead/model';
import type { OfficialPlace } from '../src/official-place.ts';
import { type Berth, type Port, type PortAnchorage, portCodes } from '../src/port.ts';
import { assignStops } from './assign-stops.ts';
import { findPositionCorrections, type PositionCorrection } from './correct-positions.ts';
import { PORT_SOURCE_COUNTS } from './expected-counts.ts';
import { anchoragesOf, berthsOf } from './group-stops.ts';
import { type Harbour, harbourCells } from './harbour-cells.ts';
import { indexPorts, nameMajorPorts } from './index-ports.ts';
import { joinCodes, removeForeignCodes } from './join-codes.ts';
import { Land } from './land.ts';
import { MAJOR_PORTS } from './major-ports.ts';
import { metersBetween } from './meters.ts';
import { countriesByMid } from './mid-countries.ts';
import { NamedPlaces } from './named-places.ts';
import { confirmPositions, readOfficialPlaces, withoutConflicts } from './official-places.ts';
import { parseCsv } from './parse-csv.ts';
import { PlaceSearch } from './place-search.ts';
import { addSeaports } from './seaports.ts';
import { readShoreline } from './shoreline.ts';
import { readStops, type Stop } from './stops.ts';
import { TERMINALS, type Terminal } from './terminals.ts';
import {
  NEIGHBOUR_METERS_MAX,
  OFFSHORE_TERMINAL_METERS_MAX,
  TERMINAL_TO_PORT_METERS_MAX,
  TOWN_REACH_METERS,
  TOWN_SHORE_METERS_MAX,
  TOWN_TO_PORT_METERS_MAX,
} from './thresholds.ts';
import { readTowns, type Town } from './towns.ts';
import { type CellRing, traceCells } from './trace-cells.ts';
import { unlistedHarbours } from './unlisted-harbours.ts';

/** The contents of the sources. */
export interface Sources {
  readonly index: string;
  readonly codes: string;
  readonly stops: string;
  readonly towns: string;
  readonly mids: string;
  readonly land: string;
  readonly shoreline: Uint8Array;
}

export interface Built {
  readonly ports: readonly Port[];
  /** The outlines of the area of each port, on the grid of its latitude. */
  readonly rings: ReadonlyMap<number, readonly CellRing[]>;
  readonly berths: readonly Berth[];
  readonly anchorages: readonly PortAnchorage[];
  readonly countries: ReadonlyMap<number, Country>;
  readonly places: readonly OfficialPlace[];
  /** The positions of the index that were corrected. */
  readonly corrections: readonly PositionCorrection[];
  readonly counts: Readonly<Record<string, number>>;
}

/** Builds the bundled data, reproducibly. @throws Error for sources with other counts than the expected ones */
export function build(sources: Sources): Built {
  const indexRows = parseCsv(sources.index);
  const codeRows = parseCsv(sources.codes);
  const stopRows = parseCsv(sources.stops);
  const midRows = parseCsv(sources.mids);
  const towns = readTowns(sources.towns);
  const land = new Land(sources.land, readShoreline(sources.shoreline));
  expectCounts({
    indexRows: indexRows.length,
    indexRowsWithLocode: indexRows.filter((row) => row['UN/LOCODE'].trim() !== '').length,
    codeRows: codeRows.length,
    ...stopCounts(stopRows),
    towns: towns.length,
    landArcs: land.arcCount,
    midRows: midRows.length,
  });
  const townSearch = new PlaceSearch(towns);
  const stops = readStops(stopRows, land);
  const joined = joinSources(indexPorts(indexRows), codeRows, stops);
  const named = new NamedPlaces(stops, towns, townSearch, land);
  const listed = addSeaports(joined.ports, joined.places, land, named);
  const terminals = terminalsOf(listed);
  checkTerminals(terminals, listed, stops, land);
  const stopsByPort = assignStops(stops, listed, terminals);
  const unlisted = unlistedHarbours(stopsByPort.get(undefined) ?? [], land, townSearch);
  const harbours = [
    ...harboursOf(listed, stopsByPort, terminals, coastalTowns(towns, land)),
    ...unlisted.map((each) => ({
      ...each,
      terminals: [],
      otherTerminals: [],
      towns: [],
      neighbours: [],
    })),
  ].sort((a, b) => a.port.id - b.port.id);
  const ports = harbours.map(({ port }) => port);
  const built = {
    ports,
    rings: new Map(harbours.map((each) => [each.port.id, traceCells(harbourCells(each, land))])),
    berths: harbours.flatMap((each) => berthsOf(each.port, each.stops, each.terminals)),
    anchorages: harbours.flatMap(({ port, stops: own }) => anchoragesOf(port, own)),
    countries: countriesByMid(midRows),
    places: withoutConflicts(joined.places, ports),
    corrections: joined.corrections,
  };
  const assigned = harbours.flatMap(({ stops: own }) => own);
  const counts = {
    ports: ports.length,
    portsOfIndex: joined.ports.length,
    portsOfCodes: listed.length - joined.ports.length,
    unlistedHarbours: unlisted.length,
    portsWithStops: harbours.filter(({ stops: own }) => own.length > 0).length,
    ...{ stops: stops.length, stopsAtBerths: atBerths(stops) },
    ...{ stopsOfPorts: assigned.length, stopsAtBerthsOfPorts: atBerths(assigned) },
    ...countsOf(built),
  };
  return { ...built, counts };
}

function stopCounts(rows: readonly Readonly<Record<string, string>>[]): Record<string, number> {
  const labels = new Set(rows.map(({ label, iso3 }) => `${label}|${iso3}`));
  return { stopRows: rows.length, stopLabels: labels.size };
}

function atBerths(stops: readonly Stop[]): number {
  return stops.filter(({ isAtBerth }) => isAtBerth).length;
}

function countsOf(built: Omit<Built, 'counts'>): Readonly<Record<string, number>> {
  const rings = [...built.rings.values()].flat();
  return {
    rings: rings.length,
    corners: rings.reduce((sum, ring) => sum + ring.length, 0),
    berths: built.berths.length,
    terminals: TERMINALS.length,
    anchorages: built.anchorages.length,
    mids: built.countries.size,
    portsWithLocode: built.ports.filter(({ locode }) => locode !== null).length,
    otherLocodes: built.ports.flatMap(({ locodes }) => locodes).length,
    codes: built.places.length,
    codesWithPosition: built.places.filter(({ position }) => position !== null).length,
    corrections: built.corrections.length,
  };
}

/** G13 to G15: joins the ports of the index with UN/LOCODE. */
function joinSources(
  indexed: readonly Port[],
  codeRows: readonly Readonly<Record<string, string>>[],
  stops: readonly Stop[],
): {
  readonly ports: readonly Port[];
  readonly places: ReadonlyMap<Locode, OfficialPlace>;
  readonly corrections: readonly PositionCorrection[];
} {
  const places = confirmPositions(readOfficialPlaces(codeRows), indexed, stops);
  const coded = removeForeignCodes(indexed, places);
  const corrections = findPositionCorrections(coded, { places, stops, majorPorts: MAJOR_PORTS });
  const positions = new Map(corrections.map(({ port, position }) => [port.id, position]));
  const corrected = coded.map((port) => ({ ...port, ...positions.get(port.id) }));
  return { ports: joinCodes(nameMajorPorts(corrected), places), places, corrections };
}

function coastalTowns(towns: readonly Town[], land: Land): readonly Town[] {
  const metersMax = TOWN_REACH_METERS + TOWN_SHORE_METERS_MAX;
  return towns.filter(({ longitude, latitude }) =>
    land.isCoastWithin(metersMax, longitude, latitude),
  );
}

/** Returns the ports with their stops, terminals and towns, and the ports near them. */
function harboursOf(
  ports: readonly Port[],
  stops: ReadonlyMap<number | undefined, readonly Stop[]>,
  terminals: readonly Terminal[],
  towns: readonly Town[],
): readonly Harbour[] {
  const search = new PlaceSearch(ports);
  const terminalSearch = new PlaceSearch(terminals);
  const townsByPort = new Map<number, Town[]>();
  for (const town of towns) {
    const nearest = search.nearest(town, TOWN_TO_PORT_METERS_MAX);
    if (!nearest) continue;
    const own = townsByPort.get(nearest.id);
    if (own) own.push(town);
    else townsByPort.set(nearest.id, [town]);
  }
  return ports.map((port) => ({
    port,
    stops: stops.get(port.id) ?? [],
    terminals: terminals.filter(({ portId }) => portId === port.id),
    otherTerminals: terminalSearch
      .within(port, TERMINAL_TO_PORT_METERS_MAX)
      .filter(({ portId }) => portId !== port.id),
    towns: townsByPort.get(port.id) ?? [],
    neighbours: search.within(port, NEIGHBOUR_METERS_MAX).filter(({ id }) => id !== port.id),
  }));
}

function expectCounts(counts: Readonly<Record<string, number>>): void {
  for (const [name, expected] of Object.entries(PORT_SOURCE_COUNTS)) {
    if (counts[name] !== expected) {
      throw new Error(`${name}: ${counts[name]} instead of ${expected} (expected-counts.ts)`);
    }
  }
}

/** Returns the terminals with the numbers of their ports, which may be in the index under another code. */
function terminalsOf(ports: readonly Port[]): readonly Terminal[] {
  const ids = new Map<string | null, number>(
    ports.flatMap((port) => portCodes(port).map((code) => [code, port.id] as const)),
  );
  return TERMINALS.map((each) =>
    each.locode === null ? each : { ...each, portId: ids.get(each.locode) ?? each.portId },
  );
}

/** Checks that each terminal has a port, and that land, a stop, a port or a source that is not here confirms its position. */
function checkTerminals(
  terminals: readonly Terminal[],
  ports: readonly Port[],
  stops: readonly Stop[],
  land: Land,
): void {
  const ids = new Set(ports.map(({ id }) => id));
  const isConfirmed = (terminal: Terminal): boolean =>
    terminal.confirmedBy === 'gem' ||
    land.isWithin(terminal.radiusMeters, terminal.longitude, terminal.latitude) ||
    stops.some((stop) => metersBetween(stop, terminal) <= terminal.radiusMeters) ||
    ports.some((port) => metersBetween(port, terminal) <= OFFSHORE_TERMINAL_METERS_MAX);
  for (const terminal of terminals) {
    if (!ids.has(terminal.portId)) throw new Error(`No port for ${terminal.name}`);
    if (!isConfirmed(terminal)) throw new Error(`Nothing confirms ${terminal.name}`);
  }
}
