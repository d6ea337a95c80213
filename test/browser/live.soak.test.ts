import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Meeting, meetingReports, nameReport } from './meeting.ts';
import {
  accessibilityProblems,
  CHROMIUM,
  endSessionAt,
  logIn,
  openPage,
  startBrowser,
} from './site-browser.ts';
import { boxConfiguration, type SitePlace, startSitePlace } from './site-place.ts';

const MINUTE_MS = 60_000;
const [ALFA, BRAVO] = [211_000_001, 211_000_002];
const OFF_SKAGEN: Meeting = { mmsis: [ALFA, BRAVO], place: [11.5, 57.8] };
/** Two ships that move event time on: a quorum (D8). */
const ELSEWHERE: Meeting = { mmsis: [211_000_003, 211_000_004], place: [3, 54] };

/** Opens a view, and changes a value of the view before, within one task. */
const OPEN_AND_CHANGE = `{
  const hours = [...document.querySelectorAll('label')]
    .find((label) => label.textContent.startsWith('Hours')).querySelector('select');
  location.assign('#/usage');
  hours.value = '24';
  hours.dispatchEvent(new Event('change', { bubbles: true }));
}`;

describe.skipIf(CHROMIUM === undefined)('the map of a service', () => {
  let place: SitePlace;
  let browser: Browser;
  const beginMs = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - 120 * MINUTE_MS;

  beforeAll(async () => {
    [place, browser] = await Promise.all([startSitePlace(), startBrowser()]);
    await place.configure('anna', boxConfiguration('Off Skagen', [10, 57, 12, 58]));
    await place.roadstead.ingest([
      nameReport(ALFA, 'ALFA TANKER', beginMs),
      nameReport(BRAVO, 'BRAVO TANKER', beginMs),
    ]);
    await meet(0, 20);
  });
  afterAll(async () => {
    await browser?.close();
    await place?.stop();
  });

  /** The pair lies side by side, with two others far away, for some minutes after the begin. */
  async function meet(fromMinute: number, toMinute: number): Promise<void> {
    const period = [beginMs + fromMinute * MINUTE_MS, beginMs + toMinute * MINUTE_MS] as const;
    await place.roadstead.ingest(meetingReports([OFF_SKAGEN, ELSEWHERE], ...period));
  }

  it('shows a login, refuses a wrong password, and has no problem of accessibility', async () => {
    const { page, problems } = await openPage(browser, place.url);
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.getByLabel('User').fill('anna');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('alert').getByText('The name or the password is wrong.').waitFor();
    expect(await page.getByLabel('User').inputValue()).toBe('anna');
    await page.close();
  });

  it('shows an event as it fires, to who may read it', async () => {
    const anna = await openPage(browser, place.url);
    const ben = await openPage(browser, place.url);
    await logIn(anna.page, 'anna');
    await logIn(ben.page, 'ben');
    await anna.page.getByText('No event is going on.').waitFor();
    await meet(21, 40);
    // The link of the navigation announces the event, too.
    const event = anna.page.getByRole('link', {
      ...{ name: 'ALFA TANKER and BRAVO TANKER', exact: true },
    });
    await event.waitFor();
    // The ships that ben sees came later than the event: the ships are where they are now.
    await ben.page.getByText('4 ships heard').waitFor();
    expect(await ben.page.getByText('BRAVO TANKER and').count()).toBe(0);
    expect(await accessibilityProblems(anna.page)).toEqual([]);
    expect([...anna.problems, ...ben.problems]).toEqual([]);
    await Promise.all([anna.page.close(), ben.page.close()]);
  });

  it('finds a ship, shows its card, and has it in the address', async () => {
    const { page, problems } = await openPage(browser, place.url);
    await logIn(page, 'anna');
    await page.getByRole('combobox', { name: 'Search' }).fill('alfa');
    await page.getByRole('option', { name: /ALFA TANKER/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'ALFA TANKER' }).waitFor();
    expect(page.url()).toContain(`ship=${ALFA}`);
    await page.getByText('57° 48.000′ N, 11° 30.000′ E').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: 'ALFA TANKER' }).waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });

  it('shows since when the connection is lost, continues with what it missed, and loads what failed', async () => {
    const { page } = await openPage(browser, place.url);
    await logIn(page, 'anna');
    await page.getByText('4 ships heard').waitFor();
    place.lose();
    await page
      .getByText(/The connection is lost since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/)
      .waitFor();
    await page.getByRole('button', { name: 'Try now' }).waitFor();
    await page.goto(`${place.url}#/live?ship=${ALFA}`);
    await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    await place.roadstead.ingest(
      meetingReports(
        [{ mmsis: [211_000_005, 211_000_006], place: [4, 54] }],
        Date.now() - MINUTE_MS,
        Date.now(),
      ),
    );
    place.restore();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText('The connection is lost').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'ALFA TANKER' }).waitFor();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.first().waitFor({ state: 'detached' });
    await page.evaluate("location.assign('#/nowhere')");
    await page.getByText('There is no page “nowhere”. This is Live.').waitFor();
    await page.getByText('6 ships heard').waitFor();
    await page.close();
  });

  it('asks for the password when the session has ended, and shows the same view again', async () => {
    const { page } = await openPage(browser, `${place.url}#/live?ship=${ALFA}`);
    await logIn(page, 'anna');
    await page.getByRole('heading', { name: 'ALFA TANKER' }).waitFor();
    await endSessionAt(page, /\/historical\/track/);
    await page.getByLabel('Hours').selectOption('24');
    await page.getByText('Your session has ended. Log in again.').waitFor();
    await page.getByLabel('Password').fill('anna-password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'ALFA TANKER' }).waitFor();
    expect(page.url()).toContain('hours=24');
    await page.close();
  });

  it('asks for the password when the session has ended in another tab', async () => {
    const context = await browser.newContext();
    const [page, other] = [await context.newPage(), await context.newPage()];
    await page.goto(`${place.url}#/live`);
    await logIn(page, 'anna');
    await other.goto(`${place.url}#/events`);
    await other.getByRole('heading', { name: 'Events' }).waitFor();
    await other.getByText('Connecting to the service').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Log out' }).click();
    await other.getByText('Your session has ended. Log in again.').waitFor();
    await context.close();
  });

  it('moves the map to the place of an address, and back with the browser', async () => {
    const { page } = await openPage(browser, `${place.url}#/live?at=11.0000,57.7000,8.00`);
    await logIn(page, 'anna');
    const scale = page.locator('.maplibregl-ctrl-scale');
    const before = await scale.textContent();
    await page.evaluate("location.assign('#/live?at=11.0000,57.7000,12.00')");
    await scale.filter({ hasNotText: before! }).waitFor();
    await page.evaluate('history.back()');
    await scale.filter({ hasText: before! }).waitFor();
    await page.close();
  });

  it('opens a view also where the one before changes its address at the same time', async () => {
    const { page } = await openPage(browser, `${place.url}#/live?ship=${ALFA}`);
    await logIn(page, 'anna');
    await page.getByLabel('Hours').waitFor();
    await page.evaluate(OPEN_AND_CHANGE);
    await page.getByRole('heading', { name: 'Usage', exact: true }).waitFor();
    await page.close();
  });

  it('restores an unsaved area after the session has ended, and warns before the page is closed', async () => {
    const { page, problems } = await openPage(browser, `${place.url}#/areas/new`);
    await logIn(page, 'anna');
    await page.getByLabel('Name', { exact: true }).fill('Half made');
    await page.getByText('Coordinates', { exact: true }).click();
    await endSessionAt(page, /\/configurations\/preview/);
    await page.getByLabel('Corners', { exact: false }).fill('10 57\n11 57\n11 58');
    await page.getByText('Your session has ended. Log in again.').waitFor();
    await page.getByLabel('Password').fill('anna-password');
    await page.getByRole('button', { name: 'Log in' }).click();
    const name = page.getByLabel('Name', { exact: true });
    await name.waitFor();
    expect(await name.inputValue()).toBe('Half made');
    expect(problems.filter((each) => !each.includes('401'))).toEqual([]);
    await page.getByRole('link', { name: '← All areas' }).click();
    await page.getByRole('heading', { name: 'Areas', exact: true }).waitFor();
    const warned = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const dialog = await warned;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloaded;
    await page.close();
  });
});
