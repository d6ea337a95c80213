import { isShipMmsi, type StsEvent, type StsShip } from '@roadstead/model';
import type { FaultKind } from '../faults.ts';
import type { EncounterKind } from '../scenario.ts';
import type { TrueEncounter } from '../truth.ts';
import { longestFreeMs, mostOverlapping, type Span } from './spans.ts';
import type { TruthIndex } from './truth-index.ts';

/** The two ships of an event, by the MMSIs that were sent. */
export interface EventPair {
  readonly first: Pick<StsShip, 'mmsi'>;
  readonly second: Pick<StsShip, 'mmsi'>;
}

/** What is looked at of an event of the detector. */
export type ScoredEvent = EventPair &
  Pick<StsEvent, 'activationTimeMs' | 'deactivationTimeMs' | 'discoveredTimeMs'>;

/** Why there probably was an event without a transfer: what the two ships were together for, a fault, or: */
export type FalseCause =
  | EncounterKind
  | FaultKind['kind']
  /** Another event is the one of this transfer. */
  | 'again'
  /** No ship has the MMSI, nor sends it by a fault. */
  | 'unknown ship'
  /** Both were with the same third ship, as two daughters are with their mother ship; or with ships that were with it. */
  | 'same partner'
  /** Both did that, each for itself. */
  | 'moored'
  | 'anchored'
  | 'drifting'
  /** Anything else. */
  | 'passing';

/** Why there probably was no event of a transfer: a fault that left no undisturbed time for the window, or: */
export type MissCause =
  | FaultKind['kind']
  /** The event that was in its time is that of another transfer of the same two. */
  | 'joined'
  /** One of the two has no transmitter. */
  | 'no AIS'
  /** One of the two sends as something that is no ship (D9 of the detector's rules). */
  | 'not a ship'
  /** Shorter than the window. */
  | 'too short'
  /** Nothing that the truth knows: not heard, outside the area, too far apart, or the detector's own mistake. */
  | 'unknown';

const MS_PER_MINUTE = 60_000;

/** Why an event, whose life is the span, that is of no transfer is there. */
export function falseCause(index: TruthIndex, event: EventPair, life: Span): FalseCause {
  const firsts = index.senders(event.first.mmsi, life);
  const seconds = index.senders(event.second.mmsi, life);
  if (firsts.length === 0 || seconds.length === 0) return 'unknown ship';
  const others = index.encounters(firsts, seconds).filter(({ isTransfer }) => !isTransfer);
  const known =
    mostOverlapping(others, life) ?? mostOverlapping(index.faults([...firsts, ...seconds]), life);
  if (known !== undefined) return known.kind;
  const raft = index.raft(firsts, life);
  if (seconds.some((ship) => raft.has(ship))) return 'same partner';
  const activity = mostOverlapping(index.activities(firsts), life)?.activity;
  if (activity !== mostOverlapping(index.activities(seconds), life)?.activity) return 'passing';
  return activity === 'moored' || activity === 'anchored' || activity === 'drifting'
    ? activity
    : 'passing';
}

/** Why a transfer in whose time there was no event of its two ships was missed. */
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
