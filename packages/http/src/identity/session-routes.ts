import { timestampMs } from '@roadstead/model';
import type { MaritimeService, Session } from '@roadstead/service';
import type { z } from 'zod';
import { EMPTY, json, type RouteGroup, route } from '../server/index.ts';
import type { AppContext } from '../server/request-state.ts';
import type { Authenticator } from './authenticator.ts';
import { SESSION, SESSION_TICKET } from './identity-schemas.ts';

const OF_SESSION = { scheme: 'session', isQuotaExempt: true } as const;

/** L9: sessions of pages in browsers (extension). */
export function sessionRoutes(
  { identity: { sessions } }: MaritimeService,
  authenticator: Authenticator,
): RouteGroup {
  return {
    name: 'Sessions',
    base: '/api/session',
    description:
      'Sessions of pages of this origin (extension): after the login the cookie and `X-Session: true` stand for the password, or for the API key and ' +
      'the token, in all other operations.',
    operations: [
      route.post('', 'openSession', {
        refusesSession: true,
        isQuotaExempt: true,
        summary: 'Log in for a session (extension)',
        description:
          'Sets the cookie of a session, in place of that of the request. It ends an hour after its last use and twelve hours after the login, by a ' +
          'logout, when the password changes, and by the twenty-first login of the user if it is the oldest. A wrong password is 401; with ' +
          '`X-Session: true` the browser opens no dialog of its own for it.',
        replies: { 200: ['Logged in.', SESSION] },
        async handle({ context }) {
          const { cookie, ...session } = await authenticator.openSession(context);
          return { ...json(sessionJson(session)), headers: { 'set-cookie': cookie } };
        },
      }),
      route.get('', 'getSession', {
        ...OF_SESSION,
        summary: 'Read the user and the expiry of the session (extension)',
        replies: { 200: ['The session.', SESSION] },
        handle: ({ context }) => json(sessionJson(sessionOf(context))),
      }),
      route.delete('', 'endSession', {
        ...OF_SESSION,
        summary: 'Log out (extension)',
        description: 'Ends the session and its streams, and deletes the cookie.',
        replies: { 200: ['Logged out.', EMPTY] },
        async handle({ context }) {
          const { cookie } = await authenticator.sessions.end(context, sessionOf(context));
          return { ...json({}), headers: { 'set-cookie': cookie } };
        },
      }),
      route.post('/ticket', 'createTicket', {
        ...OF_SESSION,
        isQuery: true,
        summary: 'Create a ticket for one stream (extension)',
        description:
          'For `EventSource` and `WebSocket`, which send no headers: the parameter `ticket` opens one stream within 30 s. To connect again, another ' +
          'ticket is necessary, and `after`, where the stream has it.',
        replies: { 200: ['The ticket.', SESSION_TICKET] },
        async handle({ context }) {
          const { ticket, expiresAtMs } = await sessions.createTicket(sessionOf(context).id);
          return json({ ticket, expires_at: timestampMs(expiresAtMs) });
        },
      }),
    ],
  };
}

/** The session that has authenticated a request. */
function sessionOf(context: AppContext): Session {
  const { session } = context.get('state');
  if (!session) throw new Error('The operation needs a session.');
  return session;
}

function sessionJson({ user, idleUntilMs, expiresAtMs }: Session): z.infer<typeof SESSION> {
  const { uuid, name, roles } = user;
  return {
    user: { uuid, name, roles: [...roles] },
    idle_expires_at: timestampMs(idleUntilMs),
    expires_at: timestampMs(expiresAtMs),
  };
}
