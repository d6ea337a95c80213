import { expect } from 'vitest';
import { milliseconds } from '../forms.ts';
import { AREA, WIDE_BODY } from '../initial-data.ts';
import { problem, type Row } from '../row.ts';
import { FIELDS, FORM, MINIMAL, PAST_180, PATH, ring } from './configuration-forms.ts';

const TABLE = 'STS detection: POST /configurations';
const REQUIRED = 'decision: Required on create of a configuration';
const GEOMETRY = 'decision: `geometry`';

const LOCATION = {
  location: expect.stringMatching(/^\/api\/ingress\/event-detection\/configurations\/\d+$/),
};

/** An accepted body, and the resulting fields. */
function accepted(requirement: string, change: object, becomes: object = change): Row {
  return {
    operation: `POST ${PATH}`,
    requirement,
    exchange: {
      request: { body: { ...WIDE_BODY, ...change } },
      response: { status: 201, headers: LOCATION, body: { ...FORM, ...becomes } },
    },
  };
}

/** A rejected body, and the pointers to its errors. */
function rejected(requirement: string, change: object, ...pointers: readonly string[]): Row {
  return {
    operation: `POST ${PATH}`,
    requirement,
    exchange: { request: { body: { ...WIDE_BODY, ...change } }, response: problem(422, pointers) },
  };
}

const parameters = (meters: unknown, minutes: unknown): object => ({
  parameters: { distance_for_sts_meters: meters, transfer_time_window_minutes: minutes },
});

const SPLIT = {
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [179, 0],
        [180, 0],
        [180, 1],
        [179, 1],
        [179, 0],
      ],
    ],
    [
      [
        [-180, 0],
        [-179, 0],
        [-179, 1],
        [-180, 1],
        [-180, 0],
      ],
    ],
  ],
};

