import { createMemoryStore, manualClock } from '@roadstead/contracts';
import type { Answer, Caller } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { createShapes } from './create-shapes.ts';
import type { Shape } from './shape.ts';
import type { Shapes } from './shapes.ts';
import { unzipPlainly } from './testing/unzip-plainly.ts';

const MARA: Caller = user(1, 'mara');
const TOM: Caller = user(2, 'tom');
const EVE: Caller = user(3, 'eve');
const ADMIN: Caller = { ...user(4, 'ada'), roles: ['administrator'] };

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

function user(number: number, name: string): Caller {
  return { uuid: uuid(number), name, roles: [] };
}

function uuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function feature(name: string, properties: object = {}, geometry: object = POLYGON): unknown {
  return { type: 'Feature', geometry, properties: { name, ...properties } };
}

interface Scene {
  readonly shapes: Shapes;
  readonly clock: ReturnType<typeof manualClock>;
  readonly used: Set<string>;
  readonly changes: Shape[];
}

function scene(): Scene {
  const clock = manualClock(1000);
  const used = new Set<string>();
  const changes: Shape[] = [];
  let made = 100;
  const shapes = createShapes({
    store: createMemoryStore(),
    clock,
    newUuid: () => uuid(made++),
    unzip: unzipPlainly(),
    isUsed: async (id) => used.has(id),
    changed: async (shape) => void changes.push(shape),
  });
  return { shapes, clock, used, changes };
}

function value<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

function word(answer: Answer<unknown>): string {
  return answer.ok ? 'done' : answer.failure.word;
}

