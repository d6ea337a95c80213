import type { Mmsi, PositionReport } from '@roadstead/model';
import { from, lastValueFrom, NEVER, of, startWith, toArray } from 'rxjs';
import { expect, it } from 'vitest';
import { trackFixes } from './track-fixes.ts';
import { createTracker, type TrackerStep } from './tracker.ts';

function report(mmsi: number, seconds: number): PositionReport {
  const place = { longitude: 3, latitude: 51 };
  const unknown = { sog: null, cog: null, heading: null, rot: null, navStatus: 15 };
  return { mmsi: mmsi as Mmsi, timeMs: 1000 * seconds, ...place, ...unknown };
}

it('is the tracker’s steps, and one more when the reports end', async () => {
  const batches = [
    [report(211000001, 0), report(211000002, 0)],
    [report(211000001, 100), report(211000002, 100)],
  ];
  const steps = await lastValueFrom(from(batches).pipe(trackFixes(createTracker()), toArray()));
  const tracker = createTracker();
  expect(steps).toEqual([...batches.map((batch) => tracker.step(batch)), tracker.end()]);
  expect(steps.map(({ batch }) => batch.fixes.length)).toEqual([0, 2, 2]);
  expect(steps.map(({ batch }) => batch.ended)).toEqual([false, false, true]);
});

it('says that the input has ended even where there was none', async () => {
  const steps = await lastValueFrom(
    of<PositionReport[]>().pipe(trackFixes(createTracker()), toArray()),
  );
  expect(steps.map(({ batch }) => batch.ended)).toEqual([true]);
});

it('does not end while the reports go on', () => {
  const steps: TrackerStep[] = [];
  const reports$ = NEVER.pipe(startWith([report(211000001, 0)]));
  reports$.pipe(trackFixes(createTracker())).subscribe((step) => steps.push(step));
  expect(steps.map(({ batch }) => batch.ended)).toEqual([false]);
});
