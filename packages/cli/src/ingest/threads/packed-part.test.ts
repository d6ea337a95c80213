import type { Mmsi, RejectedFix, ReportedFix } from '@roadstead/model';
import { RunCounts, type TrackedPart } from '@roadstead/recordings';
import { expect, it } from 'vitest';
import { PartPacker, PartUnpacker } from './packed-part.ts';

const FIX: ReportedFix = {
  ...{ mmsi: 235000001 as Mmsi, timeMs: 1000, longitude: -0, latitude: 50.123456789 },
  ...{ sog: 1.5, cog: null, heading: 0, rot: null, navStatus: 15 },
};

function step(fixes: readonly ReportedFix[], rejected: readonly RejectedFix[] = []): TrackedPart {
  const batch = { fixes, watermarkMs: Number.NEGATIVE_INFINITY, ended: false };
  return { kind: 'step', batch, rejected, eventTimeMs: 7 };
}

/** Passes parts through packing, a copy as of a message, and unpacking. */
function passed(...parts: readonly TrackedPart[]): readonly TrackedPart[] {
  const [packer, unpacker] = [new PartPacker(), new PartUnpacker()];
  return parts.map((part) => unpacker.unpack(structuredClone(packer.pack(part))));
}

it('a step is the same on the other thread, with the beginnings of tracks', () => {
  const fixes = [FIX, { ...FIX, timeMs: 2000, startsTrack: true as const }, { ...FIX, rot: -3 }];
  expect(passed(step(fixes))).toEqual([step(fixes)]);
  expect(passed(step([]))).toEqual([step([])]);
});

it('rejected reports are counted, and the jumps are passed on', () => {
  const rejected = (reason: 'late' | 'jump'): RejectedFix => ({ report: FIX, reason, detail: '' });
  expect(passed(step([], [rejected('late'), rejected('jump')]))).toEqual([
    step([], [rejected('jump')]),
  ]);
});

it('the counts of a pass are those up to the last step', () => {
  const counts = new RunCounts();
  const [packer, unpacker] = [new PartPacker(), new PartUnpacker()];
  const pass = unpacker.unpack(
    structuredClone(packer.pack({ kind: 'begin', counts, bytesTotal: 9, isSorted: true })),
  );
  if (pass.kind !== 'begin') throw new Error('A pass is no other part.');
  expect(pass).toMatchObject({ bytesTotal: 9, isSorted: true });
  const batch = { fixes: [FIX] };
  counts.addStep([FIX], { batch, rejected: [{ report: FIX, reason: 'late', detail: 'late' }] });
  const packed = structuredClone(packer.pack(step([FIX])));
  counts.addStep([FIX], { batch, rejected: [] });
  expect(pass.counts.fixes).toBe(0);
  unpacker.unpack(packed);
  expect(pass.counts).toMatchObject({ reports: 1, fixes: 1, stations: 1, firstMs: 1000 });
  expect(pass.counts.rejected.get('late')?.count).toBe(1);
  expect([pass.counts.lines, pass.counts.recordings]).toEqual([0, []]);
});

it('rejections that this thread has counted stay beside those of the other', () => {
  const counts = new RunCounts();
  const [packer, unpacker] = [new PartPacker(), new PartUnpacker()];
  const begin = packer.pack({ kind: 'begin', counts, bytesTotal: 9, isSorted: false });
  const pass = unpacker.unpack(structuredClone(begin));
  if (pass.kind !== 'begin') throw new Error('A pass is no other part.');
  pass.counts.addRejected({ report: FIX, reason: 'jump', detail: '' });
  counts.addRejected({ report: FIX, reason: 'late', detail: '' });
  unpacker.unpack(structuredClone(packer.pack(step([FIX]))));
  expect([...pass.counts.rejected.keys()]).toEqual(['jump', 'late']);
});
