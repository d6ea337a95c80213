import type { Change, Collection, Page, Store, Tallies } from '@roadstead/contracts';
import { type Caller, isAdministrator, type StsEvent, type StsTransition } from '@roadstead/model';
import type { EventSource } from './former-configurations.ts';
import type { EventChange } from './service.ts';
import type { Paged, Paging, StoredEvent } from './sts-area.ts';

/** An event with what it is found by. */
interface EventDocument extends StoredEvent {
  /** The owner, those in the acl, and `*` for administrators, who see all. */
  readonly readers: readonly string[];
  /** For each reader and each of the two ships: `reader mmsi`. */
  readonly readerShips: readonly string[];
  readonly mmsiFirst: number;
  readonly mmsiSecond: number;
  /** The end, or `CURRENT_MS`. */
  readonly endedMs: number;
}

/** Stands for the end of an event that is current: later than all others. */
const CURRENT_MS = Number.MAX_SAFE_INTEGER;
const ADMINISTRATORS = '*';
/** By whom events are made and ended. */
export const DETECTOR = 'detector';
/** Others may write in between. */
const LEAVING_AT_ONCE = 500;
/** An event fires a window after its activation, at most a week. */
const WINDOW_MS_MAX = 7 * 24 * 3_600_000;

/** How a transition becomes what is written. */
interface Entering {
  readonly changes: readonly Change[];
  readonly said: readonly EventChange[];
}

/** What happened: all events, as they are last known. Writers take turns (`Pipeline`). */
export class EventLog {
  readonly #events: Collection<EventDocument>;
  /** How many events each reader may read: counting a million takes longer than finding a page of them. */
  readonly #totals: Tallies;
  #nextId = 1;

