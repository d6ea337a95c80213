import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Principal, Result } from '@roadstead/model';
import { describe, expect, it, vi } from 'vitest';
import { createShapes } from './create-shapes.ts';
import type { Shape } from './shape.ts';
import type { Shapes, ShapeWrite } from './shapes.ts';
import { unzipStored } from './testing/unzip-stored.ts';

const MARA: Principal = user(1, 'mara');
const TOM: Principal = user(2, 'tom');
const EVE: Principal = user(3, 'eve');
const ADMIN: Principal = { ...user(4, 'ada'), roles: ['administrator'] };

const POINT = { type: 'Point', coordinates: [4.1, 51.9] };
const POLYGON = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ],
};

function user(number: number, name: string): Principal {
  return { uuid: uuid(number), name, roles: [] };
}

function uuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function feature(name: string, properties: object = {}, geometry: object = POLYGON): unknown {
  return { type: 'Feature', geometry, properties: { name, ...properties } };
}

interface Fixture {
  readonly shapes: Shapes;
  readonly clock: ReturnType<typeof manualClock>;
  readonly used: Set<string>;
  readonly writes: ShapeWrite[];
}

function fixture(store: Store = createMemoryStore()): Fixture {
  const clock = manualClock(1000);
  const used = new Set<string>();
  const writes: ShapeWrite[] = [];
  let nextId = 100;
  const shapes = createShapes({
    ...{ store, clock },
    newUuid: () => uuid(nextId++),
    unzip: unzipStored(),
    isUsed: async (id) => used.has(id),
    written: async (write) => void writes.push(write),
  });
  return { shapes, clock, used, writes };
}

function value<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function outcome(result: Result<unknown>): string {
  return result.ok ? 'done' : result.error.code;
}

describe('creating a shape', () => {
  it('[SH5] makes the caller its owner', async () => {
    const { shapes } = fixture();
    const shape = value(await shapes.create(MARA, feature('roads', { acl: [TOM.uuid] })));
    expect(shape).toMatchObject({
      id: uuid(100),
      name: 'roads',
      owner: 'mara',
      userId: MARA.uuid,
      acl: [TOM.uuid],
      createdAtMs: 1000,
      modifiedAtMs: 1000,
    });
    expect(value(await shapes.getById(MARA, shape.id.toUpperCase()))).toEqual(shape);
  });

  it('[SH5] rejects a second shape of the same name and owner', async () => {
    const { shapes } = fixture();
    const results = [
      shapes.create(MARA, feature('roads')),
      shapes.create(MARA, feature('roads')),
      shapes.create(TOM, feature('roads')),
    ];
    expect((await Promise.all(results)).map(outcome)).toEqual(['done', 'conflict', 'done']);
  });

  it('[SH5] rejects an invalid body', async () => {
    const { shapes } = fixture();
    expect(await shapes.create(MARA, feature('', { acl: 1 }))).toMatchObject({
      ok: false,
      error: {
        code: 'invalid',
        problems: [{ pointer: '/properties/name' }, { pointer: '/properties/acl' }],
      },
    });
  });
});

describe('reading shapes', () => {
  it('[SH5] finds a shape for its owner, the users of its acl and administrators only', async () => {
    const { shapes } = fixture();
    const { id } = value(await shapes.create(MARA, feature('roads', { acl: [TOM.uuid] })));
    for (const [caller, expected] of [
      [MARA, 'done'],
      [TOM, 'done'],
      [ADMIN, 'done'],
      [EVE, 'not-found'],
    ] as const) {
      expect(outcome(await shapes.getById(caller, id))).toBe(expected);
      expect(outcome(await shapes.get(caller, 'roads'))).toBe(expected);
      expect(outcome(await shapes.export(caller, id, 'wkt'))).toBe(expected);
      expect(value(await shapes.list(caller))).toHaveLength(expected === 'done' ? 1 : 0);
    }
  });

  it('[SH5] by name finds the own shape, otherwise the oldest shared one', async () => {
    const { shapes, clock } = fixture();
    const create = async (caller: Principal, ...acl: readonly string[]): Promise<Shape> => {
      clock.set(clock.now() + 1);
      return value(await shapes.create(caller, feature('roads', { acl })));
    };
    const eves = await create(EVE);
    const maras = await create(MARA, TOM.uuid);
    await create(ADMIN, TOM.uuid);
    expect(value(await shapes.get(TOM, 'roads')).id).toBe(maras.id);
    const toms = await create(TOM);
    expect(value(await shapes.get(TOM, 'roads')).id).toBe(toms.id);
    const other: Principal = { ...user(9, 'root'), roles: ['administrator'] };
    expect(value(await shapes.get(other, 'roads')).id).toBe(eves.id);
  });

  it.each(['', 'x'.repeat(300), 'not a uuid', uuid(7), '\ud800'])(
    '[SH5] does not find the name or id %j',
    async (text) => {
      const { shapes } = fixture();
      for (const caller of [MARA, ADMIN]) {
        expect(outcome(await shapes.get(caller, text))).toBe('not-found');
        expect(outcome(await shapes.getById(caller, text))).toBe('not-found');
        expect(outcome(await shapes.remove(caller, text))).toBe('not-found');
        expect(outcome(await shapes.replace(caller, text, feature('x')))).toBe('not-found');
        expect(outcome(await shapes.export(caller, text, 'kml'))).toBe('not-found');
      }
    },
  );

  it('[SH5] lists each shape once, by name', async () => {
    const { shapes } = fixture();
    await shapes.create(MARA, feature('b', { acl: [MARA.uuid, TOM.uuid] }));
    await shapes.create(MARA, feature('c'));
    await shapes.create(TOM, feature('a', { acl: [MARA.uuid] }));
    const names = async (caller: Principal) =>
      value(await shapes.list(caller)).map(({ name }) => name);
    expect(await names(MARA)).toEqual(['a', 'b', 'c']);
    expect(await names(TOM)).toEqual(['a', 'b']);
    expect(await names(ADMIN)).toEqual(['a', 'b', 'c']);
    expect(await names(EVE)).toEqual([]);
  });
});

