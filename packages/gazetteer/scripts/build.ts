import type { Country } from '@roadstead/model';
import type { OfficialPlace } from '../src/official-place.ts';
import type { Berth, Port, PortAnchorage } from '../src/port.ts';
import { assignStops } from './assign-stops.ts';
import { findPositionCorrections, type PositionCorrection } from './correct-positions.ts';
import { PORT_SOURCE_COUNTS } from './expected-counts.ts';
import { anchoragesOf, berthsOf, groupStops, nameOf } from './group-stops.ts';
import { berthCells, harbourCells } from './harbour-cells.ts';
import { indexPorts, nameMajorPorts } from './index-ports.ts';
import { joinCodes, removeForeignCodes } from './join-codes.ts';
import { Land } from './land.ts';
import { MAJOR_PORTS } from './major-ports.ts';
import { metersBetween } from './meters.ts';
import { countriesByMid } from './mid-countries.ts';
import { confirmPositions, readOfficialPlaces, withoutConflicts } from './official-places.ts';
import { parseCsv } from './parse-csv.ts';
import { readStops, type Stop } from './stops.ts';
import { TERMINALS, type Terminal } from './terminals.ts';
import { HARBOUR_GROUP_METERS, UNLISTED_SHORE_METERS_MAX } from './thresholds.ts';
import { type CellRing, traceCells } from './trace-cells.ts';

/** The texts of the sources. */
export interface Sources {
  readonly index: string;
  readonly codes: string;
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
  const land = new Land(sources.land);
  expectCounts({
    indexRows: indexRows.length,
    indexRowsWithLocode: indexRows.filter((row) => row['UN/LOCODE'].trim() !== '').length,
    codeRows: codeRows.length,
    ...stopCounts(stopRows),
    landArcs: land.arcCount,
    midRows: midRows.length,
  });
  const stops = readStops(stopRows, land);
  const { ports, places, corrections } = joinSources(indexPorts(indexRows), codeRows, stops);
  checkTerminals(ports, stops, land);
  const byPort = assignStops(stops, ports, TERMINALS);
  const rings = new Map<number, readonly CellRing[]>();
  const [berths, anchorages]: [Berth[], PortAnchorage[]] = [[], []];
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
    places,
    corrections,
    counts: {
      ports: ports.length,
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
      ...codeCounts({ ports, places, corrections }),
    },
  };
}

function stopCounts(rows: readonly Readonly<Record<string, string>>[]): Record<string, number> {
  const labels = new Set(rows.map(({ label, iso3 }) => `${label}|${iso3}`));
  return { stopRows: rows.length, stopLabels: labels.size };
}

function codeCounts({
  ports,
  places,
  corrections,
}: Pick<Built, 'ports' | 'places' | 'corrections'>): Record<string, number> {
  const located = places.filter(({ position }) => position !== null);
  return {
    portsWithLocode: ports.filter(({ locode }) => locode !== null).length,
    otherLocodes: ports.flatMap(({ locodes }) => locodes).length,
    codes: places.length,
    codesWithPosition: located.length,
    corrections: corrections.length,
  };
}

/** G13 to G15: joins the ports of the index with UN/LOCODE. */
function joinSources(
  indexed: readonly Port[],
  codeRows: readonly Readonly<Record<string, string>>[],
  stops: readonly Stop[],
): Pick<Built, 'ports' | 'places' | 'corrections'> {
  const places = confirmPositions(readOfficialPlaces(codeRows), indexed, stops);
  const coded = removeForeignCodes(indexed, places);
  const corrections = findPositionCorrections(coded, { places, stops, majorPorts: MAJOR_PORTS });
  const positions = new Map(corrections.map(({ port, position }) => [port.id, position]));
  const corrected = coded.map((port) => ({ ...port, ...positions.get(port.id) }));
  const ports = joinCodes(nameMajorPorts(corrected), places);
  return { ports, places: withoutConflicts(places, ports), corrections };
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
