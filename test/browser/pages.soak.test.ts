import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roadstead } from '../../packages/cli/src/testing/fake-host.ts';
import { ROOT } from '../workspace.ts';
import { type Meeting, meetingReports, nameReport } from './meeting.ts';
import {
  accessibilityProblems,
  CHROMIUM,
  downloadedText,
  logIn,
  openPage,
  startBrowser,
} from './site-browser.ts';
import { boxConfiguration, type SitePlace, startSitePlace } from './site-place.ts';

const MINUTE_MS = 60_000;
const OFF_SKAGEN: Meeting = { mmsis: [211_000_001, 211_000_002], place: [11.5, 57.8] };
const NORTH_SEA: Meeting = { mmsis: [211_000_003, 211_000_004], place: [3, 54] };
const SOLENT = `${ROOT}packages/cli/data/solent-2016-01-12.csv`;

/** Each page by its address, with a heading that it has when it is loaded. */
const PAGES = [
  ['live', 'Live'],
  ['events', 'Events'],
  ['areas', 'Areas'],
  ['areas/new', 'New configuration'],
  ['reports', 'Reports'],
  ['routes', 'Routes'],
  ['ports', 'Ports'],
  ['lanes', 'Trade lanes'],
  ['usage', 'Usage'],
  ['replay', 'Replay'],
] as const;

/** The parts of a page that are wider than their place. Tables scroll by themselves. */
const WIDE = `['html', '.top nav', '#panel'].filter((part) => {
  const { scrollWidth, clientWidth } = document.querySelector(part);
  return scrollWidth > clientWidth;
})`;

/** Addresses of objects that are not there, with the heading of the page. */
const MISSING = [
  ['areas/configuration-999', 'Not found'],
  ['events/999', 'Event 999'],
  ['events/vessel-999', 'Event 999'],
  ['reports/999', 'Report 999'],
  ['reports/none', 'Reports'],
] as const;

describe.skipIf(CHROMIUM === undefined)('the pages of the map', () => {
  let place: SitePlace;
  let browser: Browser;
  const beginMs = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - 180 * MINUTE_MS;

  beforeAll(async () => {
    [place, browser] = await Promise.all([startSitePlace(), startBrowser()]);
    await place.configure('anna', boxConfiguration('Off Skagen', [10, 57, 12, 58]));
    await place.roadstead.ingest([nameReport(OFF_SKAGEN.mmsis[0], 'ALFA TANKER', beginMs)]);
    await place.roadstead.ingest(
      meetingReports([OFF_SKAGEN, NORTH_SEA], beginMs, beginMs + 120 * MINUTE_MS),
    );
  });
  afterAll(async () => {
    await browser?.close();
    await place?.stop();
  });

  it.each<[string, BrowserContextOptions]>([
    ['light, on a desktop', {}],
    ['dark, on a phone', { viewport: { width: 375, height: 800 }, colorScheme: 'dark' }],
  ])(
    'have no problem of accessibility, no error, no request to another host, and fit: %s',
    async (_, options) => {
      const { page, problems } = await openPage(browser, place.url, options);
      await logIn(page, 'anna');
      const found: string[] = [];
      for (const [address, heading] of PAGES) {
        await page.goto(`${place.url}#/${address}`);
        await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
        found.push(...(await accessibilityProblems(page)).map((each) => `${address}: ${each}`));
        const wide: string[] = await page.evaluate(WIDE);
        found.push(...wide.map((each) => `${address}: ${each} scrolls sideways`));
      }
      expect(found).toEqual([]);
      expect(problems).toEqual([]);
      await page.close();
    },
  );

  it('have a heading and no problem of accessibility where an object is missing', async () => {
    const { page } = await openPage(browser, place.url);
    await logIn(page, 'anna');
    const found: string[] = [];
    for (const [address, heading] of MISSING) {
      await page.goto(`${place.url}#/${address}`);
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      found.push(...(await accessibilityProblems(page)).map((each) => `${address}: ${each}`));
    }
    expect(found).toEqual([]);
    await page.close();
  });

  it('detect in a recording that is chosen, as the command does', async () => {
    const { page, problems } = await openPage(browser, `${place.url}#/replay/recording`);
    await logIn(page, 'anna');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page.getByLabel('Definition').selectOption('encounter');
    await page.locator('input[type=file]').first().setInputFiles(SOLENT);
    await page.getByRole('slider', { name: /time/i }).waitFor();
    const { stdout } = await roadstead(['detect', SOLENT, '--preset', 'encounter']);
    expect(await downloadedText(page, 'JSON lines')).toBe(stdout);
    expect(sent).toEqual([]);
    expect(problems).toEqual([]);
    await page.close();
  });
});