describe('replacing a shape', () => {
  it('[SH5] preserves id, owner and creation time, and calls the listener', async () => {
    const { shapes, clock, writes } = fixture();
    const old = value(await shapes.create(MARA, feature('roads', { description: 'old' })));
    clock.set(2000);
    const body = feature('inner roads', { radius: '500' }, POINT);
    const shape = value(await shapes.replace(ADMIN, old.id, body));
    expect(shape).toEqual({
      ...old,
      name: 'inner roads',
      description: '',
      geometry: POINT,
      radiusMeters: 500,
      modifiedAtMs: 2000,
    });
    expect(writes).toEqual([
      { kind: 'created', shape: old, by: MARA },
      { kind: 'changed', shape, by: ADMIN },
    ]);
    expect(value(await shapes.get(MARA, 'inner roads'))).toEqual(shape);
    expect(outcome(await shapes.get(MARA, 'roads'))).toBe('not-found');
  });

  it('[SH5] is for its owner and administrators only', async () => {
    const { shapes, writes } = fixture();
    const { id } = value(await shapes.create(MARA, feature('roads', { acl: [TOM.uuid] })));
    expect(outcome(await shapes.replace(TOM, id, feature('toms')))).toBe('forbidden');
    expect(outcome(await shapes.remove(TOM, id))).toBe('forbidden');
    expect(outcome(await shapes.replace(EVE, id, feature('eves')))).toBe('not-found');
    expect(outcome(await shapes.remove(EVE, id))).toBe('not-found');
    expect(outcome(await shapes.replace(MARA, id, null))).toBe('invalid');
    expect(writes.map(({ kind }) => kind)).toEqual(['created']);
  });

  it('[SH5] rejects the name of another shape of its owner', async () => {
    const { shapes } = fixture();
    await shapes.create(MARA, feature('used'));
    await shapes.create(ADMIN, feature('free'));
    const { id } = value(await shapes.create(MARA, feature('roads')));
    expect(outcome(await shapes.replace(ADMIN, id, feature('used')))).toBe('conflict');
    expect(outcome(await shapes.replace(ADMIN, id, feature('free')))).toBe('done');
    expect(outcome(await shapes.replace(MARA, id, feature('free')))).toBe('done');
  });

  it('[SH5] cannot make a point of a shape whose area is in use', async () => {
    const { shapes, used } = fixture();
    const { id } = value(await shapes.create(MARA, feature('roads')));
    used.add(id);
    expect(outcome(await shapes.replace(MARA, id, feature('roads', {}, POINT)))).toBe('conflict');
    const file = { name: 'roads', type: 'wkt', body: 'POINT(1 2)', replace: true };
    expect(outcome(await shapes.import(MARA, file))).toBe('conflict');
    const circle = feature('roads', { radius: 5 }, POINT);
    expect(outcome(await shapes.replace(MARA, id, circle))).toBe('done');
    used.clear();
    expect(outcome(await shapes.replace(MARA, id, feature('roads', {}, POINT)))).toBe('done');
  });

  it('[SH5] is serialised with the listener, also after a listener has failed', async () => {
    const clock = manualClock(0);
    const calls: string[] = [];
    const shapes = createShapes({
      store: createMemoryStore(),
      clock,
      newUuid: () => uuid(100),
      unzip: unzipStored(),
      isUsed: async () => false,
      written: async ({ kind, shape: { name } }) => {
        if (kind === 'created') return;
        calls.push(`${name} begins`);
        await Promise.resolve();
        calls.push(`${name} ends`);
        if (name === 'b') throw new Error('out of order');
      },
    });
    const { id } = value(await shapes.create(MARA, feature('a')));
    const both = [shapes.replace(MARA, id, feature('b')), shapes.replace(MARA, id, feature('c'))];
    await expect(both[0]).rejects.toThrow('out of order');
    expect(value(await both[1]).name).toBe('c');
    expect(calls).toEqual(['b begins', 'b ends', 'c begins', 'c ends']);
  });
});