export const CREATE: readonly Row[] = [
  accepted('decision: `filters`, `preset`, extensions: gap, separation, alternative', {
    ...{ gap_max_minutes: 120, separation_minutes: 15 },
    alternative_parameters: { distance_for_sts_meters: 50, transfer_time_window_minutes: 10 },
  }),
  accepted(
    'decision: `filters`, `preset`, extensions: the fields of a preset',
    { preset: 'skylight-rendezvous', parameters: undefined },
    { preset: 'skylight-rendezvous', ...parameters(250, 30), gap_max_minutes: 60 },
  ),
  rejected('decision: `filters`, `preset`, extensions', { preset: 'x' }, '/preset'),
  accepted('decision: `filters`, `preset`, extensions: filters', {
    filters: { probability_min: 0.5, unknown: ['probability_min'] },
    merge_gap_minutes: 60,
  }),
  rejected(
    'decision: `filters`, `preset`, extensions: wrong filters',
    { filters: { kinds: ['x'], shore_meters_min: -1, speed: 1 } },
    ...['/filters/kinds/0', '/filters/shore_meters_min', '/filters'],
  ),
  rejected(
    'decision: `filters`, `preset`, extensions: gap and alternative',
    {
      ...{ gap_max_minutes: 10, separation_minutes: 20 },
      alternative_parameters: { distance_for_sts_meters: 5000, transfer_time_window_minutes: 10 },
    },
    ...['/gap_max_minutes', '/alternative_parameters/distance_for_sts_meters'],
  ),
  {
    operation: `POST ${PATH}`,
    requirement: `${TABLE}, "the created detector configuration (geometry as bare geometry)"; decision: Success status, 201 with Location`,
    exchange: async ({ uuidOf, clock }) => {
      const body = { ...WIDE_BODY, acl: [uuidOf('bert')] };
      const now = milliseconds(clock.now());
      const assigned = { owner: uuidOf('anna'), created_at: now, modified_at: now };
      return {
        request: { body },
        response: {
          status: 201,
          headers: LOCATION,
          body: { ...FORM, ...assigned, acl: [uuidOf('bert')] },
        },
      };
    },
  },
  {
    operation: `POST ${PATH}`,
    requirement: `${REQUIRED}: name, parameters and geometry; the rest has defaults`,
    exchange: {
      request: { body: MINIMAL },
      response: {
        status: 201,
        headers: LOCATION,
        body: {
          ...FORM,
          ...MINIMAL,
          ...{ enabled: true, severity: 'Note', acl: [], type: 's2s', exclude_ports: false },
          ...{ phone_numbers: [], email_addresses: [] },
        },
      },
    },
  },
  accepted(`${GEOMETRY}, "a bare Polygon"`, { geometry: AREA }),
  accepted(`${GEOMETRY}, "a bare MultiPolygon", "as RFC 7946 splits it"`, { geometry: SPLIT }),
  accepted(`${GEOMETRY}, "with longitudes past ±180"`, { geometry: PAST_180 }),
  accepted('decision: `severity`, "any non-empty string up to 32 characters"', {
    severity: 'x'.repeat(32),
  }),
  accepted(`${FIELDS}: enabled, exclude_ports`, { enabled: false, exclude_ports: true }),
  accepted(
    `${FIELDS}: id, uuid, owner, created_by "assigned"; decision: unknown request fields are ignored`,
    { id: 77_777, uuid: 'mine', owner: 'me', created_by: 'me', created_at: 'now', colour: 'red' },
    {},
  ),
  rejected(`${REQUIRED}: name`, { name: undefined }, '/name'),
  rejected(`${REQUIRED}: parameters`, { parameters: undefined }, '/parameters'),
  rejected(`${REQUIRED}: one of geometry, shape_uuid`, { geometry: undefined }, '/geometry'),
  rejected(
    `${REQUIRED}: exactly one of geometry, shape_uuid`,
    { shape_uuid: 'x' },
    '/shape_uuid',
    '/shape_uuid',
  ),
  rejected(
    `${REQUIRED}: both > 0`,
    parameters(0, 0),
    '/parameters/distance_for_sts_meters',
    '/parameters/transfer_time_window_minutes',
  ),
  rejected(
    `${REQUIRED}: distance ≤ 50 000, window ≤ 10 080`,
    parameters(50_000.1, 10_080.1),
    '/parameters/distance_for_sts_meters',
    '/parameters/transfer_time_window_minutes',
  ),
  rejected(
    `${FIELDS}: parameters are numbers`,
    parameters('500', null),
    '/parameters/distance_for_sts_meters',
    '/parameters/transfer_time_window_minutes',
  ),
  rejected('decision: `severity`, not longer than 32', { severity: 'x'.repeat(33) }, '/severity'),
  rejected('decision: `severity`, not empty', { severity: '' }, '/severity'),
  rejected('decision: `type`, "s2s only"', { type: 'drift' }, '/type'),
  rejected(`${FIELDS}: acl is an array of UUIDs`, { acl: ['bert'] }, '/acl/0'),
  rejected(
    `${FIELDS}: phone_numbers, email_addresses are texts`,
    { phone_numbers: [49], email_addresses: '' },
    '/phone_numbers/0',
    '/email_addresses',
  ),
  rejected(
    `${FIELDS}: enabled, exclude_ports are booleans`,
    { enabled: 1, exclude_ports: 'no' },
    '/enabled',
    '/exclude_ports',
  ),
  rejected(
    `${GEOMETRY}, "closed rings"`,
    { geometry: ring([0, 0], [1, 0], [1, 1], [0, 1]) },
    '/geometry/coordinates/0',
  ),
  rejected(
    `${GEOMETRY}, "no self-intersection"`,
    { geometry: ring([0, 0], [1, 1], [1, 0], [0, 1], [0, 0]) },
    '/geometry/coordinates',
  ),
  rejected(
    `${GEOMETRY}, "valid coordinates"`,
    { geometry: ring([0, 0], [1, 0], [1, 91], [0, 0]) },
    '/geometry/coordinates/0/2',
  ),
  rejected(
    `${GEOMETRY}, an area`,
    { geometry: { type: 'Point', coordinates: [1, 2] } },
    '/geometry',
  ),
  {
    operation: `POST ${PATH}`,
    requirement: 'decision: Error status, 400 malformed JSON',
    exchange: { request: { body: '{"name":' }, response: problem(400, ['']) },
  },
];
