import {
  AREA_GEOMETRY,
  CONFIGURATION_PARAMETERS,
  ENCOUNTER_FILTERS,
  PRESET_NAMES,
} from '@roadstead/model';
import { z } from 'zod';
import { responseObject } from '../server/index.ts';

/** A detector configuration in a response. */
export const CONFIGURATION_REPLY = responseObject('Configuration', {
  id: z.int(),
  uuid: z.guid(),
  created_at: z.iso.datetime(),
  modified_at: z.iso.datetime(),
  created_by: z.string().describe('A user name.'),
  modified_by: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  parameters: CONFIGURATION_PARAMETERS,
  preset: z.enum(PRESET_NAMES).optional(),
  alternative_parameters: CONFIGURATION_PARAMETERS.optional(),
  gap_max_minutes: z.number().positive().optional(),
  separation_minutes: z.number().min(0).optional(),
  merge_gap_minutes: z.number().min(0).optional(),
  filters: ENCOUNTER_FILTERS.optional(),
  severity: z.string(),
  shape_uuid: z.guid().nullable().describe('Null for an inline area.'),
  geometry: AREA_GEOMETRY.describe('The bare area, of the shape if there is one.'),
  owner: z.guid(),
  acl: z.array(z.guid()),
  type: z.literal('s2s'),
  phone_numbers: z
    .array(z.string())
    .describe('Stored, not delivered, unless the service sends messages to phones.'),
  email_addresses: z
    .array(z.string())
    .describe('Stored, not delivered, unless the service sends e-mail.'),
  exclude_ports: z.boolean(),
});

/** The response of GET /configurations. */
export const CONFIGURATION_LIST = responseObject('ConfigurationList', {
  items: z.array(CONFIGURATION_REPLY),
  total: z.int().optional().describe('This and the following fields only for requests of a page.'),
  page: z.int().optional(),
  size: z.int().optional(),
  pages: z.int().optional(),
});

/** A detection over stored history. */
export const BACKFILL = responseObject('Backfill', {
  id: z.int(),
  configuration_id: z.int(),
  begin: z.iso.datetime(),
  end: z.iso.datetime(),
  status: z.enum(['running', 'finished', 'aborted']),
  progress: z.number().min(0).max(100),
  events_found: z.int().describe('Events that were not stored before.'),
  error: z.string().nullable(),
});
