import type { Mmsi } from '@roadstead/model';
import { expect, it } from 'vitest';
import { SeenReports } from './seen-reports.ts';

const report = (timeMs: number | null, mmsi = 1) => ({ mmsi: mmsi as Mmsi, timeMs });

it('a document can have several reports of a ship, in any order, and repeats those of earlier ones', () => {
  const seen = new SeenReports();
  expect(seen.unseen([report(3), report(2), report(null)], 10)).toHaveLength(3);
  expect(seen.unseen([report(1), report(2, 2)], 10)).toHaveLength(2);
  seen.endDocument();
  expect(seen.unseen([report(3), report(2), report(1), report(null)], 10)).toEqual([report(null)]);
  expect(seen.unseen([report(4), report(1, 2), report(3, 2)], 10)).toEqual([
    report(4),
    report(3, 2),
  ]);
});

it('a document that was not read to its end repeats nothing', () => {
  const seen = new SeenReports();
  seen.unseen([report(3)], 10);
  expect(seen.unseen([report(3)], 10)).toHaveLength(1);
});

it('a time in the future does not make later reports old', () => {
  const seen = new SeenReports();
  seen.unseen([report(1_000_000)], 10);
  seen.endDocument();
  expect(seen.unseen([report(5)], 10)).toHaveLength(1);
});
