import { describe, expect, it } from 'vitest';
import type { TrackPoint } from './clean-track.ts';
import { FixSampler } from './fix-sampler.ts';
import { SailedDistance } from './sailed-distance.ts';

const METERS = 1 / 111_319.5;

function point(timeMs: number, eastMeters: number, more: object = {}): TrackPoint {
  return { timeMs, longitude: eastMeters * METERS, latitude: 0, ...more };
}

function sailedMeters(track: readonly TrackPoint[]): number {
  const sailed = new SailedDistance();
  for (const each of track) sailed.add(each);
  return sailed.meters;
}

function sampled(
  track: readonly TrackPoint[],
  beginMs: number,
  stepMs: number,
): readonly TrackPoint[] {
  const sampler = new FixSampler(beginMs, stepMs);
  const selected: TrackPoint[] = [];
  for (const each of track) {
    const decision = sampler.sample(each.timeMs);
    if (decision === 'replace') selected.pop();
    if (decision !== 'skip') selected.push(each);
  }
  return selected;
}

describe('SailedDistance', () => {
  it('[T4] is the sum of the distances between points', () => {
    const track = [0, 100, 200, 300, 200].map((east, i) => point(i, east));
    expect(sailedMeters(track)).toBeCloseTo(400, 1);
    expect(sailedMeters(track.slice(0, 1))).toBe(0);
  });

  it('[T4] excludes jitter, and the gap before a new track', () => {
    const lying = Array.from({ length: 1000 }, (_, i) => point(i, 9 * (i % 2)));
    expect(sailedMeters(lying)).toBe(0);
    const slow = Array.from({ length: 101 }, (_, i) => point(i, 5 * i));
    expect(sailedMeters(slow)).toBeCloseTo(500, 1);
    const anew = [point(0, 0), point(1, 100), point(2, 9000, { startsTrack: true })];
    expect(sailedMeters([...anew, point(3, 9100)])).toBeCloseTo(200, 1);
  });
});

describe('FixSampler', () => {
  it('[T5] selects the nearest fix of each step', () => {
    const track = [0, 4, 9, 11, 22, 28, 35, 60].map((timeMs) => point(timeMs, 0));
    expect(sampled(track, 0, 10).map(({ timeMs }) => timeMs)).toEqual([0, 9, 22, 28, 35, 60]);
    expect(sampled(track, 0, 1000).map(({ timeMs }) => timeMs)).toEqual([0]);
    expect(sampled(track, 0, 0)).toEqual(track);
    expect(sampled([], 0, 10)).toEqual([]);
  });
});
