import { z } from 'zod';

const NUMBER = z.union([z.number(), z.string()]);

/** A record as it is taken, in JSON; numbers may be texts. In CSV the columns have these names, or common others. */
export const RECORD = z.object({
  mmsi: NUMBER,
  timestamp: z.union([z.string(), z.number()]).meta({
    description: 'ISO 8601, UTC where no zone is given; or seconds or milliseconds since 1970.',
  }),
  longitude: NUMBER.optional().meta({ description: 'Degrees east.' }),
  latitude: NUMBER.optional().meta({ description: 'Degrees north.' }),
  sog: NUMBER.optional().meta({ description: 'Speed over ground, knots.' }),
  cog: NUMBER.optional().meta({ description: 'Course over ground, degrees.' }),
  heading: NUMBER.optional().meta({ description: 'True heading, degrees.' }),
  rot: NUMBER.optional().meta({ description: 'Rate of turn, degrees a minute.' }),
  nav_status: NUMBER.optional().meta({ description: 'ITU-R M.1371, table 48.' }),
  imo: NUMBER.optional(),
  name: z.string().optional(),
  callsign: z.string().optional(),
  shiptype: NUMBER.optional().meta({ description: 'ITU-R M.1371, table 53.' }),
  length: NUMBER.optional().meta({ description: 'Meters.' }),
  width: NUMBER.optional().meta({ description: 'Meters.' }),
  draught: NUMBER.optional().meta({ description: 'Meters.' }),
  destination: z.string().optional(),
  eta: z.string().optional(),
});

/** What became of the records. */
export const TAKEN = z.strictObject({
  accepted: z.int().meta({ description: 'Records that are kept, late ones among them.' }),
  late: z.int().meta({ description: 'Of those, the ones that were too late for the detection.' }),
  rejected: z.array(
    z.strictObject({
      line: z.int().meta({ description: 'From 1: the line, or the place in the array.' }),
      reason: z.string(),
      detail: z.string(),
    }),
  ),
  rejected_total: z
    .int()
    .meta({ description: 'All that were rejected: only the first are listed.' }),
});
