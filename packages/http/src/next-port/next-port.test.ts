import { beforeEach, describe, expect, it } from 'vitest';
import { NOTHING } from '../shapes/shape-schemas.ts';
import { BULKER, HOSTS_LIST, TANKER, UNHEARD, WITH_NEXT_PORTS } from '../testing/next-ports.ts';
import { expectProblem, jsonOf } from '../testing/problems.ts';
import { openDoor, type RunningDoor } from '../testing/running-door.ts';
import { CLUSTER_ID, CLUSTERS, NEW_CLUSTER, NEXT_PORTS, SHIP_LIST } from './next-port-schemas.ts';

const BASE = '/api/shiptracker/nextport';
const CLUSTER = `${BASE}/cluster`;
const MINE = { name: 'my/cluster', locodes: ['NLRTM'] };
const MY_CLUSTER = `${CLUSTER}/my%2Fcluster`;
const LIST = `${BASE}/shiplist/fleet`;

let door: RunningDoor;
beforeEach(async () => {
  door = await openDoor({ service: WITH_NEXT_PORTS });
});

async function recordsAt(path: string, user = 'anna'): Promise<readonly unknown[]> {
  const answer = await door.ask(user, 'GET', `${BASE}/${path}`);
  return (await jsonOf(answer, 200, NEXT_PORTS)).records;
}

const OF_TANKER = [
  { imo: TANKER, locode: 'NLRTM', probability: 0.6, eta: '2026-06-02T08:30:15' },
  { imo: TANKER, locode: 'NLVLI', probability: 0.3 },
];
const OF_BULKER = [{ imo: BULKER, locode: 'NLRTM', probability: 0.7 }];

describe('next ports', () => {
  it('of a ship have the fields of the specification, and no eta where it is unknown', async () => {
    expect(await recordsAt(`ship/${TANKER}`)).toEqual(OF_TANKER);
    expect(await recordsAt(`ship/IMO%20${TANKER}`)).toEqual(OF_TANKER);
    expect(await recordsAt(`ship/${UNHEARD}`)).toEqual([]);
  });

  it.each([
    ['9074728', 422],
    ['0', 422],
    ['-9074729', 422],
    ['99999999999999999999', 422],
    ['x', 400],
    ['1e7', 400],
    ['9074729.0', 400],
  ])('are of no ship %s', async (imo, status) => {
    const answer = await door.ask('anna', 'GET', `${BASE}/ship/${imo}`);
    expect(await expectProblem(answer, status)).toEqual(['imo']);
  });

  it('of a port or cluster are those of all ships', async () => {
    expect(await recordsAt('arrivals/NLRTM')).toEqual([...OF_BULKER, OF_TANKER[0]]);
    expect(await recordsAt('arrivals/nl%20rtm')).toHaveLength(2);
    expect(await recordsAt('arrivals/Rotterdam')).toEqual([...OF_BULKER, ...OF_TANKER]);
    for (const key of ['NLXXX', 'Atlantis', '%20', '%00']) {
      await expectProblem(await door.ask('anna', 'GET', `${BASE}/arrivals/${key}`), 404);
    }
  });
});

