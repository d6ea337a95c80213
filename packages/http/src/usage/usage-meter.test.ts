import type { Principal } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import type { Usage } from '@roadstead/usage';
import { expect, it, vi } from 'vitest';
import { createHttpHandler } from '../create-http-handler.ts';
import type { HttpHandler, LogLine } from '../options.ts';
import { expectProblem } from '../testing/problems.ts';
import {
  authorizationOf,
  configurationRequest,
  openTestApi,
  STS,
  type TestApi,
} from '../testing/test-api.ts';

const CONFIGURATIONS = `${STS}/configurations`;

/** The service with some of its parts replaced. */
function serviceWith(
  { service }: TestApi,
  parts: { readonly usage?: object; readonly identity?: object; readonly configurations?: object },
): MaritimeService {
  return Object.create(service, {
    // Private members exist on the original only.
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

function send(handler: HttpHandler, user = 'anna'): Promise<Response> {
  const headers = { authorization: authorizationOf(user) };
  return handler(new Request(`http://api.example${CONFIGURATIONS}`, { headers }));
}

it('a request that cannot be counted is answered, and the log has the error', async () => {
  const api = await openTestApi();
  const record: Usage['record'] = () => Promise.reject(new Error('unreadable'));
  const reserve: Usage['reserve'] = () => Promise.reject(new Error('unreadable'));
  const log: LogLine[] = [];
  const handler = createHttpHandler(serviceWith(api, { usage: { record, reserve } }), {
    clock: api.clock,
    log: (line) => log.push(line),
  });
  await expectProblem(await send(handler), 500);
  expect(log).toMatchObject([{ status: 500, error: expect.stringContaining('unreadable') }]);
});

it('[U3] a user who is authenticated after the service has stopped gets 503, and nothing is counted', async () => {
  const api = await openTestApi();
  let letIn: (caller: Principal) => void = () => undefined;
  const identity = {
    recognise: async () => undefined,
    authenticate: () => new Promise<Principal>((resolve) => (letIn = resolve)),
  };
  const handler = createHttpHandler(serviceWith(api, { identity }), { clock: api.clock });
  const sent = send(handler);
  await expect.poll(() => String(letIn)).toContain('native');
  await api.service.stop();
  letIn({ uuid: 'u', name: 'anna', roles: [] });
  await expectProblem(await sent, 503);
});

it('[U1] a request that is admitted after its timeout is not made', async () => {
  const api = await openTestApi();
  let goOn: () => void = () => undefined;
  const cancel = vi.fn();
  const admission = {
    cost: { title: null, credits: 0 },
    recordSuccess: vi.fn(),
    recordError: vi.fn(),
  };
  const usage = {
    record: vi.fn(async () => undefined),
    reserve: () =>
      new Promise((resolve) => {
        goOn = () => resolve({ ok: true, value: { ...admission, cancel } });
      }),
  };
  const list = vi.fn();
  const handler = createHttpHandler(serviceWith(api, { usage, configurations: { list } }), {
    clock: api.clock,
    limits: { answerMs: 10 },
  });
  await expectProblem(await send(handler), 503);
  goOn();
  await expect.poll(() => cancel.mock.calls.length).toBeGreaterThan(0);
  await new Promise((resolve) => setImmediate(resolve));
  expect(list).not.toHaveBeenCalled();
  expect(usage.record).toHaveBeenCalledOnce();
});

it.each([
  ['its beginning', 10],
  ['all but its end', undefined],
])(
  '[U1] a body of which %s arrives before the timeout is not read further: the request is free and not made',
  async (_, before) => {
    const api = await openTestApi();
    const text = JSON.stringify(configurationRequest());
    const bytes = new TextEncoder().encode(text);
    // Memory for one of them.
    const limits = { answerMs: 50, bodiesBytes: 1.5 * bytes.length };
    const handler = createHttpHandler(api.service, { clock: api.clock, limits });
    const post = (body: BodyInit): Promise<Response> =>
      handler(
        new Request(`http://api.example${CONFIGURATIONS}`, {
          ...{ method: 'POST', body, duplex: 'half' },
          headers: { authorization: authorizationOf('anna'), 'content-type': 'application/json' },
        }),
      );
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const sent = post(readable);
    await writer.write(bytes.subarray(0, before));
    await expectProblem(await sent, 503);
    if (before !== undefined) await writer.write(bytes.subarray(before)).catch(() => undefined);
    await writer.close().catch(() => undefined);
    expect(await (await send(handler)).json()).toEqual({ items: [] });
    expect((await post(text)).status).toBe(201);
  },
);
