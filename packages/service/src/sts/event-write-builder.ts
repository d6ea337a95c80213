import type { EventAlias, EventDocument } from './event-documents.ts';
import type { EventChange } from './events.ts';

/** The events of one write, each in its latest state, and their changes. */
export class EventWriteBuilder {
  readonly changes: EventChange[] = [];
  /** New events have this id or a later one. */
  readonly firstNewId: number;
  readonly #documents: Map<number, EventDocument> = new Map();
  readonly #ids: Map<string, number> = new Map();

  constructor(firstNewId: number) {
    this.firstNewId = firstNewId;
  }

  /** Returns the event with a uuid, or with an alias, if it is part of the write. */
  get(uuid: string): EventDocument | undefined {
    const id = this.#ids.get(uuid);
    return id === undefined ? undefined : this.#documents.get(id);
  }

  /** Returns the event as the write changes it; as it is stored if it is not part of the write. */
  latest(stored: EventDocument): EventDocument {
    return this.#documents.get(stored.id) ?? stored;
  }

  /** @param uuid that of the event, or another one that finds it from now on @param kind undefined where nobody can see the change */
  put(uuid: string, event: EventDocument, kind: EventChange['kind'] | undefined): void {
    this.#documents.set(event.id, event);
    this.#ids.set(uuid, event.id);
    if (kind) this.changes.push({ type: 'event', kind, event });
  }

  get documents(): readonly EventDocument[] {
    return [...this.#documents.values()];
  }

  /** L23: the other uuids of the events. */
  get aliases(): readonly EventAlias[] {
    return [...this.#ids]
      .filter(([uuid, id]) => this.#documents.get(id)?.uuid !== uuid)
      .map(([uuid, eventId]) => ({ uuid, eventId }));
  }
}
