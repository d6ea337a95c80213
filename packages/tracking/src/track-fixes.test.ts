import type { Mmsi, PositionReport } from '@roadstead/model';
import { from, lastValueFrom, NEVER, of, startWith, toArray } from 'rxjs';
import { expect, it } from 'vitest';
import { type ReceivedReports, trackFixes } from './track-fixes.ts';
import { createTracker, type TrackerStep } from './tracker.ts';

function report(mmsi: number, seconds: number): PositionReport {
  const place = { longitude: 3, latitude: 51 };
  const unknown = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };
  return { mmsi: mmsi as Mmsi, timeMs: 1000 * seconds, ...place, ...unknown };
}

it('emits the tracker’s steps, and the last one on completion', async () => {
  const batches = [
    { reports: [report(211000001, 0), report(211000002, 0)], receivedMs: 50_000 },
    { reports: [report(211000001, 100), report(211000002, 100)], receivedMs: 101_000 },
  ];
  const steps = await lastValueFrom(from(batches).pipe(trackFixes(createTracker()), toArray()));
  const tracker = createTracker();
  expect(steps).toEqual([
    ...batches.map(({ reports, receivedMs }) => ({
      ...{ reports, receivedMs },
      ...tracker.step(reports, receivedMs),
    })),
    { reports: [], receivedMs: null, ...tracker.end() },
  ]);
  expect(steps[1].reports).toBe(batches[1].reports);
  expect(steps.map(({ batch }) => batch.fixes.length)).toEqual([0, 2, 2]);
  expect(steps.map(({ batch }) => batch.ended)).toEqual([false, false, true]);
});

it('emits the last step for an empty input', async () => {
  const steps = await lastValueFrom(
    of<ReceivedReports>().pipe(trackFixes(createTracker()), toArray()),
  );
  expect(steps.map(({ batch }) => batch.ended)).toEqual([true]);
});

it('does not emit the last step before completion', () => {
  const steps: TrackerStep[] = [];
  const reports$ = NEVER.pipe(startWith({ reports: [report(211000001, 0)], receivedMs: null }));
  reports$.pipe(trackFixes(createTracker())).subscribe((step) => steps.push(step));
  expect(steps.map(({ batch }) => batch.ended)).toEqual([false]);
});
