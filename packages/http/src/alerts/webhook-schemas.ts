import { ALERT_KINDS, DELIVERY_STATES } from '@roadstead/alerts';
import { CHANGE_ORIGINS } from '@roadstead/model';
import { z } from 'zod';
import { CHANGED_EVENT } from '../changes/change-schemas.ts';
import { pageSchema, responseObject } from '../server/index.ts';

const TIME = z.iso.datetime({ precision: 3 });

const FIELDS = {
  id: z.int(),
  url: z.string(),
  configuration_id: z.int().nullable().describe('Null: events of all configurations.'),
  kinds: z.array(z.enum(ALERT_KINDS)),
  origins: z.array(z.enum(CHANGE_ORIGINS)),
  enabled: z.boolean(),
  disabled_reason: z
    .enum(['gone', 'too-far-behind'])
    .nullable()
    .describe(
      'Null unless the service disabled it: the receiver answered 410, or is too far behind.',
    ),
  owner: z.guid(),
  acl: z.array(z.guid()),
  created_at: TIME,
  modified_at: TIME,
  created_by: z.string().describe('A user name.'),
  modified_by: z.string().describe('A user name, or `service`.'),
  former_secret_until: TIME.nullable().describe(
    'The time until which the former secret signs, too; null without one.',
  ),
};

/** A webhook in a response. */
export const WEBHOOK = responseObject('Webhook', FIELDS);

/** A webhook with its new secret. */
export const NEW_WEBHOOK = responseObject('NewWebhook', {
  ...FIELDS,
  secret: z.string().describe('The signing secret; it cannot be read again.'),
});

export const WEBHOOKS = pageSchema('Webhooks', WEBHOOK);

/** The fields that all deliveries have. */
export const DELIVERY_FIELDS = {
  id: z.string().describe('`webhook-id`: the cursor of the change in the feed.'),
  kind: z.string().describe('The kind of the change, or `webhook-test`.'),
  state: z
    .enum(DELIVERY_STATES)
    .describe(
      '`dead`: all attempts failed. A webhook has only `pending`, `delivered` and `dead`. A message to a phone is `sending` during an ' +
        'attempt, and `unknown` if it may have been sent; it is not repeated then.',
    ),
  created_at: TIME,
  next_attempt_at: TIME.nullable(),
  attempts: z
    .array(
      z.strictObject({
        at: TIME,
        duration_ms: z.number().min(0),
        status: z.int().nullable().describe('Of HTTP or SMTP; null without a response.'),
        error: z.string().nullable().describe('Null if it succeeded.'),
      }),
    )
    .describe('The newest 16, in their order.'),
};

/** A delivery in a response. */
export const DELIVERY = responseObject('WebhookDelivery', DELIVERY_FIELDS);

export const DELIVERIES = pageSchema('WebhookDeliveries', DELIVERY);

export const REPLAY_RESULT = responseObject('WebhookReplay', {
  replayed: z.int(),
  remaining: z.int().describe('Dead letters for another call.'),
});

/** Headers of the messages of webhooks (Standard Webhooks). */
export const WEBHOOK_HEADERS = z
  .object({
    'webhook-id': z
      .string()
      .describe(
        'The cursor of the change; the same at each attempt. A receiver ignores one that it knows.',
      ),
    'webhook-timestamp': z.string().regex(/^\d+$/).describe('Seconds since 1970, of the attempt.'),
    'webhook-signature': z
      .string()
      .describe(
        '`v1,` and the HMAC-SHA256 over id, timestamp and body, joined with dots, in Base64; two with a blank between them for a day after a rotation.',
      ),
  })
  .meta({ id: 'WebhookHeaders' });

/** The bodies of the messages of webhooks. */
export const WEBHOOK_MESSAGE = z.union([
  responseObject('WebhookEvent', {
    type: z.enum(ALERT_KINDS),
    timestamp: TIME.describe("The service's clock when the change was stored."),
    data: CHANGED_EVENT,
  }),
  responseObject('WebhookTest', {
    type: z.literal('webhook-test'),
    timestamp: TIME,
    data: responseObject('WebhookTestData', { webhook_id: z.int() }),
  }),
]);
