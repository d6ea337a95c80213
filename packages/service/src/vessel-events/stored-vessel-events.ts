import type { Clock, Collection, Find, Store } from '@roadstead/contracts';
import { failWith, type Paged, type Paging, type Result, success } from '@roadstead/model';
import type { ServiceTime } from '../operations/service-time.ts';
import {
  type VesselEventDocument,
  vesselEventCollection,
  vesselEventOf,
} from './vessel-event-documents.ts';
import type { StoredVesselEvent, VesselEventSearch, VesselEvents } from './vessel-events.ts';

interface StoredVesselEventsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly time: ServiceTime;
}

/** The events of one ship in a store. */
export class StoredVesselEvents implements VesselEvents {
  readonly #options: StoredVesselEventsOptions;
  readonly #events: Collection<VesselEventDocument>;

  constructor(options: StoredVesselEventsOptions) {
    this.#options = options;
    this.#events = vesselEventCollection(options.store);
  }

  async list(
    { page, size }: Paging,
    search: VesselEventSearch = {},
  ): Promise<Paged<StoredVesselEvent>> {
    // No event lasts beyond now: a period that begins later overlaps none.
    const { clock, time } = this.#options;
    const nowMs = Math.max(clock.now(), time.eventTimeMs);
    if (search.beginMs !== undefined && search.beginMs > nowMs) return { items: [], total: 0 };
    const find = findOf(search);
    const [items, total] = await Promise.all([
      this.#events.find(find, { descending: true, offset: (page - 1) * size, limit: size }),
      this.#events.count(find),
    ]);
    return { items: items.map(vesselEventOf), total };
  }

  async get(id: number): Promise<Result<StoredVesselEvent>> {
    const event = await this.#events.get(id);
    return event
      ? success(vesselEventOf(event))
      : failWith('not-found', `The vessel event ${id} does not exist.`);
  }
}

function findOf({ kind, mmsi, beginMs, endMs, isEnded, scoreMin }: VesselEventSearch): Find {
  const ended = isEnded ? 1 : 0;
  return {
    ...(mmsi === undefined ? { index: 'found' } : { index: 'ship', is: [mmsi] }),
    also: {
      ...(kind !== undefined && { kind: { from: kind, to: kind } }),
      ...(endMs !== undefined && { beginMs: { to: endMs } }),
      ...(beginMs !== undefined && { untilMs: { from: beginMs } }),
      ...(isEnded !== undefined && { ended: { from: ended, to: ended } }),
      ...(scoreMin !== undefined && { rank: { from: Math.max(0, scoreMin) } }),
    },
  };
}
