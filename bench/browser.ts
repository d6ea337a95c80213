import { readFileSync } from 'node:fs';
import { WORLD } from '@roadstead/geo';
import { type Browser, chromium, type Page } from 'playwright-core';
import { bundledGazetteer } from '../packages/cli/src/bundled/bundled-gazetteer.ts';
import { bundledSurroundings } from '../packages/cli/src/bundled/bundled-surroundings.ts';
import { runRecording } from '../packages/web/src/engine/run-recording.ts';
import { CHROMIUM_FLAGS } from '../test/browser/chromium-flags.ts';
import { startEngineSite } from '../test/browser/engine-site.ts';
import { findChromium } from '../test/client/browser.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

const PASSES = 5;
const SOLENT = new URL('../packages/cli/data/solent-2016-01-12.csv', import.meta.url);
/** A file of half a million rows: the start of a worker and the compilation of its code are a small part. */
const DAYS = 28;
const DAY_MS = 86_400_000;
const NAME = 'solent.csv';
/** Needs no ports and no sea graph, which the first run of a page loads. */
const OPTIONS = {
  configurations: {
    name: 'near',
    parameters: { distance_for_sts_meters: 300, transfer_time_window_minutes: 10 },
    geometry: WORLD,
  },
};

/** The Solent recording, repeated on other days. */
function solentDays(): string {
  const [header, ...rows] = readFileSync(SOLENT, 'utf8').trimEnd().split('\n');
  const days = Array.from({ length: DAYS }, (_, day) =>
    rows.map((row) => {
      const date = new Date(Date.parse('2016-01-12') + day * DAY_MS).toISOString().slice(0, 10);
      return date + row.slice(10);
    }),
  );
  return `${[header, ...days.flat()].join('\n')}\n`;
}

/** Rows a second by the clock, and by the processor time of all threads and processes. */
interface Rates {
  readonly clock: number;
  readonly processor: number;
}

async function ratesInNode(file: File): Promise<Rates> {
  const data = {
    surroundings: async () => bundledSurroundings(await bundledGazetteer()),
    portAreasNear: async () => (await bundledGazetteer()).portAreasNear,
  };
  const beginMs = performance.now();
  const before = process.cpuUsage();
  const result = await runRecording([file], OPTIONS, data, () => undefined);
  const elapsedMs = performance.now() - beginMs;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { user, system } = process.cpuUsage(before);
  const { rows } = result.value.replay.counts;
  return { clock: (1000 * rows) / elapsedMs, processor: (1e6 * rows) / (user + system) };
}

async function ratesInPage(page: Page, processorSeconds: () => Promise<number>): Promise<Rates> {
  const beginSeconds = await processorSeconds();
  const { rows, elapsedMs } = await page.evaluate(
    ([name, options]) => (globalThis as unknown as BenchPage).measureRun(name, options),
    [NAME, OPTIONS] as const,
  );
  const processor = rows / ((await processorSeconds()) - beginSeconds);
  return { clock: (1000 * rows) / elapsedMs, processor };
}

/** Functions of the page. */
interface BenchPage {
  fetchFile(name: string): Promise<void>;
  measureRun(
    name: string,
    options: object,
  ): Promise<{ readonly rows: number; readonly elapsedMs: number }>;
}

/** Returns the processor time of all processes of a browser so far. */
async function processorClock(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
}

/** Rates of detection from a CSV file to the replay, in Node and in the worker of a page, in turns. */
export const bench: Bench = {
  question: 'How many rows a second are detected in the worker of a browser, compared with Node?',
  seed: null,
  async run(progress): Promise<readonly TableRow[]> {
    const executablePath = findChromium();
    if (executablePath === undefined) {
      return [{ where: 'Chromium', note: 'There is none; CHROMIUM is the path of one.' }];
    }
    const text = solentDays();
    const site = await startEngineSite();
    let browser: Browser | undefined;
    const rates = { node: [] as Rates[], chromium: [] as Rates[] };
    try {
      site.files.set(NAME, Buffer.from(text));
      browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
      const processorSeconds = await processorClock(browser);
      const page = await browser.newPage();
      await page.goto(site.url);
      await page.evaluate((name) => (globalThis as unknown as BenchPage).fetchFile(name), NAME);
      // The first pass of both is not counted: it compiles.
      for (let pass = 0; pass <= PASSES; pass++) {
        progress(`pass ${pass}`);
        const inNode = await ratesInNode(new File([text], NAME));
        const inPage = await ratesInPage(page, processorSeconds);
        if (pass === 0) continue;
        rates.node.push(inNode);
        rates.chromium.push(inPage);
      }
    } finally {
      await browser?.close();
      site.close();
    }
    const median = (all: readonly Rates[], by: keyof Rates): number =>
      quantile(
        all.map((each) => each[by]),
        0.5,
      );
    return (['node', 'chromium'] as const).map((where) => ({
      where,
      'rows/s': median(rates[where], 'clock'),
      ratio: median(rates[where], 'clock') / median(rates.node, 'clock'),
      'rows/CPU s': median(rates[where], 'processor'),
      'CPU ratio': median(rates[where], 'processor') / median(rates.node, 'processor'),
    }));
  },
};
