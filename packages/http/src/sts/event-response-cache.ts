import { isAdministrator, type Principal } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import type { OperationResponse, ResponseCache } from '../server/index.ts';

/** Of all cached URLs and bodies together: some hundred pages of 50 events. */
const CHARACTERS_MAX = 16 * 1024 * 1024;

/**
 * Caches replies about events until any event changes: clients poll, and between two changes the reply is the same. Read access is fixed
 * when an event fires, so the user is the only other part of the key.
 */
export class EventResponseCache implements ResponseCache {
  readonly #bodies: Map<string, string> = new Map();
  #characters = 0;
  /** Number of changes: a reply that was read before a change is not cached after it. */
  #changes = 0;

  constructor(changes: MaritimeService['events$']) {
    changes.subscribe(() => {
      this.#changes++;
      this.#bodies.clear();
      this.#characters = 0;
    });
  }

  async get(
    user: Principal,
    url: string,
    create: () => Promise<OperationResponse>,
  ): Promise<OperationResponse> {
    const key = `${user.uuid} ${isAdministrator(user)} ${url}`;
    const body = this.#bodies.get(key);
    if (body !== undefined) return { status: 200, body };
    const changes = this.#changes;
    const reply = await create();
    if (typeof reply.body === 'string' && !reply.isVolatile && changes === this.#changes) {
      this.#set(key, reply.body);
    }
    return reply;
  }

  #set(key: string, body: string): void {
    if (this.#bodies.has(key)) return;
    this.#bodies.set(key, body);
    this.#characters += key.length + body.length;
    // The first entries of a map are the oldest ones.
    for (const [oldest, { length }] of this.#bodies) {
      if (this.#characters <= CHARACTERS_MAX) return;
      this.#bodies.delete(oldest);
      this.#characters -= oldest.length + length;
    }
  }
}
