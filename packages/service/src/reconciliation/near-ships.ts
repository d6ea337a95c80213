import { type Box, widenBox } from '@roadstead/geo';
import { isShipMmsi, type Mmsi } from '@roadstead/model';
import { cleanTrack, type TrackPoint } from '@roadstead/tracking';
import type { ShipPlaces } from '../places/ship-places.ts';
import type { Period } from '../tracking/history.ts';
import { type Positions, reportOf } from '../tracking/positions.ts';
import { readStoredReports } from '../tracking/read-preceding-reports.ts';

/** The places are indexed in cells of 0.1°: boxes are rounded to them, so that most are equal. */
const CELLS_PER_DEGREE = 10;
/** For more boxes, reading all ships is faster. */
const BOXES_MAX = 2000;

interface NearShipSources {
  readonly positions: Positions;
  readonly places: ShipPlaces;
}

/** How near ships must be, in space and time. */
interface Nearness {
  readonly distanceMeters: number;
  /** D1: between two fixes. */
  readonly gapMs: number;
}

/**
 * Returns ships with all those that may be in an event with one of them in a period: an event has a fix of each ship inside its
 * encounter (D6), so the other ship has reported near the track of the first. Undefined: all ships.
 */
export async function shipsWithNeighbours(
  { positions, places }: NearShipSources,
  ships: Iterable<Mmsi>,
  { beginMs, endMs }: Period,
  nearness: Nearness,
): Promise<ReadonlySet<Mmsi> | undefined> {
  const boxes = new Map<string, Box>();
  const found = new Set<Mmsi>();
  for (const mmsi of ships) {
    if (!isShipMmsi(mmsi)) continue;
    found.add(mmsi);
    const rows = await readStoredReports(positions, mmsi, beginMs - nearness.gapMs, endMs);
    for (const box of boxesAlong(cleanTrack(rows.map(reportOf)), nearness))
      boxes.set(Object.values(box).join(' '), box);
    if (boxes.size > BOXES_MAX) return undefined;
  }
  const near = await places.withinAny([...boxes.values()], beginMs, endMs);
  for (const mmsi of near) if (isShipMmsi(mmsi)) found.add(mmsi);
  return found;
}

function* boxesAlong(
  points: readonly TrackPoint[],
  { distanceMeters, gapMs }: Nearness,
): Generator<Box, void, undefined> {
  for (const [i, point] of points.entries()) {
    const before = points[i - 1];
    const isConnected =
      before !== undefined && !point.startsTrack && point.timeMs - before.timeMs <= gapMs;
    yield roundedBox(widenBox(boxOf(isConnected ? before : point, point), distanceMeters));
  }
}

function boxOf(from: TrackPoint, to: TrackPoint): Box {
  const [south, north] = [from.latitude, to.latitude].sort((one, other) => one - other);
  const [west, east] = [from.longitude, to.longitude].sort((one, other) => one - other);
  const isShort = east - west <= 180;
  return { south, north, west: isShort ? west : east, east: isShort ? east : west + 360 };
}

/** Extends a box to the borders of cells. */
function roundedBox({ west, south, east, north }: Box): Box {
  const down = (degrees: number): number => Math.floor(degrees * CELLS_PER_DEGREE);
  return {
    west: down(west) / CELLS_PER_DEGREE,
    south: down(south) / CELLS_PER_DEGREE,
    east: (down(east) + 0.5) / CELLS_PER_DEGREE,
    north: (down(north) + 0.5) / CELLS_PER_DEGREE,
  };
}
