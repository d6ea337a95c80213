import type { Position } from '@roadstead/model';
import { metersToPlace } from './point-track.ts';
import type { HeardFix, ShipMemory } from './ship-memory.ts';
import {
  GAP_BEFORE_MS,
  GAP_FIXES_MIN,
  GAP_MS_MIN,
  GAP_SHORE_METERS_MIN,
  METERS_PER_MILE,
} from './thresholds.ts';
import { type VesselEvent, vesselEventUuid } from './vessel-event.ts';

const MS_PER_HOUR = 3_600_000;

/** V3: remembers when a ship was heard. */
export function addRecent(ship: ShipMemory, timeMs: number): void {
  ship.recentMs.push(timeMs);
  if (ship.recentMs.length > GAP_FIXES_MIN) ship.recentMs.shift();
}

/** V3: returns the gap of a ship that is silent since its last fix, once. */
export function openGap(
  ship: ShipMemory,
  nowMs: number,
  shoreMeters: (place: Position) => number,
): VesselEvent | undefined {
  const { last, recentMs } = ship;
  if (nowMs - last.timeMs < GAP_MS_MIN || ship.silentGapMs === last.timeMs) return undefined;
  ship.silentGapMs = last.timeMs;
  ship.isGap = false;
  if (recentMs.length < GAP_FIXES_MIN || recentMs[0] < last.timeMs - GAP_BEFORE_MS)
    return undefined;
  const meters = shoreMeters(last);
  if (meters < GAP_SHORE_METERS_MIN) return undefined;
  ship.isGap = true;
  return gapOf(ship, meters, null);
}

/** V3: returns the gap that a fix ends, if it is one. Call it before the fix is added. */
export function endGap(
  ship: ShipMemory,
  fix: HeardFix,
  shoreMeters: (place: Position) => number,
): VesselEvent | undefined {
  openGap(ship, fix.timeMs, shoreMeters);
  const isGap = ship.isGap && ship.silentGapMs === ship.last.timeMs;
  return isGap ? gapOf(ship, shoreMeters(ship.last), fix) : undefined;
}

function gapOf({ mmsi, last }: ShipMemory, shoreMeters: number, fix: HeardFix | null): VesselEvent {
  const { timeMs: beginMs, longitude, latitude } = last;
  const miles = Math.floor(shoreMeters / METERS_PER_MILE);
  return {
    uuid: vesselEventUuid('gap', mmsi, beginMs),
    ...{ kind: 'gap', mmsi, beginMs, begin: { longitude, latitude } },
    endMs: fix?.timeMs ?? null,
    end: fix && { longitude: fix.longitude, latitude: fix.latitude },
    ...{ otherMmsi: null, score: null },
    reasons: [
      fix ? lengthText(last, fix) : 'silent for 12 h and more',
      `from ${miles} nm off shore`,
    ],
  };
}

function lengthText(last: HeardFix, fix: HeardFix): string {
  const hours = (fix.timeMs - last.timeMs) / MS_PER_HOUR;
  const miles = metersToPlace(last, fix) / METERS_PER_MILE;
  return `silent for ${hours.toFixed(1)} h, heard again after ${miles.toFixed(0)} nm (${(miles / hours).toFixed(1)} kn)`;
}
