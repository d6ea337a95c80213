import type { Mmsi, PositionReport } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReorderBuffer } from './reorder-buffer.ts';
import { compareReports } from './sorted-reports.ts';

function report(timeMs: number, mmsi = 211000001, longitude = 0, latitude = 0): PositionReport {
  return {
    mmsi: mmsi as Mmsi,
    timeMs,
    longitude,
    latitude,
    sog: null,
    cog: null,
    heading: null,
    rot: null,
    navStatus: 15,
  };
}

describe('ReorderBuffer', () => {
  it('[D8] releases reports older than an instant, and retains the rest', () => {
    const buffer = new ReorderBuffer();
    for (const timeMs of [30, 10, 20]) buffer.add(report(timeMs));
    expect(buffer.release(20).map(({ timeMs }) => timeMs)).toEqual([10]);
    expect(buffer.all().map(({ timeMs }) => timeMs)).toEqual([20, 30]);
    expect(buffer.release(20)).toEqual([]);
    buffer.add(report(25));
    expect(buffer.release(Number.POSITIVE_INFINITY).map(({ timeMs }) => timeMs)).toEqual([
      20, 25, 30,
    ]);
    expect(buffer.all()).toEqual([]);
  });

  it('[D8] sorts by time, then ship, then longitude, then latitude', () => {
    const inOrder = [
      report(1, 9, 5, 5),
      report(2, 3, 5, 5),
      report(2, 4, -1, 7),
      report(2, 4, 2, -3),
      report(2, 4, 2, 3),
    ];
    expect([...inOrder].reverse().sort(compareReports)).toEqual(inOrder);
    const buffer = new ReorderBuffer();
    for (const each of [...inOrder].reverse()) buffer.add(each);
    expect(buffer.all()).toEqual(inOrder);
  });

  it('[D8] agrees with a sorted list for any sequence of additions and releases', () => {
    // Within a minute, over some minutes, and years ahead.
    const time = fc.oneof(fc.nat(50), fc.nat(300_000), fc.integer({ min: -1e12, max: 1e12 }));
    const action = fc.oneof(
      { weight: 4, arbitrary: fc.record({ add: fc.tuple(time, fc.nat(3)) }) },
      fc.record({ release: time }),
      fc.record({ oldest: fc.nat(20) }),
      fc.record({ newest: fc.constant(true) }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 100 }), (actions) => {
        const buffer = new ReorderBuffer();
        let model: PositionReport[] = [];
        for (const each of actions) {
          if ('add' in each) {
            const added = report(...each.add);
            buffer.add(added);
            model = [...model, added].sort(compareReports);
          } else if ('oldest' in each) {
            const oldest = model.slice(0, each.oldest);
            model = model.slice(each.oldest);
            expect(buffer.releaseOldest(each.oldest)).toEqual(oldest);
          } else if ('newest' in each) {
            if (model.length > 0) expect(buffer.removeNewest()).toEqual(model.pop());
          } else {
            const due = model.filter(({ timeMs }) => timeMs < each.release);
            model = model.slice(due.length);
            expect(buffer.release(each.release)).toEqual(due);
          }
          expect([buffer.count, buffer.newest]).toEqual([model.length, model.at(-1)]);
        }
        expect(buffer.all()).toEqual(model);
      }),
    );
  });
});
