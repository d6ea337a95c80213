import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build, preview } from 'vite';
import { quantile, type TableRow } from '../write-report.ts';
import { busyMs } from './busy.ts';

const ROOT = fileURLToPath(new URL('./', import.meta.url));
const WEB_CONFIG = fileURLToPath(new URL('../../packages/web/vite.config.ts', import.meta.url));
const UPDATES = 10;
const FRAMES = 20;
const ROUNDS = 3;

type Kind = 'ours' | 'symbols';

/** Measures updates and panning of the ships, ours and those of MapLibre's symbol layer, in pairs. */
export async function measureDrawing(
  browser: Browser,
  progress: (text: string) => void,
): Promise<readonly TableRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'roadstead-bench-'));
  try {
    const settings = { root: ROOT, configFile: WEB_CONFIG, logLevel: 'warn' } as const;
    await build({ ...settings, build: { outDir: folder } });
    const server = await preview({
      ...settings,
      ...{ build: { outDir: folder }, preview: { host: '127.0.0.1', port: 0 } },
    });
    const page = await browser.newPage({ viewport: { width: 800, height: 500 } });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(server.resolvedUrls!.local[0]!);
    const rows = await pairs(page, progress);
    progress('100 000 ships');
    await call(page, 'ours', 100_000);
    const many = await figuresOf(page);
    rows.push({
      question: '100 000 ships',
      ours: errors.length === 0 ? 'drawn' : errors.join(' '),
      ...many.row,
    });
    await server.close();
    return rows;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function pairs(page: Page, progress: (text: string) => void): Promise<TableRow[]> {
  const figures: Record<Kind, Awaited<ReturnType<typeof figuresOf>>[]> = { ours: [], symbols: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const kind of ['ours', 'symbols'] as const) {
      progress(`round ${round + 1} of ${ROUNDS}: ${kind}`);
      await call(page, kind, 30_000);
      figures[kind].push(await figuresOf(page));
    }
  const median = (kind: Kind, of: 'updateMs' | 'panMs'): number =>
    quantile(
      figures[kind].map((each) => each[of]),
      0.5,
    );
  return (
    [
      ['main thread of an update, ms', 'updateMs'],
      ['main thread of a frame of panning, ms', 'panMs'],
    ] as const
  ).map(([question, of]) => ({
    question: `30 000 ships: ${question}`,
    ours: median('ours', of),
    'symbol layer': median('symbols', of),
    ratio: median('ours', of) / median('symbols', of),
  }));
}

/** Calls a function of the page. */
function call(page: Page, name: string, count?: number): Promise<void> {
  return page.evaluate(
    ([each, value]) => {
      const { bench } = globalThis as unknown as {
        bench: Record<string, (count?: number) => Promise<void>>;
      };
      return bench[each]!(value);
    },
    [name, count] as const,
  );
}

/** Time of the page's main thread for an update and for a frame of panning, of the ships that are drawn. */
async function figuresOf(
  page: Page,
): Promise<{ readonly updateMs: number; readonly panMs: number; readonly row: TableRow }> {
  const session = await page.context().newCDPSession(page);
  // Processor time, since the software that draws occupies the other cores.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await call(page, 'update');
  const beforeUpdates = await busyMs(session);
  for (let i = 0; i < UPDATES; i++) await call(page, 'update');
  const updateMs = ((await busyMs(session)) - beforeUpdates) / UPDATES;
  const beforePan = await busyMs(session);
  await call(page, 'pan', FRAMES);
  const panMs = ((await busyMs(session)) - beforePan) / FRAMES;
  await session.detach();
  return { updateMs, panMs, row: { 'update, ms': updateMs, 'frame of panning, ms': panMs } };
}
