import {
  type AssessedTransition,
  type EncounterAssessmentJson,
  encounterAssessmentJson,
} from '@roadstead/assessment';
import type { Clock, Collection, Counters, Store, WriteOperation } from '@roadstead/contracts';
import {
  ADMINISTRATORS,
  type ChangeOrigin,
  type Mmsi,
  readersOf,
  type StsEvent,
} from '@roadstead/model';
import type { EventCorrection } from '../reconciliation/compare-events.ts';
import { type EventSource, eventLimitsOf } from './configuration-history.ts';
import {
  correctedDocument,
  foundAt,
  isEndOnly,
  keyOfPair,
  overlaps,
  retractedDocument,
  withLiveState,
} from './event-corrections.ts';
import {
  CURRENT_MS,
  type EventAlias,
  type EventDocument,
  eventAliases,
  eventCollection,
  eventTotals,
} from './event-documents.ts';
import { EventLookup } from './event-lookup.ts';
import { EventWriteBuilder } from './event-write-builder.ts';
import type { EventChange, StoredEvent } from './events.ts';

/** `modifiedBy` of events that the detector fired or ended. */
export const DETECTOR = 'detector';
/** Events removed in one write, each from a dozen index entries for each reader: other writers run in between. */
const REMOVED_AT_ONCE = 50;

/** A write of events. */
export interface EventWrite {
  readonly operations: readonly WriteOperation[];
  /** The changes, with the events as they are after the write. */
  readonly changes: readonly EventChange[];
  /** L4; missing where it is that of the service's reports. */
  readonly origin?: ChangeOrigin;
}

/** Prepares the writes of events. One write is prepared when the one before is durable (`Pipeline`). */
export class EventLog {
  readonly #events: Collection<EventDocument>;
  readonly #aliases: Collection<EventAlias>;
  readonly #lookup: EventLookup;
  readonly #totals: Counters;
  readonly #clock: Clock;
  #nextId = 1;

  constructor(store: Store, clock: Clock) {
    this.#clock = clock;
    this.#totals = eventTotals(store);
    this.#events = eventCollection(store);
    this.#aliases = eventAliases(store);
    this.#lookup = new EventLookup(store);
  }

  async start(): Promise<void> {
    const [last] = await this.#events.find({}, { descending: true, limit: 1 });
    this.#nextId = (last?.id ?? 0) + 1;
  }

  /** Lists the current events, as detectors know them. */
  current(): Promise<readonly StsEvent[]> {
    return this.#lookup.current();
  }

  /** Lists the events of ships of which a part lies in a period, both ends included. */
  ofShips(ships: Iterable<Mmsi>, fromMs: number, toMs: number): Promise<readonly EventDocument[]> {
    return this.#lookup.ofShips(ships, fromMs, toMs);
  }

