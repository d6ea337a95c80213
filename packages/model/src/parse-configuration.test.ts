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
const MINIMAL = {
  name: 'Anchorage east',
  parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 },
  geometry: POLYGON,
};
const USER = 'c2f4d0f6-5c1f-4f62-8b0a-0f6ad3d0b7a1';

function parsed(body: unknown): unknown {
  const result = parseConfiguration(body, 7, () => 'a uuid');
  return result.ok ? result.value : result.error.map((p) => `${p.pointer} ${p.detail}`);
}

function uuidOf(body: unknown): string {
  const result = parseConfiguration(body, 7, configurationUuid);
  return result.ok ? result.value.uuid : JSON.stringify(result.error);
}

describe('parseConfiguration', () => {
  it('fills in the defaults', () => {
    expect(parsed(MINIMAL)).toEqual({
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

  it('accepts every field, with the area in a Feature', () => {
    const body = {
      ...MINIMAL,
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
    'fills in the default if %s is null',
    (field) => {
      expect(parsed({ ...MINIMAL, [field]: null })).toEqual(parsed(MINIMAL));
      expect(uuidOf({ ...MINIMAL, [field]: null })).toBe(uuidOf(MINIMAL));
    },
  );

  it('ignores unknown fields and those that the service assigns', () => {
    const body = { ...MINIMAL, id: 3, uuid: USER, owner: USER, colour: 'red' };
    expect(parsed(body)).toEqual(parsed(MINIMAL));
  });

  it.each([0.001, 50_000])('accepts a distance of %d m', (meters) => {
    const parameters = { ...MINIMAL.parameters, distance_for_sts_meters: meters };
    expect(parsed({ ...MINIMAL, parameters })).toMatchObject({ distanceMeters: meters });
  });
});

describe('parseConfiguration, for an invalid body,', () => {
  const distance = '/parameters/distance_for_sts_meters';
  const distanceProblem = `${distance} must be a number of meters above 0, at most 50000.`;
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
          { parameters: { ...MINIMAL.parameters, distance_for_sts_meters: meters } },
          distanceProblem,
        ] as const,
    ),
    [
      { parameters: { ...MINIMAL.parameters, transfer_time_window_minutes: 10_081 } },
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
      '/shape_uuid needs a service that stores shapes; pass the geometry instead.',
    ],
    [{ geometry: undefined, shape_uuid: 'harbour' }, '/shape_uuid must be a UUID.'],
    [
      { shape_uuid: USER },
      '/shape_uuid is present besides geometry; exactly one of the two is allowed.',
    ],
  ];
  it.each(wrong)('reports %j', (change, problem) => {
    expect(parsed({ ...MINIMAL, ...change })).toEqual([problem]);
  });

  it('reports all problems at once', () => {
    expect(parsed({ parameters: {}, enabled: 'yes' })).toHaveLength(5);
    expect(parsed([MINIMAL])).toEqual([' must be a JSON object.']);
  });

  it('returns problems and never throws, whatever the JSON', () => {
    const field = fc.constantFrom(...Object.keys(MINIMAL), 'acl', 'severity', 'shape_uuid', 'type');
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(field, fc.jsonValue())), (body) => {
        const result = parseConfiguration(body, 1, configurationUuid);
        if (!result.ok) expect(result.error.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('configurationUuid', () => {
  it('does not depend on the order of fields, defaults or ignored fields', () => {
    const { name, parameters, geometry } = MINIMAL;
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
    expect(uuidOf(same)).toBe(uuidOf(MINIMAL));
  });

  it('differs for different content', () => {
    const others = [
      { name: 'Anchorage west' },
      { severity: 'Alarm' },
      { enabled: false },
      { acl: [USER] },
      { parameters: { ...MINIMAL.parameters, distance_for_sts_meters: 501 } },
    ].map((change) => uuidOf({ ...MINIMAL, ...change }));
    expect(new Set([uuidOf(MINIMAL), ...others]).size).toBe(6);
  });

  it('is stable across versions', () => {
    expect(uuidOf(MINIMAL)).toBe('ebce10db-f4fd-52cd-9eb1-01a8c2c04169');
  });
});
