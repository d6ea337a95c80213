import { CellIndex } from './cell-index.ts';
import type { TrackedShip } from './meeting.ts';
import { metersToPlace } from './point-track.ts';
import { addCompany, currentStop } from './stops.ts';
import { COMPANY_METERS, HEARD_MS } from './thresholds.ts';

/** A cell is about as large as the distance that is searched. */
const CELL_DEGREES = 0.01;

/** V4: notes for each ship at rest whether another is heard beside it. */
export function noteCompany(ships: Iterable<TrackedShip>, nowMs: number): void {
  const heard: TrackedShip[] = [];
  for (const ship of ships) if (nowMs - ship.record.last.timeMs <= HEARD_MS) heard.push(ship);
  const places = new CellIndex<TrackedShip>(CELL_DEGREES);
  for (const ship of heard) places.add(ship.record.last, ship);
  for (const ship of heard) {
    const stop = currentStop(ship.record);
    if (stop && hasCompany(ship, places)) addCompany(stop, nowMs);
  }
}

function hasCompany(ship: TrackedShip, places: CellIndex<TrackedShip>): boolean {
  const { last } = ship.record;
  for (const other of places.near(last, COMPANY_METERS)) {
    if (other !== ship && metersToPlace(last, other.record.last) <= COMPANY_METERS) return true;
  }
  return false;
}
