import { DISTANCE_METERS_MAX, WINDOW_MINUTES_MAX } from '@roadstead/model';
import { z } from 'zod';
import { AREA } from '../openapi/geojson-schemas.ts';

const PARAMETERS = {
  distance_for_sts_meters: z.number().positive().max(DISTANCE_METERS_MAX),
  transfer_time_window_minutes: z.number().positive().max(WINDOW_MINUTES_MAX),
};

/** A detector configuration as it is sent. */
export const CONFIGURATION = z.strictObject({
  id: z.int(),
  uuid: z.guid(),
  created_at: z.iso.datetime(),
  modified_at: z.iso.datetime(),
  created_by: z.string().meta({ description: 'A user name.' }),
  modified_by: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  parameters: z.strictObject(PARAMETERS),
  severity: z.string(),
  shape_uuid: z.guid().nullable().meta({ description: 'Null where the area was given inline.' }),
  geometry: AREA.meta({ description: 'The bare area; that of the shape, where there is one.' }),
  owner: z.guid(),
  acl: z.array(z.guid()),
  type: z.literal('s2s'),
  phone_numbers: z.array(z.string()),
  email_addresses: z.array(z.string()),
  exclude_ports: z.boolean(),
});

/** A detector configuration as it is taken: the service checks it, this describes it. */
export const CONFIGURATION_BODY = z
  .object({
    name: z.string().min(1).max(200),
    enabled: z.boolean().nullable().default(true),
    parameters: z.object(PARAMETERS),
    severity: z
      .string()
      .min(1)
      .max(32)
      .nullable()
      .default('Note')
      .meta({ description: 'Any text; `Note`, `Warning` and `Alarm` are offered.' }),
    geometry: z
      .union([AREA, z.object({ type: z.literal('Feature'), geometry: AREA })])
      .nullish()
      .meta({
        description:
          'A Polygon or MultiPolygon, bare or in a Feature; closed rings that do not cross themselves. Across the antimeridian ' +
          'it is split there (RFC 7946), or has longitudes past ±180.',
      }),
    shape_uuid: z.guid().nullish().meta({ description: 'Of a shape whose area this one follows.' }),
    acl: z
      .array(z.guid())
      .nullable()
      .default([])
      .meta({ description: 'Users who may read it, and acknowledge its events.' }),
    type: z.literal('s2s').nullable().default('s2s'),
    phone_numbers: z.array(z.string()).nullable().default([]),
    email_addresses: z.array(z.string()).nullable().default([]),
    exclude_ports: z.boolean().nullable().default(false),
  })
  .meta({
    description:
      'Exactly one of `geometry` and `shape_uuid` is needed. Null is as if it were left out. Fields that are not known are ignored.',
  });

/** The answer to GET /configurations. */
export const CONFIGURATION_LIST = z.strictObject({
  items: z.array(CONFIGURATION),
  total: z
    .int()
    .optional()
    .meta({ description: 'This and the next only where a page was asked for.' }),
  page: z.int().optional(),
  size: z.int().optional(),
  pages: z.int().optional(),
});

/** A detection over stored history. */
export const PAST_DETECTION = z.strictObject({
  id: z.int(),
  configuration_id: z.int(),
  begin: z.iso.datetime(),
  end: z.iso.datetime(),
  status: z.enum(['running', 'finished', 'aborted']),
  progress: z.number().min(0).max(100),
  events_found: z.int().meta({ description: 'Events that were not known before.' }),
  error: z.string().nullable(),
});

export type PastDetectionJson = z.infer<typeof PAST_DETECTION>;
