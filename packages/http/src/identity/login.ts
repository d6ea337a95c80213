import type { Identity } from '@roadstead/service';
import { jsonBody } from '../request/index.ts';
import { EMPTY, json, type Operation, route, timestampWithOffset } from '../server/index.ts';
import type { Authenticator } from './authenticator.ts';
import { bearerToken } from './credentials.ts';
import { LOGIN, LOGIN_BODY } from './identity-schemas.ts';

/** Login and logout of the prediction API. */
export function loginOperations(
  identity: Identity,
  authenticator: Authenticator,
): readonly Operation[] {
  return [
    route.post('/authentication/login', 'login', {
      isQuery: true,
      scheme: 'key',
      isQuotaExempt: true,
      summary: 'Log in for a token',
      description:
        'The API key must be one of the same user. The token is valid for an hour, together with that key: all other operations of this ' +
        'group need both. It expires when the key is revoked or the password changes.',
      body: jsonBody(LOGIN_BODY),
      replies: { 200: ['Logged in.', LOGIN] },
      async handle({ context, body }) {
        const login = await authenticator.login(context, body.user_id, body.password);
        const expiresAt = timestampWithOffset(login.expiresAtMs);
        return json({ token: login.token, token_type: 'Bearer', expires_at: expiresAt });
      },
    }),
    route.post('/authentication/logout', 'logout', {
      scheme: 'token',
      refusesSession: true,
      isQuotaExempt: true,
      summary: 'Invalidate the token (extension)',
      replies: { 200: ['Invalidated.', EMPTY] },
      async handle({ context }) {
        const token = bearerToken(context.req.raw.headers.get('authorization') ?? '');
        if (token !== undefined) await identity.logout(token);
        return json({});
      },
    }),
  ];
}
