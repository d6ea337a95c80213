import type { Clock } from '@roadstead/contracts';
import { setNewest } from '../operations/set-newest.ts';
import { hexOf } from './hex.ts';
import type { SessionTicket } from './identity.ts';
import type { RandomBytes } from './secrets.ts';

/** The time for one round trip and a slow connection: a ticket is requested immediately before it is used. */
const LIFETIME_MS = 30_000;
/** Tickets in memory, a megabyte: 2000 streams that connect again five times. The oldest one is dropped. */
const TICKETS_MAX = 10_000;
const TICKET_BYTES = 32;

/** V25: the tickets of sessions, each valid once. They are not stored: a restart ends the connections that they are for. */
export class SessionTickets {
  readonly #clock: Clock;
  readonly #randomBytes: RandomBytes;
  readonly #tickets: Map<string, { readonly sessionId: string; readonly expiresAtMs: number }> =
    new Map();

  constructor({
    clock,
    randomBytes,
  }: {
    readonly clock: Clock;
    readonly randomBytes: RandomBytes;
  }) {
    this.#clock = clock;
    this.#randomBytes = randomBytes;
  }

  create(sessionId: string): SessionTicket {
    const ticket = hexOf(this.#randomBytes(TICKET_BYTES));
    const expiresAtMs = this.#clock.now() + LIFETIME_MS;
    setNewest(this.#tickets, ticket, { sessionId, expiresAtMs }, TICKETS_MAX);
    return { ticket, expiresAtMs };
  }

  /** Returns the id of the session; undefined for a ticket that is unknown, used or expired. */
  redeem(ticket: string): string | undefined {
    const found = this.#tickets.get(ticket);
    this.#tickets.delete(ticket);
    return found && found.expiresAtMs > this.#clock.now() ? found.sessionId : undefined;
  }
}
