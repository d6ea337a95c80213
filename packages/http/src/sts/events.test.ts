import { STS_EVENT_JSON } from '@roadstead/model';
import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { createHttpHandler } from '../create-http-handler.ts';
import { expectProblem, jsonOf } from '../testing/problems.ts';
import {
  authorizationOf,
  configurationRequest,
  FIRST_MMSI,
  ONE_MINUTE_MS,
  openTestApi,
  pair,
  SECOND_MMSI,
  STS,
  type TestApi,
} from '../testing/test-api.ts';
import { BACKFILL } from './configuration-schemas.ts';
import { EVENT_PAGE, EVENT_TRACKS } from './event-schemas.ts';

const PATH = `${STS}/s2s-events`;
const CONFIGURATIONS = `${STS}/configurations`;

let api: TestApi;
/** Event 1 lasts from 12:00 to 13:00, event 2 from 16:00 on; bert may read both. */
beforeEach(async () => {
  api = await openTestApi();
  const body = configurationRequest({ acl: [api.users.bert.uuid], severity: 'Alarm' });
  await api.send('anna', 'POST', CONFIGURATIONS, body);
  await api.service.ingest({ positions: pair(0, 60) });
  await api.service.ingest({ positions: pair(62, 120, 0.15) });
  await api.service.ingest({ positions: pair(240, 300) });
});

async function pageOf(path: string, user = 'anna'): Promise<z.infer<typeof EVENT_PAGE>> {
  return jsonOf(await api.send(user, 'GET', path), 200, EVENT_PAGE);
}

async function idsOf(path: string, user = 'anna'): Promise<readonly number[]> {
  return (await pageOf(path, user)).items.map(({ id }) => id);
}

async function tagOf(path: string): Promise<string | null> {
  return (await api.send('anna', 'GET', path)).headers.get('etag');
}

describe('GET /s2s-events', () => {
  it('returns a page, newest first', async () => {
    const page = await pageOf(PATH);
    expect(page).toMatchObject({ total: 2, page: 1, size: 50, pages: 1 });
    expect(page.items.map(({ id }) => id)).toEqual([2, 1]);
    expect(await pageOf(`${PATH}?page=2&size=1`)).toMatchObject({ items: [{ id: 1 }], pages: 2 });
    expect(await pageOf(`${PATH}?page=1000&size=1`)).toMatchObject({
      items: [],
      total: 2,
      pages: 2,
    });
  });

  it('has the same entity tag for the same page in all processes, and another for each other page', async () => {
    const pageOfSize = `${PATH}?size=1`;
    const other = createHttpHandler(api.service, { clock: api.clock });
    const headers = { authorization: authorizationOf('anna') };
    const ofOther = await other(new Request(`http://localhost${PATH}`, { headers }));
    const tag = await tagOf(PATH);
    expect([await tagOf(`${PATH}?page=1`), ofOther.headers.get('etag')]).toEqual([tag, tag]);
    const tags = [tag, await tagOf(pageOfSize), await tagOf(`${pageOfSize}&page=2`)];
    await api.send('anna', 'POST', `${PATH}/1/ack`);
    tags.push(await tagOf(PATH), await tagOf(`${pageOfSize}&page=2`));
    expect(new Set(tags).size).toBe(5);
    // Event 2 is alone on this page, and has not changed.
    expect(await tagOf(pageOfSize)).toBe(tags[1]);
  });

  it('requires access to the configuration', async () => {
    expect(await idsOf(PATH, 'bert')).toEqual([2, 1]);
    expect(await idsOf(PATH, 'chief')).toEqual([2, 1]);
    expect(await idsOf(PATH, 'feed')).toEqual([]);
  });

  it('has current events once a period has begun, though the same request was made before', async () => {
    const path = `${PATH}?time_range=[2026-06-01T18:00:00Z,]`;
    const total = async (): Promise<number> =>
      (await jsonOf(await api.send('anna', 'GET', path), 200, EVENT_PAGE)).total;
    expect(await total()).toBe(0);
    api.clock.set(Date.UTC(2026, 5, 1, 19));
    expect(await total()).toBe(1);
  });

  it.each(['time_period', 'time_range'])('accepts %s with either end open', async (name) => {
    const ids = (range: string): Promise<readonly number[]> => idsOf(`${PATH}?${name}=${range}`);
    expect(await ids('[2026-06-01T12:30:00Z,2026-06-01T12:31:00Z]')).toEqual([1]);
    expect(await ids('[2026-06-01T14:00:00Z,2026-06-01T15:00:00Z]')).toEqual([]);
    expect(await ids('[2026-06-01T14:00:00Z,]')).toEqual([2]);
    expect(await ids('[,2026-06-01T14:00:00.000Z]')).toEqual([1]);
    expect(await ids('[,]')).toEqual([2, 1]);
    expect(await ids('[2026-06-01T16:00:00+02:00,2026-06-01T16:30:00%2B02:00]')).toEqual([]);
    expect(await ids(encodeURIComponent('[2026-06-01T14:30:00+02:00,]'))).toEqual([2, 1]);
  });

  it('rejects a malformed range, and two that differ', async () => {
    const range = '[2026-06-01T12:00:00Z,2026-06-01T13:00:00Z]';
    const send = (query: string): Promise<Response> => api.send('anna', 'GET', `${PATH}?${query}`);
    for (const wrong of ['2026-06-01T12:00:00Z', '[a,b]', '[2026-06-01,]', '[,,]', '']) {
      expect(await expectProblem(await send(`time_range=${wrong}`), 400)).toEqual(['time_range']);
    }
    await expectProblem(await send(`time_range=${range}&time_period=[,]`), 400);
    expect((await send(`time_range=${range}&time_period=${range}`)).status).toBe(200);
    const same = range.replaceAll('Z', '.000%2B00:00');
    expect((await send(`time_range=${range}&time_period=${same}`)).status).toBe(200);
    const backwards = '[2026-06-01T13:00:00Z,2026-06-01T12:00:00Z]';
    expect(await expectProblem(await send(`time_period=${backwards}`), 422)).toEqual([
      'time_period',
    ]);
  });
});