  constructor(store: Store) {
    this.#totals = store.tallies('events');
    this.#events = store.collection<EventDocument>({
      name: 'events',
      key: 'id',
      unique: [['uuid']],
      indexes: {
        uuid: ['uuid'],
        fired: ['readers', 'firedTimeMs', 'id', 'activationTimeMs', 'endedMs'],
        activated: ['readers', 'activationTimeMs'],
        ended: ['readers', 'endedMs', 'firedTimeMs', 'id', 'configurationId'],
        configuration: ['readers', 'configurationId', 'firedTimeMs', 'id'],
        current: ['readers', 'configurationId', 'endedMs', 'firedTimeMs', 'id'],
        ships: ['readerShips', 'firedTimeMs', 'id', 'mmsiFirst', 'mmsiSecond', 'configurationId'],
      },
    });
  }

  async start(): Promise<void> {
    const [last] = await this.#events.find({}, { descending: true, limit: 1 });
    this.#nextId = (last?.id ?? 0) + 1;
  }

  /**
   * What is to be written for what the detector says. An event that is there already stays as it is: it was written
   * before a restart, or found in the past.
   * @param configurationOf as it was when the event fired; an event that is new must have one
   */
  async enter(
    transitions: readonly StsTransition[],
    configurationOf: (id: number, firedMs: number) => EventSource | undefined,
    isFoundInPast = false,
  ): Promise<Entering> {
    const firstNewId = this.#nextId;
    const entered = new Map<string, EventDocument>();
    const said: EventChange[] = [];
    for (const { kind, event } of transitions) {
      const known = entered.get(event.uuid) ?? (await this.#withUuid(event.uuid));
      if (kind === 'fired' && known) continue;
      if (known && known.deactivationTimeMs !== null) continue;
      const document = known
        ? ended(known, event)
        : this.#fired(
            event,
            configurationOf(event.configurationId, event.firedTimeMs),
            isFoundInPast,
          );
      entered.set(event.uuid, document);
      said.push({ kind, eventId: document.id });
    }
    const changes = [...entered.values()].flatMap((document) => [
      this.#events.put(document),
      ...(document.id >= firstNewId ? this.#counted(document, 1) : []),
    ]);
    return { changes, said };
  }

  /** @returns the event as it is then, and whether that is new: the first acknowledgement stays */
  async acknowledge(
    id: number,
    by: string,
    timeMs: number,
  ): Promise<{ readonly event: StoredEvent; readonly isNew: boolean } | undefined> {
    let isNew = false;
    const event = await this.#events.update(id, (now) => {
      if (now.acknowledgement) return undefined;
      isNew = true;
      return { ...now, acknowledgement: { timeMs, by }, modifiedAtMs: timeMs, modifiedBy: by };
    });
    return event && { event, isNew };
  }

  /**
   * What is to be written so that events which ended before an instant are gone: some of them, until there are none. The
   * newest event of all stays, since ids go on from it.
   */
  async leave(beforeMs: number): Promise<Entering> {
    const ended = await this.#events.find(
      { index: 'ended', is: [ADMINISTRATORS], to: beforeMs - 1 },
      { limit: LEAVING_AT_ONCE },
    );
    const leaving = ended.filter(({ id }) => id !== this.#nextId - 1);
    return {
      changes: leaving.flatMap((event) => [
        this.#events.remove(event.id),
        ...this.#counted(event, -1),
      ]),
      said: leaving.map(({ id }) => ({ kind: 'removed', eventId: id })),
    };
  }

  get(id: number): Promise<StoredEvent | undefined> {
    return this.#events.get(id);
  }

  /** Newest first: events whose life overlaps a period. */
  async overlapping(
    caller: Caller,
    paging: Paging,
    beginMs: number | undefined,
    endMs: number | undefined,
  ): Promise<Paged<StoredEvent>> {
    const reader = readerOf(caller);
    // What had ended before the period had begun before it, too.
    const [all, over, toCome] = await Promise.all([
      this.#totals.get(reader),
      beginMs === undefined ? 0 : this.#countFrom(reader, 'ended', 'before', beginMs),
      endMs === undefined ? 0 : this.#countFrom(reader, 'activated', 'after', endMs),
    ]);
    const total = Math.max(0, all - over - toCome);
    const items = await this.#events.find(
      {
        index: 'fired',
        is: [reader],
        ...(endMs !== undefined && { to: endMs + WINDOW_MS_MAX }),
        also: {
          ...(endMs !== undefined && { activationTimeMs: { to: endMs } }),
          ...(beginMs !== undefined && { endedMs: { from: beginMs } }),
        },
      },
      pageOf(paging, total),
    );
    return { items, total };
  }

  async current(
    caller: Caller,
    paging: Paging,
    configurationId: number | undefined,
  ): Promise<Paged<StoredEvent>> {
    const reader = readerOf(caller);
    const find =
      configurationId === undefined
        ? { index: 'ended', is: [reader, CURRENT_MS] }
        : { index: 'current', is: [reader, configurationId, CURRENT_MS] };
    const total = await this.#events.count(find);
    return { items: await this.#events.find(find, pageOf(paging, total)), total };
  }

  async search(
    caller: Caller,
    paging: Paging,
    mmsis: readonly number[],
    configurationId: number | undefined,
  ): Promise<Paged<StoredEvent>> {
    const reader = readerOf(caller);
    const [mmsi, other] = mmsis;
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
    const total = isAll ? await this.#totals.get(reader) : await this.#events.count(find);
    return { items: await this.#events.find(find, pageOf(paging, total)), total };
  }

  /** Those of a ship of which a part lies in a period, in the order of activation and id. */
  async ofShip(
    caller: Caller,
    mmsi: number,
    beginMs: number,
    endMs: number,
  ): Promise<readonly StoredEvent[]> {
    const found = await this.#events.find(
      { index: 'ships', is: [`${readerOf(caller)} ${mmsi}`], to: endMs + WINDOW_MS_MAX },
      { limit: Number.MAX_SAFE_INTEGER },
    );
    return found
      .filter((event) => event.activationTimeMs < endMs && event.endedMs > beginMs)
      .sort((one, other) => one.activationTimeMs - other.activationTimeMs || one.id - other.id);
  }

  /** How many events ended before, or began after an instant; counted on the side of it that should have fewer. */
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

  #counted({ readers }: EventDocument, by: 1 | -1): readonly Change[] {
    return readers.map((reader) => this.#totals.add(reader, by));
  }

  async #withUuid(uuid: string): Promise<EventDocument | undefined> {
    const [event] = await this.#events.find({ index: 'uuid', is: [uuid] }, { limit: 1 });
    return event;
  }

  #fired(
    event: StsEvent,
    configuration: EventSource | undefined,
    isFoundInPast: boolean,
  ): EventDocument {
    if (!configuration) throw new Error(`An event names configuration ${event.configurationId}.`);
    const { name, severity, distanceMeters, windowMinutes, owner, acl } = configuration;
    const readers = [...new Set([ADMINISTRATORS, owner, ...acl])];
    const [mmsiFirst, mmsiSecond] = [event.first.mmsi, event.second.mmsi];
    return {
      ...event,
      id: this.#nextId++,
      ...{ name, severity, distanceMeters, windowMinutes, owner, acl },
      createdAtMs: event.discoveredTimeMs,
      modifiedAtMs: event.endDiscoveredTimeMs ?? event.discoveredTimeMs,
      modifiedBy: DETECTOR,
      acknowledgement: null,
      isFoundInPast,
      readers,
      readerShips: readers.flatMap((reader) => [
        `${reader} ${mmsiFirst}`,
        `${reader} ${mmsiSecond}`,
      ]),
      ...{ mmsiFirst, mmsiSecond },
      endedMs: event.deactivationTimeMs ?? CURRENT_MS,
    };
  }
}

function ended(known: EventDocument, event: StsEvent): EventDocument {
  return {
    ...known,
    first: event.first,
    second: event.second,
    deactivationTimeMs: event.deactivationTimeMs,
    endDiscoveredTimeMs: event.endDiscoveredTimeMs,
    endedMs: event.deactivationTimeMs ?? CURRENT_MS,
    // Event time, and later than an acknowledgement, whose time is the clock's.
    modifiedAtMs: Math.max(known.modifiedAtMs + 1, event.endDiscoveredTimeMs ?? 0),
    modifiedBy: DETECTOR,
  };
}

function readerOf(caller: Caller): string {
  return isAdministrator(caller) ? ADMINISTRATORS : caller.uuid;
}

/** Looks for no more than there are: who looks for the last of a few would look through all. */
function pageOf({ page, size }: Paging, total: number): Page {
  const offset = (page - 1) * size;
  return { descending: true, offset, limit: Math.max(0, Math.min(size, total - offset)) };
}
