import { DELIVERY_STATES, type People, type Webhooks } from '@roadstead/alerts';
import { z } from 'zod';
import type { MethodParameters } from './check-arguments.ts';
import { CALLER, DATA, NUMBERED, PAGING, TEXT, WHOLE } from './parameter-schemas.ts';

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

/** The parameters of the methods of alerts to people. */
export const PEOPLE_PARAMETERS: MethodParameters<People> = {
  receiverOf: { token: TEXT },
  setConsent: { token: TEXT, consent: z.enum(['confirmed', 'unsubscribed']) },
  changeSettings: { token: TEXT, form: DATA },
  findProblems: { contacts: z.object({ mail: z.array(TEXT), phone: z.array(TEXT) }) },
  listDeliveries: { caller: CALLER, configurationId: WHOLE, paging: PAGING },
};
