import { lastsUntilMs, type VesselEvent } from '@roadstead/assessment';
import type { Collection, Store } from '@roadstead/contracts';
import type { StoredVesselEvent } from './vessel-events.ts';

/** An event of one ship with the fields of its indexes. */
export interface VesselEventDocument extends StoredVesselEvent {
  /** The MMSI of each ship that it concerns. */
  readonly ships: readonly number[];
  /** The end, or until when it may last: `Number.MAX_SAFE_INTEGER` for a loitering. */
  readonly untilMs: number;
  /** 1 with an end, 0 without. */
  readonly ended: number;
  /** The score; less than any score for other kinds. */
  readonly rank: number;
}

/** Fields by which a query selects, in each index that it uses. */
const SELECTED = ['kind', 'beginMs', 'untilMs', 'ended', 'rank'] as const;

export function vesselEventCollection(store: Store): Collection<VesselEventDocument> {
  return store.collection<VesselEventDocument>({
    name: 'vessel-events',
    key: 'id',
    unique: [['uuid']],
    indexes: {
      uuid: ['uuid'],
      found: ['id', ...SELECTED],
      ship: ['ships', 'id', ...SELECTED],
      until: ['untilMs', 'id'],
      ended: ['ended', 'kind'],
    },
  });
}

export function vesselEventDocument(id: number, event: VesselEvent): VesselEventDocument {
  const { mmsi, otherMmsi, endMs, score } = event;
  return {
    ...event,
    id,
    ships: otherMmsi === null ? [mmsi] : [mmsi, otherMmsi],
    untilMs: Math.min(lastsUntilMs(event), Number.MAX_SAFE_INTEGER),
    ended: endMs === null ? 0 : 1,
    rank: score ?? -1,
  };
}

/** Returns an event without the fields of indexes. */
export function vesselEventOf(document: VesselEventDocument): StoredVesselEvent {
  const { ships, untilMs, ended, rank, ...event } = document;
  return event;
}
