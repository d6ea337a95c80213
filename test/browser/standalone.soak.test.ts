import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roadstead } from '../../packages/cli/src/testing/fake-host.ts';
import { ROOT } from '../workspace.ts';
import { buildPage } from './build-page.ts';
import { type FileServer, startFileServer } from './file-server.ts';
import {
  accessibilityProblems,
  CHROMIUM,
  downloadedText,
  openPage,
  startBrowser,
  tableRows,
} from './site-browser.ts';

const SOLENT = `${ROOT}packages/cli/data/solent-2016-01-12.csv`;
/** Few enough events for the list, which has the first 200. */
const CLOSE = ['--distance', '100', '--window', '20'];
const SCENARIO = 'drift-across-180';
const SCENARIO_FILE = `${ROOT}scenarios/${SCENARIO}.yaml`;

/** A transfer that is found, one that is shorter than the window, and two ships that lie at anchor side by side. */
const THREE_OUTCOMES = `
proves: Transfers that are found and missed, and an event without one, are shown as such
start: 2026-01-10T00:00:00Z
duration: 8h
configurations: [{ name: near, distanceMeters: 2000, windowMinutes: 120 }]
ships:
  - { name: ALFA, type: vlcc, start: { at: [24, 36] }, steps: [{ anchor: {} }] }
  - name: BRAVO
    type: tanker
    start: { at: [24.1, 36.1] }
    steps: [{ alongside: { ship: ALFA, for: 5h } }, { sail: { to: [24, 36.5] } }]
  - { name: CHARLIE, type: vlcc, start: { at: [25, 36] }, steps: [{ anchor: {} }] }
  - name: DELTA
    type: tanker
    start: { at: [25.1, 36.1] }
    steps: [{ alongside: { ship: CHARLIE, for: 30m } }, { sail: { to: [25, 36.5] } }]
  - { name: ECHO, type: tanker, start: { at: [26, 36] }, steps: [{ anchor: {} }] }
  - { name: FOXTROT, type: tanker, start: { at: [26.0005, 36] }, steps: [{ anchor: {} }] }
expect:
  truth: [{ ships: [ALFA, BRAVO], kind: cargo }, { ships: [CHARLIE, DELTA], kind: cargo }]
  events: [{ ships: [ALFA, BRAVO] }, { ships: [ECHO, FOXTROT] }]
`;

/** A ship under way, whose columns have unknown names, and minutes in place of degrees. */
const POSITIONS_IN_MINUTES = [
  'ship,when,x,y',
  ...Array.from({ length: 60 }, (_, minute) => {
    const time = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
    return `211000001,${time},${(630.5 + minute / 10).toFixed(1)},3420.5`;
  }),
].join('\n');

