import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { argv, execPath, stderr } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { logIn, startBrowser } from '../../../test/browser/site-browser.ts';

const COMMAND = fileURLToPath(new URL('../../cli/bin/roadstead.js', import.meta.url));
const README_PICTURES = fileURLToPath(new URL('../docs/', import.meta.url));
const SOLENT = fileURLToPath(new URL('../../cli/data/solent-2016-01-12.csv', import.meta.url));
const JPEG_QUALITY = 82;

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const PHONE: BrowserContextOptions = {
  ...{ viewport: { width: 375, height: 760 }, deviceScaleFactor: 2, hasTouch: true },
};
const DARK: BrowserContextOptions = { colorScheme: 'dark' };

/** A view of the map: its address, and what a user does there. */
interface View {
  readonly name: string;
  readonly address: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

const VIEWS: readonly View[] = [
  { name: 'live', address: 'live' },
  {
    name: 'ship',
    address: 'live',
    async prepare(page) {
      await page.getByRole('combobox', { name: 'Search' }).fill('freya bridge');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'FREYA BRIDGE' }).waitFor();
    },
  },
  { name: 'events', address: 'events' },
  {
    name: 'event',
    address: 'events',
    async prepare(page) {
      await page.getByRole('link', { name: / and / }).first().click();
      await page.getByRole('heading', { name: 'Distance over time' }).waitFor();
    },
  },
  { name: 'areas', address: 'areas' },
  {
    name: 'preview',
    address: 'areas',
    async prepare(page) {
      await page.getByRole('link', { name: 'Transfers at sea' }).click();
      await page.getByText('ships near').waitFor();
      await page.getByRole('heading', { name: 'Preview' }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'reports', address: 'reports' },
  { name: 'routes', address: 'routes' },
  { name: 'ports', address: 'ports' },
  { name: 'lanes', address: 'lanes' },
  { name: 'usage', address: 'usage' },
  { name: 'replay', address: 'replay' },
  {
    name: 'recording',
    address: 'replay/recording',
    async prepare(page) {
      await page.getByLabel('Definition').selectOption('encounter');
      await page.locator('input[type=file]').first().setInputFiles(SOLENT);
      await page.getByRole('slider').first().waitFor();
      for (let event = 0; event < 12; event++)
        await page.getByRole('button', { name: 'Next event' }).click();
    },
  },
];

/** The pictures of the READMEs. */
const SHOWN: readonly (readonly [name: string, view: string, BrowserContextOptions])[] = [
  ['live', 'ship', DESKTOP],
  ['event', 'event', { ...DESKTOP, ...DARK }],
  ['preview', 'preview', DESKTOP],
  ['recording', 'recording', { ...DESKTOP, ...DARK }],
  ['phone', 'live', PHONE],
];

/** Every view, light and dark, on a desktop and on a phone. */
function allPictures(): typeof SHOWN {
  const kinds = {
    ...{ desktop: DESKTOP, 'desktop-dark': { ...DESKTOP, ...DARK } },
    ...{ phone: PHONE, 'phone-dark': { ...PHONE, ...DARK } },
  };
  return VIEWS.flatMap(({ name }) =>
    Object.entries(kinds).map(([kind, options]) => [`${name}-${kind}`, name, options] as const),
  );
}

/** The sandbox, with the user that its startup message names. */
interface Sandbox {
  readonly url: string;
  readonly name: string;
  readonly password: string;
  readonly end: () => void;
}

async function startSandbox(): Promise<Sandbox> {
  const child = spawn(execPath, [COMMAND, 'sandbox', '--port', '0']);
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('Ctrl-C stops it.')) break;
  }
  const [, url] = /^ +(http:\S+) +the map/m.exec(output) ?? [];
  const [, name, password] = /users +(\S+), password (\S+);/.exec(output) ?? [];
  if (!url || !name || !password) throw new Error(`The sandbox did not start: ${output}`);
  return { url: `${url}/`, name, password, end: () => void child.kill() };
}

/** Waits for what the map draws: the fine land takes seconds where WebGL is software. */
function settle(page: Page): Promise<void> {
  return page.waitForTimeout(5000);
}

const [, , folder] = argv;
const target = folder ?? README_PICTURES;
await mkdir(target, { recursive: true });
// First: without a Chromium, no sandbox is left behind.
const browser = await startBrowser();
const sandbox = await startSandbox();
try {
  for (const [name, of, options] of folder ? allPictures() : SHOWN) {
    const view = VIEWS.find((each) => each.name === of)!;
    stderr.write(`${name}\n`);
    const page = await browser.newPage(options);
    page.setDefaultTimeout(60_000);
    await page.goto(`${sandbox.url}#/${view.address}`);
    await logIn(page, sandbox.name, sandbox.password);
    await settle(page);
    if (view.prepare) {
      await view.prepare(page);
      await settle(page);
    }
    const path = join(target, `${name}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: JPEG_QUALITY });
    await page.close();
  }
} finally {
  await browser.close();
  sandbox.end();
}
