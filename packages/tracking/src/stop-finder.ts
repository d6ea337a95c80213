import { longitudeDifference, wrapLongitude } from '@roadstead/geo';
import type { Fix, Mmsi } from '@roadstead/model';
import type { StatusFix } from './port-call.ts';
import { localSquared } from './port-stay.ts';
import { AT_ANCHOR, STATUS_MOORED } from './stop-verdict.ts';
import { SAME_STOP_METERS, STOP_MS_MIN } from './thresholds.ts';

/** A stop of a ship, wherever it is. */
export interface TrackedStop {
  readonly mmsi: Mmsi;
  /** Mean position, degrees. */
  readonly longitude: number;
  readonly latitude: number;
  readonly beginMs: number;
  readonly endMs: number;
  /** The shares of its fixes that say "moored" and "at anchor". */
  readonly mooredShare: number;
  readonly anchoredShare: number;
}

interface OpenStop {
  readonly first: Fix;
  lastMs: number;
  count: number;
  east: number;
  north: number;
  moored: number;
  anchored: number;
}

const STOP_SQUARED = SAME_STOP_METERS * SAME_STOP_METERS;

/** Finds the stops of ships in their cleaned tracks: fixes within 300 m of the first (P3) for 5 minutes (P1). Silence ends none (P4). */
export class StopFinder {
  readonly #open: Map<Mmsi, OpenStop> = new Map();

  /** Processes fixes in the order of time. @returns the stops that ended */
  step(fixes: readonly StatusFix[]): readonly TrackedStop[] {
    const ended: TrackedStop[] = [];
    for (const fix of fixes) {
      const stop = this.#open.get(fix.mmsi);
      const isSame =
        stop !== undefined &&
        !fix.startsTrack &&
        localSquared(stop.first.longitude, stop.first.latitude, fix) <= STOP_SQUARED;
      if (isSame) addTo(stop, fix);
      else {
        if (stop) ended.push(...stopOf(stop));
        const { timeMs } = fix;
        const begun = { count: 0, east: 0, north: 0, moored: 0, anchored: 0 };
        const next: OpenStop = { first: fix, lastMs: timeMs, ...begun };
        addTo(next, fix);
        this.#open.set(fix.mmsi, next);
      }
    }
    return ended;
  }

  /** Returns the stops that have not ended. */
  end(): readonly TrackedStop[] {
    const stops = [...this.#open.values()].flatMap(stopOf);
    this.#open.clear();
    return stops;
  }
}

function addTo(stop: OpenStop, { longitude, latitude, timeMs, navStatus }: StatusFix): void {
  stop.lastMs = timeMs;
  stop.count++;
  stop.east += longitudeDifference(stop.first.longitude, longitude);
  stop.north += latitude - stop.first.latitude;
  if (navStatus === STATUS_MOORED) stop.moored++;
  if (navStatus === AT_ANCHOR) stop.anchored++;
}

function stopOf({ first, lastMs, count, east, north, moored, anchored }: OpenStop): TrackedStop[] {
  if (lastMs - first.timeMs < STOP_MS_MIN) return [];
  return [
    {
      mmsi: first.mmsi,
      longitude: wrapLongitude(first.longitude + east / count),
      latitude: first.latitude + north / count,
      beginMs: first.timeMs,
      endMs: lastMs,
      mooredShare: moored / count,
      anchoredShare: anchored / count,
    },
  ];
}
