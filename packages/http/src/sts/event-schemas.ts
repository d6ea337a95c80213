import {
  ENCOUNTER_ASSESSMENT_JSON,
  EVENT_FEATURES_JSON,
  SPOOFING_FLAG_JSON,
} from '@roadstead/assessment';
import { POINT_JSON, STS_EVENT_JSON } from '@roadstead/model';
import { z } from 'zod';
import { pageSchema, responseObject } from '../server/index.ts';

/** A page of events. */
export const EVENT_PAGE = pageSchema('StsEventPage', STS_EVENT_JSON);

/** The tracks of an event's two ships. */
export const EVENT_TRACKS = z
  .array(
    responseObject('StsEventTrack', {
      type: z.literal('FeatureCollection'),
      s2s_event_id: z.int(),
      mmsi: z.int(),
      features: z.array(
        responseObject('StsEventTrackVertex', {
          type: z.literal('Feature'),
          geometry: POINT_JSON,
          properties: z.strictObject({
            vertex_index: z.int(),
            timestamp: z.iso.datetime(),
            sog: z.number().nullable().describe('Knots; null if unknown.'),
            cog: z.number().nullable().describe('Degrees; null if unknown.'),
            is_estimated: z.boolean(),
          }),
        }),
      ),
    }),
  )
  .meta({ id: 'StsEventTracks' });

/** The assessment of an event. */
export const EVENT_ASSESSMENT = responseObject('StsEventAssessment', {
  s2s_event_id: z.int(),
  uuid: z.guid(),
  group_id: z.guid().describe('The uuid of the first event of the same meeting.'),
  found_at: z.iso
    .datetime()
    .nullable()
    .describe(
      "The service's clock when the event was stored, while `created_at` is event time; null if an earlier version has stored it.",
    ),
  at_firing: ENCOUNTER_ASSESSMENT_JSON.nullable().describe(
    'Null for a configuration without filters.',
  ),
  now: ENCOUNTER_ASSESSMENT_JSON.nullable().describe(
    'By what has been reported up to a day after the end; null if the reports are no longer stored.',
  ),
  features: EVENT_FEATURES_JSON.nullable(),
  flags: z.array(SPOOFING_FLAG_JSON).describe('Signs of false positions; none usually.'),
});
