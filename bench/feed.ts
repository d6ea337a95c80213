import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DeliveryState } from '@roadstead/alerts';
import { manualClock, type Store } from '@roadstead/contracts';
import type { PositionReport, Principal } from '@roadstead/model';
import { type AlertOptions, createMaritimeService } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { bundledPorts } from '../packages/cli/src/bundled/bundled-ports.ts';
import { openInputs } from '../packages/cli/src/ingest/inputs.ts';
import { BENCH_HOST } from './bench-host.ts';
import { numberOf } from './environment.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

const SOLENT = fileURLToPath(
  new URL('../packages/cli/data/solent-2016-01-12.csv', import.meta.url),
);
/** The full size is `BENCH_DAYS=20`. */
const DAYS = numberOf('BENCH_DAYS', 8);
const DAY_MS = 86_400_000;
const BATCH_REPORTS = 1000;
const PAIRS = 5;
const TARGET = 1.05;
const URL_TEXT = 'https://receiver.example/';
const ADMINISTRATOR: Principal = { uuid: 'c', name: 'chief', roles: ['administrator'] };

/** Processor time of ingest with the feed of changes, with a webhook as well and without both, in a harbour full of events and port calls. */
export const bench: Bench = {
  question: 'What do the feed of changes and a webhook cost ingest, in processor time?',
  seed: null,
  async run(progress): Promise<readonly TableRow[]> {
    const day = await solentDay();
    const rows: TableRow[] = [];
    for (const { what, baseline, measured } of COMPARED) {
      const ratios: number[] = [];
      let last = await measure(day, measured);
      await measure(day, baseline);
      for (let pair = 0; pair < PAIRS; pair++) {
        progress(`${what}, ${pair + 1} of ${PAIRS} pairs`);
        // Alternately first, so that a machine that slows down favours neither.
        const before = pair % 2 === 0 ? await measure(day, baseline) : undefined;
        last = await measure(day, measured);
        const { cpuSeconds } = before ?? (await measure(day, baseline));
        ratios.push(last.cpuSeconds / cpuSeconds);
      }
      rows.push({
        what: `Solent × ${DAYS}, SQLite: ${what}, median of ${PAIRS} pairs`,
        measured: quantile(ratios, 0.5),
        target: TARGET,
        'least, most': `${quantile(ratios, 0).toFixed(3)}, ${quantile(ratios, 1).toFixed(3)}`,
        ...last,
      });
    }
    return rows;
  },
};

interface Variant {
  readonly hasFeed: boolean;
  readonly hasWebhook: boolean;
}

const COMPARED = [
  {
    what: 'with the feed of without',
    measured: { hasFeed: true, hasWebhook: false },
    baseline: { hasFeed: false, hasWebhook: false },
  },
  {
    what: 'with a webhook of without',
    measured: { hasFeed: true, hasWebhook: true },
    baseline: { hasFeed: true, hasWebhook: false },
  },
];

/** A receiver that costs nothing. */
const ALERTS: AlertOptions = {
  cipher: { seal: (secret) => secret, open: (sealed) => sealed, sign: (text) => text },
  sendWebhook: async () => ({ status: 204, error: null }),
};

/** Reads the recording in the order of time. */
async function solentDay(): Promise<readonly PositionReport[]> {
  const [input] = await openInputs([SOLENT], process.stdin, {});
  const reports: PositionReport[] = [];
  for await (const { positions } of input!.batches) reports.push(...positions);
  return reports.sort((one, other) => one.timeMs - other.timeMs);
}

interface Measured extends TableRow {
  readonly fixes: number;
  readonly changes: number;
  readonly delivered: number;
  readonly cpuSeconds: number;
}

async function measure(
  day: readonly PositionReport[],
  { hasFeed, hasWebhook }: Variant,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
  const store = await createSqliteStore({ path: join(folder, 'store') });
  const service = createMaritimeService({
    ...{
      store: hasFeed ? store : unfed(store),
      clock: manualClock(Date.UTC(2026, 5, 1)),
      reports: 'recorded',
    },
    ...bundledPorts(),
    ...(hasWebhook && { alerts: ALERTS }),
    ...BENCH_HOST,
  });
  await service.start();
  await service.configurations.create(ADMINISTRATOR, {
    name: 'Solent',
    parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 },
    geometry: { type: 'Polygon', coordinates: [SOLENT_AREA] },
  });
  const origins = ['recorded'];
  const webhook = await service.alerts?.webhooks.create(ADMINISTRATOR, { url: URL_TEXT, origins });
  const id = webhook?.ok ? webhook.value.id : 0;
  /** Counts deliveries in a state. */
  const count = async (state: DeliveryState): Promise<number> => {
    const paging = { page: 1, size: 1 };
    const all = await service.alerts?.webhooks.listDeliveries(ADMINISTRATOR, id, paging, { state });
    return all?.ok ? all.value.total : 0;
  };
  const cpu = process.cpuUsage();
  for (let number = 0; number < DAYS; number++) {
    const reports = day.map((each) => ({
      ...each,
      timeMs: each.timeMs + number * DAY_MS,
    }));
    for (let at = 0; at < reports.length; at += BATCH_REPORTS)
      await service.ingest({ positions: reports.slice(at, at + BATCH_REPORTS) });
  }
  while ((await count('pending')) > 0) await delay(20);
  const { user, system } = process.cpuUsage(cpu);
  const delivered = await count('delivered');
  await service.stop();
  const { newest } = await store.feed.bounds();
  await store.close();
  rmSync(folder, { recursive: true });
  return {
    fixes: DAYS * day.length,
    changes: newest,
    delivered,
    cpuSeconds: (user + system) / 1e6,
  };
}

/** Returns a store whose feed stays empty: the operations are the same, but append nothing. */
function unfed(store: Store): Store {
  const feed = store.feed;
  const append: Store['feed']['append'] = () => feed.append([]);
  return new Proxy(store, {
    get(target, name: keyof Store) {
      if (name === 'feed')
        return new Proxy(feed, {
          get(of, member: keyof typeof feed) {
            if (member === 'append') return append;
            const value = of[member];
            return typeof value === 'function' ? value.bind(of) : value;
          },
        });
      const value = target[name];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const SOLENT_AREA = [
  [-2.5, 50.3],
  [-0.5, 50.3],
  [-0.5, 51.2],
  [-2.5, 51.2],
  [-2.5, 50.3],
];
