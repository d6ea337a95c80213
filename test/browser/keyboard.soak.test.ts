import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Meeting, meetingReports, nameReport } from './meeting.ts';
import { CHROMIUM, openPage, startBrowser } from './site-browser.ts';
import { boxConfiguration, type SitePlace, startSitePlace } from './site-place.ts';

const MINUTE_MS = 60_000;
const OFF_SKAGEN: Meeting = { mmsis: [211_000_001, 211_000_002], place: [11.5, 57.8] };
/** Two ships that move event time on: a quorum (D8). */
const NORTH_SEA: Meeting = { mmsis: [211_000_003, 211_000_004], place: [3, 54] };
const PAIR = /ALFA TANKER and BRAVO TANKER/;
/** More stops than any page has. */
const STOPS_MAX = 120;

/** Why the focus is not seen; empty: it is. Within a field for dates, the browser draws it around its part. */
const UNSEEN = `(() => {
  const { activeElement: element } = document;
  if (element === document.body || element.type === 'datetime-local') return '';
  const { outlineStyle } = getComputedStyle(element);
  const { top, bottom } = element.getBoundingClientRect();
  const isSeen = outlineStyle !== 'none' && bottom > 0 && top < innerHeight;
  return isSeen ? '' : element.outerHTML.slice(0, 200);
})()`;

/** Whether the focus is in a dialog, or with the browser's own controls. */
const IN_DIALOG =
  "document.activeElement === document.body || document.activeElement.closest('dialog') !== null";

