import { expect, it } from 'vitest';
import { openTestApi } from '../testing/test-api.ts';
import type { FeedStatus } from './feed-status.ts';

const NOON_MS = Date.UTC(2026, 5, 1, 12);

const FEED: FeedStatus = {
  name: 'tcp-1',
  state: 'open',
  stateSinceMs: NOON_MS - 60_000,
  startedMs: NOON_MS - 600_000,
  heardMs: NOON_MS,
  lagMs: 2500,
  reports: 12,
  repeats: 3,
  silences: 1,
  rejected: { malformed: 2 },
  lastError: 'the connection is refused',
};
const SILENT_IMO: FeedStatus = { ...FEED, name: 'udp-1', heardMs: null, lagMs: null, rejected: {} };

async function health(feeds: readonly FeedStatus[], afterMs = 0): Promise<object> {
  const api = await openTestApi({ feeds: () => feeds });
  api.clock.set(NOON_MS + afterMs);
  const response = await api.send(null, 'GET', '/health');
  expect(response.status).toBe(200);
  return (await response.json()) as object;
}

it('health contains each feed', async () => {
  expect(await health([FEED, SILENT_IMO], 1500)).toMatchObject({
    feeds: [
      {
        name: 'tcp-1',
        state: 'open',
        since: '2026-06-01T11:59:00.000Z',
        heard_at: '2026-06-01T12:00:00.000Z',
        silent_seconds: 1.5,
        is_silent: false,
        lag_seconds: 2.5,
        reports: 12,
        repeats: 3,
        silences: 1,
        rejected: { malformed: 2 },
        last_error: 'the connection is refused',
      },
      { name: 'udp-1', heard_at: null, silent_seconds: 601.5, is_silent: true, lag_seconds: null },
    ],
  });
});

it('a feed is silent after more than five minutes, unless it has ended', async () => {
  const silent = (feed: FeedStatus, afterMs: number): Promise<object> => health([feed], afterMs);
  expect(await silent(FEED, 300_000)).toMatchObject({ feeds: [{ is_silent: false }] });
  expect(await silent(FEED, 300_001)).toMatchObject({ feeds: [{ is_silent: true }] });
  const over = { ...FEED, state: 'over' as const };
  expect(await silent(over, 300_001)).toMatchObject({ feeds: [{ is_silent: false }] });
});

it('metrics contain the current state of each feed', async () => {
  let feeds: readonly FeedStatus[] = [FEED, { ...SILENT_IMO, state: 'waiting' }];
  const api = await openTestApi({ feeds: () => feeds });
  const lines = async (): Promise<readonly string[]> => {
    const text = await (await api.send(null, 'GET', '/metrics')).text();
    return text.split('\n').filter((line) => line.startsWith('roadstead_feed_'));
  };
  expect(await lines()).toEqual([
    'roadstead_feed_connected{feed="tcp-1"} 1',
    'roadstead_feed_connected{feed="udp-1"} 0',
    'roadstead_feed_silent_seconds{feed="tcp-1"} 0',
    'roadstead_feed_silent_seconds{feed="udp-1"} 600',
    'roadstead_feed_silences_total{feed="tcp-1"} 1',
    'roadstead_feed_silences_total{feed="udp-1"} 1',
    'roadstead_feed_lag_seconds{feed="tcp-1"} 2.5',
    'roadstead_feed_reports_total{feed="tcp-1",kind="taken"} 12',
    'roadstead_feed_reports_total{feed="tcp-1",kind="repeat"} 3',
    'roadstead_feed_reports_total{feed="tcp-1",kind="malformed"} 2',
    'roadstead_feed_reports_total{feed="udp-1",kind="taken"} 12',
    'roadstead_feed_reports_total{feed="udp-1",kind="repeat"} 3',
  ]);
  feeds = [{ ...FEED, reports: 13 }];
  expect(await lines()).toContain('roadstead_feed_reports_total{feed="tcp-1",kind="taken"} 13');
});

it('a service without feeds has no metrics of feeds', async () => {
  const api = await openTestApi();
  expect(await (await api.send(null, 'GET', '/health')).json()).not.toHaveProperty('feeds');
  expect(await (await api.send(null, 'GET', '/metrics')).text()).not.toContain('feed');
});
