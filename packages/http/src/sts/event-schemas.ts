import { z } from 'zod';
import { POINT } from '../openapi/geojson-schemas.ts';

const WHILE_CURRENT = 'Null while the event is current.';

const SHIP = z.strictObject({
  mmsi: z.int(),
  activation_position: POINT,
  fired_position: POINT,
  deactivation_position: POINT.nullable().meta({ description: WHILE_CURRENT }),
});

/** An STS event as it is sent. */
export const EVENT = z.strictObject({
  id: z.int(),
  uuid: z.guid(),
  created_at: z.iso.datetime(),
  modified_at: z.iso.datetime(),
  created_by: z.string().meta({ description: 'The detector signs as `detector`.' }),
  modified_by: z.string(),
  s2s_pair: z.strictObject({ first: SHIP, second: SHIP }),
  mmsi_first: z.int(),
  mmsi_second: z.int(),
  fired_time: z.iso.datetime(),
  activation_time: z.iso.datetime(),
  deactivation_time: z.iso.datetime().nullable().meta({ description: WHILE_CURRENT }),
  severity: z.string(),
  name: z.string().meta({ description: "The configuration's, when the event fired." }),
  configuration_id: z.int(),
  activation_text: z.string(),
  ack_state: z.enum(['undefined', 'acknowledged']),
  ack_state_modified_ts: z.iso.datetime().nullable(),
  ack_state_modified_by: z.string().nullable().meta({ description: 'A user name.' }),
  found_in_past: z
    .literal(true)
    .optional()
    .meta({ description: 'Only where it was found in stored history, not as it happened.' }),
});

/** A page of events. */
export const EVENT_PAGE = z.strictObject({
  items: z.array(EVENT),
  total: z.int(),
  page: z.int(),
  size: z.int(),
  pages: z.int(),
});

/** The tracks of an event's two ships. */
export const EVENT_TRACKS = z.array(
  z.strictObject({
    type: z.literal('FeatureCollection'),
    s2s_event_id: z.int(),
    mmsi: z.int(),
    features: z.array(
      z.strictObject({
        type: z.literal('Feature'),
        geometry: POINT,
        properties: z.strictObject({
          vertex_index: z.int(),
          timestamp: z.iso.datetime(),
          sog: z.number().nullable().meta({ description: 'Knots; null where it is not known.' }),
          cog: z.number().nullable().meta({ description: 'Degrees; null where it is not known.' }),
          is_estimated: z.boolean(),
        }),
      }),
    ),
  }),
);

export type EventTrackJson = z.infer<typeof EVENT_TRACKS>[number];
