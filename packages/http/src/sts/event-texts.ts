import { type StoredEvent, storedEventJson } from '@roadstead/service';

/** The JSON of events as it is sent, of each event once: the service returns the same object until the event changes. */
export class EventTexts {
  readonly #texts: WeakMap<StoredEvent, string> = new WeakMap();

  readonly of = (event: StoredEvent): string => {
    const known = this.#texts.get(event);
    if (known !== undefined) return known;
    const text = JSON.stringify(storedEventJson(event));
    this.#texts.set(event, text);
    return text;
  };
}
