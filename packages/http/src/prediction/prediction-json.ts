import { timestampMs } from '@roadstead/model';
import type { NextPortRecord } from '@roadstead/service';
import type { z } from 'zod';
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

/** As the prediction API writes it: UTC with milliseconds and `+00:00`. */
export function timestampWithOffset(timeMs: number): string {
  return timestampMs(timeMs).replace('Z', '+00:00');
}
