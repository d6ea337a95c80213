import { createMemoryStore } from '@roadstead/contracts';
import type { Imo, Mmsi, Principal, Result, StaticReport } from '@roadstead/model';
import type { ExpectedArrival } from '@roadstead/predictions';
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
import { Ships } from '../tracking/ships.ts';
import { NextPortQueries } from './next-port-queries.ts';
import type { ArrivalPeriod, NextPorts, PredictedArrivals } from './next-ports.ts';

const KNOWN: readonly ExpectedArrival[] = [
  arrival(TANKER, 1, 0.6, 80, NOON_MS),
  arrival(TANKER, 2, 0.3, 80),
  arrival(BULKER, 1, 0.7, 70),
  arrival(STRANGER, 2, 0.5, null),
];

const ANY_TIME = { fromMs: null, toMs: null };

function nextPorts(
  arrivals: readonly ExpectedArrival[] = KNOWN,
  shipLists: Readonly<Record<string, readonly Imo[]>> = {},
  store = createMemoryStore(),
): NextPorts {
  let made = 0;
  return new NextPortQueries({
    store,
    clock: { now: () => NOON_MS },
    newUuid: () => `00000000-0000-4000-8000-${String(made++).padStart(12, '0')}`,
    ports: DIRECTORY,
    source: sourceOf(arrivals),
    shipLists,
    ships: new Ships(store),
    time: { nowMs: () => NOON_MS },
  });
}

function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
}

function codeOf(result: Result<unknown>): string {
  return result.ok ? 'ok' : result.error.code;
}

/** The pointers of the problems. */
function pointersOf(result: Result<unknown>): readonly string[] {
  return result.ok ? [] : (result.error.problems ?? []).map(({ pointer }) => pointer);
}

async function keysOf(
  queries: NextPorts,
  caller: Principal,
  key: string,
): Promise<readonly string[]> {
  const { records } = unwrap(await queries.listArrivals(caller, key, ANY_TIME));
  return records.map(({ imo, locode, probability }) => `${imo} ${locode} ${probability}`);
}

