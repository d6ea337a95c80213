import { isShipMmsi } from '@roadstead/model';
import type { EncounterKind, FaultKind } from '../scenario.ts';
import type { TrueEncounter, TruePlace } from '../truth.ts';
import type { ScoredEvent } from './scored-event.ts';
import { type ScoredRun, SILENT_MINUTES } from './scored-run.ts';
import { longestFreeMs, mostOverlapping, type Span } from './spans.ts';
import type { TruthIndex } from './truth-index.ts';

/** Probable cause of an event without a transfer: the purpose of the two ships' encounter, a fault, or one of these. */
export type FalseCause =
  | EncounterKind
  | FaultKind['kind']
  /** One of the two is a recorded ship in the background, of which nothing but its reports is known. */
  | 'background'
  /** No ship has the MMSI or transmits it by a fault. */
  | 'unknown ship'
  /** Before or after a transfer of the two that is not found. */
  | 'approach or departure'
  /** Both were with the same third ship, as two daughters with their mother ship; or with ships that were with it. */
  | 'same partner'
  /** One of the two was silent, so that nobody knows where it was, for all but times shorter than the window. */
  | 'silent'
  /** Both had this activity, independently. */
  | 'moored'
  | 'anchored'
  | 'drifting'
  /** Inside a port area, with different activities. */
  | 'in port'
  /** Anything else. */
  | 'passing';

/** Probable cause of a transfer without an event: a fault that left no undisturbed time for the window, or one of these. */
export type MissCause =
  | FaultKind['kind']
  /** The event in its time matches another transfer of the same two ships. */
  | 'joined'
  /** One of the two has no transmitter. */
  | 'no AIS'
  /** One of the two transmits as something other than a ship (D9 of the detector's rules). */
  | 'not a ship'
  /** Shorter than the window. */
  | 'too short'
  /** The antennas are farther apart than the distance. */
  | 'too far apart'
  /** Not for the window inside the area of the configuration. */
  | 'outside the area'
  /** Not for the window outside the ports, which the configuration excludes. */
  | 'in port'
  /** Silences of the two, longer than the gap, leave no time for the window. */
  | 'silent'
  /** Reports that were received, but not used, leave no time for the window: they were late, or a jump. */
  | 'rejected'
  /** No cause in the truth, and the configuration has filters: they did not hold, perhaps. */
  | 'filtered'
  /** No cause in the truth: an error of the detector, perhaps. */
  | 'unknown';

const MS_PER_MINUTE = 60_000;

/** Cause of an event without a transfer, whose lifetime is the span. */
export function falseCause(
  index: TruthIndex,
  event: ScoredEvent,
  life: Span,
  { windowMinutes }: ScoredRun,
): FalseCause {
  if ([event.first, event.second].some(({ mmsi }) => index.isRecorded(mmsi))) return 'background';
  const firsts = index.senders(event.first.mmsi, life);
  const seconds = index.senders(event.second.mmsi, life);
  if (firsts.length === 0 || seconds.length === 0) return 'unknown ship';
  const both = [...firsts, ...seconds];
  const others = index.encounters(firsts, seconds).filter(({ isTransfer }) => !isTransfer);
  const known = mostOverlapping(others, life) ?? mostOverlapping(index.faults(both), life);
  if (known !== undefined) return known.kind;
  if (index.transfersNear(event, life).length > 0) return 'approach or departure';
  const raft = index.connectedShips(firsts, life);
  if (seconds.some((ship) => raft.has(ship))) return 'same partner';
  const silences = index.silences(both, SILENT_MINUTES);
  if (longestFreeMs(life, silences) < windowMinutes * MS_PER_MINUTE) return 'silent';
  const activity = mostOverlapping(index.activities(firsts), life)?.activity;
  const isSame = activity === mostOverlapping(index.activities(seconds), life)?.activity;
  if (isSame && (activity === 'moored' || activity === 'anchored' || activity === 'drifting')) {
    return activity;
  }
  return event.place && index.isInPort(event.place) ? 'in port' : 'passing';
}

/** Cause of a missed transfer without an event of its two ships in its time. */
export function missCause(index: TruthIndex, transfer: TrueEncounter, run: ScoredRun): MissCause {
  const ships = transfer.ships.flatMap((name) => index.shipNamed(name) ?? []);
  if (ships.some((ship) => ship.class === 'none')) return 'no AIS';
  if (ships.some(({ mmsi }) => !isShipMmsi(mmsi))) return 'not a ship';
  const windowMs = run.windowMinutes * MS_PER_MINUTE;
  if (transfer.endMs - transfer.beginMs < windowMs) return 'too short';
  const { distanceMeters = Number.POSITIVE_INFINITY } = run;
  if ((transfer.distanceMeters ?? 0) > distanceMeters) return 'too far apart';
  const isOutside = ({ longitude, latitude }: TruePlace): boolean =>
    run.area?.contains(longitude, latitude) === false;
  if (longestFreeMs(transfer, spansWhere(transfer, isOutside)) < windowMs) {
    return 'outside the area';
  }
  const isExcluded = (place: TruePlace): boolean =>
    isOutside(place) || (run.excludePorts === true && index.isInPort(place));
  if (longestFreeMs(transfer, spansWhere(transfer, isExcluded)) < windowMs) return 'in port';
  const faults = index.faults(transfer.ships);
  if (longestFreeMs(transfer, faults) < windowMs) {
    return mostOverlapping(faults, transfer)?.kind ?? 'unknown';
  }
  const silences = index.silences(transfer.ships, run.gapMaxMinutes ?? SILENT_MINUTES);
  if (longestFreeMs(transfer, silences) < windowMs) return 'silent';
  if (ships.some(({ mmsi }) => index.senders(mmsi, transfer).length > 1)) return 'mmsi';
  const unused = ships.flatMap(({ mmsi }) => run.unusedSpans?.get(mmsi) ?? []);
  if (longestFreeMs(transfer, unused) < windowMs) return 'rejected';
  return run.isFiltered === true ? 'filtered' : 'unknown';
}

/** The times of a transfer from each of its places that meets a condition to the next place. */
function spansWhere(
  { path, endMs }: TrueEncounter,
  meets: (place: TruePlace) => boolean,
): readonly Span[] {
  return path.flatMap((place, i) =>
    meets(place) ? [{ beginMs: place.timeMs, endMs: path[i + 1]?.timeMs ?? endMs }] : [],
  );
}
