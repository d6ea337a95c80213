import { timestampMs } from '@roadstead/model';
import type { ApiKey, Identity, MaritimeService, User } from '@roadstead/service';
import type { z } from 'zod';
import type { Area, UserOperation } from '../door/operation.ts';
import { answerReply, jsonReply } from '../door/replies.ts';
import { textParameter } from '../read/parameters.ts';
import { readJsonAs } from '../read/read-json-as.ts';
import { NOTHING } from '../shapes/shape-schemas.ts';
import { KEY, KEYS, NEW_KEY, PASSWORD_BODY, USER, USER_BODY, USERS } from './identity-schemas.ts';

const BASE = '/api/identity';
const NAME = textParameter('name', 'The name of a user.');
const KEY_ID = textParameter('id', 'The id of a key.');

/** What all of these have. */
const COMMON = { access: 'administrators' } as const;

/** An extension of ours: who may use the service. */
export function identityArea({ identity }: MaritimeService, prefix: string): Area {
  return {
    name: 'Identity',
    base: BASE,
    description: 'Users and their API keys (extension), for administrators.',
    schemas: {
      bodies: { UserBody: USER_BODY, PasswordBody: PASSWORD_BODY },
      replies: { User: USER, Key: KEY, NewKey: NEW_KEY },
    },
    operations: [...userOperations(identity, `${prefix}${BASE}/users`), ...keyOperations(identity)],
  };
}

function userOperations(identity: Identity, address: string): readonly UserOperation[] {
  return [
    {
      ...COMMON,
      method: 'GET',
      path: '/users',
      id: 'listUsers',
      summary: 'List users (extension)',
      replies: { 200: { description: 'All users, by name.', content: json(USERS) } },
      handle: async () => jsonReply({ items: (await identity.users()).map(userJson) }),
    },
    {
      ...COMMON,
      method: 'POST',
      path: '/users',
      id: 'addUser',
      summary: 'Add a user (extension)',
      body: json(USER_BODY),
      replies: { 201: { description: 'Added.', content: json(USER) } },
      async handle(asked) {
        const body = await readJsonAs(asked, USER_BODY);
        if (!body.ok) return body;
        const { name, password, roles } = body.value;
        return answerReply(
          await identity.addUser(name, password, roles),
          userJson,
          201,
          (user) => `${address}/${encodeURIComponent(user.name)}`,
        );
      },
    },
    {
      ...COMMON,
      method: 'DELETE',
      path: '/users/{name}',
      id: 'removeUser',
      summary: 'Remove a user, and all keys of it (extension)',
      pathParameters: [NAME],
      replies: { 200: { description: 'Removed.', content: json(NOTHING) } },
      handle: async ({ pathValues }) =>
        answerReply(await identity.removeUser(pathValues[0]), () => ({})),
    },
    {
      ...COMMON,
      method: 'PUT',
      path: '/users/{name}/password',
      id: 'setPassword',
      summary: 'Change a password (extension)',
      pathParameters: [NAME],
      body: json(PASSWORD_BODY),
      replies: { 200: { description: 'Changed.', content: json(USER) } },
      async handle(asked) {
        const body = await readJsonAs(asked, PASSWORD_BODY);
        if (!body.ok) return body;
        const [name] = asked.pathValues;
        return answerReply(await identity.setPassword(name, body.value.password), userJson);
      },
    },
  ];
}

function keyOperations(identity: Identity): readonly UserOperation[] {
  return [
    {
      ...COMMON,
      method: 'GET',
      path: '/users/{name}/keys',
      id: 'listKeys',
      summary: 'List the API keys of a user (extension)',
      pathParameters: [NAME],
      replies: { 200: { description: 'Without the keys themselves.', content: json(KEYS) } },
      handle: async ({ pathValues }) =>
        answerReply(await identity.keys(pathValues[0]), (keys) => ({ items: keys.map(keyJson) })),
    },
    {
      ...COMMON,
      method: 'POST',
      path: '/users/{name}/keys',
      id: 'addKey',
      summary: 'Make an API key for a user (extension)',
      pathParameters: [NAME],
      replies: { 201: { description: 'Made.', content: json(NEW_KEY) } },
      handle: async ({ pathValues }) =>
        answerReply(
          await identity.addKey(pathValues[0]),
          (key) => ({ ...keyJson(key), secret: key.secret }),
          201,
        ),
    },
    {
      ...COMMON,
      method: 'DELETE',
      path: '/keys/{id}',
      id: 'revokeKey',
      summary: 'Revoke an API key (extension)',
      pathParameters: [KEY_ID],
      replies: { 200: { description: 'Revoked.', content: json(NOTHING) } },
      handle: async ({ pathValues }) =>
        answerReply(await identity.revokeKey(pathValues[0]), () => ({})),
    },
  ];
}

function json(schema: z.ZodType): { readonly 'application/json': z.ZodType } {
  return { 'application/json': schema };
}

function userJson({ uuid, name, roles, createdAtMs }: User): z.infer<typeof USER> {
  return { uuid, name, roles: [...roles], created_at: timestampMs(createdAtMs) };
}

function keyJson({ id, prefix, createdAtMs }: ApiKey): z.infer<typeof KEY> {
  return { id, prefix, created_at: timestampMs(createdAtMs) };
}
