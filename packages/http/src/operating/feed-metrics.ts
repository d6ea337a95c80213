import type { Clock } from '@roadstead/contracts';
import { Counter, Gauge, type Registry } from 'prom-client';
import { type FeedStatus, silentSeconds } from './feed-status.ts';

/** What Prometheus reads of live feeds, by the name of each. */
export function registerFeedMetrics(
  registry: Registry,
  feeds: () => readonly FeedStatus[],
  clock: Clock,
): void {
  const registers = [registry];
  for (const [name, help, valueNow] of GAUGES) {
    new Gauge({
      name,
      help,
      labelNames: ['feed'],
      registers,
      collect() {
        for (const feed of feeds()) this.set({ feed: feed.name }, valueNow(feed, clock));
      },
    });
  }
  new Counter({
    name: 'roadstead_feed_reports_total',
    help: 'Reports of a feed since the start, by kind: taken, repeat (heard twice); and what was rejected, by reason.',
    labelNames: ['feed', 'kind'],
    registers,
    collect() {
      this.reset();
      for (const { name: feed, reports, repeats, rejected } of feeds()) {
        this.inc({ feed, kind: 'taken' }, reports);
        this.inc({ feed, kind: 'repeat' }, repeats);
        for (const [kind, count] of Object.entries(rejected)) this.inc({ feed, kind }, count);
      }
    },
  });
}

const GAUGES: readonly (readonly [
  name: string,
  help: string,
  valueNow: (feed: FeedStatus, clock: Clock) => number,
])[] = [
  [
    'roadstead_feed_connected',
    '1 while a feed is open.',
    ({ state }) => (state === 'open' ? 1 : 0),
  ],
  ['roadstead_feed_silent_seconds', 'For how long no report has come of a feed.', silentSeconds],
];
