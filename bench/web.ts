import { startBrowser } from '../test/browser/site-browser.ts';
import { measureDrawing } from './web/drawing.ts';
import { measureLivePage } from './web/live-page.ts';
import type { Bench } from './write-report.ts';

/** The map in headless Chromium, which draws in software: times of the page's main thread, not of the graphics. */
export const bench: Bench = {
  question:
    'What do 30 000 ships on the map cost the page, and panning, beside MapLibre’s symbol layer?',
  seed: 1,
  async run(progress) {
    const browser = await startBrowser();
    try {
      return [
        ...(await measureLivePage(browser, progress)),
        ...(await measureDrawing(browser, progress)),
      ];
    } finally {
      await browser.close();
    }
  },
};
