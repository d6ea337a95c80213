import { timestampMs } from '@roadstead/model';
import type { Backfill, BackfillJob } from '@roadstead/service';
import type { z } from 'zod';
import { id, timestamp } from '../request/index.ts';
import { HttpError, json, type Operation, route, unwrap } from '../server/index.ts';
import { BACKFILL } from './configuration-schemas.ts';

/** Detection over stored history (extension). */
export function backfillOperations(backfill: Backfill): readonly Operation[] {
  return [
    route.post('/configurations/{id}/detect', 'detectPast', {
      summary: 'Run a configuration over stored history (extension)',
      description:
        'Adds events that fired within the period and have ended, marked with `found_in_past`; known events stay as they are.',
      path: { id: id('configuration') },
      query: {
        begin: timestamp('Begin of the period.'),
        end: timestamp('End of the period, at most 400 days later.'),
      },
      problems: [404, 422],
      replies: { 202: ['Running; `Location` is the address of the job.', BACKFILL] },
      async handle({ user, path, query }) {
        const period = { beginMs: query.begin, endMs: query.end };
        const job = unwrap(await backfill.request(user, path.id, period));
        const location = `/configurations/${job.configurationId}/detect/${job.id}`;
        return json(backfillJson(job), 202, location);
      },
    }),
    route.get('/configurations/{id}/detect/{job}', 'getPastDetection', {
      summary: 'Read the progress of a detection over stored history (extension)',
      description: 'For the user who started it, and administrators.',
      path: { id: id('configuration'), job: id('detection', 'The id of the detection.') },
      problems: [404],
      replies: { 200: ['The detection.', BACKFILL] },
      async handle({ user, path }) {
        const job = unwrap(await backfill.get(user, path.job));
        if (job.configurationId === path.id) return json(backfillJson(job));
        const detail = `Configuration ${path.id} has no detection ${job.id}.`;
        throw new HttpError({ code: 'not-found', detail });
      },
    }),
  ];
}

/** Field names as report jobs have them. */
function backfillJson(job: BackfillJob): z.infer<typeof BACKFILL> {
  return {
    id: job.id,
    configuration_id: job.configurationId,
    begin: timestampMs(job.beginMs),
    end: timestampMs(job.endMs),
    status: job.state,
    progress: job.progress,
    events_found: job.eventsFound,
    error: job.error,
  };
}
