import { metersPerDegreeLongitude } from '@roadstead/geo';
import { gridAt } from '../src/grid.ts';
import type { Port } from '../src/port.ts';
import { RADIUS_METERS } from '../src/thresholds.ts';
import type { Land } from './land.ts';
import { metersBetween } from './meters.ts';
import type { Stop } from './stops.ts';
import type { Terminal } from './terminals.ts';
import {
  ANCHORAGE_REACH_METERS,
  BERTH_REACH_METERS,
  HARBOUR_WATER_METERS_MAX,
} from './thresholds.ts';

const METERS_PER_DEGREE_LATITUDE = 111_195;

/** Latitude difference above which a stop is not compared: 2.2 km. */
const NEAR_DEGREES = 0.02;

interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

interface Disc extends Place {
  readonly radiusMeters: number;
}

/**
 * Returns the cells of the area of a port: those near its position and near land, those near its terminals, and those near
 * a stop at a berth; except cells that are nearer to an anchorage than to a berth.
 */
export function harbourCells(
  port: Port,
  stops: readonly Stop[],
  terminals: readonly Terminal[],
  land: Land,
): ReadonlySet<string> {
  const isPortNearLand = land.isWithin(HARBOUR_WATER_METERS_MAX, port.longitude, port.latitude);
  const isNearLand = ({ longitude, latitude }: Place): boolean =>
    !isPortNearLand || land.isWithin(HARBOUR_WATER_METERS_MAX, longitude, latitude);
  // An offshore terminal has only its buoys and moorings, whatever the size of the port.
  const radiusMeters = isPortNearLand
    ? RADIUS_METERS[port.size ?? 'unknown']
    : RADIUS_METERS.unknown;
  const cells = new Set<string>();
  addDisc(port.latitude, { ...port, radiusMeters }, isNearLand, cells);
  for (const terminal of terminals) addDisc(port.latitude, terminal, () => true, cells);
  addBerths(port.latitude, stops, cells);
  return cells;
}

/** Returns the cells of a harbour that is not in the index: those near its stops at berths. */
export function berthCells(gridLatitude: number, stops: readonly Stop[]): ReadonlySet<string> {
  const cells = new Set<string>();
  addBerths(gridLatitude, stops, cells);
  return cells;
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
  isWanted: (centre: Place) => boolean,
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

function centreOf(cell: string, gridLatitude: number): Place {
  const { width, height } = gridAt(gridLatitude);
  const [column, row] = cell.split(',').map(Number);
  return { longitude: (column + 0.5) * width, latitude: (row + 0.5) * height };
}

function nearest(place: Place, stops: readonly Stop[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    if (Math.abs(stop.latitude - place.latitude) > NEAR_DEGREES) continue;
    least = Math.min(least, metersBetween(place, stop));
  }
  return least;
}
