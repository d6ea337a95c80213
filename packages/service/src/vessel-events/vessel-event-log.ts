import type { VesselEvent, VesselEventKind } from '@roadstead/assessment';
import type { Collection, Store, WriteOperation } from '@roadstead/contracts';
import { repeatReads } from '../operations/repeat-reads.ts';
import {
  type VesselEventDocument,
  vesselEventCollection,
  vesselEventDocument,
  vesselEventOf,
} from './vessel-event-documents.ts';
import type { VesselEventChange } from './vessel-events.ts';

/** Events removed in one write: other writers run in between. */
const REMOVED_AT_ONCE = 200;

/** A write of events of one ship. */
export interface VesselEventWrite {
  readonly operations: readonly WriteOperation[];
  /** The changes, with the events as they are after the write. */
  readonly changes: readonly VesselEventChange[];
}

/** Prepares the writes of events of one ship. One write is prepared when the one before is durable (`Pipeline`). */
export class VesselEventLog {
  readonly #events: Collection<VesselEventDocument>;
  #nextId = 1;

  constructor(store: Store) {
    this.#events = repeatReads(vesselEventCollection(store));
  }

  async start(): Promise<void> {
    const [last] = await this.#events.find({}, { descending: true, limit: 1 });
    this.#nextId = (last?.id ?? 0) + 1;
  }

  /** Lists the loitering and the gaps that have no end. */
  async open(): Promise<readonly VesselEvent[]> {
    const ofKind = (kind: VesselEventKind): Promise<readonly VesselEvent[]> =>
      this.#events.find({ index: 'ended', is: [0, kind] }, { limit: Number.MAX_SAFE_INTEGER });
    return [...(await ofKind('loitering')), ...(await ofKind('gap'))];
  }

  /**
   * V1: prepares the write of found events; the newest state of an event replaces the one before, under its id. An event that has ended
   * stays so: a replay of stored batches passes through its earlier states, and may not reach the end that a stop has written.
   */
  async prepare(events: readonly VesselEvent[]): Promise<VesselEventWrite> {
    const entered = new Map<string, VesselEventDocument>();
    const changes: VesselEventChange[] = [];
    for (const event of events) {
      const known = entered.get(event.uuid) ?? (await this.#withUuid(event.uuid));
      const document = vesselEventDocument(known?.id ?? this.#nextId++, event);
      if (known && JSON.stringify(known) === JSON.stringify(document)) continue;
      if (known && known.endMs !== null && document.endMs === null) continue;
      entered.set(event.uuid, document);
      const hasEnded = known?.endMs === null && event.endMs !== null;
      const kind = known ? (hasEnded ? 'ended' : 'changed') : 'found';
      changes.push({ type: 'vessel-event', kind, event: vesselEventOf(document) });
    }
    return {
      operations: [...entered.values()].map((document) => this.#events.put(document)),
      changes,
    };
  }

  /**
   * Prepares the removal of events that ended before an instant, or cannot last any more: of some at a time; of none when all are
   * removed. The newest event stays, since the next id follows from it.
   */
  async prepareRemoval(beforeMs: number): Promise<VesselEventWrite> {
    const expired = await this.#events.find(
      { index: 'until', to: beforeMs - 1 },
      { limit: REMOVED_AT_ONCE },
    );
    const removed = expired.filter(({ id }) => id !== this.#nextId - 1);
    return {
      operations: removed.map(({ id }) => this.#events.remove(id)),
      changes: removed.map((document) => ({
        ...{ type: 'vessel-event', kind: 'removed', event: vesselEventOf(document) },
      })),
    };
  }

  async #withUuid(uuid: string): Promise<VesselEventDocument | undefined> {
    const [event] = await this.#events.find({ index: 'uuid', is: [uuid] }, { limit: 1 });
    return event;
  }
}
