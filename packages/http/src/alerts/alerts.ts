import {
  type Alerts,
  DELIVERY_STATES,
  type DeliveryState,
  PEOPLE_USAGE,
  WEBHOOK_BODY,
  WEBHOOK_USAGE,
  type Webhooks,
  type WebhookView,
} from '@roadstead/alerts';
import { timestampMs } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import { z } from 'zod';
import {
  definedMembers,
  id,
  PAGE,
  PAGE_SIZE,
  type Parameter,
  pagingOf,
  text,
  unvalidatedJsonBody,
} from '../request/index.ts';
import {
  done,
  EMPTY,
  json,
  type Operation,
  pageJson,
  type RouteGroup,
  route,
  unwrap,
} from '../server/index.ts';
import { deliveryJson } from './delivery-json.ts';
import { peopleOperations } from './people-operations.ts';
import { receiverPages } from './receiver-pages.ts';
import {
  DELIVERIES,
  DELIVERY,
  NEW_WEBHOOK,
  REPLAY_RESULT,
  WEBHOOK,
  WEBHOOK_HEADERS,
  WEBHOOK_MESSAGE,
  WEBHOOKS,
} from './webhook-schemas.ts';

const BY_ID = { id: id('webhook') };
const BODY = unvalidatedJsonBody(WEBHOOK_BODY, 'WebhookBody');
const WEBHOOK_REPLY = { 200: ['The webhook.', WEBHOOK] } as const;
const DELIVERY_REPLY = { 200: ['The delivery.', DELIVERY] } as const;
const STATE: Parameter<DeliveryState> = {
  schema: z.enum(DELIVERY_STATES),
  rule: `must be one of ${DELIVERY_STATES.join(', ')}.`,
  description: 'Only deliveries in this state.',
  read: (value, reject) => DELIVERY_STATES.find((state) => state === value) ?? reject('malformed'),
};

/** Webhooks, and messages to people (extension). */
export function alertsRoutes(
  { webhooks, people }: Alerts,
  service: Pick<MaritimeService, 'status'>,
): RouteGroup {
  return {
    name: 'Alerts',
    base: '/api/alerts',
    description:
      'Webhooks (extension), by Standard Webhooks: changes of events are sent as POST requests, signed with the secret of the webhook ' +
      '(`webhook-signature`), or with two for a day after a rotation. The body has `type`, `timestamp` and `data` with `origin`, ' +
      '`found_at`, `ships` with their names, and the `event` as it was then. `webhook-id` is the same at each attempt; a receiver ignores one that it knows. A receiver answers ' +
      '2xx within 10 seconds, with at most 64 kB; redirects are failures. Attempts are made at once and 5 s, 5 min, 30 min, 2 h, 5 h, ' +
      '10 h and 10 h after a failure; then the delivery is a dead letter, which can be replayed. 410 disables the webhook. The log has ' +
      'deliveries for 7 days, failed ones for 30. Users see their own webhooks and those whose acl has them; administrators all.',
    webhooks: {
      description:
        'POST requests to the `url` of each webhook, by Standard Webhooks. A receiver answers 2xx within 10 seconds; a message may arrive twice.',
      headers: WEBHOOK_HEADERS,
      bodies: WEBHOOK_MESSAGE,
    },
    usageLabels: [WEBHOOK_USAGE, ...(people?.means.map((each) => PEOPLE_USAGE[each]) ?? [])],
    operations: [
      ...webhookOperations(webhooks),
      ...secretOperations(webhooks),
      ...deliveryOperations(webhooks),
      ...(people ? [...peopleOperations(people), ...receiverPages(service, people)] : []),
    ],
  };
}

