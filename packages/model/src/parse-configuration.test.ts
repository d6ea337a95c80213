import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configurationUuid, parseConfiguration } from './parse-configuration.ts';

const POLYGON = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [4, 0],
      [0, 4],
      [0, 0],
    ],
  ],
};
const LEAST = {
  name: 'Anchorage east',
  parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 },
  geometry: POLYGON,
};
const USER = 'c2f4d0f6-5c1f-4f62-8b0a-0f6ad3d0b7a1';

function parsed(body: unknown): unknown {
  const result = parseConfiguration(body, 7, () => 'a uuid');
  return result.ok ? result.value : result.failure.map((p) => `${p.pointer} ${p.detail}`);
}

function uuidOf(body: unknown): string {
  const result = parseConfiguration(body, 7, configurationUuid);
  return result.ok ? result.value.uuid : JSON.stringify(result.failure);
}

describe('what a configuration says', () => {
  it('is completed with the defaults', () => {
    expect(parsed(LEAST)).toEqual({
      id: 7,
      uuid: 'a uuid',
      name: 'Anchorage east',
      enabled: true,
      distanceMeters: 500,
      windowMinutes: 30,
      severity: 'Note',
      area: POLYGON,
      excludePorts: false,
    });
  });

  it('is taken as it is where it is given, with the area in a Feature', () => {
    const body = {
      ...LEAST,
      enabled: false,
      severity: 'Alarm',
      geometry: { type: 'Feature', properties: { name: 'x' }, geometry: POLYGON },
      shape_uuid: null,
      acl: [USER],
      type: 's2s',
      phone_numbers: ['+47 1'],
      email_addresses: ['a@example.org'],
      exclude_ports: true,
    };
    expect(parsed(body)).toMatchObject({
      enabled: false,
      severity: 'Alarm',
      area: POLYGON,
      excludePorts: true,
    });
  });

  it.each(['type', 'enabled', 'severity', 'exclude_ports', 'acl', 'phone_numbers'])(
    'has the default where %s is null',
    (field) => {
      expect(parsed({ ...LEAST, [field]: null })).toEqual(parsed(LEAST));
      expect(uuidOf({ ...LEAST, [field]: null })).toBe(uuidOf(LEAST));
    },
  );

  it('may come with fields that are not known, or that the service assigned', () => {
    const body = { ...LEAST, id: 3, uuid: USER, owner: USER, colour: 'red' };
    expect(parsed(body)).toEqual(parsed(LEAST));
  });

  it.each([0.001, 50_000])('may have a distance of %d m', (meters) => {
    const parameters = { ...LEAST.parameters, distance_for_sts_meters: meters };
    expect(parsed({ ...LEAST, parameters })).toMatchObject({ distanceMeters: meters });
  });
});

describe('what is wrong with a configuration', () => {
  const distance = '/parameters/distance_for_sts_meters';
  const distanceIs = `${distance} must be a number of meters above 0, at most 50000.`;
  const wrong: readonly (readonly [change: object, problem: string])[] = [
    [{ name: undefined }, '/name must be a text of 1 to 200 characters, not blank.'],
    [{ name: '  ' }, '/name must be a text of 1 to 200 characters, not blank.'],
    [{ name: 'x'.repeat(201) }, '/name must be a text of 1 to 200 characters, not blank.'],
    [{ name: 'a\u0007b' }, '/name must not have control characters in it.'],
    [{ enabled: 1 }, '/enabled must be true or false.'],
    [{ exclude_ports: 'no' }, '/exclude_ports must be true or false.'],
    [{ severity: '' }, '/severity must be a text of 1 to 32 characters, not blank.'],
    [{ severity: 'x'.repeat(33) }, '/severity must be a text of 1 to 32 characters, not blank.'],
    [{ type: 'collision' }, '/type must be "s2s".'],
    [{ acl: ['me'] }, '/acl/0 must be a UUID.'],
    [
      { phone_numbers: [47] },
      '/phone_numbers/0 must be a text of 1 to 254 characters, not blank, without control characters.',
    ],
    [{ email_addresses: 'a@b' }, '/email_addresses must be an array of texts, at most 1000.'],
    [
      { parameters: [] },
      '/parameters must be an object with distance_for_sts_meters and transfer_time_window_minutes.',
    ],
    ...[0, -1, 50_000.1, '500', Number.NaN, Number.POSITIVE_INFINITY].map(
      (meters) =>
        [
          { parameters: { ...LEAST.parameters, distance_for_sts_meters: meters } },
          distanceIs,
        ] as const,
    ),
    [
      { parameters: { ...LEAST.parameters, transfer_time_window_minutes: 10_081 } },
      '/parameters/transfer_time_window_minutes must be a number of minutes above 0, at most 10080.',
    ],
    [
      { geometry: null },
      '/geometry is required, or shape_uuid: a Polygon or MultiPolygon, or a Feature with one.',
    ],
    [
      { geometry: { type: 'Feature', geometry: { ...POLYGON, coordinates: [] } } },
      '/geometry/geometry/coordinates A polygon has an array of one or more rings here.',
    ],
    [
      { geometry: undefined, shape_uuid: USER },
      '/shape_uuid needs a service that keeps shapes; give the geometry instead.',
    ],
    [{ geometry: undefined, shape_uuid: 'harbour' }, '/shape_uuid must be a UUID.'],
    [
      { shape_uuid: USER },
      '/shape_uuid is given besides geometry; exactly one of the two is allowed.',
    ],
  ];
  it.each(wrong)('is told for %j', (change, problem) => {
    expect(parsed({ ...LEAST, ...change })).toEqual([problem]);
  });

  it('is told all at once', () => {
    expect(parsed({ parameters: {}, enabled: 'yes' })).toHaveLength(5);
    expect(parsed([LEAST])).toEqual([' must be a JSON object.']);
  });

  it('is never thrown, whatever the JSON', () => {
    const field = fc.constantFrom(...Object.keys(LEAST), 'acl', 'severity', 'shape_uuid', 'type');
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(field, fc.jsonValue())), (body) => {
        const result = parseConfiguration(body, 1, configurationUuid);
        if (!result.ok) expect(result.failure.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the uuid of a configuration by its content', () => {
  it('does not depend on the order of fields, on defaults, or on what is ignored', () => {
    const { name, parameters, geometry } = LEAST;
    const same = {
      geometry: { geometry, type: 'Feature' },
      severity: 'Note',
      parameters: {
        transfer_time_window_minutes: parameters.transfer_time_window_minutes,
        distance_for_sts_meters: parameters.distance_for_sts_meters,
      },
      name,
      created_at: '2020-01-01T00:00:00.000Z',
    };
    expect(uuidOf(same)).toBe(uuidOf(LEAST));
  });

  it('is another for another content', () => {
    const others = [
      { name: 'Anchorage west' },
      { severity: 'Alarm' },
      { enabled: false },
      { acl: [USER] },
      { parameters: { ...LEAST.parameters, distance_for_sts_meters: 501 } },
    ].map((change) => uuidOf({ ...LEAST, ...change }));
    expect(new Set([uuidOf(LEAST), ...others]).size).toBe(6);
  });

  it('stays what it was in earlier versions', () => {
    expect(uuidOf(LEAST)).toBe('ebce10db-f4fd-52cd-9eb1-01a8c2c04169');
  });
});
