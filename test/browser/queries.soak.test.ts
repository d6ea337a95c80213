import type { ReportType } from '@roadstead/reports';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accessibilityProblems,
  CHROMIUM,
  downloadedText,
  logIn,
  openPage,
  startBrowser,
  tableRows,
} from './site-browser.ts';
import type { SitePlace } from './site-place.ts';
import { SOLENT_BOX, startSolentPlace } from './solent-place.ts';

/** A ferry of the recording, with statics that it does not have. */
const FERRY = { mmsi: 235_013_375, name: 'WIGHT SKY', imo: 9_074_729, callsign: '2ABC5' };

const [WEST, SOUTH, EAST, NORTH] = SOLENT_BOX;
const BOX = `${WEST} ${SOUTH}\n${EAST} ${SOUTH}\n${EAST} ${NORTH}\n${WEST} ${NORTH}`;
const HARBOUR = '-1.13 50.79\n-1.09 50.79\n-1.09 50.82\n-1.13 50.82';
/** From Ryde to the east, across the way of ferries. */
const LINE = '-1.2 50.75\n-1.0 50.75';

/** Each type of report: the field of its subject, and the table of its result with the rows of a record. */
const REPORTS: readonly {
  readonly type: ReportType;
  readonly subject: readonly [label: string, text: string];
  readonly table: string;
  readonly rowsOf: (record: ReportRecord) => number;
}[] = [
  {
    ...{ type: 'passageline', subject: ['Longitude and latitude, a line each', LINE] },
    ...{ table: 'Passages', rowsOf: () => 1 },
  },
  {
    ...{ type: 'areavisits', subject: ['Longitude and latitude, a line each', HARBOUR] },
    ...{ table: 'Visits', rowsOf: ({ visits }) => visits!.length },
  },
  {
    ...{ type: 'density', subject: ['Longitude and latitude, a line each', HARBOUR] },
    ...{ table: 'Cells', rowsOf: () => 1 },
  },
  {
    ...{ type: 'multiship', subject: ['MMSIs, a line each', `${FERRY.mmsi}\n235070762`] },
    ...{ table: 'Activity of ships', rowsOf: () => 1 },
  },
  {
    ...{ type: 'portcalls', subject: ['Longitude and latitude, a line each', BOX] },
    ...{ table: 'Calls', rowsOf: () => 1 },
  },
];

interface ReportRecord {
  /** Missing in a cell of a density. */
  readonly ship?: { readonly mmsi: number; readonly name: string | null };
  readonly visits?: readonly object[];
}

describe.skipIf(CHROMIUM === undefined)('the queries of the map', () => {
  let place: SitePlace;
  let browser: Browser;
  let page: Page;
  let problems: string[];
  beforeAll(async () => {
    [place, browser] = await Promise.all([startSolentPlace(), startBrowser()]);
    await place.roadstead.ingest([{ ...FERRY, timeMs: Date.UTC(2016, 0, 12, 14), shiptype: 60 }]);
    ({ page, problems } = await openPage(browser, place.url));
    await logIn(page, 'anna');
  });
  afterAll(async () => {
    await browser?.close();
    await place?.stop();
  });

  it.each([
    ['name', 'wight'],
    ['MMSI', String(FERRY.mmsi)],
    ['IMO number', String(FERRY.imo)],
    ['call sign', FERRY.callsign.toLowerCase()],
  ])('find a ship by its %s', async (_, text) => {
    await page.goto(`${place.url}#/live`);
    await page.getByRole('combobox', { name: 'Search ships and ports' }).fill(text);
    const hit = page.getByRole('option').filter({ hasText: FERRY.name });
    await hit.waitFor();
    const wanted = ['MMSI 235013375', 'IMO 9074729', '2ABC5'];
    for (const detail of wanted) expect(await hit.textContent()).toContain(detail);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: FERRY.name }).waitFor();
    expect(page.url()).toContain(`ship=${FERRY.mmsi}`);
  });

  it.each([
    ['name', 'Rotterdam', 'Rotterdam NLRTM', /at=4\.\d+,51\.\d+/],
    ['LOCODE', 'gbsou', 'GBSOU', /at=-1\.\d+,50\.\d+/],
  ])('find a port by its %s, and show it', async (_, text, found, address) => {
    await page.goto(`${place.url}#/live`);
    await page.getByRole('combobox', { name: 'Search ships and ports' }).fill(text);
    await page.getByRole('option').filter({ hasText: found }).first().click();
    await page.waitForURL(address);
  });

  it('show a planned distance again when the page is loaded again', async () => {
    await page.goto(`${place.url}#/routes`);
    await page.getByLabel('From (ship').fill('GBSOU');
    await page.getByLabel('To (port').fill('NLRTM');
    await page.getByRole('button', { name: 'Compute distance' }).click();
    const leg = page.getByText('GBSOU to NLRTM');
    await leg.waitFor();
    const planned = await leg.textContent();
    expect(planned).toMatch(/\d nm/);
    await page.reload();
    await leg.waitFor();
    expect(await leg.textContent()).toBe(planned);
  });

  it.each(REPORTS)('request a report of $type, and show its result', async (report) => {
    const { type, subject, table, rowsOf } = report;
    await page.goto(`${place.url}#/reports/new?type=${type}`);
    await page.getByLabel('Begin').fill('2016-01-12T13:00');
    await page.getByLabel('End').fill('2016-01-12T14:30');
    await page.getByLabel(subject[0]).fill(subject[1]);
    await page.getByLabel('Name').fill(`Solent, ${type}`);
    await page.getByRole('button', { name: 'Request report' }).click();
    await page.getByText('finished', { exact: true }).waitFor();
    const id = Number(/#\/reports\/(\d+)/.exec(page.url())?.[1]);
    const result = await place.roadstead.service.reports.getResult(place.users.anna, type, id);
    if (!result.ok || result.value.state !== 'finished') throw new Error('It has no result.');
    const records = JSON.parse(result.value.recordsJson) as readonly ReportRecord[];
    expect(records.length).toBeGreaterThan(0);
    const file = `Download report-${id}-${type}`;
    await page.getByRole('button', { name: `${file}.json` }).waitFor();
    expect(JSON.parse(await downloadedText(page, `${file}.json`))).toEqual({ records });
    const rows = records.reduce((sum, record) => sum + rowsOf(record), 0);
    const csv = await downloadedText(page, `${file}.csv`);
    expect(csv.trimEnd().split('\n').length - 1).toBe(rows);
    const more = page.getByRole('button', { name: 'Show more' });
    while ((await more.count()) > 0) await more.click();
    expect(await tableRows(page, table)).toHaveLength(rows);
    const ships: string[] = records.flatMap((record) =>
      record.ship ? Array(rowsOf(record)).fill(String(record.ship.name || record.ship.mmsi)) : [],
    );
    const links = page.getByRole('table', { name: table }).locator('tbody a');
    expect((await links.allTextContents()).sort()).toEqual(ships.sort());
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('have no error, and no request to another host', () => {
    expect(problems).toEqual([]);
  });
});
