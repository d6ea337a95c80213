import type { Principal } from '@roadstead/model';
import type { Session } from '@roadstead/service';
import type { ExtraUsage, UsageReservation } from '@roadstead/usage';
import type { Context } from 'hono';
import type { RequestLimits } from '../limits.ts';
import type { ClientConnection } from '../options.ts';

/** The types of the Hono application: the connection is its environment. */
export interface AppEnv {
  readonly Bindings: ClientConnection;
  readonly Variables: { readonly state: RequestState };
}

export type AppContext = Context<AppEnv>;

/** Memory for bodies that are read as a whole, shared by all requests of a handler. */
export class BodyMemory {
  readonly #bytesMax: number;
  #bytes = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  /** @returns whether there is room */
  reserve(bytes: number): boolean {
    if (this.#bytes + bytes > this.#bytesMax) return false;
    this.#bytes += bytes;
    return true;
  }

  release(bytes: number): void {
    this.#bytes -= bytes;
  }
}

/** State of one request, for its handling, its usage record and the log. */
export class RequestState {
  readonly requestId: string;
  readonly limits: RequestLimits;
  readonly #memory: BodyMemory;
  #heldBytes = 0;
  /** The method (GET for HEAD) and path pattern of the operation; null if none matches. */
  endpoint: { readonly method: string; readonly path: string } | null = null;
  user: Principal | null = null;
  /** The session that authenticates the request. */
  session: Session | undefined;
  /** Reservation of the request's usage until the request is counted. */
  reservation: UsageReservation | undefined;
  extraUsage: readonly ExtraUsage[] | undefined;
  isDryRun = false;
  /** Whether the response is decided; handlers that finish after a timeout are too late. */
  isAnswered = false;
  /** Message and stack of a fault of the service. */
  error: string | undefined;

  constructor(requestId: string, limits: RequestLimits, memory: BodyMemory) {
    this.requestId = requestId;
    this.limits = limits;
    this.#memory = memory;
  }

  /** Reserves memory for a part of the body until the response. @returns false if there is no room, or after the response */
  holdBody(bytes: number): boolean {
    if (this.isAnswered || !this.#memory.reserve(bytes)) return false;
    this.#heldBytes += bytes;
    return true;
  }

  /** Ends the request: its memory is released, and later parts of its body are rejected. */
  finish(): void {
    this.isAnswered = true;
    this.#memory.release(this.#heldBytes);
    this.#heldBytes = 0;
  }
}
