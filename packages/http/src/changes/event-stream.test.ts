import { afterEach, beforeEach, expect, it } from 'vitest';
import { ManualStreamHost } from '../testing/manual-stream-host.ts';
import { expectProblem } from '../testing/problems.ts';
import {
  configurationRequest,
  FIRST_MMSI,
  openTestApi,
  pair,
  SECOND_MMSI,
  STS,
  type TestApi,
} from '../testing/test-api.ts';
import { EVENT_STREAM_MESSAGE } from './event-stream-schemas.ts';

/** A message as a reader receives it. */
interface Received {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

let api: TestApi;
let host: ManualStreamHost;

beforeEach(async () => {
  host = new ManualStreamHost();
  api = await openTestApi({ streams: host });
});
afterEach(() => api.service.stop());

/** Opens a stream of events. @returns a function that reads its next message */
async function open(query = '', headers: object = {}, user = 'anna') {
  const response = await api.send(user, 'GET', `/api/stream/events${query}`, undefined, headers);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Received> => {
    while (!text.includes('\n\n')) {
      const { value, done } = await reader.read();
      if (done) throw new Error('The stream has ended.');
      text += value;
    }
    const at = text.indexOf('\n\n');
    const fields = Object.fromEntries(
      text
        .slice(0, at)
        .split('\n')
        .map((line) => [
          line.slice(0, line.indexOf(':')),
          line.slice(line.indexOf(':') + 1).trim(),
        ]),
    );
    text = text.slice(at + 2);
    const data = JSON.parse(fields['data']);
    expect(EVENT_STREAM_MESSAGE.safeParse(data).error).toBeUndefined();
    return { event: fields['event'], id: fields['id'], data };
  };
  return { response, next, close: () => reader.cancel() };
}

async function configure(): Promise<void> {
  await api.send('anna', 'POST', `${STS}/configurations`, configurationRequest());
}

/** Ingests an encounter. */
async function transfer(): Promise<void> {
  await api.service.ingest({ positions: pair(0, 60) });
}

it('[L7] begins with the filters as understood, then has each event with its cursor', async () => {
  await configure();
  const { response, next } = await open(`?mmsi=${FIRST_MMSI}`);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  const ready = await next();
  expect(ready).toMatchObject({
    event: 'ready',
    data: { filters: { mmsi: FIRST_MMSI }, matching_events: 0, newest_data_at: null },
  });
  const following = next();
  await transfer();
  const fired = await following;
  expect(fired).toMatchObject({
    event: 'event',
    data: {
      ...{ kind: 'event-fired', origin: 'simulated' },
      ships: [
        { mmsi: FIRST_MMSI, name: null },
        { mmsi: SECOND_MMSI, name: null },
      ],
    },
  });
  expect(fired.id).toBe(fired.data['cursor']);
});

it('[L5] resumes after a cursor or Last-Event-ID, and repeats nothing', async () => {
  await configure();
  const { next, close } = await open();
  const { cursor } = (await next()).data as { readonly cursor: string };
  await transfer();
  const fired = await next();
  await close();
  const [byParameter, byHeader, after] = await Promise.all([
    open(`?after=${cursor}`),
    open('', { 'last-event-id': cursor }),
    open(`?after=${cursor}`, { 'last-event-id': fired.id }),
  ]);
  for (const each of [byParameter, byHeader]) {
    await each.next();
    expect(await each.next()).toEqual(fired);
  }
  expect((await after.next()).data).toMatchObject({ cursor: fired.id, matching_events: 1 });
  const following = after.next();
  await host.advance(15);
  expect(await following).toMatchObject({ event: 'heartbeat', data: { cursor: fired.id } });
});

it('[L7] has what the user may read, and nothing else', async () => {
  const { next } = await open('', {}, 'bert');
  await next();
  const following = next();
  await configure();
  await transfer();
  await host.advance(15);
  const heartbeat = await following;
  expect(heartbeat.event).toBe('heartbeat');
  expect(heartbeat.data['newest_data_at']).not.toBeNull();
});

it.each([
  [422, '?kind=event-fired'],
  [422, '?kinds=event-deleted'],
  [422, '?after=yesterday'],
  [410, '?after=another-1'],
])('[L7] refuses with %i a subscription that is wrong: %s', async (status, query) => {
  const response = await api.send('anna', 'GET', `/api/stream/events${query}`);
  expect(response.status).toBe(status);
});

it('[L8] ends with the reason when the service stops', async () => {
  const { next } = await open();
  await next();
  const following = next();
  await api.service.stop();
  expect(await following).toMatchObject({ event: 'end', data: { reason: 'stopping' } });
});

it('[L9] ends when the credentials are revoked', async () => {
  const { next } = await open();
  await next();
  await api.service.identity.removeUser('anna');
  expect(await next()).toMatchObject({ event: 'end', data: { reason: 'unauthenticated' } });
});

it('[L7] refuses a configuration that the user cannot read, unless it resumes', async () => {
  await configure();
  const { next } = await open('?configuration_id=1');
  const { cursor } = (await next()).data as { readonly cursor: string };
  for (const query of ['configuration_id=2', 'configuration_id=1']) {
    const response = await api.send('bert', 'GET', `/api/stream/events?${query}`);
    expect(await expectProblem(response, 422)).toEqual(['configuration_id']);
  }
  await open(`?configuration_id=2&after=${cursor}`);
});
