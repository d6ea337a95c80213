import { metersPerDegreeLongitude } from '@roadstead/geo';
import type { Position } from '@roadstead/model';
import { gridAt } from '../src/grid.ts';
import type { Port } from '../src/port.ts';
import type { Land } from './land.ts';
import { metersBetween } from './meters.ts';
import type { Stop } from './stops.ts';
import type { Terminal } from './terminals.ts';
import {
  ANCHORAGE_REACH_METERS,
  BASINS_RADIUS_METERS,
  BASINS_SHORE_METERS_MAX,
  BERTH_REACH_METERS,
  HARBOUR_RADIUS_METERS,
  HARBOUR_SHORE_METERS_MAX,
  RIVER_RADIUS_METERS,
  TOWN_REACH_METERS,
  TOWN_SHORE_METERS_MAX,
} from './thresholds.ts';
import type { Town } from './towns.ts';

const METERS_PER_DEGREE_LATITUDE = 111_195;

/** Latitude difference above which a stop is not compared: 2.2 km. */
const NEAR_DEGREES = 0.02;

interface Disc extends Position {
  readonly radiusMeters: number;
}

/** A port with the places that were assigned to it, and the ports near it. */
export interface Harbour {
  readonly port: Port;
  readonly stops: readonly Stop[];
  readonly terminals: readonly Terminal[];
  /** Terminals of other ports near it. */
  readonly otherTerminals: readonly Terminal[];
  readonly towns: readonly Town[];
  readonly neighbours: readonly Port[];
}

/**
 * Returns the cells of the area of a port: those near its position and near the shore, unless they are nearer to a neighbour;
 * those on the shore of its towns, and those near a stop at a berth, except cells that are nearer to an anchorage than to a
 * berth; and those of its terminals. Cells of a terminal are of no other port.
 */
export function harbourCells(harbour: Harbour, land: Land): ReadonlySet<string> {
  const { port, stops, terminals, towns } = harbour;
  const cells = new Set<string>();
  addSurroundings(port, land, cells);
  for (const { longitude, latitude } of towns) {
    const disc = { longitude, latitude, radiusMeters: TOWN_REACH_METERS };
    const isShore = (at: Position): boolean =>
      land.isCoastWithin(TOWN_SHORE_METERS_MAX, at.longitude, at.latitude);
    addDisc(port.latitude, disc, isShore, cells);
  }
  removeCells(port, cells, (centre) => isOfNeighbour(harbour, centre));
  addBerths(port.latitude, stops, cells);
  for (const terminal of terminals) addDisc(port.latitude, terminal, () => true, cells);
  removeCells(port, cells, (centre) => isOfOtherTerminal(harbour, centre));
  return cells;
}

function removeCells(
  { latitude }: Port,
  cells: Set<string>,
  isUnwanted: (centre: Position) => boolean,
): void {
  for (const cell of cells) if (isUnwanted(centreOf(cell, latitude))) cells.delete(cell);
}

/** Whether a position is in the circle of a terminal of another port, and in none of the port that is nearer. */
function isOfOtherTerminal({ terminals, otherTerminals }: Harbour, place: Position): boolean {
  const least = (list: readonly Terminal[]): number =>
    Math.min(
      ...list.map((terminal) => {
        const meters = metersBetween(terminal, place);
        return meters <= terminal.radiusMeters ? meters : Number.POSITIVE_INFINITY;
      }),
    );
  return least(otherTerminals) < least(terminals);
}

/** Whether a position is nearer to another port, and within the radius of its size. */
function isOfNeighbour({ port, neighbours }: Harbour, place: Position): boolean {
  const own = metersBetween(port, place);
  return neighbours.some((neighbour) => {
    const meters = metersBetween(neighbour, place);
    return meters < own && meters <= HARBOUR_RADIUS_METERS[neighbour.size ?? 'unknown'];
  });
}

/**
 * Adds the cells around the position of a port: the shore within the radius of its harbour; within that of its basins all
 * land, and water that is further from the shore; and everything as near as its position is exact. Of an offshore terminal
 * only the last are harbour: its buoys and moorings.
 */
function addSurroundings(port: Port, land: Land, cells: Set<string>): void {
  const { longitude, latitude } = port;
  const size = port.size ?? 'unknown';
  const add = (radiusMeters: number, isWanted: (at: Position) => boolean): void =>
    addDisc(latitude, { longitude, latitude, radiusMeters }, isWanted, cells);
  const isNear =
    (meters: number) =>
    (at: Position): boolean =>
      land.isCoastWithin(meters, at.longitude, at.latitude);
  const isLand = (at: Position): boolean => land.isOnLand(at.longitude, at.latitude);
  const isCoastal = isNear(BASINS_SHORE_METERS_MAX);
  add(HARBOUR_RADIUS_METERS.unknown, () => true);
  if (!isCoastal(port) && !isLand(port)) return;
  add(HARBOUR_RADIUS_METERS[size], isNear(HARBOUR_SHORE_METERS_MAX));
  add(BASINS_RADIUS_METERS[size], isCoastal);
  add((isCoastal(port) ? BASINS_RADIUS_METERS : RIVER_RADIUS_METERS)[size], isLand);
}

/** Adds the cells near stops at berths, and removes cells that are nearer to stops at anchor. */
function addBerths(gridLatitude: number, stops: readonly Stop[], cells: Set<string>): void {
  const berths = stops.filter(({ isAtBerth }) => isAtBerth);
  const anchorages = stops.filter(({ isAtBerth }) => !isAtBerth);
  for (const { longitude, latitude } of berths) {
    const disc = { longitude, latitude, radiusMeters: BERTH_REACH_METERS };
    addDisc(gridLatitude, disc, () => true, cells);
  }
  for (const cell of cells) {
    const centre = centreOf(cell, gridLatitude);
    const anchored = nearest(centre, anchorages);
    if (anchored <= ANCHORAGE_REACH_METERS && anchored < nearest(centre, berths)) {
      cells.delete(cell);
    }
  }
}

/** Adds the cells whose centre is in a disc and passes a filter. */
function addDisc(
  gridLatitude: number,
  disc: Disc,
  isWanted: (centre: Position) => boolean,
  cells: Set<string>,
): void {
  const { longitude, latitude, radiusMeters } = disc;
  const { width, height } = gridAt(gridLatitude);
  const [column, row] = [Math.floor(longitude / width), Math.floor(latitude / height)];
  const columns = Math.ceil(radiusMeters / (width * metersPerDegreeLongitude(latitude)));
  const rows = Math.ceil(radiusMeters / (height * METERS_PER_DEGREE_LATITUDE));
  for (let y = row - rows; y <= row + rows; y++) {
    for (let x = column - columns; x <= column + columns; x++) {
      const cell = `${x},${y}`;
      const centre = centreOf(cell, gridLatitude);
      if (Math.abs(centre.latitude) >= 90 || cells.has(cell)) continue;
      if (metersBetween(disc, centre) > radiusMeters) continue;
      if (isWanted(centre)) cells.add(cell);
    }
  }
}

function centreOf(cell: string, gridLatitude: number): Position {
  const { width, height } = gridAt(gridLatitude);
  const [column, row] = cell.split(',').map(Number);
  return { longitude: (column + 0.5) * width, latitude: (row + 0.5) * height };
}

function nearest(place: Position, stops: readonly Stop[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    if (Math.abs(stop.latitude - place.latitude) > NEAR_DEGREES) continue;
    least = Math.min(least, metersBetween(place, stop));
  }
  return least;
}
