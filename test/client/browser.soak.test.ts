import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../workspace.ts';
import { findChromium } from './browser.ts';
import { CHECKS } from './checks/checks.ts';
import { type ServicePlace, startServicePlace } from './service-place.ts';

const executablePath = findChromium();
if (executablePath === undefined) {
  process.stderr.write(
    'Left out: the client in Chromium. There is none; CHROMIUM is the path of one.\n',
  );
}

describe.skipIf(executablePath === undefined)('the client in Chromium', () => {
  let place: ServicePlace;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    place = await startServicePlace();
    // Root, as in a container, has no sandbox.
    browser = await chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox'] });
    page = await browser.newPage();
    await page.exposeFunction('advance', place.advance);
    await page.exposeFunction('breakingStream', place.breakingStream);
    await page.exposeFunction('brokenConnections', place.brokenConnections);
    // Any page of the service: the client is of the same origin.
    await page.goto(`${place.baseUrl}/livez`);
    await page.evaluate(await bundle());
  });
  afterAll(async () => {
    await browser.close();
    await place.close();
  });

  const runCheck = (name: string): Promise<string | null> =>
    page.evaluate((each) => {
      const { runCheck: run } = globalThis as unknown as {
        runCheck: (check: string) => Promise<string | null>;
      };
      return run(each);
    }, name);

  it.each(Object.keys(CHECKS))('[L12] %s', async (name) => {
    expect(await runCheck(name)).toBeNull();
  });

  it('[L9] logs in for a session, which scripts do not see, streams with it, and logs out', async () => {
    expect(await runCheck('session')).toBeNull();
    expect(await page.context().cookies()).toEqual([]);
  });

  it('[L12] loses and repeats no message of a stream over 100 disconnections', async () => {
    expect(await runCheck('100')).toBeNull();
  });

  it('/docs shows the messages of a stream as they arrive', async () => {
    const docs = await browser.newPage();
    await docs.goto(`${place.baseUrl}/docs`);
    await docs.fill('#credential-user', 'zoë');
    await docs.fill('#credential-password', 'zoë-password');
    const form = docs.locator('form[data-operation=streamPositions]');
    await docs.locator('details', { has: form }).locator('summary').click();
    // The example has a box.
    await form.locator('[name=bbox]').fill('');
    await form.locator('[name=mmsi]').fill('211000001');
    await form.getByRole('button').click();
    const output = form.locator('output', { hasText: /200 OK.*"type":"snapshot".*211000001/s });
    await output.waitFor();
    await docs.close();
  });
});

/** Returns the checks and the client as one script. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    ...{ bundle: true, write: false, format: 'iife', platform: 'browser' },
    absWorkingDir: ROOT,
    conditions: ['@roadstead/source'],
    entryPoints: ['test/client/checks/browser-entry.ts'],
  });
  return outputFiles[0].text;
}