describe('removing a shape', () => {
  it('[SH5] returns the shape, whose name can be used again', async () => {
    const { shapes, writes } = fixture();
    const shape = value(await shapes.create(MARA, feature('roads')));
    expect(value(await shapes.remove(MARA, shape.id))).toEqual(shape);
    expect(writes.slice(1)).toEqual([{ kind: 'removed', shape, by: MARA }]);
    expect(outcome(await shapes.remove(MARA, shape.id))).toBe('not-found');
    expect(outcome(await shapes.create(MARA, feature('roads')))).toBe('done');
  });

  it('[SH5] is rejected for a shape in use', async () => {
    const { shapes, used } = fixture();
    const { id } = value(await shapes.create(MARA, feature('roads')));
    used.add(id);
    expect(outcome(await shapes.remove(MARA, id))).toBe('conflict');
    expect(outcome(await shapes.getById(MARA, id))).toBe('done');
  });
});

describe('importing a file', () => {
  const file = { name: 'roads', type: 'wkt', body: 'POINT (4.1 51.9)', replace: false };

  it('[SH6] creates a shape of the given name', async () => {
    const { shapes } = fixture();
    const body = JSON.stringify(feature('other', { description: 'x', acl: [EVE.uuid] }));
    const imported = value(await shapes.import(MARA, { ...file, type: 'geojson', body }));
    expect(imported).toMatchObject({
      isNew: true,
      shape: { name: 'roads', description: 'x', acl: [], owner: 'mara', geometry: POLYGON },
    });
    expect(outcome(await shapes.get(EVE, 'roads'))).toBe('not-found');
  });

  it('[SH6] replaces a shape only on request, and preserves its acl', async () => {
    const { shapes, writes } = fixture();
    const properties = { description: 'old', acl: [TOM.uuid] };
    const old = value(await shapes.create(MARA, feature('roads', properties)));
    expect(outcome(await shapes.import(MARA, file))).toBe('conflict');
    const imported = value(await shapes.import(MARA, { ...file, replace: true }));
    expect(imported).toEqual({ shape: { ...old, geometry: POINT }, isNew: false });
    expect(writes.slice(1)).toEqual([{ kind: 'changed', shape: imported.shape, by: MARA }]);
  });

  it('[SH6] never replaces a shape of another user', async () => {
    const { shapes } = fixture();
    const maras = value(await shapes.create(MARA, feature('roads', { acl: [TOM.uuid] })));
    for (const caller of [TOM, ADMIN]) {
      const result = value(await shapes.import(caller, { ...file, replace: true }));
      expect(result).toMatchObject({ isNew: true, shape: { userId: caller.uuid } });
    }
    expect(value(await shapes.getById(MARA, maras.id))).toEqual(maras);
  });

  it('[SH6] rejects invalid names and contents', async () => {
    const { shapes } = fixture();
    expect(await shapes.import(MARA, { ...file, name: ' ' })).toMatchObject({
      ok: false,
      error: { code: 'invalid', problems: [{ pointer: 'name' }] },
    });
    expect(outcome(await shapes.import(MARA, { ...file, body: 'LINESTRING(1 2, 3 4)' }))).toBe(
      'invalid',
    );
    expect(outcome(await shapes.import(MARA, { ...file, body: '(' }))).toBe('malformed');
    expect(outcome(await shapes.import(MARA, { ...file, type: 'kml' }))).toBe('malformed');
    expect(outcome(await shapes.get(MARA, 'roads'))).toBe('not-found');
  });

  it('[SH9] is reversed by an export', async () => {
    const { shapes } = fixture();
    const { shape } = value(await shapes.import(MARA, file));
    for (const format of ['geojson', 'wkt', 'zip']) {
      const { text } = value(await shapes.export(MARA, shape.id, format));
      const again = { name: format, type: format, body: text, replace: false };
      const { geometry, radiusMeters } = value(await shapes.import(TOM, again)).shape;
      expect({ geometry, radiusMeters }).toEqual({ geometry: POINT, radiusMeters: null });
    }
    expect(outcome(await shapes.export(MARA, shape.id, 'kml'))).toBe('malformed');
  });
});

it('[SH5] a write of which the store reports a failure is announced if it was stored', async () => {
  const store = createMemoryStore();
  const write = store.write.bind(store);
  const { shapes, writes } = fixture(store);
  const failAfter = (isStored: boolean) =>
    vi.spyOn(store, 'write').mockImplementationOnce(async (operations) => {
      if (isStored) await write(operations);
      throw new Error('no reply');
    });
  const created = await shapes.create(MARA, feature('a'));
  const id = created.ok ? created.value.id : '';
  for (const isStored of [false, true]) {
    failAfter(isStored);
    const replacing = shapes.replace(MARA, id, feature('a', { description: String(isStored) }));
    await expect(replacing).rejects.toThrow('no reply');
    failAfter(isStored);
    await expect(shapes.remove(MARA, id)).rejects.toThrow('no reply');
  }
  expect(writes.map(({ kind, shape }) => `${kind} ${shape.description}`)).toEqual([
    'created ',
    'changed true',
    'removed true',
  ]);
});
