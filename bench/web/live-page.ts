import type { Browser, CDPSession, Page } from 'playwright-core';
import { logIn } from '../../test/browser/site-browser.ts';
import { NAME, PASSWORD } from '../load/user.ts';
import { quantile, type TableRow } from '../write-report.ts';
import { busyMs } from './busy.ts';
import { type LiveService, startLiveService } from './live-service.ts';

const SHIPS = 30_000;
/** Reports of a second: a ship under way reports each 10 s (ITU-R M.1371-5). */
const REPORT_SECONDS = 10;
const SECONDS = 20;
const LATENCIES = 15;
const MMSI = 636_000_001;

/** Measures a page that follows a service: its first load, its memory, its updates, and the time from a report to the screen. */
export async function measureLivePage(
  browser: Browser,
  progress: (text: string) => void,
): Promise<readonly TableRow[]> {
  progress('an empty map');
  const emptyBytes = await withPage(browser, 0, async ({ page, session }) => {
    await page.getByText('No ship has been heard yet').waitFor();
    return memoryBytes(session);
  });
  return withPage(browser, SHIPS, async (opened) => {
    const { page, session, service } = opened;
    await page.getByText(`${SHIPS.toLocaleString('en')} ships heard`, { exact: false }).waitFor();
    const pageBytes = service.siteBytes();
    progress('updates');
    const updateMs = await measureUpdates(session, service);
    progress('memory');
    const bytes = await memoryBytes(session);
    progress('from report to screen');
    const latencyMs = await measureLatency(page, service);
    return [
      {
        question: 'first load until the ships are seen, without their data, kB gzip',
        ours: pageBytes / 1000,
      },
      { question: '30 000 ships: main thread for an update a second, ms', ours: updateMs },
      {
        question: '30 000 ships: heap and buffers above an empty map, MB',
        ours: (bytes - emptyBytes) / 1e6,
      },
      { question: 'from acknowledged report to screen, median, ms', ours: latencyMs },
    ];
  });
}

interface OpenedPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly service: LiveService;
}

/** Opens the page of a service, logged in, and closes both after the measurement. */
export async function withPage<Value>(
  browser: Browser,
  ships: number,
  measure: (opened: OpenedPage) => Promise<Value>,
  reportSeconds = REPORT_SECONDS,
): Promise<Value> {
  const service = await startLiveService(ships, reportSeconds);
  const page = await browser.newPage({ viewport: { width: 800, height: 500 } });
  try {
    const session = await page.context().newCDPSession(page);
    // Processor time, since the software that draws occupies the other cores.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(service.url);
    await logIn(page, NAME, PASSWORD);
    return await measure({ page, session, service });
  } finally {
    await page.close();
    await service.stop();
  }
}

/** Feeds the service for some seconds. @returns the processor time of the page's main thread for a second */
async function measureUpdates(session: CDPSession, service: LiveService): Promise<number> {
  const begin = await busyMs(session);
  const beginMs = performance.now();
  for (let second = 1; second <= SECONDS; second++) {
    await service.ingestNext(SHIPS / REPORT_SECONDS);
    await passed(beginMs + second * 1000);
  }
  return ((await busyMs(session)) - begin) / ((performance.now() - beginMs) / 1000);
}

async function measureLatency(page: Page, service: LiveService): Promise<number> {
  // 5.6 m a second: a ship that sails faster than 50 kn is held for an error.
  const at = (step: number): string => `50° 0.${String(step * 3).padStart(3, '0')}′ N`;
  const report = (step: number): Promise<void> =>
    service.report({
      ...{ mmsi: MMSI as never, longitude: 0, latitude: 50 + step / 20_000 },
      ...{ sog: 10, cog: 0, heading: 0, rot: null, navStatus: 0 },
    });
  await report(1);
  await page.goto(`${service.url}#/live?ship=${MMSI}`);
  await page.getByText(at(1)).waitFor();
  const latencies: number[] = [];
  for (let step = 2; step < 2 + LATENCIES; step++) {
    await service.ingestNext(SHIPS / REPORT_SECONDS);
    await report(step);
    const beginMs = performance.now();
    await page.getByText(at(step)).waitFor();
    latencies.push(performance.now() - beginMs);
    // At another point of the service's second each time.
    await passed(performance.now() + 137 * step);
  }
  return quantile(latencies, 0.5);
}

/** Resolves at a time of `performance.now`, or at once after it. */
export function passed(atMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, atMs - performance.now())));
}

/** Returns the bytes of the page's heap and of its buffers, after garbage collection. */
export async function memoryBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  // `backingStorageSize` is missing in the types of the protocol.
  const usage = (await session.send('Runtime.getHeapUsage')) as {
    readonly usedSize: number;
    readonly embedderHeapUsedSize?: number;
    readonly backingStorageSize?: number;
  };
  return usage.usedSize + (usage.embedderHeapUsedSize ?? 0) + (usage.backingStorageSize ?? 0);
}
