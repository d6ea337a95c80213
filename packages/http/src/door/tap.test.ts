import type { Caller } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import type { Usage } from '@roadstead/usage';
import { expect, it, vi } from 'vitest';
import { createHttpHandler } from '../create-http-handler.ts';
import type { HttpHandler, LogLine } from '../options.ts';
import { expectProblem } from '../testing/problems.ts';
import {
  authorizationOf,
  configurationBody,
  openDoor,
  type RunningDoor,
  STS,
} from '../testing/running-door.ts';

const CONFIGURATIONS = `${STS}/configurations`;

/** The service of a door, but for some of its parts. */
function serviceWith(
  { service }: RunningDoor,
  parts: { readonly usage?: object; readonly identity?: object; readonly sts?: object },
): MaritimeService {
  return Object.create(service, {
    // What it keeps to itself is not to be found on another.
    status: { get: () => service.status },
    events$: { get: () => service.events$ },
    ...Object.fromEntries(
      Object.entries(parts).map(([name, part]) => {
        const whole: object = service[name as keyof typeof parts];
        return [name, { value: Object.assign(Object.create(whole), part) }];
      }),
    ),
  });
}

function ask(handler: HttpHandler, user = 'anna'): Promise<Response> {
  const headers = { authorization: authorizationOf(user) };
  return handler(new Request(`http://door.example${CONFIGURATIONS}`, { headers }));
}

it('what cannot be counted is answered, and told in the log', async () => {
  const door = await openDoor();
  const note: Usage['note'] = () => Promise.reject(new Error('unreadable'));
  const admit: Usage['admit'] = () => Promise.reject(new Error('unreadable'));
  const log: LogLine[] = [];
  const handler = createHttpHandler(serviceWith(door, { usage: { note, admit } }), {
    clock: door.clock,
    log: (line) => log.push(line),
  });
  await expectProblem(await ask(handler), 500);
  expect(log).toMatchObject([{ status: 500, error: expect.stringContaining('unreadable') }]);
});

it('[U3] who is let in when the service has stopped is told so: nothing is counted any more', async () => {
  const door = await openDoor();
  let letIn: (caller: Caller) => void = () => undefined;
  const identity = {
    recognise: async () => undefined,
    authenticate: () => new Promise<Caller>((resolve) => (letIn = resolve)),
  };
  const handler = createHttpHandler(serviceWith(door, { identity }), { clock: door.clock });
  const asked = ask(handler);
  await vi.waitUntil(() => String(letIn).includes('native'));
  await door.service.stop();
  letIn({ uuid: 'u', name: 'anna', roles: [] });
  await expectProblem(await asked, 503);
});

it('[U1] what comes too late to be counted is not made', async () => {
  const door = await openDoor();
  let goOn: () => void = () => undefined;
  const withdraw = vi.fn();
  const admission = { cost: { title: null, credits: 0 }, succeed: vi.fn(), fail: vi.fn() };
  const usage = {
    note: vi.fn(async () => undefined),
    admit: () =>
      new Promise((resolve) => {
        goOn = () => resolve({ ok: true, value: { ...admission, withdraw } });
      }),
  };
  const configurations = vi.fn();
  const handler = createHttpHandler(serviceWith(door, { usage, sts: { configurations } }), {
    clock: door.clock,
    limits: { answerMs: 10 },
  });
  await expectProblem(await ask(handler), 503);
  goOn();
  await vi.waitUntil(() => withdraw.mock.calls.length > 0);
  await new Promise((resolve) => setImmediate(resolve));
  expect(configurations).not.toHaveBeenCalled();
  expect(usage.note).toHaveBeenCalledOnce();
});

it.each([
  ['its beginning', 10],
  ['all but its end', undefined],
])(
  '[U1] a body of which %s comes before the answer is not read on: what failed is free, and is not done',
  async (_, before) => {
    const door = await openDoor();
    const text = JSON.stringify(configurationBody());
    const bytes = new TextEncoder().encode(text);
    // Room for one of them.
    const limits = { answerMs: 50, bodiesBytes: 1.5 * bytes.length };
    const handler = createHttpHandler(door.service, { clock: door.clock, limits });
    const post = (body: BodyInit): Promise<Response> =>
      handler(
        new Request(`http://door.example${CONFIGURATIONS}`, {
          ...{ method: 'POST', body, duplex: 'half' },
          headers: { authorization: authorizationOf('anna'), 'content-type': 'application/json' },
        }),
      );
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const asked = post(readable);
    await writer.write(bytes.subarray(0, before));
    await expectProblem(await asked, 503);
    if (before !== undefined) await writer.write(bytes.subarray(before)).catch(() => undefined);
    await writer.close().catch(() => undefined);
    expect(await (await ask(handler)).json()).toEqual({ items: [] });
    expect((await post(text)).status).toBe(201);
  },
);
