import { z } from 'zod';

/** A sign that positions of an event's ships are false: a receiver that was deceived, a false transmission, or a shared MMSI. */
export const SPOOFING_FLAG_JSON = z
  .strictObject({
    rule: z.enum(['S1', 'S2', 'S3', 'S4', 'S5']).describe('A rule of `docs/spoofing.md`.'),
    text: z.string().describe('The ship and what it reports.'),
  })
  .meta({ id: 'SpoofingFlag' });
export type SpoofingFlag = z.infer<typeof SPOOFING_FLAG_JSON>;
