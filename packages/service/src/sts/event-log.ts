import {
  type AssessedTransition,
  type EncounterAssessment,
  encounterAssessmentJson,
} from '@roadstead/assessment';
import type { Collection, Counters, Store, WriteOperation } from '@roadstead/contracts';
import type { StsEvent } from '@roadstead/model';
import type { EventSource } from './configuration-history.ts';
import { CURRENT_MS, type EventDocument, eventCollection, eventTotals } from './event-documents.ts';
import type { EventChange, StoredEvent } from './events.ts';
import { ADMINISTRATORS, readersOf } from './readers.ts';

/** `modifiedBy` of events that the detector fired or ended. */
export const DETECTOR = 'detector';
/** Events removed in one write, each from a dozen index entries for each reader: other writers run in between. */
const REMOVED_AT_ONCE = 50;

/** A write of events. */
export interface EventWrite {
  readonly operations: readonly WriteOperation[];
  /** The changes, with the events as they are after the write. */
  readonly changes: readonly EventChange[];
}

/** Prepares the writes of events. One write is prepared when the one before is durable (`Pipeline`). */
export class EventLog {
  readonly #events: Collection<EventDocument>;
  readonly #totals: Counters;
  #nextId = 1;

  constructor(store: Store) {
    this.#totals = eventTotals(store);
    this.#events = eventCollection(store);
  }

  async start(): Promise<void> {
    const [last] = await this.#events.find({}, { descending: true, limit: 1 });
    this.#nextId = (last?.id ?? 0) + 1;
  }

  /** Lists the current events. */
  current(): Promise<readonly StsEvent[]> {
    const find = { index: 'ended', is: [ADMINISTRATORS], from: CURRENT_MS };
    return this.#events.find(find, { limit: Number.MAX_SAFE_INTEGER });
  }

  /**
   * Prepares the write of transitions. A stored event stays as it is: it was stored before a restart, or by a backfill.
   * @param configurationOf the configuration as it was when the event fired; a new event must have one
   */
  async prepare(
    transitions: readonly AssessedTransition[],
    configurationOf: (id: number, firedMs: number) => EventSource | undefined,
    isFoundInPast = false,
  ): Promise<EventWrite> {
    const firstNewId = this.#nextId;
    const entered = new Map<string, EventDocument>();
    const changes: EventChange[] = [];
    for (const { kind, event, assessment } of transitions) {
      const known = entered.get(event.uuid) ?? (await this.#withUuid(event.uuid));
      if (kind === 'fired' && known) continue;
      if (known && known.deactivationTimeMs !== null) continue;
      const document = known
        ? ended(known, event)
        : this.#fired(
            event,
            configurationOf(event.configurationId, event.firedTimeMs),
            assessment,
            isFoundInPast,
          );
      entered.set(event.uuid, document);
      changes.push({ type: 'event', kind, event: document });
    }
    const documents = [...entered.values()];
    const fired = documents.filter(({ id }) => id >= firstNewId);
    const puts = documents.map((document) => this.#events.put(document));
    return { operations: [...puts, ...this.#counted(fired, 1)], changes };
  }

  /**
   * Prepares an acknowledgement. The first one stays (V7).
   * @returns the event after the write; undefined for an unknown event
   */
  async prepareAcknowledgement(
    id: number,
    by: string,
    timeMs: number,
  ): Promise<(EventWrite & { readonly event: StoredEvent }) | undefined> {
    const known = await this.#events.get(id);
    if (!known) return undefined;
    if (known.acknowledgement) return { event: known, operations: [], changes: [] };
    const acknowledgement = { timeMs, by };
    const event = { ...known, acknowledgement, modifiedAtMs: timeMs, modifiedBy: by };
    return {
      event,
      operations: [this.#events.put(event)],
      changes: [{ type: 'event', kind: 'acknowledged', event }],
    };
  }

  /**
   * Prepares the removal of events that ended before an instant: of some at a time; of none when all are removed. The
   * newest event stays, since the next id follows from it.
   */
  async prepareRemoval(beforeMs: number): Promise<EventWrite> {
    const ended = await this.#events.find(
      { index: 'ended', is: [ADMINISTRATORS], to: beforeMs - 1 },
      { limit: REMOVED_AT_ONCE },
    );
    const removed = ended.filter(({ id }) => id !== this.#nextId - 1);
    return {
      operations: [
        ...removed.map(({ id }) => this.#events.remove(id)),
        ...this.#counted(removed, -1),
      ],
      changes: removed.map((event) => ({ type: 'event', kind: 'removed', event })),
    };
  }

  /** Changes the total of each reader once for all events. */
  #counted(events: readonly EventDocument[], by: 1 | -1): readonly WriteOperation[] {
    const counts = new Map<string, number>();
    for (const reader of events.flatMap(({ readers }) => readers)) {
      counts.set(reader, (counts.get(reader) ?? 0) + by);
    }
    return [...counts].map(([reader, count]) => this.#totals.add(reader, count));
  }

  async #withUuid(uuid: string): Promise<EventDocument | undefined> {
    const [event] = await this.#events.find({ index: 'uuid', is: [uuid] }, { limit: 1 });
    return event;
  }

  #fired(
    event: StsEvent,
    configuration: EventSource | undefined,
    assessment: EncounterAssessment | undefined,
    isFoundInPast: boolean,
  ): EventDocument {
    if (!configuration) throw new Error(`An event names configuration ${event.configurationId}.`);
    const { name, severity, distanceMeters, windowMinutes, owner, acl } = configuration;
    const readers = readersOf(configuration);
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
      ...(assessment && { firedAssessment: encounterAssessmentJson(assessment) }),
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
    // Event time, but later than an acknowledgement, which has the clock's time.
    modifiedAtMs: Math.max(known.modifiedAtMs + 1, event.endDiscoveredTimeMs ?? 0),
    modifiedBy: DETECTOR,
  };
}
