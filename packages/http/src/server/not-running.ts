import type { ReplayProgress, ServiceStatus } from '@roadstead/service';
import { z } from 'zod';
import { HttpError } from './http-error.ts';
import { responseObject } from './operation-response.ts';

export const REPLAY = responseObject('Replay', {
  batches: z.int().describe('Stored batches of reports that were processed again.'),
  batches_total: z.int().describe('Those stored since the newest snapshot.'),
});

export function replayJson({ batches, batchesTotal }: ReplayProgress): z.infer<typeof REPLAY> {
  return { batches, batches_total: batchesTotal };
}

/** Returns the error of requests to a service that does not run, with the progress of its start. */
export function notRunningError({ state, replay }: ServiceStatus): HttpError {
  if (!replay) {
    const detail = state === 'created' ? 'The service starts soon.' : `The service is ${state}.`;
    return new HttpError({ code: 'stopping', detail });
  }
  const { batches, batchesTotal } = replay;
  return new HttpError({
    code: 'stopping',
    detail: `The service is ${state}: it has replayed ${batches} of ${batchesTotal} stored batches of reports.`,
    members: { replay: replayJson(replay) },
  });
}
