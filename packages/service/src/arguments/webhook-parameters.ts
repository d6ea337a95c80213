import { DELIVERY_STATES, type MailConsent, type Webhooks } from '@roadstead/alerts';
import { z } from 'zod';
import type { MethodParameters } from './check-arguments.ts';
import { CALLER, DATA, NUMBERED, PAGING, TEXT } from './parameter-schemas.ts';

/** The parameters of the methods of webhooks. */
export const WEBHOOK_PARAMETERS: MethodParameters<Webhooks> = {
  list: { caller: CALLER, paging: PAGING },
  get: NUMBERED,
  create: { caller: CALLER, body: DATA },
  replace: { ...NUMBERED, body: DATA },
  remove: NUMBERED,
  rotateSecret: NUMBERED,
  test: NUMBERED,
  listDeliveries: {
    ...{ ...NUMBERED, paging: PAGING },
    search: z.object({ state: z.enum(DELIVERY_STATES).optional() }).optional(),
  },
  replay: { ...NUMBERED, messageId: TEXT },
  replayAll: NUMBERED,
};

const LINK = { purpose: z.enum(['confirm', 'unsubscribe']), token: TEXT };

/** The parameters of the methods of mail. */
export const MAIL_PARAMETERS: MethodParameters<MailConsent> = { addressOf: LINK, apply: LINK };
