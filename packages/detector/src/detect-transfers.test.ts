import { from, lastValueFrom, toArray } from 'rxjs';
import { expect, it } from 'vitest';
import { A, B, batchBetween, C, configuration, still } from '../test-data/fleets.ts';
import { createDetector } from './create-detector.ts';
import { detectTransfers } from './detect-transfers.ts';

const raft = [still(A, 0, 60), still(B, 0, 60, 100), still(C, 0, 20, 200)];
const steps = [0, 15, 30, 45].map((minute) => ({
  minute,
  batch: batchBetween(raft, minute - 1, minute + 14),
}));

it('[D8] adds the transitions of each step to the step', async () => {
  const detector = createDetector([configuration()]);
  const found = await lastValueFrom(
    from(steps).pipe(detectTransfers(createDetector([configuration()])), toArray()),
  );
  expect(found).toEqual(steps.map((step) => ({ ...step, transitions: detector.step(step.batch) })));
  const kinds = found.flatMap(({ transitions }) => transitions.map(({ kind }) => kind));
  expect(kinds).toEqual(['fired', 'fired', 'fired', 'ended', 'ended']);
});

it('completes with its source, and emits nothing for an empty source', async () => {
  const nothing = from<typeof steps>([]).pipe(
    detectTransfers(createDetector([configuration()])),
    toArray(),
  );
  expect(await lastValueFrom(nothing)).toEqual([]);
});
