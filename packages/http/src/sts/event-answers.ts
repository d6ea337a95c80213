import { type Caller, isAdministrator, success } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import type { AskedByUser, Outcome } from '../door/operation.ts';

/** Of all addresses and bodies that are kept, together: some hundred pages of 50. */
const KEPT_CHARACTERS = 16 * 1024 * 1024;

/**
 * Answers to reads of events, kept until any event changes: clients ask the same again and again, and between two changes
 * the answer is the same. What a caller may read is fixed when an event fires, so their part in it is who they are.
 */
export class EventAnswers {
  readonly #kept: Map<string, string> = new Map();
  #characters = 0;
  /** Counts the changes, so that what was read before one is not kept after it. */
  #changes = 0;

  constructor(changes: MaritimeService['events$']) {
    changes.subscribe(() => {
      this.#changes++;
      this.#kept.clear();
      this.#characters = 0;
    });
  }

  /** @param make the answer, where none is kept */
  async get(asked: AskedByUser, make: () => Promise<Outcome>): Promise<Outcome> {
    const key = keyOf(asked.caller, asked.request.url);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return success({ status: 200, body: kept });
    const changes = this.#changes;
    const outcome = await make();
    if (outcome.ok && outcome.value.body !== null && changes === this.#changes) {
      this.#keep(key, outcome.value.body);
    }
    return outcome;
  }

  #keep(key: string, body: string): void {
    if (this.#kept.has(key)) return;
    this.#kept.set(key, body);
    this.#characters += key.length + body.length;
    // A map has its oldest entries first.
    for (const [oldest, { length }] of this.#kept) {
      if (this.#characters <= KEPT_CHARACTERS) return;
      this.#kept.delete(oldest);
      this.#characters -= oldest.length + length;
    }
  }
}

function keyOf(caller: Caller, url: string): string {
  return `${caller.uuid} ${isAdministrator(caller)} ${url}`;
}
