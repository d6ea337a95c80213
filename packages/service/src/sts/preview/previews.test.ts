import type { StaticHistory } from '@roadstead/assessment';
import { createDetector } from '@roadstead/detector';
import {
  type DetectorConfiguration,
  type Mmsi,
  type PositionReport,
  parseConfiguration,
  type StsEvent,
} from '@roadstead/model';
import { cleanTrack } from '@roadstead/tracking';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFilters } from '../../ingest/pipeline-snapshot.ts';
import type { MaritimeService } from '../../maritime-service.ts';
import {
  ANNA,
  configurationBody,
  MINUTE_MS,
  NOON_MS,
  report,
  startService,
} from '../../testing/running-service.ts';
import { seededRandom } from '../../testing/seeded-fleet.ts';
import { LazySurroundings } from '../lazy-surroundings.ts';
import type { Preview, PreviewPart } from './previews.ts';

const HOUR_MS = 60 * MINUTE_MS;
const DAYS = 3.5;
const PERIOD = { beginMs: NOON_MS, endMs: NOON_MS + 3 * 24 * HOUR_MS };

async function opened(
  service: MaritimeService,
  body: object,
  period?: { readonly beginMs?: number; readonly endMs?: number },
): Promise<Preview> {
  const preview = await service.previews.open(ANNA, body, period);
  if (!preview.ok) throw new Error(JSON.stringify(preview.error));
  return preview.value;
}

/** Reads all parts of a preview but its progress. */
async function partsOf(preview: Preview): Promise<readonly PreviewPart[]> {
  const parts: PreviewPart[] = [];
  for (;;) {
    const part = await preview.next();
    if (part.type !== 'progress') parts.push(part);
    if (part.type === 'end') return parts;
  }
}

function eventsOf(parts: readonly PreviewPart[], type: 'about' | 'exact') {
  return parts.flatMap((part) => (part.type === type ? part.events : []));
}

type Times = Pick<
  StsEvent,
  'first' | 'second' | 'activationTimeMs' | 'firedTimeMs' | 'deactivationTimeMs'
>;

/** Times and positions, in an order of their own. */
function comparable(events: readonly Times[]): readonly object[] {
  return events
    .map(({ activationTimeMs, firedTimeMs, deactivationTimeMs, first, second }) => ({
      ...{ activationTimeMs, firedTimeMs, deactivationTimeMs },
      ships: [first, second].map(
        ({ mmsi, activationPosition, firedPosition, deactivationPosition }) => ({
          ...{ mmsi, activationPosition, firedPosition, deactivationPosition },
        }),
      ),
    }))
    .sort(
      (one, other) =>
        one.firedTimeMs - other.firedTimeMs || one.ships[0].mmsi - other.ships[0].mmsi,
    );
}

/** Pairs that are together for hours and apart for hours, with silences, and reports of any interval up to four minutes. */
function history(seed: number): readonly PositionReport[] {
  const random = seededRandom(seed);
  const reports: PositionReport[] = [];
  for (let pair = 0; pair < 4; pair++) {
    const [together, apart] = [10 + 900 * random() ** 3, 15 + 300 * random()];
    for (const ship of [0, 1]) {
      let silentUntil = 0;
      for (let minute = random(); minute < DAYS * 1440; minute += 0.3 + 4 * random()) {
        if (random() < 0.002) silentUntil = minute + 90 * random();
        if (minute < silentUntil) continue;
        const isTogether = minute % (together + apart) < together;
        const degrees = ship * (isTogether ? 0.001 : 0.05) + 1e-7 * Math.floor(100 * random());
        const latitude = 53.5 + 0.2 * pair;
        const timeMs = NOON_MS + Math.floor(minute * 60) * 1000;
        const longitude = Math.round((10 + degrees) * 1e7) / 1e7;
        reports.push({ ...report(211_000_000 + 2 * pair + ship, 0, longitude, latitude), timeMs });
      }
    }
  }
  return reports.sort((one, other) => one.timeMs - other.timeMs || one.mmsi - other.mmsi);
}

/** Detection at once in the first report of each minute, as a plain program. */
function thinnedEvents(
  reports: readonly PositionReport[],
  configuration: DetectorConfiguration,
  { beginMs, endMs }: typeof PERIOD,
) {
  const firsts = new Map<string, PositionReport>();
  for (const each of reports) {
    const key = `${each.mmsi} ${Math.floor(each.timeMs / MINUTE_MS)}`;
    if (!firsts.has(key)) firsts.set(key, each);
  }
  const inPeriod = [...firsts.values()].filter(
    ({ timeMs }) => timeMs >= beginMs && timeMs <= endMs,
  );
  const fixes = [...new Set(inPeriod.map(({ mmsi }) => mmsi))]
    .flatMap((mmsi) => cleanTrack(inPeriod.filter((each) => each.mmsi === mmsi)))
    .sort((one, other) => one.timeMs - other.timeMs || one.mmsi - other.mmsi);
  const statics = new Map<Mmsi, StaticHistory>();
  const filters = createFilters({ surroundings: new LazySurroundings(undefined), statics });
  const detector = createDetector([configuration], { firingFilter: filters });
  const batch = { fixes, watermarkMs: endMs + 1, ended: false };
  const events = new Map<string, ReturnType<typeof detector.step>[number]['event']>();
  for (const { event } of detector.step(batch)) events.set(event.uuid, event);
  return [...events.values()];
}

/** Runs a backfill of a new configuration to its end. */
async function backfilled(service: MaritimeService, body: object): Promise<void> {
  const created = await service.configurations.create(ANNA, body);
  if (!created.ok) throw new Error(created.error.detail);
  const job = await service.backfill.request(ANNA, created.value.id, PERIOD);
  if (!job.ok) throw new Error(job.error.detail);
  for (;;) {
    const read = await service.backfill.get(ANNA, job.value.id);
    if (read.ok && read.value.state === 'finished') return;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

function parsed(body: object): DetectorConfiguration {
  const configuration = parseConfiguration(body, 1, () => '00000000-0000-4000-8000-000000000001');
  if (!configuration.ok) throw new Error(JSON.stringify(configuration.error));
  return configuration.value;
}

const windowOf = (minutes: number): object =>
  configurationBody({
    parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: minutes },
  });

describe('[V26] a preview', () => {
  it('gives in its slices the events of one run over thinned tracks, and then exactly those of a backfill', async () => {
    let found = 0;
    let lasting = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer(),
        fc.constantFrom(1, 30, 400, 2000),
        async (seed, windowMinutes) => {
          const { service } = await startService();
          const reports = history(seed);
          await service.ingest({ positions: reports });
          const body = windowOf(windowMinutes);
          const parts = await partsOf(await opened(service, body, PERIOD));
          const about = eventsOf(parts, 'about');
          expect(comparable(about)).toEqual(
            comparable(thinnedEvents(reports, parsed(body), PERIOD)),
          );
          await backfilled(service, body);
          const stored = await service.events.list(ANNA, { page: 1, size: 1000 });
          const exact = eventsOf(parts, 'exact');
          const ended = exact.filter(({ deactivationTimeMs }) => deactivationTimeMs !== null);
          expect(comparable(ended)).toEqual(comparable(stored.items));
          found += exact.length;
          lasting += about.filter(
            (event) => (event.deactivationTimeMs ?? Infinity) > event.firedTimeMs + 12 * HOUR_MS,
          ).length;
          await service.stop();
        },
      ),
      { numRuns: 6 },
    );
    expect(found).toBeGreaterThan(30);
    expect(lasting).toBeGreaterThan(0);
  });
});
