import type { Chance } from '../simulation/world.ts';

/** A JSON Schema, as the OpenAPI document has them. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

const DEPTH_MAX = 6;
const ITEMS_MAX = 3;

const RING = [
  [1, 53],
  [3, 53],
  [3, 55],
  [1, 55],
  [1, 53],
];

/** Values of members and parameters that a schema does not describe well enough to be valid. */
const KNOWN: Readonly<Record<string, readonly unknown[]>> = {
  geometry: [
    { type: 'Polygon', coordinates: [RING] },
    { type: 'MultiPolygon', coordinates: [[RING]] },
    { type: 'Point', coordinates: [2, 54] },
  ],
  shape: [
    { type: 'Polygon', coordinates: [RING] },
    { type: 'LineString', coordinates: RING.slice(0, 2) },
  ],
  mmsi: [211_000_000, 211_000_001, '211000002'],
  imo: [9_074_729, '9074729'],
  vessel_imo_number: [9_074_729, 9_176_187],
  locode: ['DEHAM', 'NLRTM'],
  un_location_code: ['DEHAM', 'NLRTM'],
  begin: ['2026-06-01T00:00:00Z', '2026-06-01T00:00:00.000+00:00'],
  end: ['2026-06-02T00:00:00Z', '2026-07-01T00:00:00Z'],
  timestamp: ['2026-06-01T12:00:00Z', 1_780_315_200],
  resolution: ['00:10:00', '00:00:00'],
  password: ['a long password', 'another password'],
  ships: [[211_000_000], ['211000001', 211_000_000]],
  year: [2026],
  month: [6, 11],
  page: [1, 2],
  size: [1, 50, 1000],
};

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  '\u202e\ud800',
  '__proto__',
  'constructor',
  '../../../etc/passwd',
  '%00%2e%2e',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '1e999',
  'NaN',
  '2026-13-45T99:99:99Z',
  '\r\nX-Injected: 1',
  '💥'.repeat(50),
  'x'.repeat(10_000),
];
const HOSTILE_NUMBERS = [0, -0, -1, 0.1, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 64, 1e-320];

/** Generates values of a schema: valid ones as far as it tells, and others. */
export class ValueGenerator {
  readonly #chance: Chance;
  readonly #components: Readonly<Record<string, Schema>>;

  constructor(chance: Chance, components: Readonly<Record<string, Schema>>) {
    this.#chance = chance;
    this.#components = components;
  }

  /** Returns a value that the schema allows, in most cases. @param name of the member or parameter */
  valid(schema: Schema, name = '', depth = 0): unknown {
    const chance = this.#chance;
    const known = KNOWN[name];
    if (known && chance.happens(0.8)) return chance.pick(known);
    const resolved = this.#resolve(schema);
    if ('const' in resolved) return resolved['const'];
    if (Array.isArray(resolved['enum'])) return chance.pick(resolved['enum']);
    const either = (resolved['anyOf'] ?? resolved['oneOf']) as readonly Schema[] | undefined;
    if (either) return this.valid(chance.pick(either), name, depth);
    const type = (resolved['type'] ?? 'string') as string | readonly string[];
    const types: readonly string[] = typeof type === 'string' ? [type] : type;
    switch (chance.pick(types)) {
      case 'object':
        return this.#object(resolved, depth);
      case 'array':
        return this.#array(resolved, name, depth);
      case 'integer':
        return Math.round(this.#number(resolved));
      case 'number':
        return this.#number(resolved);
      case 'boolean':
        return chance.happens(0.5);
      case 'null':
        return null;
      default:
        return this.#text(resolved);
    }
  }

  /** Returns a valid value with one part replaced by a hostile one. */
  nearlyValid(schema: Schema, name = ''): unknown {
    return this.#spoil(this.valid(schema, name));
  }

  /** Returns anything. */
  hostile(depth = 0): unknown {
    const chance = this.#chance;
    const again = (): unknown => this.hostile(depth + 1);
    const makers: readonly (() => unknown)[] = [
      () => chance.pick(HOSTILE_TEXTS),
      () => chance.pick(HOSTILE_NUMBERS),
      () => chance.pick([null, true, false]),
      ...(depth < DEPTH_MAX
        ? [
            () => Array.from({ length: chance.whole(0, ITEMS_MAX) }, again),
            () => Object.fromEntries([[chance.pick(HOSTILE_TEXTS), again()]]),
            () => JSON.parse('{"__proto__":{"isAdministrator":true},"constructor":1}'),
          ]
        : []),
    ];
    return chance.pick(makers)();
  }

  #resolve(schema: Schema): Schema {
    const ref = schema['$ref'];
    if (typeof ref !== 'string') return schema;
    return this.#resolve(this.#components[ref.split('/').at(-1) ?? ''] ?? {});
  }

  #object(schema: Schema, depth: number): object {
    const required = (schema['required'] ?? []) as readonly string[];
    const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
    const isOptional = depth < DEPTH_MAX;
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name) || (isOptional && this.#chance.happens(0.6)))
        .map(([name, each]) => [name, this.valid(each, name, depth + 1)]),
    );
  }

  #array(schema: Schema, name: string, depth: number): readonly unknown[] {
    const tuple = schema['prefixItems'] as readonly Schema[] | undefined;
    if (tuple) return tuple.map((each) => this.valid(each, '', depth + 1));
    const least = Number(schema['minItems'] ?? 0);
    const length = depth > DEPTH_MAX ? least : this.#chance.whole(least, least + ITEMS_MAX);
    const items = (schema['items'] ?? {}) as Schema;
    return Array.from({ length }, () => this.valid(items, name, depth + 1));
  }

  #number(schema: Schema): number {
    const least = Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? 0);
    const most = Math.min(Number(schema['maximum'] ?? least + 100), least + 1e6);
    return least + this.#chance.next() * (most - least);
  }

  #text(schema: Schema): string {
    const chance = this.#chance;
    const letters = (): string => 'abcdefghijklmnop'.charAt(chance.whole(0, 15));
    switch (schema['format']) {
      case 'date-time':
        return chance.pick(['2026-06-01T12:00:00Z', '2026-06-01T12:00:00.123+02:00']);
      case 'uuid':
        return '0a000000-0000-4000-8000-000000000001';
      default:
        return Array.from({ length: chance.whole(1, 12) }, letters).join('');
    }
  }

  #spoil(value: unknown): unknown {
    const chance = this.#chance;
    if (typeof value !== 'object' || value === null || chance.happens(0.2)) return this.hostile();
    const keys = Object.keys(value);
    if (keys.length === 0) return this.hostile();
    const key = chance.pick(keys);
    const member = (value as Record<string, unknown>)[key];
    const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
      ? [...value]
      : { ...value };
    if (chance.happens(0.2)) delete (copy as Record<string, unknown>)[key];
    else (copy as Record<string, unknown>)[key] = this.#spoil(member);
    return copy;
  }
}
