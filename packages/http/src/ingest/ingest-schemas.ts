import { z } from 'zod';
import { responseObject } from '../server/index.ts';

const NUMBER = z.union([z.number(), z.string()]);

/** A record in JSON; numbers may be texts. CSV columns have these names or common alternatives. */
export const POSITION_RECORD = z
  .object({
    mmsi: NUMBER,
    timestamp: z
      .union([z.string(), z.number()])
      .describe('ISO 8601, UTC without an offset; or seconds or milliseconds since 1970.'),
    longitude: NUMBER.optional().describe('Degrees east.'),
    latitude: NUMBER.optional().describe('Degrees north.'),
    sog: NUMBER.optional().describe('Speed over ground, knots.'),
    cog: NUMBER.optional().describe('Course over ground, degrees.'),
    heading: NUMBER.optional().describe('True heading, degrees.'),
    rot: NUMBER.optional().describe('Rate of turn, degrees a minute.'),
    nav_status: NUMBER.optional().describe('ITU-R M.1371, table 48.'),
    imo: NUMBER.optional(),
    name: z.string().optional(),
    callsign: z.string().optional(),
    shiptype: NUMBER.optional().describe('ITU-R M.1371, table 53.'),
    length: NUMBER.optional().describe('Meters.'),
    width: NUMBER.optional().describe('Meters.'),
    draught: NUMBER.optional().describe('Meters.'),
    destination: z.string().optional(),
    eta: z.string().optional(),
  })
  .meta({ id: 'PositionRecord' });

/** Result of an ingest request. */
export const INGEST_RESULT = responseObject('IngestResult', {
  accepted: z.int().describe('Records that are stored, including late ones.'),
  late: z.int().describe('Accepted records that are too late for the detection.'),
  rejected: z.array(
    responseObject('RejectedRecord', {
      line: z.int().describe('From 1: the line, or the position in the array.'),
      reason: z.string(),
      detail: z.string(),
    }),
  ),
  rejected_total: z.int().describe('Number of rejected records: only the first are listed.'),
  warnings: z
    .array(z.string())
    .optional()
    .describe(
      'Columns whose numbers seem to have other units, with the parameter that corrects them.',
    ),
});

/** The records of a JSON request. */
export const POSITION_RECORDS = z.array(POSITION_RECORD).meta({ id: 'PositionRecords' });
