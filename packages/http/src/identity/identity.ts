import { timestampMs } from '@roadstead/model';
import type { ApiKey, Identity, MaritimeService, User } from '@roadstead/service';
import type { z } from 'zod';
import { jsonBody, text } from '../request/index.ts';
import {
  done,
  EMPTY,
  json,
  type Operation,
  type RouteGroup,
  route,
  unwrap,
} from '../server/index.ts';
import {
  type API_KEY,
  API_KEYS,
  NEW_API_KEY,
  PASSWORD_BODY,
  USER,
  USER_BODY,
  USERS,
} from './identity-schemas.ts';

const BY_NAME = { name: text('The name of a user.') };
const access = 'administrators';

/** Users and their API keys (extension). */
export function identityRoutes({ identity }: MaritimeService): RouteGroup {
  return {
    name: 'Identity',
    base: '/api/identity',
    description: 'Users and their API keys (extension), for administrators.',
    operations: [
      route.get('/users', 'listUsers', {
        access,
        summary: 'List users (extension)',
        replies: { 200: ['All users, by name.', USERS] },
        handle: async () => json({ items: (await identity.listUsers()).map(userJson) }),
      }),
      route.post('/users', 'addUser', {
        access,
        summary: 'Add a user (extension)',
        body: jsonBody(USER_BODY),
        problems: [409],
        replies: { 201: ['Added.', USER] },
        async handle({ body: { name, password, roles } }) {
          const user = unwrap(await identity.createUser(name, password, roles));
          return json(userJson(user), 201, `/users/${encodeURIComponent(user.name)}`);
        },
      }),
      route.delete('/users/{name}', 'removeUser', {
        access,
        summary: 'Delete a user with all API keys (extension)',
        path: BY_NAME,
        problems: [404],
        replies: { 200: ['Deleted.', EMPTY] },
        handle: async ({ path }) => done(await identity.removeUser(path.name)),
      }),
      route.put('/users/{name}/password', 'setPassword', {
        access,
        summary: 'Change a password (extension)',
        path: BY_NAME,
        body: jsonBody(PASSWORD_BODY),
        problems: [404],
        replies: { 200: ['Changed.', USER] },
        handle: async ({ path, body }) =>
          json(userJson(unwrap(await identity.setPassword(path.name, body.password)))),
      }),
      ...keyOperations(identity),
    ],
  };
}

function keyOperations(identity: Identity): readonly Operation[] {
  return [
    route.get('/users/{name}/keys', 'listKeys', {
      access,
      summary: 'List the API keys of a user (extension)',
      path: BY_NAME,
      problems: [404],
      replies: { 200: ['Without the secrets.', API_KEYS] },
      handle: async ({ path }) =>
        json({ items: unwrap(await identity.listKeys(path.name)).map(keyJson) }),
    }),
    route.post('/users/{name}/keys', 'addKey', {
      access,
      summary: 'Create an API key for a user (extension)',
      path: BY_NAME,
      problems: [404],
      replies: { 201: ['Created.', NEW_API_KEY] },
      async handle({ path }) {
        const key = unwrap(await identity.createKey(path.name));
        return json({ ...keyJson(key), secret: key.secret }, 201, `/keys/${key.id}`);
      },
    }),
    route.delete('/keys/{id}', 'revokeKey', {
      access,
      summary: 'Revoke an API key (extension)',
      path: { id: text('The id of a key.') },
      problems: [404],
      replies: { 200: ['Revoked.', EMPTY] },
      handle: async ({ path }) => done(await identity.revokeKey(path.id)),
    }),
  ];
}

function userJson({ uuid, name, roles, createdAtMs }: User): z.infer<typeof USER> {
  return { uuid, name, roles: [...roles], created_at: timestampMs(createdAtMs) };
}

function keyJson({ id, prefix, createdAtMs }: ApiKey): z.infer<typeof API_KEY> {
  return { id, prefix, created_at: timestampMs(createdAtMs) };
}
