import type { Clock } from '@roadstead/contracts';
import { timestampMs } from '@roadstead/model';
import type { MaritimeService, ServiceStatus } from '@roadstead/service';
import { z } from 'zod';
import type { HttpOptions } from '../options.ts';
import {
  json,
  notRunningError,
  openRoute,
  REPLAY,
  type RouteGroup,
  replayJson,
  responseObject,
  route,
} from '../server/index.ts';
import { FEED_STATES, type FeedStatus, SILENT_SECONDS, silentSeconds } from './feed-status.ts';
import { lagSeconds, type Metrics } from './metrics.ts';

const FEED_HEALTH = responseObject('FeedHealth', {
  name: z.string(),
  state: z.enum(FEED_STATES),
  since: z.iso.datetime().describe('Begin of the state.'),
  heard_at: z.iso.datetime().nullable().describe('Time of the last report.'),
  silent_seconds: z.number().describe('Seconds since then, or since the start.'),
  is_silent: z.boolean().describe(`More than ${SILENT_SECONDS} s, of a feed that has not ended.`),
  lag_seconds: z
    .number()
    .nullable()
    .describe('Median age of the position reports of the last batch when it was received.'),
  reports: z.int(),
  repeats: z.int().describe('Reports that were received twice and ingested once.'),
  silences: z
    .int()
    .describe('How often an open connection of a provider has delivered nothing for 30 s.'),
  rejected: z.record(z.string(), z.int()).describe('By reason.'),
  last_error: z.string().nullable(),
});

const STATES = ['created', 'starting', 'running', 'stopping', 'stopped', 'failed'] as const;

const HEALTH = responseObject('Health', {
  state: z.enum(STATES),
  lag_seconds: z.number().nullable().describe('Lag of the newest event time behind the clock.'),
  event_time: z.iso.datetime().nullable(),
  voters: z.int().describe('Ships heard in the last ten minutes, or last 1 000 recorded reports.'),
  quorum: z.int().describe('How many of them must have reached a time that is event time.'),
  waiting_reports: z.int().describe('Reports that wait until event time has passed them.'),
  newest_ahead: z.iso
    .datetime()
    .nullable()
    .describe('Time of the newest report that waits, if it is ahead of event time.'),
  ingested_at: z.iso.datetime().nullable().describe('Time of the last ingest.'),
  batches_in_flight: z.int(),
  late_reports: z
    .strictObject({
      ships_waiting: z.int().describe('Ships with late reports that wait to be reconciled.'),
      events_found: z.int(),
      events_corrected: z.int(),
      events_retracted: z.int(),
      port_calls_changed: z.int(),
      periods_too_old: z
        .int()
        .describe('Periods of ships with reports too old to be reconciled; they are stored.'),
    })
    .describe('Reports that came too late for detection, since the start.'),
  replay: REPLAY.exactOptional().describe('Only while the service starts.'),
  write_problem: z
    .string()
    .nullable()
    .describe('Why the store cannot be written; reads continue. null while it can.'),
  feeds: z.array(FEED_HEALTH).exactOptional().describe('Only if the host reads live feeds.'),
});

const PROBE = responseObject('Probe', { state: z.enum(STATES) });

const MS_PER_SECOND = 1000;

/** Health and metrics: without credentials by default, since they contain no users and ships. */
export function healthRoutes(
  service: MaritimeService,
  clock: Clock,
  metrics: Metrics,
  { feeds, metrics: { access } = {} }: HttpOptions,
): RouteGroup {
  return {
    name: 'Operating',
    base: '',
    description: 'For operators of the service; without credentials.',
    operations: [
      openRoute('/health', 'getHealth', {
        summary: 'Read the state of the service',
        replies: { 200: ['Running.', HEALTH], 503: ['Not running.', HEALTH] },
        handle() {
          const { state, replay, eventTimeMs, ingestedMs, inFlight, writeProblem } = service.status;
          const health: z.infer<typeof HEALTH> = {
            state,
            lag_seconds: lagSeconds(eventTimeMs, clock),
            event_time: eventTimeMs === null ? null : timestampMs(eventTimeMs),
            ...eventTimeHealth(service.status),
            ingested_at: ingestedMs === null ? null : timestampMs(ingestedMs),
            batches_in_flight: inFlight,
            late_reports: lateReportsHealth(service.status),
            write_problem: writeProblem,
            ...(replay && { replay: replayJson(replay) }),
            ...(feeds && { feeds: feeds().map((feed) => feedHealth(feed, clock)) }),
          };
          return json(health, state === 'running' ? 200 : 503);
        },
      }),
      openRoute('/livez', 'getLiveness', {
        summary: 'Probe whether the process must be restarted',
        replies: { 200: ['It need not be.', PROBE], 503: ['The service has failed.', PROBE] },
        handle() {
          const { state } = service.status;
          return json({ state }, state === 'failed' ? 503 : 200);
        },
      }),
      openRoute('/readyz', 'getReadiness', {
        summary: 'Probe whether the service answers requests',
        description: 'While the service starts, the problem has the progress.',
        problems: [503],
        replies: { 200: ['It does.', PROBE] },
        handle() {
          const { status } = service;
          if (status.state !== 'running') throw notRunningError(status);
          return json({ state: status.state });
        },
      }),
      access === undefined
        ? openRoute('/metrics', 'getMetrics', metricsDefinition(metrics))
        : route.get('/metrics', 'getMetrics', {
            ...metricsDefinition(metrics),
            ...{ access, isQuotaExempt: true },
          }),
    ],
  };
}

function metricsDefinition(metrics: Metrics) {
  return {
    summary: 'Read metrics for Prometheus',
    replies: { 200: ['The text format 0.0.4.', { 'text/plain': null }] },
    handle: async () => ({ status: 200, type: metrics.contentType, body: await metrics.text() }),
  } as const;
}

/** D8: what event time depends on, and what waits for it. */
function eventTimeHealth({
  eventTimeStatus: { voters, quorum, waiting, newestAheadMs },
}: ServiceStatus): Pick<
  z.infer<typeof HEALTH>,
  'voters' | 'quorum' | 'waiting_reports' | 'newest_ahead'
> {
  const newest = newestAheadMs === null ? null : timestampMs(newestAheadMs);
  return { voters, quorum, waiting_reports: waiting, newest_ahead: newest };
}

function feedHealth(feed: FeedStatus, clock: Clock): z.infer<typeof FEED_HEALTH> {
  const { name, state, heardMs, reports, repeats, silences, rejected } = feed;
  const seconds = silentSeconds(feed, clock);
  return {
    ...{ name, state, reports, repeats, silences, rejected },
    since: timestampMs(feed.stateSinceMs),
    heard_at: heardMs === null ? null : timestampMs(heardMs),
    silent_seconds: seconds,
    is_silent: state !== 'over' && seconds > SILENT_SECONDS,
    lag_seconds: feed.lagMs === null ? null : feed.lagMs / MS_PER_SECOND,
    last_error: feed.lastError,
  };
}

function lateReportsHealth({
  reconciliation,
}: ServiceStatus): z.infer<typeof HEALTH>['late_reports'] {
  return {
    ships_waiting: reconciliation.shipsWaiting,
    events_found: reconciliation.eventsFound,
    events_corrected: reconciliation.eventsCorrected,
    events_retracted: reconciliation.eventsRetracted,
    port_calls_changed: reconciliation.portCallsChanged,
    periods_too_old: reconciliation.periodsTooOld,
  };
}
