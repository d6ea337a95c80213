import { timestampSeconds } from '@roadstead/model';
import type { NextPortRecord } from '@roadstead/service';
import type { z } from 'zod';
import type { NEXT_PORTS } from './next-port-schemas.ts';

/** Records as the cluster variant writes them. */
export function nextPortsJson(records: readonly NextPortRecord[]): z.infer<typeof NEXT_PORTS> {
  return {
    records: records.map(({ imo, locode, probability, etaMs }) => ({
      imo,
      locode,
      probability,
      // The specification has it without a zone.
      ...(etaMs !== null && { eta: timestampSeconds(etaMs).replace('Z', '') }),
    })),
  };
}