describe.skipIf(CHROMIUM === undefined)('the map without a mouse', () => {
  let place: SitePlace;
  let browser: Browser;
  let page: Page;
  let problems: string[];
  const endMs = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  const beginMs = endMs - 150 * MINUTE_MS;

  beforeAll(async () => {
    [place, browser] = await Promise.all([startSitePlace(), startBrowser()]);
    await place.configure('anna', boxConfiguration('Off Skagen', [10, 57, 12, 58]));
    await place.roadstead.ingest([
      nameReport(OFF_SKAGEN.mmsis[0], 'ALFA TANKER', beginMs),
      nameReport(OFF_SKAGEN.mmsis[1], 'BRAVO TANKER', beginMs),
    ]);
    await place.roadstead.ingest(meetingReports([OFF_SKAGEN, NORTH_SEA], beginMs, endMs));
    ({ page, problems } = await openPage(browser, place.url));
  });
  afterAll(async () => {
    await browser?.close();
    await place?.stop();
  });

  it('is used from the login to the replay', async () => {
    await logInByKeys();
    await skipTheMap();
    await findShip();
    await acknowledgeEvent();
    await saveArea();
    await deleteArea();
    await replay();
    expect(problems).toEqual([]);
  });

  async function logInByKeys(): Promise<void> {
    await tabTo(page.getByLabel('User'));
    await page.keyboard.type('anna');
    await tabTo(page.getByLabel('Password'));
    await page.keyboard.type('anna-password');
    await page.keyboard.press('Enter');
    await page.getByText('4 ships heard').waitFor();
  }

  /** The map has stops of its own, and none of them holds the focus. */
  async function skipTheMap(): Promise<void> {
    await press(page.getByRole('link', { name: 'Skip the map' }));
    await expectFocus(page.locator('#panel'));
    await page.getByText('4 ships heard').waitFor();
    await tabTo(page.locator('.maplibregl-canvas'));
    const before = page.url();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.url()).not.toBe(before);
    await tabTo(page.getByRole('button', { name: 'Zoom out' }));
    await tabTo(page.getByRole('button', { name: 'Ships in view as a table' }));
  }

  async function findShip(): Promise<void> {
    await tabTo(page.getByRole('combobox', { name: 'Search' }));
    await page.keyboard.type('alfa');
    await page.getByRole('option', { name: /ALFA TANKER/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'ALFA TANKER' }).waitFor();
    await expectFocus(page.locator('#panel'));
    await tabTo(page.getByLabel('Follow on the map'), 2);
  }

  async function acknowledgeEvent(): Promise<void> {
    await openPageOf('Events');
    await press(page.getByRole('link', { name: PAIR }));
    await page.getByRole('heading', { name: PAIR }).waitFor();
    await expectFocus(page.locator('#panel'));
    await press(page.getByRole('button', { name: 'Acknowledge' }));
    await page.getByText('✓ Acknowledged').waitFor();
    // The button has gone: the focus is on what was beside it.
    await expectFocus(page.getByRole('link', { name: 'Replay' }).last());
    await tabTo(page.getByRole('slider'));
    await page.keyboard.press('ArrowLeft');
    await page.getByText(/11[01] m apart/).waitFor();
  }

  async function saveArea(): Promise<void> {
    await openPageOf('Areas');
    await press(page.getByRole('link', { name: 'New configuration' }));
    await tabTo(page.getByLabel('Name', { exact: true }));
    await page.keyboard.type('By keys');
    await press(page.getByText('Centre and radius of a circle'));
    // The fields stay where they are while the circle comes into being, and while a number is half typed.
    for (const [label, text] of [
      ['Centre, longitude (°)', '11.5'],
      ['Centre, latitude (°)', '57.75'],
      ['Radius (m)', '12000'],
    ] as const) {
      await tabTo(page.getByLabel(label), 1);
      await page.keyboard.type(text);
      expect(await page.getByLabel(label).inputValue()).toBe(text);
    }
    await press(page.getByText('Coordinates', { exact: true }));
    const corners = page.getByLabel(/^Corners/);
    await tabTo(corners, 1);
    const text = '11.25 57.5\n11.75 57.5\n11.75 58\n11.25 58';
    await page.keyboard.type(text);
    expect(await corners.inputValue()).toBe(text);
    await page.getByRole('status').getByText('exact: 1 event').waitFor();
    await tabTo(page.getByRole('button', { name: 'Clear' }), STOPS_MAX, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByText('It begins when the area').waitFor();
    // A button that is of no use any more has the focus all the same.
    await expectFocus(page.getByRole('button', { name: 'Clear' }));
    await tabTo(page.getByRole('button', { name: 'Undo' }), 1, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await press(page.getByRole('button', { name: 'Create' }));
    await page.getByText('Saved.').waitFor();
    const { items } = await place.roadstead.service.configurations.list(place.users.anna);
    const ring = text.split('\n').map((line) => line.split(' ').map(Number));
    expect(items.find(({ name }) => name === 'By keys')?.area).toEqual({
      ...{ type: 'Polygon', coordinates: [[...ring, ring[0]]] },
    });
  }

  async function deleteArea(): Promise<void> {
    const dialog = page.getByRole('alertdialog');
    const asking = page.locator('.actions').getByRole('button', { name: 'Delete' });
    await press(asking);
    await expectFocus(dialog.getByRole('button', { name: 'Cancel' }));
    // Tab leads to nothing outside of the question.
    for (let stop = 0; stop < 4; stop++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(IN_DIALOG)).toBe(true);
    }
    await page.keyboard.press('Escape');
    // The browser returns the focus before it announces the end of the question, and a closed dialog has no role until it is removed.
    await page.locator('dialog').waitFor({ state: 'detached' });
    await expectFocus(asking);
    await page.keyboard.press('Enter');
    await press(dialog.getByRole('button', { name: 'Delete' }));
    await page.getByRole('heading', { name: 'Areas', exact: true }).waitFor();
    await expectFocus(page.locator('#panel'));
  }

  async function replay(): Promise<void> {
    await openPageOf('Replay');
    const time = page.locator('.timeline-time');
    await press(page.getByRole('button', { name: 'Next event' }));
    const firedMs = beginMs + 30 * MINUTE_MS;
    await expect.poll(() => timeMs(time)).toBe(firedMs);
    await tabTo(page.getByLabel('Speed'));
    await page.keyboard.press('ArrowDown');
    expect(await page.getByLabel('Speed').inputValue()).toBe('300');
    await tabTo(page.getByRole('slider', { name: 'Time' }));
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => timeMs(time)).toBe(firedMs - MINUTE_MS);
    await page.keyboard.press('n');
    await expect.poll(() => timeMs(time)).toBe(firedMs);
    await tabTo(page.getByRole('button', { name: 'Play' }), STOPS_MAX, 'Shift+Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => timeMs(time)).toBeGreaterThan(firedMs);
    await page.keyboard.press('Space');
    await expectFocus(page.getByRole('button', { name: 'Play' }));
  }

  /** Opens a page of the navigation; the next stop is in its content. */
  async function openPageOf(title: string): Promise<void> {
    const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: title });
    await press(link);
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await expectFocus(page.locator('#panel'));
  }

  async function press(target: Locator): Promise<void> {
    await tabTo(target);
    await page.keyboard.press('Enter');
  }

  /** Presses Tab until an element has the focus, which is seen at each stop. */
  async function tabTo(target: Locator, stopsMax = STOPS_MAX, key = 'Tab'): Promise<void> {
    await target.first().waitFor();
    for (let stop = 0; stop < stopsMax; stop++) {
      await page.keyboard.press(key);
      expect(await page.evaluate(UNSEEN)).toBe('');
      if (await hasFocus(target)) return;
    }
    const focused = await page.evaluate('document.activeElement.outerHTML.slice(0, 200)');
    throw new Error(`${String(target)} is not reached by ${key}, but ${String(focused)}.`);
  }

  async function expectFocus(target: Locator): Promise<void> {
    await expect.poll(() => hasFocus(target)).toBe(true);
  }
});

async function hasFocus(target: Locator): Promise<boolean> {
  return target.first().evaluate((element) => element === element.ownerDocument.activeElement);
}

/** Returns the time that the bar shows, epoch milliseconds. */
async function timeMs(shown: Locator): Promise<number> {
  const text = (await shown.textContent()) ?? '';
  return Date.parse(text.replace(' UTC', 'Z').replace(' ', 'T').slice(0, 20));
}
