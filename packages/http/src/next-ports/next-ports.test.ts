import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY } from '../server/operation-response.ts';
import {
  BULKER_IMO,
  HOSTS_LIST,
  SILENT_IMO,
  TANKER_IMO,
  WITH_NEXT_PORTS,
} from '../testing/next-ports.ts';
import { expectProblem, jsonOf } from '../testing/problems.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';
import {
  ARRIVALS,
  CLUSTER_ID,
  CLUSTERS,
  NEW_CLUSTER,
  NEXT_PORTS,
  SHIP_LIST,
} from './next-port-schemas.ts';

const BASE = '/api/shiptracker/nextport';
const CLUSTER = `${BASE}/cluster`;
const MINE = { name: 'my/cluster', locodes: ['NLRTM'] };
const MY_CLUSTER = `${CLUSTER}/my%2Fcluster`;
const LIST = `${BASE}/shiplist/fleet`;

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({ service: WITH_NEXT_PORTS });
});

async function recordsAt(path: string, user = 'anna'): Promise<readonly unknown[]> {
  const answer = await api.send(user, 'GET', `${BASE}/${path}`);
  const schema = path.startsWith('arrivals/') ? ARRIVALS : NEXT_PORTS;
  return (await jsonOf(answer, 200, schema)).records;
}

/** The fields of the ship, which are extensions. */
const shipFields = (imo: number, shiptype: number): object => ({
  ...{ mmsi: imo, name: null, callsign: null, shiptype, in_port: false },
  ...{ last_heard: '2026-06-02T05:00:00', silent: false, after_next: null },
});

const OF_TANKER = [
  {
    ...shipFields(TANKER_IMO, 80),
    ...{ imo: TANKER_IMO, locode: 'NLRTM', probability: 0.6, eta: '2026-06-02T08:30:15' },
    ...{ eta_early: '2026-06-02T08:00:00', eta_late: '2026-06-02T10:00:00' },
    after_next: { locode: 'NLVLI', probability: 0.8 },
  },
  { ...shipFields(TANKER_IMO, 80), imo: TANKER_IMO, locode: 'NLVLI', probability: 0.3 },
];
const OF_BULKER = [
  { ...shipFields(BULKER_IMO, 70), imo: BULKER_IMO, locode: 'NLRTM', probability: 0.7 },
];

describe('next ports', () => {
  it('of a ship have the fields of the specification, without an unknown eta', async () => {
    expect(await recordsAt(`ship/${TANKER_IMO}`)).toEqual(OF_TANKER);
    expect(await recordsAt(`ship/IMO%20${TANKER_IMO}`)).toEqual(OF_TANKER);
    expect(await recordsAt(`ship/${SILENT_IMO}`)).toEqual([]);
  });

  it.each([
    ['9074728', 422],
    ['0', 422],
    ['-9074729', 422],
    ['99999999999999999999', 422],
    ['x', 400],
    ['1e7', 400],
    ['9074729.0', 400],
  ])('are rejected for the ship %s', async (imo, status) => {
    const answer = await api.send('anna', 'GET', `${BASE}/ship/${imo}`);
    expect(await expectProblem(answer, status)).toEqual(['imo']);
  });

  it('of a port or cluster are those of all ships', async () => {
    expect(await recordsAt('arrivals/NLRTM')).toEqual([...OF_BULKER, OF_TANKER[0]]);
    expect(await recordsAt('arrivals/nl%20rtm')).toHaveLength(2);
    expect(await recordsAt('arrivals/Rotterdam')).toEqual([...OF_BULKER, ...OF_TANKER]);
    const answer = await api.send('anna', 'GET', `${BASE}/arrivals/Rotterdam`);
    const { expected_ships } = await jsonOf(answer, 200, ARRIVALS);
    expect(expected_ships).toBeCloseTo(0.7 + 0.9, 12);
    for (const key of ['NLXXX', 'Atlantis', '%20', '%00']) {
      await expectProblem(await api.send('anna', 'GET', `${BASE}/arrivals/${key}`), 404);
    }
  });
});

it('arrivals are those with an ETA from and to an instant', async () => {
  const inPeriod = (query: string): Promise<readonly unknown[]> =>
    recordsAt(`arrivals/Rotterdam?${query}`);
  expect(await inPeriod('from=2026-06-02T08:00:00Z&to=2026-06-02T09:00:00Z')).toEqual([
    OF_TANKER[0],
  ]);
  expect(await inPeriod('from=2026-06-02T09:00:00Z')).toEqual([]);
  const answer = await api.send('anna', 'GET', `${BASE}/arrivals/NLRTM?from=soon&to=`);
  expect(await expectProblem(answer, 400)).toEqual(['from', 'to']);
});

