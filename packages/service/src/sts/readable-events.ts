import type { Clock, Collection, Counters, Find, Store } from '@roadstead/contracts';
import {
  ADMINISTRATORS,
  canRead,
  failWith,
  type Paged,
  type Paging,
  type Principal,
  type Result,
  readerOf,
  success,
} from '@roadstead/model';
import type { ServiceTime } from '../operations/service-time.ts';
import type { Positions } from '../tracking/positions.ts';
import type { CachedEvents } from './cached-events.ts';
import type { EventAssessments } from './event-assessments.ts';
import {
  CURRENT_MS,
  type EventDocument,
  eventCollection,
  eventTotals,
  WINDOW_MS_MAX,
} from './event-documents.ts';
import { eventTracks } from './event-tracks.ts';
import type {
  EventAssessment,
  EventPeriod,
  EventSearch,
  Events,
  EventTrack,
  StoredEvent,
} from './events.ts';

/** Dependencies of the readable events. */
export interface ReadableEventsOptions {
  readonly store: Store;
  readonly cached: CachedEvents;
  readonly clock: Clock;
  readonly time: ServiceTime;
  readonly positions: Positions;
  readonly assessments: EventAssessments;
}

/** The events of a store, as callers read them. */
export class ReadableEvents implements Omit<Events, 'acknowledge'> {
  readonly #options: ReadableEventsOptions;
  readonly #events: Collection<EventDocument>;
  readonly #totals: Counters;

  constructor(options: ReadableEventsOptions) {
    this.#options = options;
    this.#events = eventCollection(options.store);
    this.#totals = eventTotals(options.store);
  }

  version(): number | undefined {
    return this.#options.cached.version();
  }

  async list(
    caller: Principal,
    paging: Paging,
    { beginMs, endMs }: EventPeriod = {},
  ): Promise<Paged<StoredEvent>> {
    // No event lasts beyond now: a period that begins later overlaps none.
    const { clock, time } = this.#options;
    if (beginMs !== undefined && beginMs > Math.max(clock.now(), time.eventTimeMs)) {
      return { items: [], total: 0 };
    }
    const reader = readerOf(caller);
    const find = {
      index: 'fired',
      is: [reader],
      ...(endMs !== undefined && { to: endMs + WINDOW_MS_MAX }),
      also: {
        ...(endMs !== undefined && { activationTimeMs: { to: endMs } }),
        ...(beginMs !== undefined && { endedMs: { from: beginMs } }),
      },
    };
    return this.#readPage(paging, find, async () => {
      // Events that ended before the period began before it, too.
      const [all, endedBefore, beginAfter] = await Promise.all([
        this.#totals.get(reader),
        beginMs === undefined ? 0 : this.#countFrom(reader, 'ended', 'before', beginMs),
        endMs === undefined ? 0 : this.#countFrom(reader, 'activated', 'after', endMs),
      ]);
      return Math.max(0, all - endedBefore - beginAfter);
    });
  }

  async listCurrent(
    caller: Principal,
    paging: Paging,
    configurationId?: number,
  ): Promise<Paged<StoredEvent>> {
    const reader = readerOf(caller);
    const find =
      configurationId === undefined
        ? { index: 'ended', is: [reader, CURRENT_MS] }
        : { index: 'current', is: [reader, configurationId, CURRENT_MS] };
    return this.#readPage(paging, find, () => this.#events.count(find));
  }

  async search(
    caller: Principal,
    paging: Paging,
    { mmsi: first, mmsiOther, configurationId }: EventSearch,
  ): Promise<Paged<StoredEvent>> {
    const reader = readerOf(caller);
    const [mmsi, other] = [first, mmsiOther].filter((each) => each !== undefined);
    const find = (() => {
      if (mmsi === undefined) {
        return configurationId === undefined
          ? { index: 'fired', is: [reader] }
          : { index: 'configuration', is: [reader, configurationId] };
      }
      const only = (value: number): { from: number; to: number } => ({ from: value, to: value });
      return {
        index: 'ships',
        is: [`${reader} ${mmsi}`],
        also: {
          ...(other !== undefined && {
            mmsiFirst: only(Math.min(mmsi, other)),
            mmsiSecond: only(Math.max(mmsi, other)),
          }),
          ...(configurationId !== undefined && { configurationId: only(configurationId) }),
        },
      };
    })();
    const isAll = mmsi === undefined && configurationId === undefined;
    return this.#readPage(paging, find, () =>
      isAll ? this.#totals.get(reader) : this.#events.count(find),
    );
  }

  async get(caller: Principal, id: number): Promise<Result<StoredEvent>> {
    const event = await this.#options.cached.get(id);
    return event && canRead(caller, event) ? success(event) : unknownEvent(id);
  }

  async getTracks(caller: Principal, id: number): Promise<Result<readonly EventTrack[]>> {
    const found = await this.get(caller, id);
    if (!found.ok) return found;
    return success(await eventTracks(this.#options.positions, found.value));
  }

  async getAssessment(caller: Principal, id: number): Promise<Result<EventAssessment>> {
    const found = await this.get(caller, id);
    if (!found.ok) return found;
    const { configurationId, first, second } = found.value;
    const only = (value: number): { from: number; to: number } => ({ from: value, to: value });
    const ofPair = await this.#events.find(
      {
        index: 'ships',
        is: [`${ADMINISTRATORS} ${first.mmsi}`],
        also: { mmsiSecond: only(second.mmsi), configurationId: only(configurationId) },
      },
      { limit: Number.MAX_SAFE_INTEGER },
    );
    return this.#options.assessments.assess(found.value, ofPair);
  }

  /**
   * Reads a page with its total. Events fire and are removed between the two reads: a page that ends the list is read again
   * after one has fired, and the total of a page that is shorter than expected follows from its items.
   */
  async #readPage(
    { page, size }: Paging,
    find: Find,
    count: () => Promise<number>,
  ): Promise<Paged<StoredEvent>> {
    const offset = (page - 1) * size;
    let total = await count();
    for (;;) {
      // Limited to the events that exist: a search for the last of a few would examine all.
      const limit = Math.max(0, Math.min(size, total - offset));
      const items = await this.#options.cached.find(find, { descending: true, offset, limit });
      if (items.length < limit) return { items, total: offset + items.length };
      if (offset + limit < total) return { items, total };
      const now = await count();
      if (now <= total) return { items, total };
      total = now;
    }
  }

  /** Counts the events that ended before, or began after an instant, on the side of it that should have fewer. */
  async #countFrom(
    reader: string,
    index: 'ended' | 'activated',
    side: 'before' | 'after',
    ms: number,
  ): Promise<number> {
    const is = [reader];
    const bounds =
      side === 'before' ? [{ to: ms - 1 }, { from: ms }] : [{ from: ms + 1 }, { to: ms }];
    const [[first], [last]] = await Promise.all([
      this.#events.find({ index: 'fired', is }, { limit: 1 }),
      this.#events.find({ index: 'fired', is }, { limit: 1, descending: true }),
    ]);
    if (!first || !last) return 0;
    const isLate = ms > (first.firedTimeMs + last.firedTimeMs) / 2;
    if (isLate === (side === 'after')) return this.#events.count({ index, is, ...bounds[0] });
    const others = await this.#events.count({ index, is, ...bounds[1] });
    return (await this.#totals.get(reader)) - others;
  }
}

/** Returns the error of an event that does not exist, or that the caller may not read. */
export function unknownEvent(id: number): ReturnType<typeof failWith> {
  return failWith('not-found', `The event ${id} does not exist.`);
}
