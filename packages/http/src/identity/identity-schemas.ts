import { boundedText } from '@roadstead/model';
import { z } from 'zod';
import { responseObject } from '../server/index.ts';
import { OFFSET_TIME } from '../server/offset-time.ts';

const ROLE = z.enum(['administrator', 'feeder']);
/** The service checks its length. */
const PASSWORD = z.string().meta({ minLength: 8, maxLength: 200 });

export const USER = responseObject('User', {
  uuid: z.guid(),
  name: z.string(),
  roles: z.array(ROLE),
  created_at: z.iso.datetime({ precision: 3 }),
});

export const USERS = responseObject('UserList', { items: z.array(USER) });

export const USER_BODY = z
  .object({
    name: z.string().meta({ minLength: 1, maxLength: 100, description: 'Without a colon.' }),
    password: PASSWORD,
    roles: z.array(ROLE).default([]),
  })
  .meta({ id: 'UserBody' });

export const PASSWORD_BODY = z.object({ password: PASSWORD }).meta({ id: 'PasswordBody' });

export const API_KEY = responseObject('ApiKey', {
  id: z.guid(),
  prefix: z.string().describe('Its first characters, by which people recognise it.'),
  created_at: z.iso.datetime({ precision: 3 }),
});

export const API_KEYS = responseObject('ApiKeyList', { items: z.array(API_KEY) });

export const NEW_API_KEY = API_KEY.extend({
  secret: z.string().describe('The key itself; it cannot be read again.'),
}).meta({ id: 'NewApiKey' });

function textRule(lengthMax: number): string {
  return `must be a text of 1 to ${lengthMax} characters.`;
}

/** Longest name and password: no user has longer ones, and the login throttle would store them. */
const NAME_LENGTH_MAX = 100;
const PASSWORD_LENGTH_MAX = 200;

export const LOGIN_BODY = z
  .object({
    user_id: boundedText(1, NAME_LENGTH_MAX, textRule(NAME_LENGTH_MAX)).describe(
      "The user's name.",
    ),
    password: boundedText(1, PASSWORD_LENGTH_MAX, textRule(PASSWORD_LENGTH_MAX)),
  })
  .meta({ id: 'LoginBody' });

export const LOGIN = responseObject('Login', {
  token: z.string().describe('A JWT.'),
  token_type: z.literal('Bearer'),
  expires_at: OFFSET_TIME,
});

const TIME = z.iso.datetime({ precision: 3 });

export const SESSION = responseObject('Session', {
  user: responseObject('SessionUser', { uuid: z.guid(), name: z.string(), roles: z.array(ROLE) }),
  idle_expires_at: TIME.describe('Its end unless it is used until then.'),
  expires_at: TIME.describe('Its end in any case.'),
});

export const SESSION_TICKET = responseObject('SessionTicket', {
  ticket: z.string().describe('The value of the parameter `ticket` of one stream.'),
  expires_at: TIME,
});
