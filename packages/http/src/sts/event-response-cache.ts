import { isAdministrator, type Principal } from '@roadstead/model';
import type { Events } from '@roadstead/service';
import type { OperationResponse, ResponseCache } from '../server/index.ts';

/** Of all cached URLs and bodies together: some hundred pages of 50 events. */
const CHARACTERS_MAX = 16 * 1024 * 1024;

/** A reply with its headers: the cursor of a cached list is the one that preceded it. */
interface CachedReply extends OperationResponse {
  readonly body: string;
}

/**
 * Caches replies about events until any event changes: clients poll, and between two changes the reply is the same. Read access is fixed
 * when an event fires, so the user is the only other part of the key.
 */
export class EventResponseCache implements ResponseCache {
  readonly #replies: Map<string, CachedReply> = new Map();
  readonly #events: Pick<Events, 'version'>;
  #characters = 0;
  /** That of the events in the replies. */
  #version: number | undefined;

  constructor(events: Pick<Events, 'version'>) {
    this.#events = events;
  }

  async get(
    user: Principal,
    url: string,
    create: () => Promise<OperationResponse>,
  ): Promise<OperationResponse> {
    const version = this.#events.version();
    if (version === undefined) return create();
    if (version !== this.#version) this.#clear(version);
    const key = `${user.uuid} ${isAdministrator(user)} ${url}`;
    const cached = this.#replies.get(key);
    if (cached) return cached;
    const reply = await create();
    const { body, headers } = reply;
    // One that was read before a change is not cached after it.
    const isRecent = version === this.#events.version() && version === this.#version;
    if (typeof body === 'string' && !reply.isVolatile && isRecent) {
      this.#set(key, { status: 200, body, ...(headers && { headers }) });
    }
    return reply;
  }

  #clear(version: number): void {
    this.#version = version;
    this.#replies.clear();
    this.#characters = 0;
  }

  #set(key: string, reply: CachedReply): void {
    if (this.#replies.has(key)) return;
    this.#replies.set(key, reply);
    this.#characters += key.length + reply.body.length;
    // The first entries of a map are the oldest ones.
    for (const [oldest, { body }] of this.#replies) {
      if (this.#characters <= CHARACTERS_MAX) return;
      this.#replies.delete(oldest);
      this.#characters -= oldest.length + body.length;
    }
  }
}
