import type { StsTransition } from '@roadstead/model';

/** D8: numbers events in the order in which they fire, as a single detector does. */
export class EventNumbers {
  #nextId: number;
  /** Of the current events, by uuid. */
  readonly #ids: Map<string, number> = new Map();

  constructor(nextId = 1) {
    this.#nextId = nextId;
  }

  /** Returns transitions with the ids of their events. The end of an event that fired before the first of them keeps its id. */
  number<Transition extends StsTransition>(transitions: readonly Transition[]): Transition[] {
    return transitions.map((transition) => {
      const { kind, event } = transition;
      if (kind === 'fired') this.#ids.set(event.uuid, this.#nextId++);
      const id = this.#ids.get(event.uuid) ?? event.id;
      if (kind === 'ended') this.#ids.delete(event.uuid);
      return { ...transition, event: { ...event, id } };
    });
  }
}
