import type { Collection, Store } from '@roadstead/contracts';
import { ADMINISTRATORS, type Mmsi, type StsEvent } from '@roadstead/model';
import { v5 as uuidV5 } from 'uuid';
import { repeatReads } from '../operations/repeat-reads.ts';
import { overlaps } from './event-corrections.ts';
import {
  CURRENT_MS,
  type EventAlias,
  type EventDocument,
  eventAliases,
  eventCollection,
} from './event-documents.ts';
import type { EventWriteBuilder } from './event-write-builder.ts';

/** Finds the stored events of detected ones. */
export class EventLookup {
  readonly #events: Collection<EventDocument>;
  readonly #aliases: Collection<EventAlias>;

  constructor(store: Store) {
    this.#events = repeatReads(eventCollection(store));
    this.#aliases = repeatReads(eventAliases(store));
  }

  /** Lists the current events; a corrected one also with the uuid that its times give, by which a detector continues it. */
  async current(): Promise<readonly StsEvent[]> {
    const find = { index: 'ended', is: [ADMINISTRATORS], from: CURRENT_MS };
    const events = await this.#events.find(find, { limit: Number.MAX_SAFE_INTEGER });
    return events.flatMap((event) =>
      event.derivedUuid ? [{ ...event, uuid: event.derivedUuid }, event] : event,
    );
  }

  /** Lists the events of ships of which a part lies in a period, both ends included. */
  async ofShips(
    ships: Iterable<Mmsi>,
    fromMs: number,
    toMs: number,
  ): Promise<readonly EventDocument[]> {
    const found = new Map<number, EventDocument>();
    for (const mmsi of ships) {
      const index = { index: 'ships', is: [`${ADMINISTRATORS} ${mmsi}`] };
      for (const event of await this.#events.find(index, { limit: Number.MAX_SAFE_INTEGER }))
        if (event.activationTimeMs <= toMs && event.endedMs >= fromMs) found.set(event.id, event);
    }
    return [...found.values()];
  }

  /** Returns the stored event of a transition: that of its uuid, or one that late reports have given the same time. */
  async find(
    event: StsEvent,
    pending: EventWriteBuilder,
    isFoundInPast: boolean,
  ): Promise<EventDocument | undefined> {
    const known = pending.get(event.uuid);
    if (known) return known;
    const ofUuid = await this.#withUuid(event.uuid);
    const stored = ofUuid ?? (isFoundInPast ? undefined : await this.#reconciledOf(event));
    return stored && pending.latest(stored);
  }

  /** L23: the live detector may fire later what late reports have found, or with another begin. */
  async #reconciledOf(event: StsEvent): Promise<EventDocument | undefined> {
    const { first, second, configurationId } = event;
    const only = (value: number): { from: number; to: number } => ({ from: value, to: value });
    const ofPair = await this.#events.find(
      {
        index: 'ships',
        is: [`${ADMINISTRATORS} ${first.mmsi}`],
        also: { mmsiSecond: only(second.mmsi), configurationId: only(configurationId) },
      },
      { limit: Number.MAX_SAFE_INTEGER },
    );
    return ofPair.find(
      (document) =>
        document.reconciliation !== undefined &&
        document.reconciliation.state !== 'retracted' &&
        overlaps(document, event),
    );
  }

  /** Returns a uuid for a new event: the given one, or one derived from it where an event has had it before its times changed. */
  async freeUuid(uuid: string): Promise<string> {
    return (await this.#withUuid(uuid)) ? this.freeUuid(uuidV5('found again', uuid)) : uuid;
  }

  async #withUuid(uuid: string): Promise<EventDocument | undefined> {
    const [own] = await this.#events.find({ index: 'uuid', is: [uuid] }, { limit: 1 });
    const alias = own ? undefined : await this.#aliases.get(uuid);
    return alias ? this.#events.get(alias.eventId) : own;
  }
}
