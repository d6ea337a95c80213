import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { manualClock } from '@roadstead/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ATTEMPT_DELAYS_MS } from '../../packages/alerts/src/thresholds.ts';
import { webhookSender } from '../../packages/cli/src/alerts/webhook-request.ts';
import { ANNA, eventChange, NOON_MS, startAlerts } from './running-alerts.ts';

const CHANGES = 30;
/** Attempts that are broken, in different ways, before one succeeds. */
const BROKEN = 3;

/** A receiver on 127.0.0.1 that breaks the connections of the first attempts at each change. */
const server = createServer((request, response) => void receive(request, response));
const attempts = new Map<string, number>();
const bodies = new Map<string, Set<string>>();

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const id = String(request.headers['webhook-id']);
  const attempt = (attempts.get(id) ?? 0) + 1;
  attempts.set(id, attempt);
  const way = (Number(id.split('-').at(-1)) + attempt) % BROKEN;
  const isBroken = attempt <= BROKEN;
  // The request does not arrive as a whole.
  if (isBroken && way === 0) return void request.socket.destroy();
  const body = await text(request);
  bodies.set(id, (bodies.get(id) ?? new Set()).add(body));
  // The change has arrived, and the answer has not, or not as a whole.
  if (isBroken && way === 1) return void request.socket.destroy();
  response.writeHead(200, { 'content-length': 100 });
  response.write('a'.repeat(isBroken ? 50 : 100));
  if (isBroken) setImmediate(() => request.socket.destroy());
  else response.end();
}

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.close();
  await once(server, 'close');
});

it(`[A3] ${CHANGES} changes arrive although each connection breaks ${BROKEN} times`, async () => {
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const rules = { trustedHosts: [host] };
  const clock = manualClock(NOON_MS);
  let ended = 0;
  let onEnded: () => void = () => {};
  const running = await startAlerts({ clock, rules });
  const send = webhookSender({ rules });
  running.receivers.set(host, async (request, signal) => {
    const result = await send(request, signal);
    ended++;
    onEnded();
    return result;
  });
  const { id } = await running.webhook(ANNA, { url: `http://${host}/` });
  await running.append(...Array.from({ length: CHANGES }, (_, i) => eventChange(i + 1)));
  for (let round = 1; round <= BROKEN + 1; round++) {
    while (ended < round * CHANGES) {
      await new Promise<void>((resolve) => {
        onEnded = resolve;
      });
      await running.timers.settle();
    }
    clock.set(clock.now() + (ATTEMPT_DELAYS_MS[round] ?? 0));
    await running.timers.advance(1000);
  }
  const log = await running.alerts.webhooks.listDeliveries(ANNA, id, { page: 1, size: 100 });
  expect(log.ok && log.value.items.map(({ state }) => state)).toEqual(
    Array(CHANGES).fill('delivered'),
  );
  expect([...attempts.values()]).toEqual(Array(CHANGES).fill(BROKEN + 1));
  expect([...bodies.values()].map(({ size }) => size)).toEqual(Array(CHANGES).fill(1));
});
