import { isShipMmsi, type StsEvent, type StsShip } from '@roadstead/model';
import type { EncounterKind, FaultKind } from '../scenario.ts';
import type { TrueEncounter } from '../truth.ts';
import { longestFreeMs, mostOverlapping, type Span } from './spans.ts';
import type { TruthIndex } from './truth-index.ts';

/** The two ships of an event, by their transmitted MMSIs. */
export interface EventPair {
  readonly first: Pick<StsShip, 'mmsi'>;
  readonly second: Pick<StsShip, 'mmsi'>;
}

/** The scored properties of a detector's event. */
export type ScoredEvent = EventPair &
  Pick<StsEvent, 'activationTimeMs' | 'deactivationTimeMs' | 'discoveredTimeMs'>;

/** Probable cause of an event without a transfer: the purpose of the two ships' encounter, a fault, or one of these. */
export type FalseCause =
  | EncounterKind
  | FaultKind['kind']
  /** Another event matches this transfer. */
  | 'again'
  /** No ship has the MMSI or transmits it by a fault. */
  | 'unknown ship'
  /** Both were with the same third ship, as two daughters with their mother ship; or with ships that were with it. */
  | 'same partner'
  /** Both had this activity, independently. */
  | 'moored'
  | 'anchored'
  | 'drifting'
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
  /** No cause in the truth: not received, outside the area, too far apart, or an error of the detector. */
  | 'unknown';

const MS_PER_MINUTE = 60_000;

/** Cause of an event without a transfer, whose lifetime is the span. */
export function falseCause(index: TruthIndex, event: EventPair, life: Span): FalseCause {
  const firsts = index.senders(event.first.mmsi, life);
  const seconds = index.senders(event.second.mmsi, life);
  if (firsts.length === 0 || seconds.length === 0) return 'unknown ship';
  const others = index.encounters(firsts, seconds).filter(({ isTransfer }) => !isTransfer);
  const known =
    mostOverlapping(others, life) ?? mostOverlapping(index.faults([...firsts, ...seconds]), life);
  if (known !== undefined) return known.kind;
  const raft = index.connectedShips(firsts, life);
  if (seconds.some((ship) => raft.has(ship))) return 'same partner';
  const activity = mostOverlapping(index.activities(firsts), life)?.activity;
  if (activity !== mostOverlapping(index.activities(seconds), life)?.activity) return 'passing';
  return activity === 'moored' || activity === 'anchored' || activity === 'drifting'
    ? activity
    : 'passing';
}

/** Cause of a missed transfer without an event of its two ships in its time. */
export function missCause(
  index: TruthIndex,
  transfer: TrueEncounter,
  windowMinutes: number,
): MissCause {
  const ships = transfer.ships.flatMap((name) => index.shipNamed(name) ?? []);
  if (ships.some((ship) => ship.class === 'none')) return 'no AIS';
  if (ships.some(({ mmsi }) => !isShipMmsi(mmsi))) return 'not a ship';
  const windowMs = windowMinutes * MS_PER_MINUTE;
  if (transfer.endMs - transfer.beginMs < windowMs) return 'too short';
  const faults = index.faults(transfer.ships);
  return longestFreeMs(transfer, faults) < windowMs
    ? (mostOverlapping(faults, transfer)?.kind ?? 'unknown')
    : 'unknown';
}
