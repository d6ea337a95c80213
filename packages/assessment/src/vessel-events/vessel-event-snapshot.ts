import { decodeSnapshot, encodeSnapshot } from '@roadstead/contracts';
import type { TrackedShip } from './meeting.ts';
import type { PendingSilence } from './pending-silences.ts';
import { PointTrack } from './point-track.ts';
import type { ShipMemory } from './ship-memory.ts';
import { NO_STATICS } from './vessel-statics.ts';

const KIND = 'vessel events 1';

/** The state of a detector of events of one ship, except the static data. */
interface VesselEventSnapshot {
  readonly firstMs: number | null;
  readonly nextTickMs: number | null;
  readonly silences: readonly PendingSilence[];
  readonly ships: readonly TrackedShip[];
}

/** The header of a saved detector; the points of all tracks are in its array. */
interface SavedHeader extends Omit<VesselEventSnapshot, 'ships'> {
  /** The number of numbers of each track follows its ship's state. */
  readonly ships: readonly { readonly record: ShipMemory; readonly numbers: number }[];
}

export function encodeVesselEvents({ ships, ...others }: VesselEventSnapshot): Uint8Array {
  return encodeSnapshot({
    kind: KIND,
    header: {
      ...others,
      ships: ships.map(({ record, track }) => ({ record, numbers: track.numbers.length })),
    } satisfies SavedHeader,
    arrays: [joinNumbers(ships)],
  });
}

/** @throws TypeError for other bytes */
export function decodeVesselEvents(saved: Uint8Array): VesselEventSnapshot {
  const { header, arrays } = decodeSnapshot(KIND, saved);
  const { ships, ...others } = header as SavedHeader;
  let from = 0;
  const restored = ships.map(({ record, numbers }): TrackedShip => {
    const track = new PointTrack(Array.from(arrays[0].subarray(from, from + numbers)));
    from += numbers;
    return { record, track, statics: NO_STATICS };
  });
  return { ...others, ships: restored };
}

function joinNumbers(ships: readonly TrackedShip[]): Float64Array {
  const count = ships.reduce((sum, { track }) => sum + track.numbers.length, 0);
  const joined = new Float64Array(count);
  let at = 0;
  for (const { track } of ships) {
    joined.set(track.numbers, at);
    at += track.numbers.length;
  }
  return joined;
}