describe('a cluster', () => {
  it('is created, listed, asked for, overwritten and removed', async () => {
    const created = await door.ask('anna', 'POST', CLUSTER, { ...MINE, filter: 'tanker' });
    const { id, name } = await jsonOf(created, 201, NEW_CLUSTER);
    expect([name, created.headers.get('location')]).toEqual([MINE.name, MY_CLUSTER]);
    const listed = await jsonOf(await door.ask('anna', 'GET', CLUSTER), 200, CLUSTERS);
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
    const put = await door.ask('anna', 'PUT', MY_CLUSTER, { locodes: ['NLVLI'] });
    expect(await jsonOf(put, 200, CLUSTER_ID)).toEqual({ id });
    expect(await recordsAt('arrivals/my%2Fcluster')).toEqual([OF_TANKER[1]]);
    await jsonOf(await door.ask('anna', 'DELETE', MY_CLUSTER), 200, NOTHING);
    await expectProblem(await door.ask('anna', 'DELETE', MY_CLUSTER), 404);
  });

  it('is not created under a name that is taken, nor of what is no port', async () => {
    await door.ask('anna', 'POST', CLUSTER, MINE);
    await expectProblem(await door.ask('anna', 'POST', CLUSTER, MINE), 409);
    const taken = { ...MINE, name: 'Rotterdam' };
    await expectProblem(await door.ask('anna', 'POST', CLUSTER, taken), 409);
    const unknown = { ...MINE, name: 'other', locodes: ['NLXXX', 'NLRTM', 'NLYYY'], filter: 'x' };
    const pointers = ['/locodes/0', '/locodes/2', '/filter'];
    expect(await expectProblem(await door.ask('anna', 'POST', CLUSTER, unknown), 422)).toEqual(
      pointers,
    );
    expect(await expectProblem(await door.ask('anna', 'PUT', MY_CLUSTER, unknown), 422)).toEqual(
      pointers,
    );
  });

  it('that is predefined is not changed; one of others is not there', async () => {
    const rotterdam = `${CLUSTER}/Rotterdam`;
    await expectProblem(await door.ask('chief', 'PUT', rotterdam, MINE), 403);
    await expectProblem(await door.ask('anna', 'DELETE', rotterdam), 403);
    await door.ask('anna', 'POST', CLUSTER, MINE);
    await expectProblem(await door.ask('bert', 'PUT', MY_CLUSTER, MINE), 404);
    await expectProblem(await door.ask('bert', 'DELETE', MY_CLUSTER), 404);
    await expectProblem(await door.ask('bert', 'GET', `${BASE}/arrivals/my%2Fcluster`), 404);
    expect((await door.ask('chief', 'DELETE', MY_CLUSTER)).status).toBe(200);
  });
});

describe('a ship list', () => {
  it('is made, asked for, overwritten and removed', async () => {
    const made = await door.ask('anna', 'PUT', LIST, { imos: [TANKER, String(UNHEARD)] });
    expect(await jsonOf(made, 201, SHIP_LIST)).toEqual({ name: 'fleet', imos: [TANKER, UNHEARD] });
    expect(made.headers.get('location')).toBe(LIST);
    expect(await recordsAt('shiplist/fleet')).toEqual(OF_TANKER);
    const overwritten = await door.ask('anna', 'PUT', LIST, { imos: [TANKER, BULKER] });
    await jsonOf(overwritten, 200, SHIP_LIST);
    expect(await recordsAt('shiplist/fleet')).toEqual([...OF_BULKER, ...OF_TANKER]);
    await expectProblem(await door.ask('bert', 'GET', LIST), 404);
    await expectProblem(await door.ask('bert', 'DELETE', LIST), 404);
    await jsonOf(await door.ask('anna', 'DELETE', LIST), 200, NOTHING);
    await expectProblem(await door.ask('anna', 'GET', LIST), 404);
  });

  it("of the host is everybody's, and not changed", async () => {
    expect(await recordsAt(`shiplist/${HOSTS_LIST}`, 'bert')).toEqual(OF_BULKER);
    const path = `${BASE}/shiplist/${HOSTS_LIST}`;
    await expectProblem(await door.ask('anna', 'PUT', path, { imos: [] }), 409);
    await expectProblem(await door.ask('chief', 'DELETE', path), 403);
  });

  it('is not made of what are no ships', async () => {
    const body = { imos: [TANKER, 9_074_728] };
    expect(await expectProblem(await door.ask('anna', 'PUT', LIST, body), 422)).toEqual([
      '/imos/1',
    ]);
    expect(await expectProblem(await door.ask('anna', 'PUT', LIST, {}), 422)).toEqual(['/imos']);
  });
});

it('is not there where the service knows no ports', async () => {
  door = await openDoor();
  await expectProblem(await door.ask('anna', 'GET', CLUSTER), 404);
});
