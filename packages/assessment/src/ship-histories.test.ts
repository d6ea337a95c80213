import type { Mmsi, ReportedFix } from '@roadstead/model';
import { expect, it } from 'vitest';
import { ShipHistories } from './ship-histories.ts';

const [A, B] = [211000001, 211000002] as [Mmsi, Mmsi];

function fix(mmsi: Mmsi, timeMs: number): ReportedFix {
  const motion = { sog: 0, cog: null, heading: 90, rot: null, navStatus: 1 };
  return { mmsi, timeMs, longitude: 24, latitude: 36, ...motion };
}

function historiesOf(fixes: readonly ReportedFix[]): ShipHistories {
  const histories = new ShipHistories();
  histories.addFixes(fixes);
  return histories;
}

it('[L18] histories to which tracks are added have the longer track of a ship, in the same object', () => {
  const long = [1, 2, 3, 4].map((timeMs) => fix(A, timeMs));
  const saved = historiesOf([...long, fix(B, 4)]);
  for (const known of [0, 2, 4]) {
    const histories = historiesOf(long.slice(4 - known));
    const before = histories.tracks.get(A);
    histories.addTracks(saved.saveTracks([A]));
    const track = histories.tracks.get(A);
    if (before) expect(track).toBe(before);
    expect([track?.count, track?.timeAt(0), track?.timeAt(3)]).toEqual([4, 1, 4]);
    expect(histories.tracks.has(B)).toBe(false);
  }
});

it('[L18] histories keep a track that is longer than the added one', () => {
  const histories = historiesOf([1, 2, 3].map((timeMs) => fix(A, timeMs)));
  histories.addTracks(historiesOf([fix(A, 3)]).saveTracks());
  expect(histories.tracks.get(A)?.count).toBe(3);
});
