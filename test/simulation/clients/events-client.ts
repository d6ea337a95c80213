import type { StoredEvent } from '@roadstead/service';
import { CHIEF, type Client, type ClientContext } from './client.ts';

const PAGE = 1000;

/** Reads events and acknowledges them; what was read once must stay as it was. */
export class EventsClient implements Client {
  readonly #context: ClientContext;
  /** Events as they were last read, by id. */
  readonly #read: Map<number, StoredEvent> = new Map();
  /** Ids of events that a call has acknowledged. */
  readonly #acknowledged: Set<number> = new Set();

  constructor(context: ClientContext) {
    this.#context = context;
  }

  async act(): Promise<void> {
    const { host, chance } = this.#context;
    const events = await this.#list();
    if (events.length === 0 || chance.happens(0.4)) return;
    const { id } = chance.pick(events);
    const outcome = await host.call((service) => service.events.acknowledge(CHIEF, id));
    if (outcome.kind === 'unknown') return;
    if (!outcome.value.ok) this.#context.wrong(`event ${id} cannot be acknowledged`);
    this.#acknowledged.add(id);
  }

  async check(): Promise<void> {
    const events = await this.#list();
    const { host, wrong } = this.#context;
    const outcome = await host.call((service) =>
      service.events.search(CHIEF, { page: 1, size: PAGE }, {}),
    );
    if (outcome.kind === 'unknown') return;
    const { items, total } = outcome.value;
    if (items.length !== events.length || total !== events.length) {
      wrong(`${events.length} events are listed, ${items.length} found, ${total} counted`);
    }
  }

  async #list(): Promise<readonly StoredEvent[]> {
    const { host } = this.#context;
    const outcome = await host.call((service) =>
      service.events.list(CHIEF, { page: 1, size: PAGE }),
    );
    if (outcome.kind === 'unknown') return [];
    const events = outcome.value.items;
    await this.#compare(events);
    return events;
  }

  async #compare(events: readonly StoredEvent[]): Promise<void> {
    const { host, wrong } = this.#context;
    const now = new Map(events.map((event) => [event.id, event] as const));
    if (now.size !== events.length) wrong('an event is listed twice');
    if (new Set(events.map(({ uuid }) => uuid)).size !== events.length)
      wrong('a uuid is listed twice');
    for (const [id, before] of this.#read) {
      const event = now.get(id);
      if (!event) {
        // A list that is read while an event fires may lack the oldest one.
        const found = await host.call((service) => service.events.get(CHIEF, id));
        if (found.kind === 'acknowledged' && !found.value.ok) wrong(`event ${id} is gone`);
      } else if (event.uuid !== before.uuid) wrong(`the id ${id} was used twice`);
      else if (
        hasEnded(before) &&
        event.deactivationTimeMs !== before.deactivationTimeMs &&
        !event.reconciliation
      ) {
        wrong(`the end of event ${id} has changed`);
      } else if (isOtherAcknowledgement(before, event)) {
        wrong(`the acknowledgement of event ${id} has changed`);
      }
    }
    for (const id of this.#acknowledged) {
      if (now.get(id)?.acknowledgement === null)
        wrong(`the acknowledgement of event ${id} is lost`);
    }
    for (const event of events) this.#read.set(event.id, event);
  }
}

function hasEnded({ deactivationTimeMs }: StoredEvent): boolean {
  return deactivationTimeMs !== null;
}

function isOtherAcknowledgement(before: StoredEvent, after: StoredEvent): boolean {
  return (
    before.acknowledgement !== null &&
    JSON.stringify(before.acknowledgement) !== JSON.stringify(after.acknowledgement)
  );
}
