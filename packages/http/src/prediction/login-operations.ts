import type { Identity, Login } from '@roadstead/service';
import type { z } from 'zod';
import { bearerToken } from '../door/credentials.ts';
import type { Gate } from '../door/gate.ts';
import type { UserOperation } from '../door/operation.ts';
import { jsonReply } from '../door/replies.ts';
import { readJsonAs } from '../read/read-json-as.ts';
import { NOTHING } from '../shapes/shape-schemas.ts';
import { timestampWithOffset } from './offset-time.ts';
import { LOGIN, LOGIN_BODY } from './prediction-schemas.ts';

export function loginOperations(identity: Identity, gate: Gate): readonly UserOperation[] {
  return [
    {
      method: 'POST',
      path: '/authentication/login',
      id: 'login',
      access: 'users',
      proof: 'key',
      isQuotaExempt: true,
      summary: 'Log in for a token',
      description:
        'The API key has to be one of that very user. The token is for an hour, and goes with that key: all other operations ' +
        'of this area want both. It ends when the key is revoked or the password changes.',
      body: { 'application/json': LOGIN_BODY },
      replies: { 200: { description: 'Logged in.', content: { 'application/json': LOGIN } } },
      async handle(asked) {
        const body = await readJsonAs(asked, LOGIN_BODY);
        if (!body.ok) return body;
        const login = await gate.login(asked, body.value.user_id, body.value.password);
        return login.ok ? jsonReply(loginJson(login.value)) : login;
      },
    },
    {
      method: 'POST',
      path: '/authentication/logout',
      id: 'logout',
      access: 'users',
      proof: 'token',
      isQuotaExempt: true,
      summary: 'End the token (extension)',
      replies: { 200: { description: 'Ended.', content: { 'application/json': NOTHING } } },
      async handle({ request }) {
        const token = bearerToken(request.headers.get('authorization') ?? '');
        if (token !== undefined) await identity.logout(token);
        return jsonReply({});
      },
    },
  ];
}

function loginJson({ token, expiresAtMs }: Login): z.infer<typeof LOGIN> {
  return { token, token_type: 'Bearer', expires_at: timestampWithOffset(expiresAtMs) };
}
