import type { Session, Sessions } from '@roadstead/service';
import type { AppContext } from '../server/request-state.ts';
import { type IsTrusted, isSecure } from './client-address.ts';
import type { Credentials } from './credentials.ts';
import { endedSessionCookie, sessionCookie, sessionSecret } from './session-cookie.ts';

/** The parameter of a ticket, in the address of a stream. */
export const TICKET_PARAMETER = 'ticket';

/** A value of `Set-Cookie`. */
export interface CookieChange {
  readonly cookie: string;
}

/** L9: the sessions of pages, by the cookies and tickets of their requests. */
export class SessionAuthenticator {
  readonly #sessions: Sessions;
  readonly #isTrusted: IsTrusted;

  constructor(sessions: Sessions, isTrusted: IsTrusted) {
    this.#sessions = sessions;
    this.#isTrusted = isTrusted;
  }

  /** Finds the session that authenticates a request, by its cookie, and again for a request that goes on; undefined if it has ended. */
  async find(context: AppContext): Promise<Session | undefined> {
    const known = context.get('state').session;
    if (known) return this.#sessions.check(known.id);
    const secret = sessionSecret(context.req.raw.headers, this.#isSecure(context));
    return secret === undefined ? undefined : this.#sessions.find(secret);
  }

  /** Finds the session of a ticket; undefined if either is no longer valid. */
  async redeem([ticket, ...others]: readonly string[]): Promise<Session | undefined> {
    return others.length > 0 ? undefined : this.#sessions.redeemTicket(ticket);
  }

  /** Opens a session, in place of the one that the request has a cookie of. @returns undefined for wrong credentials */
  async open(
    context: AppContext,
    { name, password }: Credentials,
  ): Promise<(Session & CookieChange) | undefined> {
    const opened = await this.#sessions.open(name, password);
    if (!opened) return undefined;
    const former = await this.find(context);
    if (former) await this.#sessions.end(former.id);
    const { secret, ...session } = opened;
    return { ...session, cookie: sessionCookie(secret, this.#isPageSecure(context)) };
  }

  /** Ends a session. */
  async end(context: AppContext, { id }: Session): Promise<CookieChange> {
    await this.#sessions.end(id);
    return { cookie: endedSessionCookie(this.#isPageSecure(context)) };
  }

  #isSecure({ req, env }: AppContext): boolean {
    return isSecure(req.raw, env.remoteAddress, this.#isTrusted);
  }

  /** Whether the page of a request has come by TLS. Its origin shows it also behind a proxy that is not trusted. */
  #isPageSecure(context: AppContext): boolean {
    const origin = context.req.raw.headers.get('origin') ?? '';
    return this.#isSecure(context) || origin.startsWith('https:');
  }
}
