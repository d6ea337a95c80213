import { createMemoryStore } from '@roadstead/contracts';
import type { Answer, Caller, Imo } from '@roadstead/model';
import type { Arrival } from '@roadstead/predictions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrival,
  BULKER,
  DIRECTORY,
  STRANGER,
  sourceOf,
  TANKER,
  UNHEARD,
} from '../testing/next-ports.ts';
import { ANNA, BERT, CHIEF, NOON_MS } from '../testing/running-service.ts';
import type { NextPortArea } from './next-port-area.ts';
import { NextPorts } from './next-ports.ts';

const KNOWN: readonly Arrival[] = [
  arrival(TANKER, 1, 0.6, 80, NOON_MS),
  arrival(TANKER, 2, 0.3, 80),
  arrival(BULKER, 1, 0.7, 70),
  arrival(STRANGER, 2, 0.5, null),
];

function nextPorts(
  arrivals: readonly Arrival[] = KNOWN,
  shipLists: Readonly<Record<string, readonly Imo[]>> = {},
  store = createMemoryStore(),
): NextPortArea {
  let made = 0;
  return new NextPorts({
    store,
    clock: { now: () => NOON_MS },
    newUuid: () => `00000000-0000-4000-8000-${String(made++).padStart(12, '0')}`,
    ports: DIRECTORY,
    source: sourceOf(arrivals),
    shipLists,
  });
}

function had<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(answer.failure.detail);
  return answer.value;
}

function wordOf(answer: Answer<unknown>): string {
  return answer.ok ? 'ok' : answer.failure.word;
}

/** Where it is wrong. */
function pointersOf(answer: Answer<unknown>): readonly string[] {
  return answer.ok ? [] : (answer.failure.problems ?? []).map(({ pointer }) => pointer);
}

async function keysOf(area: NextPortArea, caller: Caller, key: string): Promise<readonly string[]> {
  const records = had(await area.arrivals(caller, key));
  return records.map(({ imo, locode, probability }) => `${imo} ${locode} ${probability}`);
}

