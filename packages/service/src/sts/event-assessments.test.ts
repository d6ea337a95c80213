import {
  eventFeaturesJson,
  FeatureCollector,
  MEETING_CONFIGURATION,
  ShipHistories,
} from '@roadstead/assessment';
import { createMemoryStore, manualClock } from '@roadstead/contracts';
import { createDetector } from '@roadstead/detector';
import type { PositionReport } from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';
import { expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import {
  ANNA,
  BERT,
  CHIEF,
  configurationBody,
  FIRST,
  MINUTE_MS,
  NOON_MS,
  optionsFor,
  pairApart,
  pairTogether,
  report,
  SECOND,
  SURROUNDINGS,
  startService,
  staticReport,
} from '../testing/running-service.ts';
import { seededBatches, seededRandom } from '../testing/seeded-fleet.ts';

const HOURS = 30;

async function start(): Promise<MaritimeService> {
  const service = createMaritimeService({
    ...optionsFor(createMemoryStore(), manualClock(NOON_MS)),
    surroundings: async () => SURROUNDINGS,
  });
  await service.start();
  return service;
}

/** The features of all events as the collector computes them while the tracks of all ships pass, by pair and begin. */
function streamedFeatures(reports: readonly PositionReport[]): ReadonlyMap<string, object> {
  const histories = new ShipHistories();
  const detector = createDetector([
    { ...MEETING_CONFIGURATION, distanceMeters: 500, windowMinutes: 30 },
  ]);
  const meetings = createDetector([MEETING_CONFIGURATION]);
  const collector = new FeatureCollector({
    ...{ histories, surroundings: SURROUNDINGS, gapMaxMinutes: 30, windowMinutesMax: 30 },
    limitsOf: () => ({ distanceMeters: 500, gapMaxMinutes: 30 }),
  });
  const tracker = createTracker();
  const features = new Map<string, object>();
  for (const { batch } of [tracker.step(reports), tracker.end()]) {
    histories.addFixes(batch.fixes);
    const step = { batch, transitions: detector.step(batch), meetings: meetings.step(batch) };
    for (const { event, features: found } of collector.step(step))
      features.set(`${event.first.mmsi} ${event.activationTimeMs}`, eventFeaturesJson(found!));
  }
  return features;
}

it('[F1–F14] has the features that were computed while the tracks passed', async () => {
  const reports = seededBatches(seededRandom(5), HOURS * 60)
    .flat()
    .sort((one, other) => one.timeMs - other.timeMs);
  const service = await start();
  await service.configurations.create(ANNA, configurationBody());
  for (let at = 0; at < reports.length; at += 500)
    await service.ingest({ positions: reports.slice(at, at + 500) });
  const streamed = streamedFeatures(reports);
  const { items } = await service.events.list(CHIEF, { page: 1, size: 100 });
  const ended = items.filter(({ deactivationTimeMs }) => deactivationTimeMs !== null);
  expect(ended.length).toBeGreaterThan(10);
  for (const event of ended) {
    const assessment = await service.events.getAssessment(ANNA, event.id);
    const key = `${event.first.mmsi} ${event.activationTimeMs}`;
    expect(assessment.ok && assessment.value.features).toEqual(streamed.get(key));
  }
});

it('[F16] assesses again with a draught that is reported after the end', async () => {
  const service = await start();
  await service.configurations.create(ANNA, configurationBody());
  const statics = [staticReport(FIRST, NOON_MS - MINUTE_MS), staticReport(SECOND, NOON_MS)];
  await service.ingest({ statics, positions: pairTogether(0, 58) });
  await service.ingest({ positions: [...pairApart(60, 88), report(1 + SECOND, 88, 9)] });
  const before = await service.events.getAssessment(ANNA, 1);
  const changed = { ...staticReport(SECOND, NOON_MS + 80 * MINUTE_MS), draughtMeters: 6.5 };
  await service.ingest({ statics: [changed], positions: pairApart(90, 98) });
  const after = await service.events.getAssessment(ANNA, 1);
  if (!before.ok || !after.ok || !before.value.now || !after.value.now) throw new Error('none');
  expect(after.value.now.probability).toBeGreaterThan(before.value.now.probability);
  expect(after.value.now.reasons).toContainEqual({
    ...{ text: 'draught: 9.0 m before, 6.5 m after', points: 2 },
  });
  expect(after.value.atFiring).toBeNull();
});

it('[F18, V5] groups the events of one meeting, also without their configuration', async () => {
  const service = await start();
  await service.configurations.create(ANNA, configurationBody({ merge_gap_minutes: 60 }));
  for (const positions of [pairTogether(0, 58), pairApart(60, 88), pairTogether(90, 158)])
    await service.ingest({ positions });
  await service.configurations.remove(ANNA, 1);
  const [first, second] = await Promise.all([
    service.events.getAssessment(ANNA, 1),
    service.events.getAssessment(ANNA, 2),
  ]);
  if (!first.ok || !second.ok) throw new Error('none');
  expect(second.value.groupId).toBe(first.value.uuid);
  expect(second.value.uuid).not.toBe(first.value.uuid);
});

it('[V5] assesses events for those who may read them, where ports and shores are known', async () => {
  const service = await start();
  await service.configurations.create(ANNA, configurationBody());
  await service.ingest({ positions: pairTogether(0, 58) });
  expect(await service.events.getAssessment(BERT, 1)).toMatchObject({ ok: false });
  const { service: without } = await startService();
  await without.configurations.create(ANNA, configurationBody());
  await without.ingest({ positions: pairTogether(0, 58) });
  expect(await without.events.getAssessment(ANNA, 1)).toMatchObject({
    error: { code: 'not-found', detail: expect.stringContaining('ports and shores') },
  });
});

it('[S3] flags an event whose ship has jumped before it', async () => {
  const service = await start();
  await service.configurations.create(ANNA, configurationBody());
  const elsewhere = [-50, -48, -46, -44].map((minute) => report(SECOND, minute, 12));
  const positions = [...elsewhere, ...pairTogether(-20, 40)];
  await service.ingest({ positions: positions.sort((a, b) => a.timeMs - b.timeMs) });
  const { items } = await service.events.list(CHIEF, { page: 1, size: 10 });
  const assessment = await service.events.getAssessment(ANNA, items[0]?.id ?? 0);
  expect(assessment.ok && assessment.value.flags.map(({ rule }) => rule)).toContain('S3');
});
