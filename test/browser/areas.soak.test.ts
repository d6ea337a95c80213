import { prepareArea } from '@roadstead/geo';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, CHROMIUM, logIn, openPage, startBrowser } from './site-browser.ts';
import { type SitePlace, startSitePlace } from './site-place.ts';

/** Wide enough for the whole world beside the panel, low enough that the map does not enlarge it. */
const VIEWPORT = { width: 1600, height: 700 };
/** Size of the world at zoom 0. */
const WORLD_PIXELS = 512;
const ZOOM = 4;
/** Corners around the place where ±180 crosses 17° S, by pixels on the map. */
const CORNERS = [
  [-220, -100],
  [200, -120],
  [220, 100],
  [-200, 120],
] as const;

describe.skipIf(CHROMIUM === undefined)('an area that is drawn across ±180', () => {
  let place: SitePlace;
  let browser: Browser;
  beforeAll(async () => {
    [place, browser] = await Promise.all([startSitePlace(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await place?.stop();
  });

  it.each([
    ['polygon', CORNERS, 177],
    ['rectangle', [CORNERS[0], CORNERS[2]], -177],
  ] as const)(
    'as a %s is stored as one outline, and is on both sides of the map',
    async (form, clicks, side) => {
      const url = `${place.url}#/areas/new?at=180,-17,${ZOOM}`;
      const { page, problems } = await openPage(browser, url, { viewport: VIEWPORT });
      await logIn(page, 'anna');
      await page.getByRole('button', { name: form, exact: false }).click();
      await clickMap(page, clicks);
      if (form === 'polygon') await page.keyboard.press('Enter');
      // The form follows: the drawing is complete.
      await page.getByRole('button', { name: form, exact: false, pressed: false }).waitFor();
      await page.getByLabel('Name').fill(`A ${form}`);
      await page.getByRole('button', { name: 'Create' }).click();
      await page.getByText('Saved.').waitFor();
      const { configurations } = place.roadstead.service;
      const { items } = await configurations.list(place.users.anna);
      const stored = items.find(({ name }) => name === `A ${form}`)!;
      expect(stored.area).toMatchObject({ type: 'Polygon', coordinates: { length: 1 } });
      const [ring] = stored.area.coordinates as [[number, number][]];
      expect(ring).toHaveLength(5);
      expect(ring.at(-1)).toEqual(ring[0]);
      const wanted = form === 'polygon' ? CORNERS : rectangleCorners(CORNERS[0], CORNERS[2]);
      expect(roundedCorners(ring)).toEqual(roundedCorners(wanted.map(placeOf)));
      const area = prepareArea(stored.area);
      const isInside = (longitude: number): boolean => area.contains(longitude, -17);
      expect([179, 180, -180, -179].map(isInside)).toEqual([true, true, true, true]);
      expect([0, 165, -165].map(isInside)).toEqual([false, false, false]);
      expect(await openedFrom(page, side)).toContain(`configuration-${stored.id}`);
      expect(await accessibilityProblems(page)).toEqual([]);
      await configurations.remove(place.users.anna, stored.id);
      await page.getByRole('heading', { name: 'Not found' }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(problems).toEqual([]);
      await page.close();
    },
  );

  /** Clicks the map at pixels from its middle. */
  async function clickMap(
    page: Page,
    offsets: readonly (readonly [number, number])[],
  ): Promise<void> {
    const [x, y] = await middleOf(page);
    for (const [east, south] of offsets) await page.mouse.click(x + east, y + south);
  }

  /** Clicks the area beside a meridian on a map of the whole world. @returns the address that it opens */
  async function openedFrom(page: Page, longitude: number): Promise<string> {
    const zoom = 0.75;
    await page.goto(`${place.url}#/areas?at=0,-17,${zoom}`);
    await page.reload();
    await page.getByRole('heading', { name: 'Areas', exact: true }).waitFor();
    const [x, y] = await middleOf(page);
    const eastOf = (degrees: number): number => (degrees / 360) * WORLD_PIXELS * 2 ** zoom;
    const colourAt = async (degrees: number): Promise<string> => {
      const clip = { x: x + eastOf(degrees), y, width: 1, height: 1 };
      return (await page.screenshot({ clip })).toString('base64');
    };
    const isOnBothSides = async (): Promise<boolean> => {
      const [west, east] = [await colourAt(-177), await colourAt(177)];
      // Of the sea beside it.
      return west === east && east !== (await colourAt(-147));
    };
    await expect.poll(isOnBothSides).toBe(true);
    await page.mouse.click(x + eastOf(longitude), y);
    await page.getByRole('link', { name: 'Duplicate' }).waitFor();
    return page.url();
  }
});

async function middleOf(page: Page): Promise<readonly [x: number, y: number]> {
  const box = (await page.locator('.maplibregl-canvas').boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Returns the place of a pixel, from the middle of the map. */
function placeOf([east, south]: readonly [number, number]): [number, number] {
  const world = WORLD_PIXELS * 2 ** ZOOM;
  const middle = Math.asinh(Math.tan((-17 * Math.PI) / 180));
  const latitude = Math.atan(Math.sinh(middle - (south * 2 * Math.PI) / world));
  return [180 + (east * 360) / world, (latitude * 180) / Math.PI];
}

function rectangleCorners(
  [west, north]: readonly [number, number],
  [east, south]: readonly [number, number],
): readonly (readonly [number, number])[] {
  return [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
}

/** Returns corners to the degree, in one order. @param ring with or without its first corner at the end */
function roundedCorners(ring: readonly (readonly [number, number])[]): readonly string[] {
  const turn = 360 * Math.round((180 - ring[0]![0]) / 360);
  const texts = ring.map(([x, y]) => `${Math.round(x + turn)} ${Math.round(y)}`);
  return [...new Set(texts)].sort();
}