describe('a shape that is created', () => {
  it('[SH5] belongs to who created it', async () => {
    const { shapes } = scene();
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

  it('[SH5] has a name that no other of its owner has', async () => {
    const { shapes } = scene();
    const answers = [
      shapes.create(MARA, feature('roads')),
      shapes.create(MARA, feature('roads')),
      shapes.create(TOM, feature('roads')),
    ];
    expect((await Promise.all(answers)).map(word)).toEqual(['done', 'conflict', 'done']);
  });

  it('[SH5] must be possible', async () => {
    const { shapes } = scene();
    expect(await shapes.create(MARA, feature('', { acl: 1 }))).toMatchObject({
      ok: false,
      failure: {
        word: 'invalid',
        problems: [{ pointer: '/properties/name' }, { pointer: '/properties/acl' }],
      },
    });
  });
});

describe('who sees a shape', () => {
  it('[SH5] its owner, those in the acl, and administrators; for others it is not there', async () => {
    const { shapes } = scene();
    const { id } = value(await shapes.create(MARA, feature('roads', { acl: [TOM.uuid] })));
    for (const [caller, expected] of [
      [MARA, 'done'],
      [TOM, 'done'],
      [ADMIN, 'done'],
      [EVE, 'not-found'],
    ] as const) {
      expect(word(await shapes.getById(caller, id))).toBe(expected);
      expect(word(await shapes.get(caller, 'roads'))).toBe(expected);
      expect(word(await shapes.export(caller, id, 'wkt'))).toBe(expected);
      expect(value(await shapes.list(caller))).toHaveLength(expected === 'done' ? 1 : 0);
    }
  });

  it('[SH5] of one name their own, else the oldest that was shared with them', async () => {
    const { shapes, clock } = scene();
    const create = async (caller: Caller, ...acl: readonly string[]): Promise<Shape> => {
      clock.set(clock.now() + 1);
      return value(await shapes.create(caller, feature('roads', { acl })));
    };
    const eves = await create(EVE);
    const maras = await create(MARA, TOM.uuid);
    await create(ADMIN, TOM.uuid);
    expect(value(await shapes.get(TOM, 'roads')).id).toBe(maras.id);
    const toms = await create(TOM);
    expect(value(await shapes.get(TOM, 'roads')).id).toBe(toms.id);
    const other: Caller = { ...user(9, 'root'), roles: ['administrator'] };
    expect(value(await shapes.get(other, 'roads')).id).toBe(eves.id);
  });

  it.each(['', 'x'.repeat(300), 'not a uuid', uuid(7), '\ud800'])(
    '[SH5] nobody sees what is not there: %j',
    async (text) => {
      const { shapes } = scene();
      for (const caller of [MARA, ADMIN]) {
        expect(word(await shapes.get(caller, text))).toBe('not-found');
        expect(word(await shapes.getById(caller, text))).toBe('not-found');
        expect(word(await shapes.remove(caller, text))).toBe('not-found');
        expect(word(await shapes.replace(caller, text, feature('x')))).toBe('not-found');
        expect(word(await shapes.export(caller, text, 'kml'))).toBe('not-found');
      }
    },
  );

  it('[SH5] lists come by name, with each shape once', async () => {
    const { shapes } = scene();
    await shapes.create(MARA, feature('b', { acl: [MARA.uuid, TOM.uuid] }));
    await shapes.create(MARA, feature('c'));
    await shapes.create(TOM, feature('a', { acl: [MARA.uuid] }));
    const names = async (caller: Caller) =>
      value(await shapes.list(caller)).map(({ name }) => name);
    expect(await names(MARA)).toEqual(['a', 'b', 'c']);
    expect(await names(TOM)).toEqual(['a', 'b']);
    expect(await names(ADMIN)).toEqual(['a', 'b', 'c']);
    expect(await names(EVE)).toEqual([]);
  });
});

describe('a shape that is replaced', () => {
  it('[SH5] keeps its id, its owner and its birthday, and those who need it are told', async () => {
    const { shapes, clock, changes } = scene();
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
    expect(changes).toEqual([shape]);
    expect(value(await shapes.get(MARA, 'inner roads'))).toEqual(shape);
    expect(word(await shapes.get(MARA, 'roads'))).toBe('not-found');
  });

  it('[SH5] is changed by its owner and administrators only', async () => {
    const { shapes, changes } = scene();
    const { id } = value(await shapes.create(MARA, feature('roads', { acl: [TOM.uuid] })));
    expect(word(await shapes.replace(TOM, id, feature('toms')))).toBe('forbidden');
    expect(word(await shapes.remove(TOM, id))).toBe('forbidden');
    expect(word(await shapes.replace(EVE, id, feature('eves')))).toBe('not-found');
    expect(word(await shapes.remove(EVE, id))).toBe('not-found');
    expect(word(await shapes.replace(MARA, id, null))).toBe('invalid');
    expect(changes).toEqual([]);
  });

  it("[SH5] does not get the name of another of its owner's", async () => {
    const { shapes } = scene();
    await shapes.create(MARA, feature('taken'));
    await shapes.create(ADMIN, feature('free'));
    const { id } = value(await shapes.create(MARA, feature('roads')));
    expect(word(await shapes.replace(ADMIN, id, feature('taken')))).toBe('conflict');
    expect(word(await shapes.replace(ADMIN, id, feature('free')))).toBe('done');
    expect(word(await shapes.replace(MARA, id, feature('free')))).toBe('done');
  });

  it('[SH5] stays an area where it is in use as one', async () => {
    const { shapes, used } = scene();
    const { id } = value(await shapes.create(MARA, feature('roads')));
    used.add(id);
    expect(word(await shapes.replace(MARA, id, feature('roads', {}, POINT)))).toBe('conflict');
    const file = { name: 'roads', type: 'wkt', body: 'POINT(1 2)', replace: true };
    expect(word(await shapes.import(MARA, file))).toBe('conflict');
    const circle = feature('roads', { radius: 5 }, POINT);
    expect(word(await shapes.replace(MARA, id, circle))).toBe('done');
    used.clear();
    expect(word(await shapes.replace(MARA, id, feature('roads', {}, POINT)))).toBe('done');
  });

  it('[SH5] is written in its turn, also after a listener has failed', async () => {
    const clock = manualClock(0);
    const seen: string[] = [];
    const shapes = createShapes({
      store: createMemoryStore(),
      clock,
      newUuid: () => uuid(100),
      unzip: unzipPlainly(),
      isUsed: async () => false,
      changed: async ({ name }) => {
        seen.push(`${name} begins`);
        await Promise.resolve();
        seen.push(`${name} ends`);
        if (name === 'b') throw new Error('out of order');
      },
    });
    const { id } = value(await shapes.create(MARA, feature('a')));
    const both = [shapes.replace(MARA, id, feature('b')), shapes.replace(MARA, id, feature('c'))];
    await expect(both[0]).rejects.toThrow('out of order');
    expect(value(await both[1]).name).toBe('c');
    expect(seen).toEqual(['b begins', 'b ends', 'c begins', 'c ends']);
  });
});

describe('a shape that is removed', () => {
  it('[SH5] is given out, and its name is free', async () => {
    const { shapes } = scene();
    const shape = value(await shapes.create(MARA, feature('roads')));
    expect(value(await shapes.remove(MARA, shape.id))).toEqual(shape);
    expect(word(await shapes.remove(MARA, shape.id))).toBe('not-found');
    expect(word(await shapes.create(MARA, feature('roads')))).toBe('done');
  });

  it('[SH5] stays where it is in use', async () => {
    const { shapes, used } = scene();
    const { id } = value(await shapes.create(MARA, feature('roads')));
    used.add(id);
    expect(word(await shapes.remove(MARA, id))).toBe('conflict');
    expect(word(await shapes.getById(MARA, id))).toBe('done');
  });
});

describe('a file that is imported', () => {
  const file = { name: 'roads', type: 'wkt', body: 'POINT (4.1 51.9)', replace: false };

  it('[SH6] becomes a shape under the name that is asked for', async () => {
    const { shapes } = scene();
    const body = JSON.stringify(feature('other', { description: 'x', acl: [EVE.uuid] }));
    const imported = value(await shapes.import(MARA, { ...file, type: 'geojson', body }));
    expect(imported).toMatchObject({
      isNew: true,
      shape: { name: 'roads', description: 'x', acl: [], owner: 'mara', geometry: POLYGON },
    });
    expect(word(await shapes.get(EVE, 'roads'))).toBe('not-found');
  });

  it('[SH6] replaces a shape only where that is asked for, and leaves who may see it', async () => {
    const { shapes, changes } = scene();
    const properties = { description: 'old', acl: [TOM.uuid] };
    const old = value(await shapes.create(MARA, feature('roads', properties)));
    expect(word(await shapes.import(MARA, file))).toBe('conflict');
    const imported = value(await shapes.import(MARA, { ...file, replace: true }));
    expect(imported).toEqual({ shape: { ...old, geometry: POINT }, isNew: false });
    expect(changes).toEqual([imported.shape]);
  });

  it('[SH6] never replaces a shape of another user', async () => {
    const { shapes } = scene();
    const maras = value(await shapes.create(MARA, feature('roads', { acl: [TOM.uuid] })));
    for (const caller of [TOM, ADMIN]) {
      const answer = value(await shapes.import(caller, { ...file, replace: true }));
      expect(answer).toMatchObject({ isNew: true, shape: { userId: caller.uuid } });
    }
    expect(value(await shapes.getById(MARA, maras.id))).toEqual(maras);
  });

  it('[SH6] needs a name and content that can be', async () => {
    const { shapes } = scene();
    expect(await shapes.import(MARA, { ...file, name: ' ' })).toMatchObject({
      ok: false,
      failure: { word: 'invalid', problems: [{ pointer: 'name' }] },
    });
    expect(word(await shapes.import(MARA, { ...file, body: 'LINESTRING(1 2, 3 4)' }))).toBe(
      'invalid',
    );
    expect(word(await shapes.import(MARA, { ...file, body: '(' }))).toBe('malformed');
    expect(word(await shapes.import(MARA, { ...file, type: 'kml' }))).toBe('malformed');
    expect(word(await shapes.get(MARA, 'roads'))).toBe('not-found');
  });

  it('[SH9] leaves again as it came', async () => {
    const { shapes } = scene();
    const { shape } = value(await shapes.import(MARA, file));
    for (const format of ['geojson', 'wkt', 'zip']) {
      const { text } = value(await shapes.export(MARA, shape.id, format));
      const again = { name: format, type: format, body: text, replace: false };
      const { geometry, radiusMeters } = value(await shapes.import(TOM, again)).shape;
      expect({ geometry, radiusMeters }).toEqual({ geometry: POINT, radiusMeters: null });
    }
    expect(word(await shapes.export(MARA, shape.id, 'kml'))).toBe('malformed');
  });
});
