import { startBrowser } from '../test/browser/site-browser.ts';
import { numberOf } from './environment.ts';
import { memoryBytes, passed, withPage } from './web/live-page.ts';
import type { Bench, TableRow } from './write-report.ts';

const SHIPS = 5000;
/** Each ship reports once in this time, which is one second of the bench. */
const REPORT_SECONDS = 120;
/** The full size is `BENCH_HOURS=12`. */
const HOURS = numberOf('BENCH_HOURS', 4);
const SECONDS_PER_HOUR = 3600 / REPORT_SECONDS;

/** Hours of a feed at 120 times its speed, with a clock that is set. */
export const bench: Bench = {
  question: `Does the map grow in ${HOURS} hours?`,
  seed: 1,
  async run(progress) {
    const browser = await startBrowser();
    try {
      return await withPage(
        browser,
        SHIPS,
        async ({ page, session, service }) => {
          await page.getByText(`${SHIPS.toLocaleString('en')} ships heard`).waitFor();
          const rows: TableRow[] = [];
          for (let hour = 1; hour <= HOURS; hour++) {
            progress(`hour ${hour} of ${HOURS}`);
            for (let second = 0; second < SECONDS_PER_HOUR; second++) {
              const endMs = performance.now() + 1000;
              await service.ingestNext(SHIPS);
              await passed(endMs);
            }
            rows.push({ hour, 'heap and buffers, MB': (await memoryBytes(session)) / 1e6 });
          }
          await page.getByText('The connection is lost').waitFor({ state: 'detached' });
          return rows;
        },
        REPORT_SECONDS,
      );
    } finally {
      await browser.close();
    }
  },
};
