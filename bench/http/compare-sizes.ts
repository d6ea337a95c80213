import { quantile, type TableRow } from '../write-report.ts';
import { BASE, withMark } from './compare-with-bare.ts';
import { type BenchService, EVERY_MS, HOUR_MS, requestOf, START_MS } from './open-bench-service.ts';

const SAMPLES = 300;
const SAMPLES_MIN = 20;
/** Slow requests have fewer samples. */
const SAMPLING_MS = 10_000;

const CONFIGURATIONS = 'a page of configurations';

/** Reads by name; the number makes each address unique, so that no response is cached. */
const READS: Readonly<Record<string, (service: BenchService, i: number) => string>> = {
  'one event': ({ events }, i) => `/s2s-events/${1 + ((i * 7919) % events)}`,
  'page 1': (_, i) => withMark('/s2s-events?page=1&size=50', i),
  'page 1 000, or the last': ({ events }, i) =>
    withMark(`/s2s-events?page=${Math.min(1000, events / 50)}&size=50`, i),
  'a page of an hour': ({ events }, i) => {
    const beginMs = START_MS + ((i * 7919) % events) * EVERY_MS;
    const [begin, end] = [beginMs, beginMs + HOUR_MS].map((ms) => new Date(ms).toISOString());
    return `/s2s-events?time_period=[${begin},${end}]`;
  },
  current: (_, i) => withMark('/s2s-events/current', i),
  'two ships': ({ pairs }, i) => {
    const [one, other] = pairs[(i * 7919) % pairs.length];
    return withMark(`/s2s-events/search?mmsi=${one}&mmsi_other=${other}`, i);
  },
  [CONFIGURATIONS]: (_, i) => withMark('/configurations?page=1&size=50', i),
};

/** Compares reads of a large store with those of a small one, each uncached. */
export async function compareSizes(
  few: BenchService,
  many: BenchService,
  progress: (text: string) => void,
): Promise<readonly TableRow[]> {
  const rows: TableRow[] = [];
  for (const [what, pathOf] of Object.entries(READS)) {
    progress(what);
    const millisecondsOf = async (service: BenchService, i: number): Promise<number> => {
      const request = requestOf(`${BASE}${pathOf(service, i)}`);
      const start = performance.now();
      const response = await service.handler(request);
      await response.text();
      if (response.status !== 200) throw new Error(`${what}: ${response.status}`);
      return performance.now() - start;
    };
    const [ofFew, ofMany]: number[][] = [[], []];
    const untilMs = performance.now() + SAMPLING_MS;
    for (let i = 0; i < SAMPLES && (i < SAMPLES_MIN || performance.now() < untilMs); i++) {
      ofFew.push(await millisecondsOf(few, i));
      ofMany.push(await millisecondsOf(many, i));
    }
    const [medianFew, medianMany] = [quantile(ofFew, 0.5), quantile(ofMany, 0.5)];
    const all = what === CONFIGURATIONS ? many.configurations : many.events;
    rows.push({
      what: `${what}, of ${all.toLocaleString('en')}${what === CONFIGURATIONS ? '' : ' events'}`,
      'median, ms': medianMany,
      '99 %, ms': quantile(ofMany, 0.99),
      'of few: median, ms': medianFew,
      'of few: 99 %, ms': quantile(ofFew, 0.99),
      '× few': medianMany / medianFew,
      samples: ofMany.length,
    });
  }
  return rows;
}
