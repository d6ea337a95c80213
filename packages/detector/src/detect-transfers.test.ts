import { from, lastValueFrom, toArray } from 'rxjs';
import { expect, it } from 'vitest';
import { A, B, C, configuration, still, stretch } from '../test-data/fleets.ts';
import { detectTransfers } from './detect-transfers.ts';
import { createDetector } from './detector.ts';

const raft = [still(A, 0, 60), still(B, 0, 60, 100), still(C, 0, 20, 200)];
const batches = [0, 15, 30, 45].map((minute) => stretch(raft, minute - 1, minute + 14));

it('[D8] is the detector’s steps, one transition after another', async () => {
  const detector = createDetector([configuration()]);
  const found = await lastValueFrom(
    from(batches).pipe(detectTransfers(createDetector([configuration()])), toArray()),
  );
  expect(found).toEqual(batches.flatMap((batch) => detector.step(batch)));
  expect(found.map(({ kind }) => kind)).toEqual(['fired', 'fired', 'fired', 'ended', 'ended']);
});

it('ends when the tracks end, also with nothing found', async () => {
  const nothing = from([]).pipe(detectTransfers(createDetector([configuration()])), toArray());
  expect(await lastValueFrom(nothing)).toEqual([]);
});
