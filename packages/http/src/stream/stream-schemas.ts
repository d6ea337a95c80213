import { z } from 'zod';
import { responseObject } from '../server/index.ts';
import type { StreamEndReason } from './stream-source.ts';

const END_REASONS = [
  'too-slow',
  'unauthenticated',
  'forbidden',
  'stopping',
  'gone',
  'finished',
  'replaced',
  'failed',
] as const satisfies readonly StreamEndReason[];

/** Schema of the newest time of data, in heartbeats. */
export const NEWEST_DATA_AT = z.iso
  .datetime()
  .nullable()
  .describe('Event time of the newest report; null before the first one.');

/** Schema of the last message of a stream that the service ends. */
export const STREAM_END = responseObject('StreamEnd', {
  type: z.literal('end'),
  reason: z.enum(END_REASONS),
  detail: z.string(),
});

const ROWS = z
  .array(z.array(z.int().nullable()))
  .describe('Integers in the order of `columns` of `ready`; null: unknown.');
const FRAME_NUMBER = z.int().describe('Number of the frame; it grows.');

/** Schema of the messages of the stream of positions. */
export const POSITION_STREAM_MESSAGE = z
  .discriminatedUnion('type', [
    responseObject('PositionStreamReady', {
      type: z.literal('ready'),
      filters: responseObject('PositionStreamFilters', {
        bbox: z.array(z.number()).nullable().describe('West, south, east, north in degrees.'),
        types: z.string().nullable(),
        mmsi: z.array(z.int()).nullable(),
      }),
      matching_ships: z.int(),
      epoch: z.iso.datetime().describe('The times of rows count from here.'),
      columns: z.array(z.string()).describe('The names of the numbers of a row.'),
    }),
    responseObject('PositionStreamSnapshot', {
      type: z.literal('snapshot'),
      number: FRAME_NUMBER,
      complete: z.boolean().describe('Whether this is the last message of the snapshot.'),
      rows: ROWS,
    }),
    responseObject('PositionStreamFrame', {
      type: z.literal('positions'),
      number: FRAME_NUMBER,
      left: z.array(z.int()).describe('MMSIs of the ships that match no more.'),
      rows: ROWS,
    }),
    responseObject('PositionStreamHeartbeat', {
      type: z.literal('heartbeat'),
      number: FRAME_NUMBER,
      newest_data_at: NEWEST_DATA_AT,
    }),
    STREAM_END,
  ])
  .meta({ id: 'PositionStreamMessage' });
