import { z } from 'zod';
import { OFFSET_TIME, responseObject } from '../server/index.ts';

/** A probable next port of a ship. */
const PREDICTION = responseObject('Prediction', {
  un_location_code: z.string().length(5),
  eta_datetime: OFFSET_TIME.nullable().describe('UTC; null if unknown.'),
  probability: z.number().min(0).max(1),
  vessel_imo_number: z.int(),
  silent: z
    .boolean()
    .describe('Extension: not heard for 30 days. The ship may have called elsewhere since.'),
});

export const PREDICTIONS = responseObject('PredictionList', {
  predictions: z.array(PREDICTION),
});
