import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReplayScene } from './replay-scene.ts';
import type { ReplayTrack } from './replay-track.ts';

const MINUTE_MS = 60_000;

/** Minute, longitude, latitude, and the other values of a fix. */
type Fix = readonly [minute: number, longitude: number, latitude: number, heading?: number];

function trackOf(fixes: readonly Fix[], starts: readonly number[] = [], mmsi = 1): ReplayTrack {
  return {
    mmsi,
    timeMs: Float64Array.from(fixes, ([minute]) => minute * MINUTE_MS),
    longitude: Float64Array.from(fixes, ([, longitude]) => longitude),
    latitude: Float64Array.from(fixes, ([, , latitude]) => latitude),
    sogKnots: new Float32Array(fixes.length).fill(10),
    cogDegrees: new Float32Array(fixes.length).fill(90),
    headingDegrees: Float32Array.from(fixes, ([, , , heading]) => heading ?? Number.NaN),
    starts: Uint32Array.from(starts),
  };
}

function sceneOf(...tracks: readonly ReplayTrack[]): ReplayScene {
  const scene = new ReplayScene();
  scene.setTracks(tracks, () => undefined);
  return scene;
}

function shipAt(scene: ReplayScene, minute: number): readonly number[] {
  scene.update(minute * MINUTE_MS);
  return [scene.longitude[0]!, scene.latitude[0]!, scene.opacity[0]!];
}

describe('replay scene', () => {
  it('interpolates between fixes', () => {
    const scene = sceneOf(
      trackOf([
        [0, 10, 50],
        [10, 11, 52],
      ]),
    );
    expect(shipAt(scene, 5)).toEqual([10.5, 51, 1]);
    expect(shipAt(scene, 0)).toEqual([10, 50, 1]);
    expect(shipAt(scene, 10)).toEqual([11, 52, 1]);
  });

  it('shows nothing before the first fix', () => {
    expect(shipAt(sceneOf(trackOf([[10, 1, 1]])), 9)[0]).toBeNaN();
  });

  it('[D1] shows a ship in a gap of more than 30 minutes at its last fix, dimmed, for 30 minutes', () => {
    const scene = sceneOf(
      trackOf([
        [0, 10, 50],
        [61, 11, 50],
      ]),
    );
    const [longitude, latitude, opacity] = shipAt(scene, 30);
    expect([longitude, latitude]).toEqual([10, 50]);
    expect(opacity).toBeLessThan(1);
    expect(shipAt(scene, 31)[0]).toBeNaN();
    expect(shipAt(scene, 61)).toEqual([11, 50, 1]);
    expect(shipAt(scene, 70)[2]).toBeLessThan(1);
    expect(shipAt(scene, 92)[0]).toBeNaN();
  });

  it('[D1] interpolates in a gap of exactly 30 minutes', () => {
    const scene = sceneOf(
      trackOf([
        [0, 10, 50],
        [30, 11, 50],
      ]),
    );
    expect(shipAt(scene, 15)).toEqual([10.5, 50, 1]);
  });

  it('[D10] interpolates nothing across a jump', () => {
    const scene = sceneOf(
      trackOf(
        [
          [0, 10, 50],
          [10, 40, 50],
          [20, 41, 50],
        ],
        [1],
      ),
    );
    expect(shipAt(scene, 5).slice(0, 2)).toEqual([10, 50]);
    expect(shipAt(scene, 5)[2]).toBeLessThan(1);
    expect(shipAt(scene, 15)).toEqual([40.5, 50, 1]);
  });

  it('takes the short way across the antimeridian', () => {
    const scene = sceneOf(
      trackOf([
        [0, 179, 0],
        [10, -179, 0],
      ]),
    );
    expect(shipAt(scene, 2.5)).toEqual([179.5, 0, 1]);
    expect(shipAt(scene, 7.5)).toEqual([-179.5, 0, 1]);
  });

  it('turns the short way, and towards a direction that is known', () => {
    const scene = sceneOf(
      trackOf([
        [0, 0, 0, 350],
        [10, 0, 0, 10],
      ]),
    );
    scene.update(5 * MINUTE_MS);
    expect(scene.direction[0]).toBe(360);
  });

  it('finds ships by MMSI', () => {
    const scene = sceneOf(trackOf([[0, 1, 1]], [], 7), trackOf([[0, 1, 1]], [], 9));
    expect(scene.indexOf(9)).toBe(1);
    expect(scene.indexOf(8)).toBeUndefined();
  });

  it('equals a plain interpolation, in any order of instants', () => {
    const fixes = fc
      .array(
        fc.tuple(
          fc.integer({ min: 1, max: 45 }),
          fc.double({ min: -180, max: 180, noNaN: true }),
          fc.double({ min: -85, max: 85, noNaN: true }),
          fc.boolean(),
        ),
        { minLength: 1, maxLength: 30 },
      )
      .map((steps) => {
        let minute = 0;
        return steps.map(([after, longitude, latitude, isStart]) => {
          minute += after;
          return { fix: [minute, longitude, latitude] as const, isStart };
        });
      });
    const minutes = fc.array(fc.double({ min: -5, max: 1400, noNaN: true }), { maxLength: 50 });
    fc.assert(
      fc.property(fixes, minutes, (steps, instants) => {
        const starts = steps.flatMap(({ isStart }, i) => (isStart ? [i] : []));
        const scene = sceneOf(
          trackOf(
            steps.map(({ fix }) => fix),
            starts,
          ),
        );
        for (const minute of instants) {
          const actual = shipAt(scene, minute);
          const expected = plain(steps, minute);
          if (expected === null) expect(actual[0]).toBeNaN();
          else {
            expect(Math.abs(((actual[0]! - expected[0] + 540) % 360) - 180)).toBeLessThan(1e-9);
            expect(actual[1]).toBeCloseTo(expected[1], 9);
            expect(actual[2] === 1).toBe(expected[2]);
          }
        }
      }),
    );
  });
});

/** Longitude, latitude and whether they are known, by a scan of all fixes; null: not shown. */
function plain(
  steps: readonly { readonly fix: Fix; readonly isStart: boolean }[],
  minute: number,
): readonly [number, number, boolean] | null {
  const before = steps.filter(({ fix }) => fix[0] * MINUTE_MS <= minute * MINUTE_MS);
  const last = before.at(-1)?.fix;
  if (!last) return null;
  const next = steps[before.length];
  const age = minute - last[0];
  if (age === 0) return [last[1], last[2], true];
  if (!next || next.isStart || next.fix[0] - last[0] > 30)
    return age * MINUTE_MS > 30 * MINUTE_MS ? null : [last[1], last[2], false];
  const part = age / (next.fix[0] - last[0]);
  const across = next.fix[1] - last[1];
  const short = across > 180 ? across - 360 : across < -180 ? across + 360 : across;
  return [last[1] + part * short, last[2] + part * (next.fix[2] - last[2]), true];
}