describe('next ports', () => {
  it('[V15] of a ship are one record for each port, most probable first', async () => {
    expect(await nextPorts().ofShip(TANKER)).toEqual([
      { imo: TANKER, locode: 'NLRTM', probability: 0.6, etaMs: NOON_MS },
      { imo: TANKER, locode: 'NLVLI', probability: 0.3, etaMs: null },
    ]);
    expect(await nextPorts().ofShip(UNHEARD)).toEqual([]);
  });

  it('[V15] are added up where harbours have one LOCODE, with the ETA of the likelier', async () => {
    const area = nextPorts([
      arrival(TANKER, 3, 0.25, 80, 1),
      arrival(TANKER, 4, 0.5, 80, 2),
      arrival(TANKER, 5, 0.125),
    ]);
    const records = [{ imo: TANKER, locode: 'DEBRB', probability: 0.75, etaMs: 2 }];
    expect(await area.ofShip(TANKER)).toEqual(records);
    expect(had(await area.ofPort('debrb'))).toEqual(records);
  });

  it('[V15] of a port go by any LOCODE of it', async () => {
    const area = nextPorts();
    for (const locode of ['NLRTM', 'nl rtm', 'NLROT']) {
      expect(await keysOf(area, ANNA, locode)).toEqual([
        `${BULKER} NLRTM 0.7`,
        `${TANKER} NLRTM 0.6`,
      ]);
    }
    for (const key of ['NLXXX', 'nonsense', '', '.']) {
      expect(wordOf(await area.ofPort(key))).toBe('not-found');
      expect(wordOf(await area.arrivals(ANNA, key))).toBe('not-found');
    }
  });

  it('[V15] are sorted, each ship and port once, and no less probable than the likeliest harbour', async () => {
    const arrivals = fc.uniqueArray(
      fc.record({
        imo: fc.constantFrom(TANKER, BULKER, STRANGER),
        portId: fc.integer({ min: 1, max: 5 }),
        probability: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { selector: ({ imo, portId }) => `${imo} ${portId}` },
    );
    await fc.assert(
      fc.asyncProperty(arrivals, async (given) => {
        const all = given.map(({ imo, portId, probability }) => arrival(imo, portId, probability));
        const area = nextPorts(all, { all: [TANKER, BULKER, STRANGER] });
        const records = had(await area.ofShipList(ANNA, 'all'));
        const probabilities = records.map(({ probability }) => probability);
        expect(probabilities).toEqual([...probabilities].sort((a, b) => b - a));
        expect(new Set(records.map(({ imo, locode }) => `${imo} ${locode}`)).size).toBe(
          records.length,
        );
        for (const { imo, portId, probability } of all) {
          const { locode } = DIRECTORY.port(portId) ?? {};
          const record = records.find((each) => each.imo === imo && each.locode === locode);
          if (locode) expect(record?.probability).toBeGreaterThanOrEqual(probability);
        }
      }),
    );
  });
});

describe('a cluster', () => {
  it('[V16] that is predefined is for all, and nobody takes its name or changes it', async () => {
    const area = nextPorts();
    const [predefined] = await area.clusters(ANNA);
    expect(predefined).toEqual({
      id: 'NLRTM',
      name: 'Rotterdam',
      locodes: ['NLRTM', 'NLVLI'],
      color: '808080',
      threshold: 0,
      filter: '',
    });
    expect(await keysOf(area, ANNA, 'Rotterdam')).toEqual([
      `${BULKER} NLRTM 0.7`,
      `${TANKER} NLRTM 0.6`,
      `${STRANGER} NLVLI 0.5`,
      `${TANKER} NLVLI 0.3`,
    ]);
    const body = { name: 'Rotterdam', locodes: ['NLRTM'] };
    expect(wordOf(await area.createCluster(ANNA, body))).toBe('conflict');
    expect(wordOf(await area.replaceCluster(CHIEF, 'Rotterdam', body))).toBe('forbidden');
    expect(wordOf(await area.removeCluster(CHIEF, 'Rotterdam'))).toBe('forbidden');
  });

  it('[V17] leaves out what is less probable than its threshold, and other ships than its filter says', async () => {
    const area = nextPorts();
    const locodes = ['NLRTM', 'NLVLI'];
    await area.createCluster(ANNA, { name: 'half', locodes, threshold: 0.5 });
    expect(await keysOf(area, ANNA, 'half')).toHaveLength(3);
    await area.createCluster(ANNA, { name: 'tankers', locodes, filter: 'tanker' });
    expect(await keysOf(area, ANNA, 'tankers')).toEqual([
      `${TANKER} NLRTM 0.6`,
      `${TANKER} NLVLI 0.3`,
    ]);
  });

  it('[V16] is overwritten: what is left out gets its default', async () => {
    const area = nextPorts();
    const all = {
      locodes: ['NLROT', 'nl rtm'],
      color: '#12AbeF',
      threshold: 0.5,
      filter: 'tanker',
    };
    const { id } = had(await area.createCluster(ANNA, { name: 'mine', ...all }));
    expect((await area.clusters(ANNA))[1]).toMatchObject({
      ...all,
      locodes: ['NLRTM'],
      color: '12AbeF',
    });
    const replaced = await area.replaceCluster(ANNA, 'mine', { name: 'x', locodes: ['NLVLI'] });
    const left = { color: '808080', threshold: 0, filter: '' };
    expect(had(replaced)).toMatchObject({ id, name: 'mine', locodes: ['NLVLI'], ...left });
    expect(wordOf(await area.removeCluster(ANNA, 'mine'))).toBe('ok');
    expect(wordOf(await area.removeCluster(ANNA, 'mine'))).toBe('not-found');
    expect(wordOf(await area.replaceCluster(ANNA, 'mine', all))).toBe('not-found');
  });

  it("[V19] is its owner's and administrators', under a name that is unique for each owner", async () => {
    const area = nextPorts();
    const body = { name: 'mine', locodes: ['NLRTM'] };
    had(await area.createCluster(ANNA, body));
    expect(wordOf(await area.createCluster(ANNA, body))).toBe('conflict');
    expect(await area.clusters(BERT)).toHaveLength(1);
    expect(await area.clusters(CHIEF)).toHaveLength(2);
    expect(wordOf(await area.arrivals(BERT, 'mine'))).toBe('not-found');
    expect(wordOf(await area.replaceCluster(BERT, 'mine', body))).toBe('not-found');
    expect(wordOf(await area.removeCluster(BERT, 'mine'))).toBe('not-found');
    had(await area.createCluster(BERT, { ...body, locodes: ['NLVLI'] }));
    expect(await keysOf(area, BERT, 'mine')).toEqual(await keysOf(area, BERT, 'NLVLI'));
    // That of anna, which is older.
    expect(await keysOf(area, CHIEF, 'mine')).toEqual(await keysOf(area, CHIEF, 'NLRTM'));
    had(await area.removeCluster(CHIEF, 'mine'));
    expect(wordOf(await area.arrivals(ANNA, 'mine'))).toBe('not-found');
  });

  it('[V19] whose name is a LOCODE too is asked for by another key', async () => {
    const area = nextPorts();
    had(await area.createCluster(ANNA, { name: 'NLVLI', locodes: ['NLRTM'] }));
    expect((await keysOf(area, ANNA, 'NLVLI'))[0]).toContain('NLVLI');
    had(await area.createCluster(ANNA, { name: 'MIAMI', locodes: ['NLRTM'] }));
    expect((await keysOf(area, ANNA, 'MIAMI'))[0]).toContain('NLRTM');
  });

  it.each([
    [{ name: '' }, ['/name']],
    [{ name: ' ' }, ['/name']],
    [{ name: '..' }, ['/name']],
    [{ name: 'a\u0000' }, ['/name']],
    [{ name: '\ud800' }, ['/name']],
    [{ name: 'x'.repeat(101) }, ['/name']],
    [{ name: 7 }, ['/name']],
    [{ locodes: undefined }, ['/locodes']],
    [{ locodes: [] }, ['/locodes']],
    [{ locodes: 'NLRTM' }, ['/locodes']],
    [{ locodes: Array(501).fill('NLRTM') }, ['/locodes']],
    [{ locodes: ['NLXXX', 'NLRTM', 'x', 5] }, ['/locodes/0', '/locodes/2', '/locodes/3']],
    [{ color: 'red' }, ['/color']],
    [{ color: '12345' }, ['/color']],
    [{ color: 123456 }, ['/color']],
    [{ threshold: 1.1 }, ['/threshold']],
    [{ threshold: -0.1 }, ['/threshold']],
    [{ threshold: '0.5' }, ['/threshold']],
    [{ filter: 'boats' }, ['/filter']],
    [{ filter: 70 }, ['/filter']],
    [{ name: '', color: 'red', filter: 'x' }, ['/name', '/color', '/filter']],
  ])('[V16] is not made of %j', async (change, pointers) => {
    const body = { name: 'mine', locodes: ['NLRTM'], ...change };
    const area = nextPorts();
    expect(pointersOf(await area.createCluster(ANNA, body))).toEqual(pointers);
    had(await area.createCluster(ANNA, { name: 'mine', locodes: ['NLRTM'] }));
    const ofBody = pointers.filter((pointer) => pointer !== '/name');
    expect(pointersOf(await area.replaceCluster(ANNA, 'mine', body))).toEqual(ofBody);
  });

  it.each([null, [], 'x', 5])('[V16] is not made of %j', async (body) => {
    expect(pointersOf(await nextPorts().createCluster(ANNA, body))).toEqual(['']);
  });

  it('[V19] is one of a hundred of a user at most', async () => {
    const area = nextPorts();
    const create = (i: number): Promise<Answer<unknown>> =>
      area.createCluster(ANNA, { name: `mine ${i}`, locodes: ['NLRTM'] });
    const made = await Promise.all(Array.from({ length: 101 }, (_, i) => create(i)));
    expect(made.map(wordOf)).toEqual([...Array(100).fill('ok'), 'invalid']);
    expect(wordOf(await area.createCluster(BERT, { name: 'b', locodes: ['NLRTM'] }))).toBe('ok');
  });
});

describe('a ship list', () => {
  it('[V18] is written, asked for and removed under its name, by its owner', async () => {
    const area = nextPorts();
    const put = await area.putShipList(ANNA, 'fleet', { imos: [TANKER, `IMO ${BULKER}`, TANKER] });
    expect(had(put)).toMatchObject({ value: { imos: [TANKER, BULKER] }, isNew: true });
    const again = await area.putShipList(ANNA, 'fleet', { imos: [BULKER, UNHEARD] });
    expect(had(again).isNew).toBe(false);
    expect(had(await area.ofShipList(ANNA, 'fleet'))).toEqual(await area.ofShip(BULKER));
    expect(wordOf(await area.ofShipList(BERT, 'fleet'))).toBe('not-found');
    expect(wordOf(await area.removeShipList(BERT, 'fleet'))).toBe('not-found');
    expect(wordOf(await area.ofShipList(CHIEF, 'fleet'))).toBe('ok');
    // An administrator's own list takes nobody's place.
    expect(had(await area.putShipList(CHIEF, 'fleet', { imos: [] })).isNew).toBe(true);
    expect(had(await area.ofShipList(ANNA, 'fleet'))).toHaveLength(1);
    expect(wordOf(await area.removeShipList(ANNA, 'fleet'))).toBe('ok');
    expect(wordOf(await area.ofShipList(ANNA, 'fleet'))).toBe('not-found');
  });

  it('[V18] of the host is for all, and nobody takes its name or removes it', async () => {
    const area = nextPorts(KNOWN, { ours: [BULKER] });
    expect(had(await area.ofShipList(ANNA, 'ours'))).toEqual(await area.ofShip(BULKER));
    expect(wordOf(await area.putShipList(ANNA, 'ours', { imos: [] }))).toBe('conflict');
    expect(wordOf(await area.removeShipList(CHIEF, 'ours'))).toBe('forbidden');
  });

  it.each([
    ['fleet', {}, ['/imos']],
    ['fleet', { imos: TANKER }, ['/imos']],
    ['fleet', { imos: [9_074_728, 'x', null, TANKER] }, ['/imos/0', '/imos/1', '/imos/2']],
    ['fleet', { imos: Array(1001).fill(TANKER) }, ['/imos']],
    ['fleet', [TANKER], ['']],
    ['', { imos: [] }, ['name']],
  ])('[V18] %j is not made of %j', async (name, body, pointers) => {
    expect(pointersOf(await nextPorts().putShipList(ANNA, name, body))).toEqual(pointers);
  });
});
