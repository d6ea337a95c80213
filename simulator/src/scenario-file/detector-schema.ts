import { z } from 'zod';
import type { DetectorSettings } from '../detector-settings.ts';
import { number, type Schema } from './quantities.ts';

/** The detector's defaults, to compare a single given value with. */
const GAP_MAX_MINUTES = 30;
const SEPARATION_MINUTES = 5;

const MINUTES_MAX = 10_080;
const LATENESS_SECONDS_MAX = 604_800;

/** Options of the detector in a file, by the rules D1, D7 and D8 of the detector. */
export const detectorSchema: Schema<DetectorSettings> = z
  .strictObject({
    gapMaxMinutes: number(0.001, MINUTES_MAX, 'minutes')
      .optional()
      .describe('A ship that is silent for longer counts as lost; default: 30.'),
    separationMinutes: number(0, MINUTES_MAX, 'minutes')
      .optional()
      .describe('Ships that are apart for longer have separated; default: 5.'),
    latenessMaxSeconds: number(0, LATENESS_SECONDS_MAX, 'seconds')
      .optional()
      .describe('The largest delay of reports out of time order that are used; default: 60.'),
  })
  .refine(
    ({ gapMaxMinutes = GAP_MAX_MINUTES, separationMinutes = SEPARATION_MINUTES }) =>
      gapMaxMinutes >= separationMinutes,
    'expected gapMaxMinutes (default 30) to be at least separationMinutes (default 5)',
  )
  .prefault({})
  .describe('Options of the detector, for all configurations.');
