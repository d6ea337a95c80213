import { CHANGE_KINDS } from '@roadstead/service';
import { z } from 'zod';
import { responseObject } from '../server/index.ts';
import { NEWEST_DATA_AT, STREAM_END } from '../stream/stream-schemas.ts';
import { CHANGE } from './change-schemas.ts';

const SENT_CURSOR = z
  .string()
  .describe('Everything up to here was sent, or does not match; `after` continues here.');

/** Schema of the messages of the stream of events. */
export const EVENT_STREAM_MESSAGE = z
  .discriminatedUnion('type', [
    responseObject('EventStreamReady', {
      type: z.literal('ready'),
      filters: responseObject('EventStreamFilters', {
        kinds: z.array(z.enum(CHANGE_KINDS)),
        configuration_id: z.int().nullable(),
        mmsi: z.int().nullable(),
      }),
      matching_events: z
        .int()
        .describe(
          'The number of events so far, also ended ones, with this configuration and ship.',
        ),
      cursor: SENT_CURSOR,
      newest_data_at: NEWEST_DATA_AT,
    }),
    CHANGE,
    responseObject('EventStreamHeartbeat', {
      type: z.literal('heartbeat'),
      cursor: SENT_CURSOR,
      newest_data_at: NEWEST_DATA_AT,
    }),
    STREAM_END,
  ])
  .meta({ id: 'EventStreamMessage' });
