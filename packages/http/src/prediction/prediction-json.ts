import type { NextPortRecord } from '@roadstead/service';
import type { z } from 'zod';
import { timestampWithOffset } from './offset-time.ts';
import type { PREDICTIONS } from './prediction-schemas.ts';

/** Records as the prediction API writes them. */
export function predictionsJson(records: readonly NextPortRecord[]): z.infer<typeof PREDICTIONS> {
  return {
    predictions: records.map(({ imo, locode, probability, etaMs }) => ({
      un_location_code: locode,
      eta_datetime: etaMs === null ? null : timestampWithOffset(etaMs),
      probability,
      vessel_imo_number: imo,
    })),
  };
}
