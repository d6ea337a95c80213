import { ASSESSED_KINDS, STS_SHIP_JSON } from '@roadstead/model';
import { z } from 'zod';
import { responseObject } from '../server/index.ts';
import { STREAM_END } from '../stream/stream-schemas.ts';

/** Schema of an event that a configuration would have given. */
export const PREVIEWED_EVENT = responseObject('PreviewedEvent', {
  mmsi_first: z.int(),
  mmsi_second: z.int(),
  name_first: z.string().nullable().describe('Null if the ship has not reported one.'),
  name_second: z.string().nullable(),
  s2s_pair: responseObject('PreviewedPair', { first: STS_SHIP_JSON, second: STS_SHIP_JSON }),
  activation_time: z.iso.datetime(),
  fired_time: z.iso.datetime(),
  deactivation_time: z.iso.datetime().nullable().describe('Null while the event is current.'),
  kind: z.enum(ASSESSED_KINDS).nullable().describe('Null for a configuration without filters.'),
  probability: z.number().min(0).max(1).nullable().describe('Of a transfer, at firing.'),
});

const SLICE = {
  begin: z.iso.datetime(),
  end: z.iso.datetime(),
  events: z.array(PREVIEWED_EVENT).describe('Those that fired in between.'),
};
const PROGRESS = z.int().min(0).max(100).describe('Percent.');

/** Schema of the messages of a preview. */
export const PREVIEW_MESSAGE = z
  .discriminatedUnion('type', [
    responseObject('PreviewReady', {
      type: z.literal('ready'),
      begin: z.iso.datetime(),
      end: z.iso.datetime(),
      ships: z.int().describe('Ships that reported from the area, or beside it, in the period.'),
      resolution_seconds: z.number().describe('Least time between positions for `about`.'),
    }),
    responseObject('PreviewAbout', { type: z.literal('about'), ...SLICE }),
    responseObject('PreviewExact', {
      type: z.literal('exact'),
      ...SLICE,
      added: z.int().describe('Events that are in no `about`.'),
      removed: z.int().describe('Events of `about` that there are not.'),
      changed: z
        .int()
        .describe('Events of `about` with an instant that differs by more than the resolution.'),
    }),
    responseObject('PreviewHeartbeat', { type: z.literal('heartbeat'), progress: PROGRESS }),
    STREAM_END,
  ])
  .meta({ id: 'PreviewMessage' });
