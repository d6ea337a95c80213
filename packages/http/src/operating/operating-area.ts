import type { Clock } from '@roadstead/contracts';
import { success, timestampMs } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import { z } from 'zod';
import type { Area, OpenOperation } from '../door/operation.ts';
import { jsonReply } from '../door/replies.ts';
import { FEED_HEALTH, feedHealth } from './feed-health.ts';
import type { FeedStatus } from './feed-status.ts';
import { lagSeconds, type Metrics } from './metrics.ts';

const HEALTH = z.strictObject({
  state: z.enum(['created', 'starting', 'running', 'stopping', 'stopped', 'failed']),
  lag_seconds: z.number().nullable().meta({ description: 'Of the newest event time behind now.' }),
  event_time: z.iso.datetime().nullable(),
  ingested_at: z.iso.datetime().nullable().meta({ description: 'When reports were taken last.' }),
  batches_in_flight: z.int(),
  feeds: z
    .array(FEED_HEALTH)
    .exactOptional()
    .meta({ description: 'Where the host has live feeds.' }),
});

/** What those need who operate the service: for anybody, since it says nothing of users and ships. */
export function operatingArea(
  service: MaritimeService,
  clock: Clock,
  metrics: Metrics,
  feeds: FeedsNow | undefined,
): Area {
  return {
    name: 'Operating',
    base: '',
    description: 'For those who operate the service; without credentials.',
    schemas: { replies: { Health: HEALTH } },
    operations: [health(service, clock, feeds), prometheus(metrics)],
  };
}

type FeedsNow = () => readonly FeedStatus[];

function health(
  service: MaritimeService,
  clock: Clock,
  feeds: FeedsNow | undefined,
): OpenOperation {
  const content = { 'application/json': HEALTH };
  return {
    method: 'GET',
    path: '/health',
    id: 'getHealth',
    access: 'open',
    summary: 'How the service is',
    replies: {
      200: { description: 'It runs.', content },
      503: { description: 'It does not run.', content },
    },
    handle() {
      const { state, eventTimeMs, ingestedMs, inFlight } = service.status;
      const body: z.infer<typeof HEALTH> = {
        state,
        lag_seconds: lagSeconds(eventTimeMs, clock),
        event_time: eventTimeMs === null ? null : timestampMs(eventTimeMs),
        ingested_at: ingestedMs === null ? null : timestampMs(ingestedMs),
        batches_in_flight: inFlight,
        ...(feeds && { feeds: feeds().map((feed) => feedHealth(feed, clock)) }),
      };
      return jsonReply(body, state === 'running' ? 200 : 503);
    },
  };
}

function prometheus(metrics: Metrics): OpenOperation {
  return {
    method: 'GET',
    path: '/metrics',
    id: 'getMetrics',
    access: 'open',
    summary: 'Metrics for Prometheus',
    replies: { 200: { description: 'The text format 0.0.4.', content: { 'text/plain': null } } },
    async handle() {
      return success({ status: 200, type: metrics.contentType, body: await metrics.text() });
    },
  };
}
