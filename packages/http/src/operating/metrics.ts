import type { Clock } from '@roadstead/contracts';
import type { MaritimeService } from '@roadstead/service';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { registerFeedMetrics } from './feed-metrics.ts';
import type { FeedStatus } from './feed-status.ts';

/** From half a millisecond to the longest that is waited for. */
const BUCKETS_SECONDS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];
const MS_PER_SECOND = 1000;

/** What Prometheus reads of one handler and its service. Nothing in it names a user, a ship or an id. */
export class Metrics {
  readonly #registry: Registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;

  constructor(service: MaritimeService, clock: Clock, feeds?: () => readonly FeedStatus[]) {
    const registers = [this.#registry];
    this.#requests = new Histogram({
      name: 'roadstead_http_request_seconds',
      help: 'Requests by method, route and status, and how long they took.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS_SECONDS,
      registers,
    });
    for (const [name, help, valueNow] of GAUGES) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(valueNow(service, clock));
        },
      });
    }
    new Counter({
      name: 'roadstead_reports_total',
      help: 'Reports since the start, by kind: position, static, late; and those of each reason of rejection.',
      labelNames: ['kind'],
      registers,
      collect() {
        this.reset();
        const { positionReports, staticReports, rejected } = service.status.counts;
        this.inc({ kind: 'position' }, positionReports);
        this.inc({ kind: 'static' }, staticReports);
        for (const [reason, count] of Object.entries(rejected)) this.inc({ kind: reason }, count);
      },
    });
    new Counter({
      name: 'roadstead_events_total',
      help: 'Events since the start.',
      labelNames: ['kind'],
      registers,
      collect() {
        this.reset();
        const { eventsFired, eventsEnded } = service.status.counts;
        this.inc({ kind: 'fired' }, eventsFired);
        this.inc({ kind: 'ended' }, eventsEnded);
      },
    });
    if (feeds) registerFeedMetrics(this.#registry, feeds, clock);
  }

  /** @param route with placeholders, so that there are only so many */
  noteRequest(method: string, route: string, status: number, ms: number): void {
    this.#requests.observe({ method, route, status }, ms / MS_PER_SECOND);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

const GAUGES: readonly (readonly [
  name: string,
  help: string,
  valueNow: (service: MaritimeService, clock: Clock) => number,
])[] = [
  [
    'roadstead_running',
    '1 while the service takes reports.',
    ({ status }) => (status.state === 'running' ? 1 : 0),
  ],
  [
    'roadstead_batches_in_flight',
    'Batches that are being written.',
    ({ status }) => status.inFlight,
  ],
  [
    'roadstead_lag_seconds',
    'How far the newest event time is behind the clock; NaN before any.',
    ({ status }, clock) => lagSeconds(status.eventTimeMs, clock) ?? Number.NaN,
  ],
];

/** How far an event time is behind the clock. */
export function lagSeconds(eventTimeMs: number | null, clock: Clock): number | null {
  return eventTimeMs === null ? null : (clock.now() - eventTimeMs) / MS_PER_SECOND;
}
