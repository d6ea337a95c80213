import { pairSlotOf } from '@roadstead/detector';
import { expect, it } from 'vitest';
import { FIRST, SECOND } from '../testing/running-service.ts';
import type { FoundTransition, SlotDocument } from './cluster-tables.ts';
import { StandbyFindings } from './standby-findings.ts';

const SLOT = pairSlotOf(FIRST, SECOND);
const OTHER = (SLOT + 1) % 64;
const FOUND = {
  event: { first: { mmsi: FIRST }, second: { mmsi: SECOND } },
} as unknown as FoundTransition;

function createFindings(snapshots: readonly (readonly [number, number])[], max: number) {
  let reads = 0;
  const readSlots = async (): Promise<ReadonlyMap<number, SlotDocument>> => {
    reads++;
    return new Map(
      snapshots.map(([slot, snapshotSequence]) => [
        slot,
        { slot, worker: 'a', snapshotSequence, releasedSequence: null },
      ]),
    );
  };
  const from = new Map([
    [SLOT, 10],
    [OTHER, 20],
  ]);
  return { findings: new StandbyFindings(from, readSlots, max), reads: () => reads };
}

it('[L18] returns what was found for slots after the message of their snapshots, by message', async () => {
  const { findings, reads } = createFindings([], 100);
  await findings.add(11, [FOUND]);
  await findings.add(12, []);
  await findings.add(25, [FOUND, FOUND]);
  expect(findings.after(10, [SLOT])).toEqual([
    { sequence: 11, transitions: [FOUND] },
    { sequence: 25, transitions: [FOUND, FOUND] },
  ]);
  expect(findings.after(11, [SLOT])).toEqual([{ sequence: 25, transitions: [FOUND, FOUND] }]);
  expect(findings.after(20, [OTHER])).toEqual([{ sequence: 25, transitions: [] }]);
  expect(reads()).toBe(0);
});

it('[L18] returns nothing for slots of which it does not have all, or that it does not know', () => {
  const { findings } = createFindings([], 100);
  expect(findings.after(9, [SLOT])).toBeUndefined();
  expect(findings.after(15, [SLOT])).toEqual([]);
  expect(findings.after(15, [SLOT, OTHER])).toBeUndefined();
  expect(findings.after(15, [(SLOT + 2) % 64])).toBeUndefined();
});

it('[L18] discards what the snapshots include when it has collected', async () => {
  const snapshots = [
    [SLOT, 13],
    [OTHER, 12],
  ] as const;
  const { findings, reads } = createFindings(snapshots, 3);
  for (const sequence of [11, 12, 13]) await findings.add(sequence, [FOUND]);
  expect(reads()).toBe(0);
  await findings.add(14, [FOUND]);
  expect(reads()).toBe(1);
  // The snapshot of the other slot is of before its state.
  expect(findings.after(20, [OTHER])).toEqual([]);
  expect(findings.after(12, [SLOT])).toBeUndefined();
  expect(findings.after(13, [SLOT])).toEqual([{ sequence: 14, transitions: [FOUND] }]);
});

it('[L18] discards all when the snapshots are too old, and continues from there', async () => {
  const { findings } = createFindings([[SLOT, 10]], 3);
  for (const sequence of [21, 22, 23, 24]) await findings.add(sequence, [FOUND]);
  expect(findings.after(10, [SLOT])).toBeUndefined();
  expect(findings.after(23, [SLOT])).toBeUndefined();
  await findings.add(30, [FOUND]);
  expect(findings.after(24, [SLOT])).toEqual([{ sequence: 30, transitions: [FOUND] }]);
});