describe('a cluster', () => {
  it('is created, listed, read, replaced and deleted', async () => {
    const created = await api.send('anna', 'POST', CLUSTER, { ...MINE, filter: 'tanker' });
    const { id, name } = await jsonOf(created, 201, NEW_CLUSTER);
    expect([name, created.headers.get('location')]).toEqual([MINE.name, MY_CLUSTER]);
    const listed = await jsonOf(await api.send('anna', 'GET', CLUSTER), 200, CLUSTERS);
    expect(listed.clusters).toEqual(listed.records);
    expect(listed.records).toEqual([
      {
        ...{ id: 'NLRTM', name: 'Rotterdam', locodes: ['NLRTM', 'NLVLI'] },
        ...{ color: '808080', threshold: 0, filter: '' },
        port_info: [
          { locode: 'NLRTM', name: 'Rotterdam' },
          { locode: 'NLVLI', name: 'Vlissingen' },
        ],
      },
      {
        ...{ id, name, locodes: ['NLRTM'], color: '808080', threshold: 0, filter: 'tanker' },
        port_info: [{ locode: 'NLRTM', name: 'Rotterdam' }],
      },
    ]);
    expect(await recordsAt('arrivals/my%2Fcluster')).toEqual([OF_TANKER[0]]);
    const put = await api.send('anna', 'PUT', MY_CLUSTER, { locodes: ['NLVLI'] });
    expect(await jsonOf(put, 200, CLUSTER_ID)).toEqual({ id });
    expect(await recordsAt('arrivals/my%2Fcluster')).toEqual([OF_TANKER[1]]);
    await jsonOf(await api.send('anna', 'DELETE', MY_CLUSTER), 200, EMPTY);
    await expectProblem(await api.send('anna', 'DELETE', MY_CLUSTER), 404);
  });

  it('is not created with an existing name or an unknown port', async () => {
    await api.send('anna', 'POST', CLUSTER, MINE);
    await expectProblem(await api.send('anna', 'POST', CLUSTER, MINE), 409);
    const taken = { ...MINE, name: 'Rotterdam' };
    await expectProblem(await api.send('anna', 'POST', CLUSTER, taken), 409);
    const ofPort = { ...MINE, name: 'NLVLI' };
    expect(await expectProblem(await api.send('anna', 'POST', CLUSTER, ofPort), 422)).toEqual([
      '/name',
    ]);
    const unknown = { ...MINE, name: 'other', locodes: ['NLXXX', 'NLRTM', 'NLYYY'], filter: 'x' };
    const pointers = ['/locodes/0', '/locodes/2', '/filter'];
    expect(await expectProblem(await api.send('anna', 'POST', CLUSTER, unknown), 422)).toEqual(
      pointers,
    );
    expect(await expectProblem(await api.send('anna', 'PUT', MY_CLUSTER, unknown), 422)).toEqual(
      pointers,
    );
  });

  it('that is predefined is read-only; one of another user is not found', async () => {
    const rotterdam = `${CLUSTER}/Rotterdam`;
    await expectProblem(await api.send('chief', 'PUT', rotterdam, MINE), 403);
    await expectProblem(await api.send('anna', 'DELETE', rotterdam), 403);
    await api.send('anna', 'POST', CLUSTER, MINE);
    await expectProblem(await api.send('bert', 'PUT', MY_CLUSTER, MINE), 404);
    await expectProblem(await api.send('bert', 'DELETE', MY_CLUSTER), 404);
    await expectProblem(await api.send('bert', 'GET', `${BASE}/arrivals/my%2Fcluster`), 404);
    expect((await api.send('chief', 'DELETE', MY_CLUSTER)).status).toBe(200);
  });
});

describe('a ship list', () => {
  it('is created, read, replaced and deleted', async () => {
    const made = await api.send('anna', 'PUT', LIST, { imos: [TANKER_IMO, String(SILENT_IMO)] });
    expect(await jsonOf(made, 201, SHIP_LIST)).toEqual({
      name: 'fleet',
      imos: [TANKER_IMO, SILENT_IMO],
    });
    expect(made.headers.get('location')).toBe(LIST);
    expect(await recordsAt('shiplist/fleet')).toEqual(OF_TANKER);
    const overwritten = await api.send('anna', 'PUT', LIST, { imos: [TANKER_IMO, BULKER_IMO] });
    await jsonOf(overwritten, 200, SHIP_LIST);
    expect(await recordsAt('shiplist/fleet')).toEqual([...OF_BULKER, ...OF_TANKER]);
    await expectProblem(await api.send('bert', 'GET', LIST), 404);
    await expectProblem(await api.send('bert', 'DELETE', LIST), 404);
    await jsonOf(await api.send('anna', 'DELETE', LIST), 200, EMPTY);
    await expectProblem(await api.send('anna', 'GET', LIST), 404);
  });

  it('of the host is for all users, and read-only', async () => {
    expect(await recordsAt(`shiplist/${HOSTS_LIST}`, 'bert')).toEqual(OF_BULKER);
    const path = `${BASE}/shiplist/${HOSTS_LIST}`;
    await expectProblem(await api.send('anna', 'PUT', path, { imos: [] }), 409);
    await expectProblem(await api.send('chief', 'DELETE', path), 403);
  });

  it('is not created with invalid IMO numbers', async () => {
    const body = { imos: [TANKER_IMO, 9_074_728] };
    expect(await expectProblem(await api.send('anna', 'PUT', LIST, body), 422)).toEqual([
      '/imos/1',
    ]);
    expect(await expectProblem(await api.send('anna', 'PUT', LIST, {}), 422)).toEqual(['/imos']);
  });
});

it('the operations do not exist if the service has no ports', async () => {
  api = await openTestApi();
  await expectProblem(await api.send('anna', 'GET', CLUSTER), 404);
});
