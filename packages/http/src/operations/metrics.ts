import type { Clock } from '@roadstead/contracts';
import type { MaritimeService, ServiceStatus } from '@roadstead/service';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { HttpOptions } from '../options.ts';
import { type FeedStatus, silentSeconds } from './feed-status.ts';

/** From half a millisecond to half the longest duration of a request. */
const BUCKETS_SECONDS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];
const MS_PER_SECOND = 1000;

/** A value with the values of its labels. */
type Sample = readonly [value: number, labels?: Readonly<Record<string, string>>];

/** Prometheus metrics of one handler and its service; their labels contain no user, ship or id. */
export class Metrics {
  readonly #registry: Registry = new Registry();
  readonly #hostMetrics: HttpOptions['hostMetrics'];
  readonly #requests: Histogram<'method' | 'route' | 'status'>;

  constructor(service: MaritimeService, { clock, feeds, hostMetrics }: HttpOptions) {
    this.#hostMetrics = hostMetrics;
    this.#requests = new Histogram({
      name: 'roadstead_http_request_seconds',
      help: 'Requests and their durations by method, route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS_SECONDS,
      registers: [this.#registry],
    });
    this.#gauge('roadstead_running', '1 while the service ingests reports.', [], () => [
      [service.status.state === 'running' ? 1 : 0],
    ]);
    this.#gauge('roadstead_batches_in_flight', 'Batches in progress.', [], () => [
      [service.status.inFlight],
    ]);
    const writableHelp = '1 while the store can be written, 0 while writes wait for room.';
    this.#gauge('roadstead_store_writable', writableHelp, [], () => [
      [service.status.writeProblem === null ? 1 : 0],
    ]);
    const lagHelp =
      'Lag of the newest event time behind the clock; NaN before the first event time.';
    this.#gauge('roadstead_lag_seconds', lagHelp, [], () => [
      [lagSeconds(service.status.eventTimeMs, clock) ?? Number.NaN],
    ]);
    this.#addEventTime(service);
    const reportsHelp =
      'Reports since the start: position, static, late; and rejected ones by reason.';
    this.#counter('roadstead_reports_total', reportsHelp, ['kind'], () => {
      const { positionReports: position, staticReports, rejected } = service.status.counts;
      return samplesOf({ position, static: staticReports, ...rejected });
    });
    this.#counter('roadstead_events_total', 'Events since the start.', ['kind'], () => {
      const { eventsFired: fired, eventsEnded: ended } = service.status.counts;
      return samplesOf({ fired, ended });
    });
    const deletedHelp = 'Positions and events deleted since the start because of their age.';
    this.#counter('roadstead_deleted_total', deletedHelp, ['kind'], () => {
      const { deletedPositions: position, deletedEvents: event } = service.status.counts;
      return samplesOf({ position, event });
    });
    this.#addRebuild(service);
    const damagedHelp = 'Damaged batches of reports that the start skipped.';
    this.#gauge('roadstead_damaged_batches', damagedHelp, [], () => [
      [service.status.counts.damagedBatches],
    ]);
    this.#addReconciliation(service);
    const replayHelp = 'Stored batches that a start has still to process again.';
    this.#gauge('roadstead_replay_remaining_batches', replayHelp, [], () => {
      const { replay } = service.status;
      return [[replay ? replay.batchesTotal - replay.batches : 0]];
    });
    const queueHelp =
      'Work that waits or runs: report, track and route jobs, backfills, predictions of ships, deliveries of alerts.';
    this.#gauge('roadstead_queue_length', queueHelp, ['queue'], async () =>
      Object.entries(await service.readQueueLengths()).map(([queue, n]) => [n, { queue }]),
    );
    if (feeds) this.#addFeeds(feeds, clock);
  }

  /** L7: the open streams. */
  addStreams(streams: { readonly size: number }): void {
    this.#gauge('roadstead_streams_open', 'Open streams of events and positions.', [], () => [
      [streams.size],
    ]);
  }

  /** D8: what event time depends on, and what waits for it. */
  #addEventTime(service: MaritimeService): void {
    const votersHelp = 'Ships whose reports decide event time.';
    this.#gauge('roadstead_event_time_voters', votersHelp, [], () => [
      [service.status.eventTimeStatus.voters],
    ]);
    const quorumHelp = 'Number of these ships that must have reached a time.';
    this.#gauge('roadstead_event_time_quorum', quorumHelp, [], () => [
      [service.status.eventTimeStatus.quorum],
    ]);
    const waitingHelp = 'Reports that wait until event time has passed them.';
    this.#gauge('roadstead_waiting_reports', waitingHelp, [], () => [
      [service.status.eventTimeStatus.waiting],
    ]);
    const aheadHelp = 'How far the newest waiting report is ahead of event time; 0 if none is.';
    this.#gauge('roadstead_waiting_ahead_seconds', aheadHelp, [], () => {
      const { eventTimeMs, eventTimeStatus } = service.status;
      const aheadMs = (eventTimeStatus.newestAheadMs ?? 0) - (eventTimeMs ?? 0);
      return [[eventTimeStatus.newestAheadMs === null ? 0 : aheadMs / MS_PER_SECOND]];
    });
  }

  /** D13: a start that could not read the saved state. */
  /** V24: late reports. */
  #addReconciliation(service: MaritimeService): void {
    const waitingHelp = 'Ships with late reports that wait to be reconciled.';
    this.#gauge('roadstead_late_ships_waiting', waitingHelp, [], () => [
      [service.status.reconciliation.shipsWaiting],
    ]);
    const changesHelp = 'Events that late reports have changed since the start.';
    this.#gauge('roadstead_reconciled_events', changesHelp, ['state'], () => {
      const { eventsFound, eventsCorrected, eventsRetracted } = service.status.reconciliation;
      return [
        [eventsFound, { state: 'found' }],
        [eventsCorrected, { state: 'corrected' }],
        [eventsRetracted, { state: 'retracted' }],
      ];
    });
    const oldHelp = 'Periods of ships with late reports that are too old to be reconciled.';
    this.#gauge('roadstead_late_periods_too_old', oldHelp, [], () => [
      [service.status.reconciliation.periodsTooOld],
    ]);
  }

  #addRebuild(service: MaritimeService): void {
    const batchesHelp =
      'Stored batches from which the start built a saved state again that it could not read; -1 if it could.';
    this.#gauge('roadstead_rebuilt_batches', batchesHelp, [], () => [
      [service.status.rebuild?.batches ?? -1],
    ]);
    const secondsHelp = 'Duration of this rebuild; 0 without one.';
    this.#gauge('roadstead_rebuild_seconds', secondsHelp, [], () => [
      [(service.status.rebuild?.durationMs ?? 0) / MS_PER_SECOND],
    ]);
    const incompleteHelp = '1 while events may be missing, because a rebuild lacked reports.';
    this.#gauge('roadstead_detection_incomplete', incompleteHelp, [], () => [
      [isDetectionIncomplete(service.status) ? 1 : 0],
    ]);
  }

  #addFeeds(feeds: () => readonly FeedStatus[], clock: Clock): void {
    this.#gauge('roadstead_feed_connected', '1 while a feed is connected.', ['feed'], () =>
      feeds().map(({ name: feed, state }) => [state === 'open' ? 1 : 0, { feed }]),
    );
    const silentHelp = 'Seconds since the last report of a feed.';
    this.#gauge('roadstead_feed_silent_seconds', silentHelp, ['feed'], () =>
      feeds().map((feed) => [silentSeconds(feed, clock), { feed: feed.name }]),
    );
    const silencesHelp =
      'How often an open connection of a provider has delivered nothing for 30 s.';
    this.#counter('roadstead_feed_silences_total', silencesHelp, ['feed'], () =>
      feeds().map(({ name: feed, silences }) => [silences, { feed }]),
    );
    const lagHelp =
      'Median age of the position reports of a feed when received, of the last batch; negative: from the future.';
    this.#gauge('roadstead_feed_lag_seconds', lagHelp, ['feed'], () =>
      feeds().flatMap(({ name: feed, lagMs }): readonly Sample[] =>
        lagMs === null ? [] : [[lagMs / MS_PER_SECOND, { feed }]],
      ),
    );
    const reportsHelp =
      'Reports of a feed since the start: taken, repeat; and rejected ones by reason.';
    this.#counter('roadstead_feed_reports_total', reportsHelp, ['feed', 'kind'], () =>
      feeds().flatMap(({ name: feed, reports: taken, repeats: repeat, rejected }) =>
        samplesOf({ taken, repeat, ...rejected }, { feed }),
      ),
    );
  }

  /** @param route the path pattern, so that the number of labels is bounded */
  observeRequest(method: string, route: string, status: number, ms: number): void {
    this.#requests.observe({ method, route, status }, ms / MS_PER_SECOND);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    const own = await this.#registry.metrics();
    return this.#hostMetrics ? `${own}\n${await this.#hostMetrics()}` : own;
  }

  #gauge(
    name: string,
    help: string,
    labelNames: string[],
    samples: () => readonly Sample[] | Promise<readonly Sample[]>,
  ): void {
    const gauge = new Gauge({ name, help, labelNames, registers: [this.#registry], collect });
    async function collect(): Promise<void> {
      for (const [value, labels = {}] of await samples()) gauge.set(labels, value);
    }
  }

  #counter(
    name: string,
    help: string,
    labelNames: string[],
    samples: () => readonly Sample[],
  ): void {
    const counter = new Counter({ name, help, labelNames, registers: [this.#registry], collect });
    function collect(): void {
      counter.reset();
      for (const [value, labels = {}] of samples()) counter.inc(labels, value);
    }
  }
}

function isDetectionIncomplete({ rebuild, eventTimeMs }: ServiceStatus): boolean {
  if (!rebuild?.isIncomplete) return false;
  const { completeFromMs } = rebuild;
  return completeFromMs === null || eventTimeMs === null || eventTimeMs < completeFromMs;
}

function samplesOf(
  counts: Readonly<Record<string, number>>,
  labels?: Readonly<Record<string, string>>,
): readonly Sample[] {
  return Object.entries(counts).map(([kind, count]) => [count, { ...labels, kind }]);
}

/** Lag of an event time behind the clock; null before the first event time. */
export function lagSeconds(eventTimeMs: number | null, clock: Clock): number | null {
  return eventTimeMs === null ? null : (clock.now() - eventTimeMs) / MS_PER_SECOND;
}