describe('next ports', () => {
  it('[V15] of a ship have one record for each port, most probable first', async () => {
    expect(await nextPorts().listOfShip(TANKER)).toMatchObject([
      { imo: TANKER, locode: 'NLRTM', probability: 0.6, etaMs: NOON_MS },
      { imo: TANKER, locode: 'NLVLI', probability: 0.3, etaMs: null },
    ]);
    expect(await nextPorts().listOfShip(UNHEARD)).toEqual([]);
  });

  it('[V15] of harbours with one LOCODE are added up, with the ETA of the more probable one', async () => {
    const queries = nextPorts([
      arrival(TANKER, 3, 0.25, 80, 1),
      arrival(TANKER, 4, 0.5, 80, 2),
      arrival(TANKER, 5, 0.125),
    ]);
    const records = [{ imo: TANKER, locode: 'DEBRB', probability: 0.75, etaMs: 2 }];
    expect(await queries.listOfShip(TANKER)).toMatchObject(records);
    expect(unwrap(await queries.listOfPort('debrb'))).toMatchObject(records);
  });

  it('[V15] at a port have the expected number of ships, and are those with an ETA in the period', async () => {
    const queries = nextPorts();
    const arrivalsIn = async (
      period: ArrivalPeriod,
      key = 'Rotterdam',
    ): Promise<PredictedArrivals> => unwrap(await queries.listArrivals(ANNA, key, period));
    const all = await arrivalsIn(ANY_TIME);
    expect(all.asOfMs).toBe(NOON_MS);
    expect(all.expectedShips).toBeCloseTo(0.9 + 0.7 + 0.5, 12);
    for (const period of [
      { fromMs: NOON_MS, toMs: NOON_MS },
      { fromMs: null, toMs: NOON_MS },
      { fromMs: NOON_MS, toMs: null },
    ]) {
      const { records, expectedShips } = await arrivalsIn(period);
      expect(records).toMatchObject([{ imo: TANKER, locode: 'NLRTM' }]);
      expect(expectedShips).toBe(0.6);
    }
    expect((await arrivalsIn({ fromMs: NOON_MS + 1, toMs: null })).records).toEqual([]);
    expect((await arrivalsIn({ fromMs: null, toMs: NOON_MS - 1 })).records).toEqual([]);
  });

  it('[V15] have the ship as it reported itself, and whether it is silent', async () => {
    const store = createMemoryStore();
    const ships = new Ships(store);
    const [fresh, old] = [NOON_MS - 30 * 86_400_000, NOON_MS - 30 * 86_400_000 - 1];
    const mmsi = TANKER as number as Mmsi;
    const report = { mmsi, timeMs: NOON_MS, name: 'ALFA', callsign: 'PABC', eta: null };
    await store.write((await ships.prepare([report as StaticReport], NOON_MS)).operations);
    const heard = [
      { ...arrival(TANKER, 1, 0.6), heardMs: fresh, after: { portId: 2, probability: 0.5 } },
      { ...arrival(BULKER, 1, 0.5), heardMs: old, after: { portId: 5, probability: 0.5 } },
    ];
    expect(unwrap(await nextPorts(heard, {}, store).listOfPort('NLRTM'))).toMatchObject([
      {
        name: 'ALFA',
        callsign: 'PABC',
        isSilent: false,
        after: { locode: 'NLVLI', probability: 0.5 },
      },
      { name: null, callsign: null, isSilent: true, after: null },
    ]);
  });

  it('[V15] of a port are found by any of its LOCODEs', async () => {
    const queries = nextPorts();
    for (const locode of ['NLRTM', 'nl rtm', 'NLROT']) {
      expect(await keysOf(queries, ANNA, locode)).toEqual([
        `${BULKER} NLRTM 0.7`,
        `${TANKER} NLRTM 0.6`,
      ]);
    }
    for (const key of ['NLXXX', 'nonsense', '', '.']) {
      expect(codeOf(await queries.listOfPort(key))).toBe('not-found');
      expect(codeOf(await queries.listArrivals(ANNA, key, ANY_TIME))).toBe('not-found');
    }
  });

  it('[V15] are sorted, each ship and port once, and at least as probable as the most probable harbour', async () => {
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
        const queries = nextPorts(all, { all: [TANKER, BULKER, STRANGER] });
        const records = unwrap(await queries.listOfShipList(ANNA, 'all'));
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
  it('[V16] that is predefined is readable by all, with a reserved name, and cannot be changed', async () => {
    const queries = nextPorts();
    const [predefined] = await queries.clusters.list(ANNA);
    expect(predefined).toEqual({
      id: 'NLRTM',
      name: 'Rotterdam',
      locodes: ['NLRTM', 'NLVLI'],
      color: '808080',
      threshold: 0,
      filter: '',
    });
    expect(await keysOf(queries, ANNA, 'Rotterdam')).toEqual([
      `${BULKER} NLRTM 0.7`,
      `${TANKER} NLRTM 0.6`,
      `${STRANGER} NLVLI 0.5`,
      `${TANKER} NLVLI 0.3`,
    ]);
    const body = { name: 'Rotterdam', locodes: ['NLRTM'] };
    expect(codeOf(await queries.clusters.create(ANNA, body))).toBe('conflict');
    expect(codeOf(await queries.clusters.replace(CHIEF, 'Rotterdam', body))).toBe('forbidden');
    expect(codeOf(await queries.clusters.remove(CHIEF, 'Rotterdam'))).toBe('forbidden');
  });

  it('[V17] leaves out ships that call at any of its ports less probably than its threshold, and those that do not match its filter', async () => {
    const queries = nextPorts();
    const locodes = ['NLRTM', 'NLVLI'];
    await queries.clusters.create(ANNA, { name: 'likely', locodes, threshold: 0.65 });
    // The tanker calls at either port with 0.6 + 0.3.
    expect(await keysOf(queries, ANNA, 'likely')).toEqual([
      `${BULKER} NLRTM 0.7`,
      `${TANKER} NLRTM 0.6`,
      `${TANKER} NLVLI 0.3`,
    ]);
    await queries.clusters.create(ANNA, { name: 'tankers', locodes, filter: 'tanker' });
    expect(await keysOf(queries, ANNA, 'tankers')).toEqual([
      `${TANKER} NLRTM 0.6`,
      `${TANKER} NLVLI 0.3`,
    ]);
  });

  it('[V16] is replaced: missing fields get their defaults', async () => {
    const queries = nextPorts();
    const all = {
      locodes: ['NLROT', 'nl rtm'],
      color: '#12AbeF',
      threshold: 0.5,
      filter: 'tanker',
    };
    const { id } = unwrap(await queries.clusters.create(ANNA, { name: 'mine', ...all }));
    expect((await queries.clusters.list(ANNA))[1]).toMatchObject({
      ...all,
      locodes: ['NLRTM'],
      color: '12AbeF',
    });
    const replaced = await queries.clusters.replace(ANNA, 'mine', {
      name: 'x',
      locodes: ['NLVLI'],
    });
    const left = { color: '808080', threshold: 0, filter: '' };
    expect(unwrap(replaced)).toMatchObject({ id, name: 'mine', locodes: ['NLVLI'], ...left });
    expect(codeOf(await queries.clusters.remove(ANNA, 'mine'))).toBe('ok');
    expect(codeOf(await queries.clusters.remove(ANNA, 'mine'))).toBe('not-found');
    expect(codeOf(await queries.clusters.replace(ANNA, 'mine', all))).toBe('not-found');
  });

  it('[V19] is accessible to its owner and administrators, under a name that is unique for each owner', async () => {
    const queries = nextPorts();
    const body = { name: 'mine', locodes: ['NLRTM'] };
    unwrap(await queries.clusters.create(ANNA, body));
    expect(codeOf(await queries.clusters.create(ANNA, body))).toBe('conflict');
    expect(await queries.clusters.list(BERT)).toHaveLength(1);
    expect(await queries.clusters.list(CHIEF)).toHaveLength(2);
    expect(codeOf(await queries.listArrivals(BERT, 'mine', ANY_TIME))).toBe('not-found');
    expect(codeOf(await queries.clusters.replace(BERT, 'mine', body))).toBe('not-found');
    expect(codeOf(await queries.clusters.remove(BERT, 'mine'))).toBe('not-found');
    unwrap(await queries.clusters.create(BERT, { ...body, locodes: ['NLVLI'] }));
    expect(await keysOf(queries, BERT, 'mine')).toEqual(await keysOf(queries, BERT, 'NLVLI'));
    // The cluster of anna, which is older.
    expect(await keysOf(queries, CHIEF, 'mine')).toEqual(await keysOf(queries, CHIEF, 'NLRTM'));
    unwrap(await queries.clusters.remove(CHIEF, 'mine'));
    expect(codeOf(await queries.listArrivals(ANNA, 'mine', ANY_TIME))).toBe('not-found');
  });

  it('[V19] may not have a UN/LOCODE as its name, of a port here or an official one', async () => {
    const queries = nextPorts();
    for (const name of ['NLVLI', 'nl vli', 'NLROT', 'NLOFF']) {
      const created = await queries.clusters.create(ANNA, { name, locodes: ['NLRTM'] });
      expect(pointersOf(created)).toEqual(['/name']);
    }
    unwrap(await queries.clusters.create(ANNA, { name: 'MIAMI', locodes: ['NLRTM'] }));
    expect((await keysOf(queries, ANNA, 'MIAMI'))[0]).toContain('NLRTM');
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
  ])('[V16] with %j is invalid', async (change, pointers) => {
    const body = { name: 'mine', locodes: ['NLRTM'], ...change };
    const queries = nextPorts();
    expect(pointersOf(await queries.clusters.create(ANNA, body))).toEqual(pointers);
    unwrap(await queries.clusters.create(ANNA, { name: 'mine', locodes: ['NLRTM'] }));
    const ofBody = pointers.filter((pointer) => pointer !== '/name');
    expect(pointersOf(await queries.clusters.replace(ANNA, 'mine', body))).toEqual(ofBody);
  });

  it.each([null, [], 'x', 5])('[V16] rejects the body %j', async (body) => {
    expect(pointersOf(await nextPorts().clusters.create(ANNA, body))).toEqual(['']);
  });

  it('[V19] is one of at most a hundred per user', async () => {
    const queries = nextPorts();
    const create = (i: number): Promise<Result<unknown>> =>
      queries.clusters.create(ANNA, { name: `mine ${i}`, locodes: ['NLRTM'] });
    const made = await Promise.all(Array.from({ length: 101 }, (_, i) => create(i)));
    expect(made.map(codeOf)).toEqual([...Array(100).fill('ok'), 'invalid']);
    expect(codeOf(await queries.clusters.create(BERT, { name: 'b', locodes: ['NLRTM'] }))).toBe(
      'ok',
    );
  });
});

describe('a ship list', () => {
  it('[V18] is written, queried and removed under its name, by its owner', async () => {
    const queries = nextPorts();
    const put = await queries.shipLists.put(ANNA, 'fleet', {
      imos: [TANKER, `IMO ${BULKER}`, TANKER],
    });
    expect(unwrap(put)).toMatchObject({ value: { imos: [TANKER, BULKER] }, isNew: true });
    const again = await queries.shipLists.put(ANNA, 'fleet', { imos: [BULKER, UNHEARD] });
    expect(unwrap(again).isNew).toBe(false);
    expect(unwrap(await queries.listOfShipList(ANNA, 'fleet'))).toEqual(
      await queries.listOfShip(BULKER),
    );
    expect(codeOf(await queries.listOfShipList(BERT, 'fleet'))).toBe('not-found');
    expect(codeOf(await queries.shipLists.remove(BERT, 'fleet'))).toBe('not-found');
    expect(codeOf(await queries.listOfShipList(CHIEF, 'fleet'))).toBe('ok');
    // An administrator's own list replaces no other one.
    expect(unwrap(await queries.shipLists.put(CHIEF, 'fleet', { imos: [] })).isNew).toBe(true);
    expect(unwrap(await queries.listOfShipList(ANNA, 'fleet'))).toHaveLength(1);
    expect(codeOf(await queries.shipLists.remove(ANNA, 'fleet'))).toBe('ok');
    expect(codeOf(await queries.listOfShipList(ANNA, 'fleet'))).toBe('not-found');
  });

  it('[V18] of the host is readable by all, with a reserved name, and cannot be removed', async () => {
    const queries = nextPorts(KNOWN, { ours: [BULKER] });
    expect(unwrap(await queries.listOfShipList(ANNA, 'ours'))).toEqual(
      await queries.listOfShip(BULKER),
    );
    expect(codeOf(await queries.shipLists.put(ANNA, 'ours', { imos: [] }))).toBe('conflict');
    expect(codeOf(await queries.shipLists.remove(CHIEF, 'ours'))).toBe('forbidden');
  });

  it.each([
    ['fleet', {}, ['/imos']],
    ['fleet', { imos: TANKER }, ['/imos']],
    ['fleet', { imos: [9_074_728, 'x', null, TANKER] }, ['/imos/0', '/imos/1', '/imos/2']],
    ['fleet', { imos: Array(1001).fill(TANKER) }, ['/imos']],
    ['fleet', [TANKER], ['']],
    ['', { imos: [] }, ['name']],
  ])('[V18] %j with the body %j is invalid', async (name, body, pointers) => {
    expect(pointersOf(await nextPorts().shipLists.put(ANNA, name, body))).toEqual(pointers);
  });
});
