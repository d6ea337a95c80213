import { z } from 'zod';
import { OFFSET_TIME } from './offset-time.ts';

/** As long as names and passwords can be: longer ones are nobody's, and would be kept where failures are counted. */
const NAME_LENGTH_MAX = 100;
const PASSWORD_LENGTH_MAX = 200;

/** What a login wants. */
export const LOGIN_BODY = z.object({
  user_id: z.string().min(1).max(NAME_LENGTH_MAX).meta({ description: "The user's name." }),
  password: z.string().min(1).max(PASSWORD_LENGTH_MAX),
});

/** What a login gives. */
export const LOGIN = z.strictObject({
  token: z.string().meta({ description: 'A JWT.' }),
  token_type: z.literal('Bearer'),
  expires_at: OFFSET_TIME,
});

/** A ship may call at a port next. */
export const PREDICTION = z.strictObject({
  un_location_code: z.string().length(5),
  eta_datetime: OFFSET_TIME.nullable().meta({ description: 'UTC; null when it is not known.' }),
  probability: z.number().min(0).max(1),
  vessel_imo_number: z.int(),
});

export const PREDICTIONS = z.strictObject({ predictions: z.array(PREDICTION) });