describe('GET /s2s-events/current and /search', () => {
  it('lists current events only', async () => {
    expect(await idsOf(`${PATH}/current`)).toEqual([2]);
    expect(await idsOf(`${PATH}/current?configuration_id=1`)).toEqual([2]);
    expect(await idsOf(`${PATH}/current?configuration_id=2`)).toEqual([]);
    expect(await idsOf(`${PATH}/current`, 'feed')).toEqual([]);
  });

  it('finds by either ship in either order', async () => {
    expect(await idsOf(`${PATH}/search?mmsi=${FIRST_MMSI}`)).toEqual([2, 1]);
    expect(await idsOf(`${PATH}/search?mmsi=${SECOND_MMSI}&mmsi_other=${FIRST_MMSI}`)).toEqual([
      2, 1,
    ]);
    expect(await idsOf(`${PATH}/search?mmsi_other=${SECOND_MMSI}`)).toEqual([2, 1]);
    expect(await idsOf(`${PATH}/search?mmsi=${FIRST_MMSI}&mmsi_other=999999999`)).toEqual([]);
    expect(await idsOf(`${PATH}/search?configuration_id=1&size=1`)).toEqual([2]);
    expect(await idsOf(`${PATH}/search?configuration_id=9`)).toEqual([]);
  });
});

