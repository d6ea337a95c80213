import { expect, it } from 'vitest';
import type { ReplayTrack } from './replay-track.ts';
import { StoredSource } from './stored-source.ts';

const HOUR_MS = 3_600_000;

interface Request {
  readonly hour: number;
  readonly signal: AbortSignal;
  readonly answer: () => Promise<void>;
  readonly fail: () => Promise<void>;
}

function sourceOf(hours: number): { readonly source: StoredSource; readonly requests: Request[] } {
  const requests: Request[] = [];
  const source = new StoredSource({
    ...{ beginMs: 0, endMs: hours * HOUR_MS, events: [], shipOf: () => undefined },
    load: (beginMs, _endMs, signal) =>
      new Promise((resolve, reject) => {
        requests.push({
          hour: beginMs / HOUR_MS,
          signal,
          async answer() {
            resolve([trackAt(beginMs)]);
            await Promise.resolve();
          },
          async fail() {
            reject(new Error('refused'));
            await Promise.resolve();
          },
        });
      }),
  });
  return { source, requests };
}

/** A track of one fix, by which its part is known. */
function trackAt(timeMs: number): ReplayTrack {
  const one = new Float32Array(1);
  return {
    mmsi: 1,
    ...{
      timeMs: Float64Array.of(timeMs),
      longitude: new Float64Array(1),
      latitude: new Float64Array(1),
    },
    ...{ sogKnots: one, cogDegrees: one, headingDegrees: one, starts: new Uint32Array(0) },
  };
}

function hoursAt(source: StoredSource, hour: number): readonly number[] | undefined {
  const tracks = source.tracksAt(hour * HOUR_MS);
  return tracks?.flatMap(({ timeMs }) => [...timeMs]).map((ms) => ms / HOUR_MS);
}

it('requests the part of the instant first, then those beside it, each once', () => {
  const { source, requests } = sourceOf(6);
  expect(source.tracksAt(2.5 * HOUR_MS)).toBeNull();
  expect(source.tracksAt(2.6 * HOUR_MS)).toBeNull();
  expect(requests.map(({ hour }) => hour)).toEqual([2, 1, 3]);
});

it('requests the hour before the period, and nothing else outside of it', () => {
  const { source, requests } = sourceOf(2);
  source.tracksAt(0);
  source.tracksAt(2 * HOUR_MS);
  expect(requests.map(({ hour }) => hour)).toEqual([0, -1, 1]);
});

it('returns the same tracks for as long as they hold, joined with the hour before', async () => {
  const { source, requests } = sourceOf(6);
  source.tracksAt(2.5 * HOUR_MS);
  await requests[0]!.answer();
  expect(hoursAt(source, 2.5)).toEqual([2]);
  const alone = source.tracksAt(2.5 * HOUR_MS);
  expect(source.tracksAt(2.7 * HOUR_MS)).toBe(alone);
  await requests[1]!.answer();
  expect(hoursAt(source, 2.5)).toEqual([1, 2]);
});

it('aborts what is far from where somebody went', () => {
  const { source, requests } = sourceOf(20);
  source.tracksAt(2.5 * HOUR_MS);
  source.tracksAt(15.5 * HOUR_MS);
  expect(requests.map(({ hour, signal }) => [hour, signal.aborted])).toEqual([
    [2, true],
    [1, true],
    [3, true],
    [15, false],
    [14, false],
    [16, false],
  ]);
});

it('has a bounded number of parts, and requests the others again', async () => {
  const { source, requests } = sourceOf(20);
  for (let hour = 0; hour < 8; hour++) {
    source.tracksAt(hour * HOUR_MS);
    for (const request of requests) await request.answer();
  }
  const before = requests.length;
  expect(before).toBe(10);
  source.tracksAt(0);
  expect(requests.length).toBe(before + 3);
});

it('shows an error, requests nothing until it is tried again, and then does', async () => {
  const { source, requests } = sourceOf(1);
  source.tracksAt(0);
  await requests[0]!.fail();
  expect(source.error()).toEqual(new Error('refused'));
  expect(source.tracksAt(0)).toBeNull();
  expect(requests).toHaveLength(2);
  source.retry();
  expect(source.error()).toBeNull();
  source.tracksAt(0);
  expect(requests).toHaveLength(3);
});

it('divides a long period into 24 parts', () => {
  const { source, requests } = sourceOf(240);
  source.tracksAt(0);
  expect(requests.map(({ hour }) => hour)).toEqual([0, -10, 10]);
});
