import type { SecretCipher, WebhookRequest } from '@roadstead/alerts';
import { createMemoryStore, manualClock } from '@roadstead/contracts';
import { expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import { storedEventJson } from '../sts/stored-event-json.ts';
import {
  ANNA,
  BERT,
  configurationBody,
  FIRST,
  NOON_MS,
  optionsFor,
  pairTogether,
  SECOND,
} from '../testing/running-service.ts';

const CIPHER: SecretCipher = {
  ...{ seal: (secret) => secret, open: (sealed) => sealed, sign: (text) => text },
};
const ALL = { page: 1, size: 10 };

/** Starts a service whose receiver reports each request. */
async function start(): Promise<{
  readonly service: MaritimeService;
  readonly received: Promise<WebhookRequest>;
}> {
  const store = createMemoryStore();
  let resolve: (request: WebhookRequest) => void = () => {};
  const received = new Promise<WebhookRequest>((done) => {
    resolve = done;
  });
  const service = createMaritimeService({
    ...optionsFor(store, manualClock(NOON_MS)),
    alerts: {
      cipher: CIPHER,
      async sendWebhook(request) {
        resolve(request);
        return { status: 204, error: null };
      },
    },
  });
  await service.start();
  return { service, received };
}

it('a service without senders has no alerts', async () => {
  const service = createMaritimeService(optionsFor(createMemoryStore(), manualClock(NOON_MS)));
  expect(service.alerts).toBeNull();
});

it('[A3] an event of the feed is sent in the form of the API, and counted as a push', async () => {
  const { service, received } = await start();
  await service.configurations.create(ANNA, configurationBody());
  const body = { url: 'https://receiver.example', origins: ['simulated'], configuration_id: 1 };
  expect(await service.alerts?.webhooks.create(ANNA, body)).toMatchObject({ ok: true });
  await service.ingest({ positions: pairTogether(0, 60) });
  const [event] = (await service.events.list(ANNA, ALL)).items;
  const request = await received;
  expect(JSON.parse(request.body)).toEqual({
    type: 'event-fired',
    timestamp: '2026-06-01T12:00:00.000Z',
    data: {
      ...{ origin: 'simulated', found_at: '2026-06-01T12:00:00.000Z' },
      ships: [FIRST, SECOND].map((mmsi) => ({ mmsi, name: null })),
      event: JSON.parse(JSON.stringify(storedEventJson(event!))),
      assessment: null,
    },
  });
  await service.stop();
  const chief = { ...BERT, roles: ['administrator'] as const };
  const month = { year: 2026, month: 6 };
  expect((await service.usage.monthlyCounters(chief, month, ALL)).counters).toMatchObject([
    {
      user: null,
      type: 'PUSH',
      method: null,
      endpoint: 'Webhook delivery',
      status: 'SUCCESS',
      count: 1,
    },
  ]);
});

it('[A1] a webhook is for a configuration that its owner may read', async () => {
  const { service } = await start();
  await service.configurations.create(ANNA, configurationBody());
  const body = { url: 'https://receiver.example', configuration_id: 1 };
  expect(await service.alerts?.webhooks.create(BERT, body)).toMatchObject({
    error: { code: 'invalid', problems: [{ pointer: '/configuration_id' }] },
  });
  await service.stop();
});
