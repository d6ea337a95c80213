import type { Mmsi, RejectedFix, ReportedFix } from '@roadstead/model';
import type { TrackedPart } from '@roadstead/recordings';
import { expect, it } from 'vitest';
import { packPart, unpackPart } from './packed-part.ts';

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
  return parts.map((part) => unpackPart(structuredClone(packPart(part))));
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