  /**
   * Prepares the write of transitions. A stored event stays as it is: it was stored before a restart, or by a backfill. An event that
   * late reports have found or corrected takes from the live detector only its end (L23).
   * @param configurationOf the configuration as it was when the event fired; a new event must have one
   */
  async prepare(
    transitions: readonly AssessedTransition[],
    configurationOf: (id: number, firedMs: number) => EventSource | undefined,
    isFoundInPast = false,
  ): Promise<EventWrite> {
    const write = new EventWriteBuilder(this.#nextId);
    for (const transition of transitions) {
      const { kind, event } = transition;
      const known = await this.#lookup.find(event, write, isFoundInPast);
      const isLive = !(known?.reconciliation && isFoundInPast);
      if (known && isLive && (known.reconciliation || kind === 'ended')) {
        const isEnd = kind === 'ended' && known.deactivationTimeMs === null;
        const document = withLiveState(known, kind === 'fired');
        if (isEnd) write.put(event.uuid, ended(document, event), kind);
        else if (known.reconciliation) write.put(event.uuid, document, undefined);
      }
      if (known) continue;
      const source = configurationOf(event.configurationId, event.firedTimeMs);
      write.put(event.uuid, this.#fired(transition, source, { isFoundInPast }), kind);
    }
    return { ...this.#operations(write), ...(isFoundInPast && { origin: 'backfill' }) };
  }

  /**
   * V24: prepares the write of what late reports have changed.
   * @param atMs event time
   */
  async prepareCorrections(
    corrections: readonly EventCorrection[],
    configurationOf: (id: number, firedMs: number) => EventSource | undefined,
    atMs: number,
  ): Promise<EventWrite & Pick<EventWriteBuilder, 'documents'>> {
    const write = new EventWriteBuilder(this.#nextId);
    for (const correction of corrections) {
      if (correction.kind !== 'found') continue;
      const { event: unnamed, assessment } = correction.found;
      const event = { ...unnamed, uuid: await this.#lookup.freeUuid(unnamed.uuid) };
      const source = configurationOf(event.configurationId, event.firedTimeMs);
      const transition = { kind: 'fired', event, ...(assessment && { assessment }) } as const;
      const document = this.#fired(transition, source, {
        isFoundInPast: false,
        reconciliation: foundAt(atMs),
      });
      write.put(event.uuid, document, 'found');
    }
    for (const correction of corrections) {
      if (correction.kind !== 'corrected') continue;
      const { document, event, assessment } = correction;
      const corrected = correctedDocument(document, event, assessment, atMs);
      write.put(event.uuid, corrected, isEndOnly(document, corrected) ? 'ended' : 'corrected');
    }
    for (const correction of corrections) {
      if (correction.kind !== 'retracted') continue;
      const { document } = correction;
      const replacement = write.documents.find(
        (one) => keyOfPair(one) === keyOfPair(document) && overlaps(one, document),
      );
      const retracted = retractedDocument(document, replacement?.id ?? null, atMs);
      write.put(document.uuid, retracted, replacement ? 'merged' : 'retracted');
    }
    return { ...this.#operations(write), documents: write.documents, origin: 'reconciled' };
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

  /** D15: prepares the final assessment of an event; nothing where it has one, or was removed. */
  async prepareAssessment(
    id: number,
    finalAssessment: EncounterAssessmentJson,
  ): Promise<EventWrite> {
    const known = await this.#events.get(id);
    if (!known || known.finalAssessment) return { operations: [], changes: [] };
    const event = { ...known, finalAssessment };
    return {
      operations: [this.#events.put(event)],
      changes: [{ type: 'event', kind: 'assessed', event }],
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
    const aliases = await Promise.all(
      removed
        .filter(({ reconciliation }) => reconciliation)
        .map(({ id }) =>
          this.#aliases.find({ index: 'event', is: [id] }, { limit: Number.MAX_SAFE_INTEGER }),
        ),
    );
    return {
      operations: [
        ...removed.map(({ id }) => this.#events.remove(id)),
        ...aliases.flat().map(({ uuid }) => this.#aliases.remove(uuid)),
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

  #operations(write: EventWriteBuilder): EventWrite {
    const { documents, changes } = write;
    const added = documents.filter(({ id }) => id >= write.firstNewId);
    return {
      operations: [
        ...documents.map((document) => this.#events.put(document)),
        ...write.aliases.map((alias) => this.#aliases.put(alias)),
        ...this.#counted(added, 1),
      ],
      changes,
    };
  }

  #fired(
    { event, assessment }: Pick<AssessedTransition, 'event' | 'assessment'>,
    configuration: EventSource | undefined,
    origin: Pick<EventDocument, 'isFoundInPast' | 'reconciliation'>,
  ): EventDocument {
    if (!configuration) throw new Error(`An event names configuration ${event.configurationId}.`);
    const { name, severity, distanceMeters, windowMinutes, owner, acl } = configuration;
    const readers = readersOf(configuration);
    const [mmsiFirst, mmsiSecond] = [event.first.mmsi, event.second.mmsi];
    return {
      ...event,
      id: this.#nextId++,
      ...{ name, severity, distanceMeters, windowMinutes, owner, acl },
      ...eventLimitsOf(configuration),
      createdAtMs: event.discoveredTimeMs,
      modifiedAtMs: event.endDiscoveredTimeMs ?? event.discoveredTimeMs,
      modifiedBy: DETECTOR,
      foundAtMs: this.#clock.now(),
      acknowledgement: null,
      ...origin,
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
    first: { ...known.first, deactivationPosition: event.first.deactivationPosition },
    second: { ...known.second, deactivationPosition: event.second.deactivationPosition },
    deactivationTimeMs: event.deactivationTimeMs,
    endDiscoveredTimeMs: event.endDiscoveredTimeMs,
    endedMs: event.deactivationTimeMs ?? CURRENT_MS,
    // Event time, but later than an acknowledgement, which has the clock's time.
    modifiedAtMs: Math.max(known.modifiedAtMs + 1, event.endDiscoveredTimeMs ?? 0),
    modifiedBy: DETECTOR,
  };
}