function webhookOperations(webhooks: Webhooks): readonly Operation[] {
  return [
    route.post('/webhooks', 'createWebhook', {
      summary: 'Create a webhook (extension)',
      description: 'It receives the changes that are made from now on.',
      body: BODY,
      replies: { 201: ['Created; `Location` is its address.', NEW_WEBHOOK] },
      async handle({ user, body }) {
        const { secret, ...webhook } = unwrap(await webhooks.create(user, body));
        return json({ ...webhookJson(webhook), secret }, 201, `/webhooks/${webhook.id}`);
      },
    }),
    route.get('/webhooks', 'listWebhooks', {
      summary: 'List webhooks (extension)',
      description: 'All that the user may read, by id.',
      query: { page: PAGE, size: PAGE_SIZE },
      replies: { 200: ['A page.', WEBHOOKS] },
      async handle({ user, query }) {
        const paging = pagingOf(query);
        return json(pageJson(await webhooks.list(user, paging), paging, webhookJson));
      },
    }),
    route.get('/webhooks/{id}', 'getWebhook', {
      summary: 'Read a webhook (extension)',
      path: BY_ID,
      problems: [404],
      replies: WEBHOOK_REPLY,
      handle: async ({ user, path }) =>
        json(webhookJson(unwrap(await webhooks.get(user, path.id)))),
    }),
    route.put('/webhooks/{id}', 'replaceWebhook', {
      summary: 'Replace a webhook (extension)',
      description:
        'The body is the whole new webhook; its secrets remain. While it is disabled, nothing is queued for it, and what is pending waits.',
      path: BY_ID,
      problems: [404],
      body: BODY,
      replies: WEBHOOK_REPLY,
      handle: async ({ user, path, body }) =>
        json(webhookJson(unwrap(await webhooks.replace(user, path.id, body)))),
    }),
    route.delete('/webhooks/{id}', 'removeWebhook', {
      summary: 'Delete a webhook with its deliveries (extension)',
      path: BY_ID,
      problems: [404],
      replies: { 200: ['Deleted.', EMPTY] },
      handle: async ({ user, path }) => done(await webhooks.remove(user, path.id)),
    }),
  ];
}

function secretOperations(webhooks: Webhooks): readonly Operation[] {
  return [
    route.post('/webhooks/{id}/secret', 'rotateWebhookSecret', {
      summary: 'Rotate the secret of a webhook (extension)',
      description: 'For a day, messages have a signature by the former secret, too.',
      path: BY_ID,
      problems: [404],
      replies: { 200: ['The webhook with its new secret.', NEW_WEBHOOK] },
      async handle({ user, path }) {
        const { secret, ...webhook } = unwrap(await webhooks.rotateSecret(user, path.id));
        return json({ ...webhookJson(webhook), secret });
      },
    }),
    route.post('/webhooks/{id}/test', 'testWebhook', {
      summary: 'Send a test message (extension)',
      description:
        'One attempt, with `type` `webhook-test`; its failure is the result of the request.',
      path: BY_ID,
      problems: [404],
      replies: DELIVERY_REPLY,
      handle: async ({ user, path }) =>
        json(deliveryJson(unwrap(await webhooks.test(user, path.id)))),
    }),
  ];
}

function deliveryOperations(webhooks: Webhooks): readonly Operation[] {
  return [
    route.get('/webhooks/{id}/deliveries', 'listWebhookDeliveries', {
      summary: 'List the deliveries of a webhook (extension)',
      description: 'Newest first.',
      path: BY_ID,
      problems: [404],
      query: { page: PAGE, size: PAGE_SIZE, state: STATE },
      replies: { 200: ['A page.', DELIVERIES] },
      async handle({ user, path, query: { state, ...query } }) {
        const paging = pagingOf(query);
        const search = definedMembers({ state });
        const page = unwrap(await webhooks.listDeliveries(user, path.id, paging, search));
        return json(pageJson(page, paging, deliveryJson));
      },
    }),
    route.post('/webhooks/{id}/deliveries/{delivery}/replay', 'replayWebhookDelivery', {
      summary: 'Replay a dead letter (extension)',
      description: 'It is pending again, with the same `webhook-id`.',
      path: { ...BY_ID, delivery: text('The id of a delivery.') },
      problems: [404, 409],
      replies: DELIVERY_REPLY,
      handle: async ({ user, path }) =>
        json(deliveryJson(unwrap(await webhooks.replay(user, path.id, path.delivery)))),
    }),
    route.post('/webhooks/{id}/replay', 'replayWebhook', {
      summary: 'Replay all dead letters of a webhook (extension)',
      description: 'The oldest thousand of them.',
      path: BY_ID,
      problems: [404],
      replies: { 200: ['The numbers of dead letters.', REPLAY_RESULT] },
      handle: async ({ user, path }) => json(unwrap(await webhooks.replayAll(user, path.id))),
    }),
  ];
}

function webhookJson(webhook: WebhookView): z.infer<typeof WEBHOOK> {
  const {
    id: webhookId,
    url,
    configurationId,
    kinds,
    origins,
    isEnabled,
    formerSecretUntilMs,
  } = webhook;
  return {
    ...{ id: webhookId, url, configuration_id: configurationId },
    ...{ kinds: [...kinds], origins: [...origins] },
    ...{ enabled: isEnabled, disabled_reason: webhook.disabledReason },
    ...{ owner: webhook.owner, acl: [...webhook.acl] },
    created_at: timestampMs(webhook.createdAtMs),
    modified_at: timestampMs(webhook.modifiedAtMs),
    created_by: webhook.createdBy,
    modified_by: webhook.modifiedBy,
    former_secret_until: formerSecretUntilMs === null ? null : timestampMs(formerSecretUntilMs),
  };
}
