import { readFileSync } from 'node:fs';
import { distanceMeters } from '@roadstead/geo';
import type { StoredEvent } from '@roadstead/service';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roadstead } from '../../packages/cli/src/testing/fake-host.ts';
import { durationText } from '../../packages/web/src/ui/units.ts';
import {
  accessibilityProblems,
  CHROMIUM,
  logIn,
  openPage,
  startBrowser,
  tableRows,
} from './site-browser.ts';
import { SOLENT_BOX, type SolentPlace, startSolentPlace } from './solent-place.ts';

const MINUTE_MS = 60_000;

describe.skipIf(CHROMIUM === undefined)('a recording that a service has stored', () => {
  let place: SolentPlace;
  let browser: Browser;
  beforeAll(async () => {
    [place, browser] = await Promise.all([startSolentPlace(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await place?.stop();
  });

  it('[V26] ends a preview with the events of `roadstead detect`', async () => {
    const { page, problems } = await openPage(browser, `${place.url}#/areas/new`);
    await logIn(page, 'anna');
    await page.getByText('Coordinates', { exact: true }).click();
    const [west, south, east, north] = SOLENT_BOX;
    const corners = [
      `${west} ${south}`,
      `${east} ${south}`,
      `${east} ${north}`,
      `${west} ${north}`,
    ];
    await page.getByLabel(/^Corners/).fill(corners.join('\n'));
    for (const [meters, minutes] of [
      [100, 20],
      [60, 30],
    ] as const) {
      await page.getByLabel('Distance (m)', { exact: true }).fill(String(meters));
      await page.getByLabel('Window (minutes)', { exact: true }).fill(String(minutes));
      const args = ['--distance', String(meters), '--window', String(minutes)];
      const { stdout } = await roadstead(['detect', place.recording, ...args]);
      const detected = stdout
        .trimEnd()
        .split('\n')
        .map((line) => eventText(JSON.parse(line)));
      expect(detected.length).toBeGreaterThan(10);
      await page
        .getByRole('status')
        .getByText(`exact: ${detected.length} events`, { exact: false })
        .waitFor();
      await page.getByRole('progressbar').waitFor({ state: 'detached' });
      const preview = page.getByRole('region', { name: 'Preview' });
      expect((await previewedTexts(preview)).sort()).toEqual(detected.sort());
      expect(await preview.getByText('about', { exact: true }).count()).toBe(0);
    }
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.close();
  });

  it('replays the stored events and ships, by slider, keyboard, events and play', async () => {
    const { page, problems } = await openPage(browser, `${place.url}#/replay`);
    await logIn(page, 'anna');
    const { items } = await place.roadstead.service.events.list(place.users.anna, {
      ...{ page: 1, size: 500 },
    });
    const fired = items.map(({ firedTimeMs }) => firedTimeMs).sort((one, other) => one - other);
    await page.getByRole('heading', { name: `Events (${items.length})` }).waitFor();
    const list = page.getByRole('region', { name: 'Events' }).getByRole('listitem');
    expect(await eventTimes(list)).toEqual(fired.map((ms) => new Date(ms).toISOString()));
    const slider = page.getByRole('slider', { name: 'Time' });
    const shown = page.locator('.timeline-time');
    const beginMs = Number(await sliderTime(shown));
    await page.getByRole('button', { name: 'Ships at this time as a table' }).click();
    for (const report of reportsOf(place.recording, 235_013_375, [600, 2000])) {
      await slider.fill(String(report.timeMs - beginMs));
      await expect.poll(() => sliderTime(shown)).toBe(Math.floor(report.timeMs / 1000) * 1000);
      await expect.poll(() => distanceOf(page, report)).toBeLessThan(50);
    }
    await slider.press('Home');
    await slider.press('PageUp');
    await slider.press('ArrowRight');
    const tenthMs = (3 * 60 * MINUTE_MS) / 10;
    await expect.poll(() => sliderTime(shown)).toBe(beginMs + tenthMs + MINUTE_MS);
    await slider.press('Home');
    await page.getByRole('button', { name: 'Next event' }).click();
    await page.keyboard.press('n');
    await expect.poll(() => sliderTime(shown)).toBe(Math.floor(fired[1]! / 1000) * 1000);
    const current = items.filter((event) => lasts(event, fired[1]!));
    expect(await page.locator('.replay-events [aria-current]').count()).toBe(current.length);
    await slider.press('Home');
    await playFor(page, 2000);
    const playedMs = (await sliderTime(shown)) - beginMs;
    // A frame before the end of the time, at most.
    expect([playedMs <= 600_000, playedMs >= 590_000]).toEqual([true, true]);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.close();
  });
});

/** Returns ships, time and length of an event, as a line of `roadstead detect` has them. */
function eventText(event: {
  readonly mmsi_first: number;
  readonly mmsi_second: number;
  readonly activation_time: string;
  readonly fired_time: string;
  readonly deactivation_time: string | null;
}): string {
  const { activation_time: begin, deactivation_time: end } = event;
  const lasted = end === null ? 'current' : durationText(Date.parse(end) - Date.parse(begin));
  return `${event.mmsi_first} and ${event.mmsi_second}, ${event.fired_time}, ${lasted}`;
}

/** Returns the events of a preview in the form of `eventText`, without those that fell away. */
async function previewedTexts(preview: Locator): Promise<string[]> {
  const more = preview.getByRole('button', { name: 'Show more' });
  while ((await more.count()) > 0) await more.click();
  const items = preview.locator('li:not(.gone)');
  const [texts, times] = [await items.allTextContents(), await eventTimes(items)];
  return texts.map((text, i) => {
    const [, pair, lasted] = /^(\d+ and \d+).* UTC, (.*)$/s.exec(text) ?? [];
    return `${pair}, ${times[i]}, ${lasted}`;
  });
}

/** Returns the times of firing of listed events. */
async function eventTimes(list: Locator): Promise<readonly (string | null)[]> {
  const items = await list.all();
  return Promise.all(items.map((item) => item.locator('time').getAttribute('datetime')));
}

function lasts({ activationTimeMs, deactivationTimeMs }: StoredEvent, timeMs: number): boolean {
  return activationTimeMs <= timeMs && timeMs <= (deactivationTimeMs ?? Number.POSITIVE_INFINITY);
}

/** Returns the time that the bar shows, epoch milliseconds. */
async function sliderTime(shown: Locator): Promise<number> {
  const text = (await shown.textContent()) ?? '';
  return Date.parse(text.replace(' UTC', 'Z').replace(' ', 'T').slice(0, 20));
}

interface Report {
  readonly mmsi: number;
  readonly timeMs: number;
  readonly longitude: number;
  readonly latitude: number;
}

/** Returns reports of a ship in the recording, the first ones after some seconds. */
function reportsOf(
  recording: string,
  mmsi: number,
  afterSeconds: readonly number[],
): readonly Report[] {
  const rows = readFileSync(recording, 'utf8')
    .split('\n')
    .map((line) => line.split(','));
  const own = rows.filter((row) => row[1] === String(mmsi));
  const timeOf = ([time]: readonly string[]): number => Date.parse(`${time!.replace(' ', 'T')}Z`);
  return afterSeconds.map((seconds) => {
    const row = own.find((each) => timeOf(each) >= timeOf(own[0]!) + seconds * 1000)!;
    return { mmsi, timeMs: timeOf(row), longitude: Number(row[3]), latitude: Number(row[2]) };
  });
}

/** Returns how far a ship on the page is from where it reported to be, in metres. */
async function distanceOf(page: Page, { mmsi, longitude, latitude }: Report): Promise<number> {
  const row = (await tableRows(page, 'Ships at this time')).find(([ship]) => ship === String(mmsi));
  const parts = /^(\d+)° ([\d.]+)′ N, (\d+)° ([\d.]+)′ W$/.exec(row?.at(-1) ?? '');
  if (!parts) return Number.POSITIVE_INFINITY;
  const [north, northMinutes, west, westMinutes] = parts.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return distanceMeters(longitude, latitude, -(west + westMinutes / 60), north + northMinutes / 60);
}

/** Plays at 300 times the speed, with a clock that the test moves. */
async function playFor(page: Page, ms: number): Promise<void> {
  await page.getByLabel('Speed').selectOption('300');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
  await page.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(ms);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.resume();
}
