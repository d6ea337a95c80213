import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMemoryStore, type Store } from '@roadstead/contracts';
import { createHttpHandler, type HttpHandler } from '@roadstead/http';
import { createNodeServer } from '@roadstead/http/node';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { alertOptions } from '../../packages/cli/src/alerts/alert-options.ts';
import { createLocalService } from '../../packages/cli/src/operations/create-local-service.ts';
import type { Settings } from '../../packages/cli/src/operations/settings-schema.ts';
import { tokenOf } from './running-people.ts';

const ADDRESS = 'anna@receiver.example';
const NUMBER = '+49 40 123456';
const MINUTE_MS = 60_000;
const STS = '/api/ingress/event-detection';

/** Messages that a server received, and the promise of each. */
class Inbox {
  readonly all: string[] = [];
  readonly #waiting: (() => void)[] = [];

  add(text: string): void {
    this.all.push(text);
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  async at(index: number): Promise<{ readonly text: string }> {
    while (this.all.length <= index)
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    return { text: this.all[index] ?? '' };
  }
}

interface Listed {
  readonly means: string;
  readonly kind: string;
  readonly address: string;
  readonly state: string;
}

async function listen(server: Server | SMTPServer['server']): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

async function startMailServer(inbox: Inbox) {
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], logger: false },
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part) => {
        text += String(part);
      });
      stream.on('end', () => {
        // Quoted-printable.
        inbox.add(text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        done();
      });
    },
  });
  return { server, port: await listen(server.server) };
}

async function startProvider(inbox: Inbox) {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      const { to, text } = JSON.parse(body) as { readonly to: string; readonly text: string };
      inbox.add(`${request.headers.authorization} ${to} ${text}`);
      response.writeHead(201).end();
    });
  });
  return { server, port: await listen(server) };
}

/** Two ships close together for 20 minutes until now. */
function positions(): readonly object[] {
  const nowMs = Date.now();
  return Array.from({ length: 21 }, (_, minute) =>
    [211_000_001, 211_000_002].map((mmsi, i) => ({
      ...{ mmsi, longitude: 10 + i / 1000, latitude: 54, sog: 0.1, cog: 10 },
      timestamp: new Date(nowMs - (20 - minute) * MINUTE_MS).toISOString(),
    })),
  ).flat();
}

it('[L11] an event reaches an address and a phone once, after confirmation by the links, over a restart', async () => {
  const [mails, texts] = [new Inbox(), new Inbox()];
  const smtp = await startMailServer(mails);
  const provider = await startProvider(texts);
  let handler: HttpHandler = async () => new Response(null, { status: 503 });
  const server = createNodeServer((request, ...rest) => handler(request, ...rest));
  const url = `http://127.0.0.1:${await listen(server)}`;
  const settings: Settings = {
    alerts: {
      publicUrl: url,
      smtp: {
        ...{ host: '127.0.0.1', port: smtp.port, security: 'none', from: 'ships@ships.example' },
      },
      phone: {
        ...{ url: `http://127.0.0.1:${provider.port}/`, secretFrom: 'PHONE_SECRET' },
        ...{
          headers: { Authorization: 'Bearer {secret}' },
          body: '{"to":"{number}","text":"{text}"}',
        },
      },
    },
  };
  const key = randomBytes(32);
  const senders = alertOptions(
    settings,
    { read: () => key, readOrCreate: () => key },
    { PHONE_SECRET: 's3cret' },
  );
  const start = async (store: Store) => {
    const service = createLocalService(store, 'live', { alerts: senders });
    await service.start();
    handler = createHttpHandler(service, { clock: { now: () => Date.now() } });
    return service;
  };
  const send = async (user: string, method: string, path: string, body?: object) => {
    const authorization = `Basic ${btoa(`${user}:correct-horse`)}`;
    const headers = { authorization, 'content-type': 'application/json' };
    return fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  };
  const follow = async (message: { readonly text: string }): Promise<void> => {
    const link = `${url}/api/alerts/confirm?token=${tokenOf(message, 'confirm')}`;
    expect(await (await fetch(link)).text()).toContain('<button>Confirm</button>');
    expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  };
  const store = createMemoryStore();
  const service = await start(store);
  await service.identity.createUser('anna', 'correct-horse', []);
  await service.identity.createUser('feed', 'correct-horse', ['feeder']);
  const square = [9, 11, 11, 9, 9].map((x, i) => [x, i > 1 && i < 4 ? 55 : 53]);
  const created = await send('anna', 'POST', `${STS}/configurations`, {
    ...{ name: 'Anchorage', email_addresses: [ADDRESS], phone_numbers: [NUMBER, '040 1'] },
    parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 10 },
    geometry: { type: 'Polygon', coordinates: [square] },
  });
  expect(created.headers.get('x-notice')).toBe(
    'stored, not delivered: /phone_numbers/1 must be an international number, such as +49 40 123456.',
  );
  await follow(await mails.at(0));
  await follow(await texts.at(0));
  expect((await send('feed', 'POST', '/api/ingress/positions', positions())).status).toBe(200);
  const mail = await mails.at(1);
  expect(mail.text).toContain('Subject: Note: Anchorage');
  expect(mail.text).toContain('Content-Type: image/png; name=map.png');
  const { text } = await texts.at(1);
  expect(text).toMatch(/^Bearer s3cret \+4940123456 Note: Anchorage.* Stop: http/);
  const list = async (): Promise<readonly string[]> => {
    const listed = await send('anna', 'GET', '/api/alerts/configurations/1/deliveries');
    const { items } = (await listed.json()) as { readonly items: readonly Listed[] };
    return items
      .map(({ means, kind, address, state }) => `${state}: ${means} ${kind} ${address}`)
      .sort();
  };
  // A stop would interrupt an attempt whose answer is under way.
  while ((await list()).some((row) => !row.startsWith('delivered:')));
  await service.stop();

  const again = await start(store);
  expect(await list()).toEqual([
    `delivered: mail confirmation ${ADDRESS}`,
    `delivered: mail event-fired ${ADDRESS}`,
    `delivered: phone confirmation ${NUMBER}`,
    `delivered: phone event-fired ${NUMBER}`,
  ]);
  await again.stop();
  expect([mails.all.length, texts.all.length]).toEqual([2, 2]);
  server.closeAllConnections();
  server.close();
  provider.server.closeAllConnections();
  provider.server.close();
  await new Promise<void>((resolve) => {
    smtp.server.close(resolve);
  });
});