const folder = mkdtempSync(join(tmpdir(), 'roadstead-standalone-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Events as JSON lines. */
type EventLine = { readonly mmsi_first: number; readonly mmsi_second: number };
const parseLines = (text: string): readonly EventLine[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as EventLine);

/** Waits for the replay. */
async function waitForReplay(page: Page): Promise<void> {
  await page.getByRole('slider', { name: 'Time' }).waitFor();
}

describe.skipIf(CHROMIUM === undefined)('the map without a service', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  describe('from a host of static files', () => {
    let server: FileServer;
    beforeAll(async () => {
      const demo = join(folder, 'demo');
      await buildPage('demo', demo);
      server = await startFileServer((path) => {
        const file = join(demo, path);
        return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
      });
    });
    afterAll(() => server?.close());

    it('detects in a recording that is dropped, as `roadstead detect` does', async () => {
      const { page, problems } = await openPage(browser, server.url);
      await page.getByLabel('Definition').selectOption('encounter');
      const dropped = await page.evaluateHandle(
        (text) => {
          const { DataTransfer } = globalThis as unknown as {
            DataTransfer: new () => { readonly items: { add(file: File): void } };
          };
          const data = new DataTransfer();
          data.items.add(new File([text], 'solent-2016-01-12.csv'));
          return data;
        },
        readFileSync(SOLENT, 'utf8'),
      );
      await page.getByRole('region', { name: 'Files' }).dispatchEvent('drop', {
        dataTransfer: dropped,
      });
      await waitForReplay(page);
      const { stdout } = await roadstead(['detect', SOLENT, '--preset', 'encounter']);
      const events = parseLines(stdout);
      expect(events.length).toBeGreaterThan(0);
      await page.getByRole('heading', { name: `Events (${events.length})` }).waitFor();
      expect(await downloadedText(page, 'JSON lines')).toBe(stdout);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(problems).toEqual([]);
      await page.close();
    });

    it('offers the columns of other units, and the field for unknown names', async () => {
      const { page, problems } = await openPage(browser, server.url);
      const input = page.locator('input[type=file]');
      const choose = (name: string, text: string): Promise<void> =>
        input.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
      await choose('unknown.csv', 'ship,when,x,y\n211000001,2026-01-01T00:00:00Z,10.5,57.1\n');
      await page.getByText('no column for mmsi, timestamp, longitude, latitude').waitFor();
      const columns = page.getByLabel('Field and column');
      expect(await columns.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'name the columns' }).click();
      expect(await columns.evaluate((field) => field.matches(':focus'))).toBe(true);
      await columns.fill('mmsi=ship,longitude=x,latitude=y,timestamp=when');
      await choose('minutes.csv', POSITIONS_IN_MINUTES);
      await page.getByText('most positions are out of range').waitFor();
      await page.getByText('longitude=x/60,latitude=y/60').waitFor();
      await page.getByRole('button', { name: 'Detect again with these columns' }).click();
      await page.getByText('61 rows, 60 positions used.').waitFor();
      await page.getByText('Other files or events').click();
      expect(await columns.inputValue()).toBe(
        'mmsi=ship,timestamp=when,longitude=x/60,latitude=y/60',
      );
      await choose('empty.csv', '');
      await page.getByText('The recording is empty.').waitFor();
      expect(problems).toEqual([]);
      await page.close();
    });

    it('simulates a scenario, with its truth beside its events', async () => {
      const { page, problems } = await openPage(browser, server.url);
      await page.locator('input[type=file]').setInputFiles(SCENARIO_FILE);
      await waitForReplay(page);
      const out = join(folder, 'runs');
      await roadstead(['simulate', SCENARIO_FILE, '--out', out]);
      const expected = readFileSync(join(out, `${SCENARIO}-seed1/events.ndjson`), 'utf8');
      expect(parseLines(expected)).toHaveLength(1);
      expect(await downloadedText(page, 'JSON lines')).toBe(expected);
      const truth = (await truthRows(page)).map((row) => row.slice(0, 3));
      expect(truth).toEqual([['found', 'TRAWLER and REEFER', 'catch']]);
      expect(problems).toEqual([]);
      await page.close();
    });
  });

  describe('as one file, opened from disk', () => {
    let replayTemplate: string;
    beforeAll(async () => {
      await buildPage('replay', join(folder, 'replay'));
      replayTemplate = readFileSync(join(folder, 'replay/replay.html'), 'utf8');
    });

    it('has the events and ships of `roadstead detect --html`, without any request', async () => {
      const path = join(folder, 'solent.html');
      const args = ['detect', SOLENT, ...CLOSE, '--html', path];
      const { stdout } = await roadstead(args, { replayTemplate });
      const url = pathToFileURL(path).href;
      const { page, problems, requests } = await openPage(browser, url);
      await waitForReplay(page);
      const events = page.getByRole('region', { name: 'Events' }).getByRole('listitem');
      expect(await events.count()).toBe(parseLines(stdout).length);
      expect(await downloadedText(page, 'JSON lines')).toBe(stdout);
      await page.getByRole('button', { name: 'Ships at this time as a table' }).click();
      const first = await page.locator('.timeline-time').textContent();
      await page.getByRole('button', { name: 'Next event' }).click();
      expect(await page.locator('.timeline-time').textContent()).not.toBe(first);
      await events.first().getByText('now').waitFor();
      const ships = (await tableRows(page, 'Ships at this time')).map(([ship]) => Number(ship));
      const [{ mmsi_first: one, mmsi_second: other }] = parseLines(stdout) as [EventLine];
      expect(ships).toEqual(expect.arrayContaining([one, other]));
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(problems).toEqual([]);
      expect(requests).toEqual([url]);
      await page.close();
    });

    it('has the truth of `roadstead simulate --html` beside what was found', async () => {
      const [scenario, path, out] = ['outcomes.yaml', 'outcomes.html', 'outcomes'].map((name) =>
        join(folder, name),
      ) as [string, string, string];
      writeFileSync(scenario, THREE_OUTCOMES);
      await roadstead(['simulate', scenario, '--html', path, '--out', out], { replayTemplate });
      const { page, problems, requests } = await openPage(browser, pathToFileURL(path).href);
      await waitForReplay(page);
      const transfers = readFileSync(join(out, 'outcomes-seed1/scored-transfers.csv'), 'utf8');
      const scored = transfers
        .split('\n')
        .slice(1, -1)
        .map((line) => {
          const [, , first, second, kind, begin, , outcome] = line.split(',');
          return [outcome, `${first} and ${second}`, kind, minuteText(begin!)];
        });
      const rows = await truthRows(page);
      expect(rows.filter(([outcome]) => outcome !== 'false').map((row) => row.slice(0, 4))).toEqual(
        scored,
      );
      expect(rows.map(([outcome, pair]) => [outcome, pair])).toEqual([
        ['false', expect.stringMatching(/ECHO|FOXTROT/)],
        ['missed', 'DELTA and CHARLIE'],
        ['found', 'BRAVO and ALFA'],
      ]);
      expect(rows.slice(1).map((row) => row[4])).toEqual(['30 min', '5 h 0 min']);
      await page.getByText('1 found, 1 missed, 1 false.').waitFor();
      await page.getByRole('slider', { name: 'Time' }).press('End');
      await page.locator('.timeline-time', { hasText: '2026-01-10 0' }).waitFor();
      expect(problems).toEqual([]);
      expect(requests).toEqual([pathToFileURL(path).href]);
      await page.close();
    });
  });
});

/** Returns the result, ships, kind, begin and duration of each true encounter, and of each event without one. */
function truthRows(page: Page): Promise<readonly (readonly string[])[]> {
  return tableRows(page, 'True encounters, and events without one');
}

/** Returns a time as tables have it. */
function minuteText(timestamp: string): string {
  return `${timestamp.slice(0, 16).replace('T', ' ')} UTC`;
}
