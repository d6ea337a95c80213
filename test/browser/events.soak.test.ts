import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Meeting, meetingReports, nameReport } from './meeting.ts';
import { accessibilityProblems, CHROMIUM, logIn, openPage, startBrowser } from './site-browser.ts';
import { boxConfiguration, type SitePlace, startSitePlace } from './site-place.ts';

const MINUTE_MS = 60_000;
const OFF_SKAGEN: Meeting = { mmsis: [211_000_001, 211_000_002], place: [11.5, 57.8] };
const NORTH_SEA: Meeting = { mmsis: [211_000_003, 211_000_004], place: [3, 54] };

describe.skipIf(CHROMIUM === undefined)('the events of a service', () => {
  let place: SitePlace;
  let browser: Browser;
  const beginMs = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - 180 * MINUTE_MS;

  beforeAll(async () => {
    [place, browser] = await Promise.all([startSitePlace(), startBrowser()]);
    await place.configure('anna', boxConfiguration('Off Skagen', [10, 57, 12, 58]));
    await place.configure('ben', boxConfiguration('North Sea', [2, 53, 4, 55]));
    await place.roadstead.ingest([
      nameReport(OFF_SKAGEN.mmsis[0], 'ALFA TANKER', beginMs),
      nameReport(OFF_SKAGEN.mmsis[1], 'BRAVO TANKER', beginMs),
    ]);
    const endMs = beginMs + 60 * MINUTE_MS;
    await place.roadstead.ingest(meetingReports([OFF_SKAGEN, NORTH_SEA], beginMs, endMs));
  });
  afterAll(async () => {
    await browser?.close();
    await place?.stop();
  });

  async function openEvents(name: string): Promise<{ page: Page; problems: string[] }> {
    const opened = await openPage(browser, `${place.url}#/events`);
    await logIn(opened.page, name);
    await opened.page.getByRole('heading', { name: 'Events' }).waitFor();
    return opened;
  }

  it('are those of the user alone', async () => {
    const [anna, ben] = await Promise.all([openEvents('anna'), openEvents('ben')]);
    await anna.page.getByRole('listitem').getByText('Off Skagen').waitFor();
    await ben.page.getByRole('listitem').getByText('North Sea').waitFor();
    expect(await anna.page.getByText('North Sea').count()).toBe(0);
    expect(await ben.page.getByText('Off Skagen').count()).toBe(0);
    expect([...anna.problems, ...ben.problems]).toEqual([]);
    expect(await accessibilityProblems(anna.page)).toEqual([]);
    await Promise.all([anna.page.close(), ben.page.close()]);
  });

  it('are opened with distance, positions and assessment, and acknowledged for all pages', async () => {
    const [one, other] = await Promise.all([openEvents('anna'), openEvents('anna')]);
    for (const { page } of [one, other]) {
      await page
        .getByRole('link', { name: /ALFA TANKER/ })
        .first()
        .click();
      await page.getByRole('heading', { name: 'Distance over time' }).waitFor();
      await page.getByText(/11[01] m apart/).waitFor();
    }
    expect(await accessibilityProblems(one.page)).toEqual([]);
    await one.page.getByRole('button', { name: 'Acknowledge' }).click();
    await other.page.getByText('✓ Acknowledged').first().waitFor();
    const { events } = place.roadstead.service;
    const { items } = await events.list(place.users.anna, { page: 1, size: 10 });
    expect(items.map(({ acknowledgement }) => acknowledgement?.by)).toEqual(['anna']);
    expect([...one.problems, ...other.problems]).toEqual([]);
    await Promise.all([one.page.close(), other.page.close()]);
  });
});
