import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from '../client/browser.ts';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The path of a Chromium; undefined: there is none, and the tests are left out. */
export const CHROMIUM: string | undefined = findChromium();
if (CHROMIUM === undefined) {
  process.stderr.write(
    'Left out: the map in Chromium. There is none; CHROMIUM is the path of one.\n',
  );
}

/** Starts Chromium with WebGL in software, and without requests of its own. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM!,
    // WebGL in software.
    args: [...CHROMIUM_FLAGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
}

/** A page with what a good page does not have. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors on the console, exceptions, violations of the policy and requests to other hosts. */
  readonly problems: string[];
  /** The addresses of all requests but those inside the page (`blob:` and `data:`). */
  readonly requests: string[];
}

export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
  const problems: string[] = [];
  const requests: string[] = [];
  const { origin } = new URL(url);
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const requested = new URL(request.url());
    if (['blob:', 'data:'].includes(requested.protocol)) return;
    requests.push(requested.href);
    if (requested.origin !== origin) problems.push(`request to ${requested.origin}`);
  });
  await page.goto(url);
  return { page, problems, requests };
}

/** Logs in, and waits for the map and for the stream. */
export async function logIn(
  page: Page,
  name: string,
  password = `${name}-password`,
): Promise<void> {
  await page.getByLabel('User').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.locator('.maplibregl-canvas').waitFor();
  await page.getByText('Connecting to the service').waitFor({ state: 'detached' });
}

/** Ends the session of a page with its next request to an address: the requests before it are served. */
export async function endSessionAt(page: Page, address: RegExp): Promise<void> {
  await page.route(
    address,
    async (request) => {
      await page.context().clearCookies();
      await request.continue();
    },
    { times: 1 },
  );
}

/** Returns the violations of WCAG 2.2 A and AA that axe-core finds on a page, as texts. */
export async function accessibilityProblems(page: Page): Promise<readonly string[]> {
  // As a debugger does: the policy of the page forbids scripts of others in it.
  await page.evaluate(await readFile(AXE, 'utf8'));
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}

/** Returns the text of the file that a page offers when a button is clicked. */
export async function downloadedText(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

/** Returns the texts of the rows of a table, by cell. */
export async function tableRows(
  page: Page,
  caption: string,
): Promise<readonly (readonly string[])[]> {
  const table = page.getByRole('table', { name: caption });
  const width = await table.locator('thead th').count();
  const cells = await table.locator('tbody td').allTextContents();
  const rows: (readonly string[])[] = [];
  for (let i = 0; i < cells.length; i += width) rows.push(cells.slice(i, i + width));
  return rows;
}
