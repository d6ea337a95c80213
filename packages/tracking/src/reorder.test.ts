import type { Mmsi, PositionReport } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareReports, ReorderBuffer } from './reorder.ts';

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

describe('the buffer', () => {
  it('[D8] gives what is older than an instant, and keeps the rest', () => {
    const buffer = new ReorderBuffer();
    for (const timeMs of [30, 10, 20]) buffer.add(report(timeMs));
    expect(buffer.release(20).map(({ timeMs }) => timeMs)).toEqual([10]);
    expect(buffer.waiting.map(({ timeMs }) => timeMs)).toEqual([20, 30]);
    expect(buffer.release(20)).toEqual([]);
    buffer.add(report(25));
    expect(buffer.release(Number.POSITIVE_INFINITY).map(({ timeMs }) => timeMs)).toEqual([
      20, 25, 30,
    ]);
    expect(buffer.waiting).toEqual([]);
  });

  it('[D8] orders by time, then ship, then longitude, then latitude', () => {
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
    expect(buffer.waiting).toEqual(inOrder);
  });

  it('[D8] is a sorted list, whatever is put in and taken out in turn', () => {
    const action = fc.oneof(
      fc.record({ add: fc.tuple(fc.nat(50), fc.nat(3)) }),
      fc.record({ release: fc.nat(60) }),
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
          } else {
            const due = model.filter(({ timeMs }) => timeMs < each.release);
            model = model.slice(due.length);
            expect(buffer.release(each.release)).toEqual(due);
          }
        }
        expect(buffer.waiting).toEqual(model);
      }),
    );
  });
});