describe('/s2s-events/{id}', () => {
  it('has all fields', async () => {
    const event = await jsonOf(await api.send('anna', 'GET', `${PATH}/1`), 200, STS_EVENT_JSON);
    expect(event).toMatchObject({
      id: 1,
      created_by: 'detector',
      mmsi_first: FIRST_MMSI,
      mmsi_second: SECOND_MMSI,
      activation_time: '2026-06-01T12:00:00.000Z',
      fired_time: '2026-06-01T12:30:00.000Z',
      severity: 'Alarm',
      name: 'Anchorage',
      configuration_id: 1,
      activation_text: `Ships ${FIRST_MMSI} and ${SECOND_MMSI} stayed within 500 meters of each other for 30 minutes`,
      ack_state: 'undefined',
      ack_state_modified_ts: null,
      ack_state_modified_by: null,
    });
    expect(event.deactivation_time).not.toBeNull();
    expect('found_in_past' in event).toBe(false);
    const current = await jsonOf(await api.send('anna', 'GET', `${PATH}/2`), 200, STS_EVENT_JSON);
    expect(current.deactivation_time).toBeNull();
    expect(current.s2s_pair.second.deactivation_position).toBeNull();
  });

  it('is 404 for other users, also after another user has read it', async () => {
    await api.send('anna', 'GET', `${PATH}/1`);
    await expectProblem(await api.send('feed', 'GET', `${PATH}/1`), 404);
    await expectProblem(await api.send('feed', 'GET', `${PATH}/1/tracks`), 404);
    await expectProblem(await api.send('feed', 'POST', `${PATH}/1/ack`), 404);
    await expectProblem(await api.send('anna', 'GET', `${PATH}/3`), 404);
  });

  it('has tracks of both ships', async () => {
    const tracks = await jsonOf(
      await api.send('bert', 'GET', `${PATH}/1/tracks`),
      200,
      EVENT_TRACKS,
    );
    expect(tracks.map(({ mmsi, s2s_event_id: id }) => [mmsi, id])).toEqual([
      [FIRST_MMSI, 1],
      [SECOND_MMSI, 1],
    ]);
    const [{ features }] = tracks;
    expect(features.map(({ properties }) => properties.vertex_index)).toEqual(
      features.map((_, i) => i),
    );
    expect(features[0]).toMatchObject({
      geometry: { type: 'Point', coordinates: [10, 54] },
      properties: { timestamp: '2026-06-01T12:00:00.000Z', sog: 0.1, cog: 10, is_estimated: false },
    });
  });

  it('is acknowledged once, with immediate effect', async () => {
    await api.send('anna', 'GET', `${PATH}/1`);
    api.clock.set(api.clock.now() + 600 * ONE_MINUTE_MS);
    const first = await jsonOf(
      await api.send('bert', 'POST', `${PATH}/1/ack`),
      200,
      STS_EVENT_JSON,
    );
    expect(first).toMatchObject({
      ack_state: 'acknowledged',
      ack_state_modified_ts: '2026-06-01T22:00:00.000Z',
      ack_state_modified_by: 'bert',
      modified_by: 'bert',
      modified_at: '2026-06-01T22:00:00.000Z',
    });
    const second = await api.send('anna', 'POST', `${PATH}/1/ack`, '{"any": "thing"}');
    expect(await jsonOf(second, 200, STS_EVENT_JSON)).toEqual(first);
    expect(await jsonOf(await api.send('anna', 'GET', `${PATH}/1`), 200, STS_EVENT_JSON)).toEqual(
      first,
    );
    expect((await pageOf(PATH)).items[1]).toEqual(first);
  });

  it('remains when its configuration is deleted', async () => {
    await api.send('anna', 'DELETE', `${CONFIGURATIONS}/1`);
    expect(await idsOf(`${PATH}/search?configuration_id=1`)).toEqual([2, 1]);
  });

  it('appears when it fires, and changes when it ends', async () => {
    expect(await idsOf(`${PATH}/current`)).toEqual([2]);
    await api.service.ingest({ positions: pair(302, 360, 0.15) });
    expect(await idsOf(`${PATH}/current`)).toEqual([]);
  });
});

describe('/configurations/{id}/detect', () => {
  const period = 'begin=2026-06-01T11:00:00Z&end=2026-06-01T14:00:00Z';

  it('is a job whose events are marked', async () => {
    const other = configurationRequest({
      name: 'wider',
      parameters: {
        distance_for_sts_meters: 400,
        transfer_time_window_minutes: 20,
      },
    });
    await api.send('anna', 'POST', CONFIGURATIONS, other);
    const begun = await api.send('anna', 'POST', `${CONFIGURATIONS}/2/detect?${period}`);
    const location = begun.headers.get('location') ?? '';
    expect(location).toBe(`${CONFIGURATIONS}/2/detect/1`);
    expect(await jsonOf(begun, 202, BACKFILL)).toMatchObject({
      configuration_id: 2,
      begin: '2026-06-01T11:00:00.000Z',
      end: '2026-06-01T14:00:00.000Z',
    });
    const read = async (): Promise<z.infer<typeof BACKFILL>> =>
      jsonOf(await api.send('anna', 'GET', location), 200, BACKFILL);
    await expect.poll(async () => (await read()).status).toBe('finished');
    expect(await read()).toMatchObject({ progress: 100, events_found: 1, error: null });
    const { items } = await pageOf(`${PATH}/search?configuration_id=2`);
    expect(items).toMatchObject([{ name: 'wider', found_in_past: true }]);
    await expectProblem(await api.send('bert', 'GET', location), 404);
    await expectProblem(await api.send('anna', 'GET', `${CONFIGURATIONS}/1/detect/1`), 404);
  });

  it('rejects an invalid period, an unknown configuration and an unknown job', async () => {
    const begin = (id: string, query: string, user = 'anna'): Promise<Response> =>
      api.send(user, 'POST', `${CONFIGURATIONS}/${id}/detect?${query}`);
    expect(await expectProblem(await begin('1', ''), 400)).toEqual(['begin', 'end']);
    expect(await expectProblem(await begin('1', 'begin=x&end=2026-06-01T14:00:00Z'), 400)).toEqual([
      'begin',
    ]);
    await expectProblem(
      await begin('1', 'end=2026-06-01T11:00:00Z&begin=2026-06-01T14:00:00Z'),
      422,
    );
    await expectProblem(await begin('9', period), 404);
    await expectProblem(await begin('x', period), 400);
    await expectProblem(await begin('1', period, 'feed'), 404);
    await expectProblem(await api.send('anna', 'GET', `${CONFIGURATIONS}/1/detect/9`), 404);
    await expectProblem(await api.send('anna', 'GET', `${CONFIGURATIONS}/1/detect/x`), 400);
  });
});
