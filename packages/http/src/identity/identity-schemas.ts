import { z } from 'zod';

const ROLE = z.enum(['administrator', 'feeder']);
const PASSWORD = z.string().meta({ description: '8 to 200 characters.' });

/** A user as it is sent. */
export const USER = z.strictObject({
  uuid: z.guid(),
  name: z.string(),
  roles: z.array(ROLE),
  created_at: z.iso.datetime({ precision: 3 }),
});

export const USERS = z.strictObject({ items: z.array(USER) });

/** A user as it is taken. */
export const USER_BODY = z.object({
  name: z.string().meta({ description: '1 to 100 characters, none of them a colon.' }),
  password: PASSWORD,
  roles: z.array(ROLE).default([]),
});

export const PASSWORD_BODY = z.object({ password: PASSWORD });

/** An API key as it is sent. */
export const KEY = z.strictObject({
  id: z.guid(),
  prefix: z.string().meta({ description: 'Its first characters, to tell keys apart.' }),
  created_at: z.iso.datetime({ precision: 3 }),
});

export const KEYS = z.strictObject({ items: z.array(KEY) });

/** A key that has just been made. */
export const NEW_KEY = KEY.extend({
  secret: z.string().meta({ description: 'The key itself: it is shown this once.' }),
});
