import { describe, expect, it } from 'vitest';
import { between, box, configuration, polygon } from '../test-data/fleets.ts';
import { WatchList } from './watch-list.ts';

type Change = Parameters<WatchList['make']>[0];

/** Makes a change; says whether what is watched has changed, and which configurations have ended. */
function make(list: WatchList, change: Change): [boolean, number[]] {
  const ended: number[] = [];
  const hasChanged = list.make(change, ({ id }) => ended.push(id));
  return [hasChanged, ended];
}

function put(list: WatchList, changes: Parameters<typeof configuration>[0], atMs = 0): unknown {
  const made = configuration(changes);
  return make(list, { atMs, id: made.id, configuration: made });
}

describe('a change', () => {
  it('[D11] of distance, window, area, exclude_ports or uuid ends what was watched', () => {
    for (const change of [
      { distanceMeters: 999 },
      { windowMinutes: 11 },
      { area: polygon(between(0, 100)) },
      { excludePorts: true },
      { uuid: '00000000-0000-4000-8000-000000000009' },
    ]) {
      const list = new WatchList();
      expect(put(list, {})).toEqual([true, []]);
      expect(put(list, change, 5)).toEqual([true, [1]]);
      expect(list.watched.map(({ fromMs }) => fromMs)).toEqual([5]);
    }
  });

  it('[D11] of name and severity does not, nor does an equal area', () => {
    const list = new WatchList();
    put(list, {});
    const same = { name: 'x', severity: 'y', area: polygon(box(-180, -90, 180, 90)) };
    expect(put(list, same, 5)).toEqual([false, []]);
    expect(list.watched.map(({ fromMs }) => fromMs)).toEqual([0]);
    expect(list.save().configurations[0].name).toBe('x');
  });

  it('[D11] to disabled ends it, of a disabled one does nothing', () => {
    const list = new WatchList();
    put(list, {});
    expect(put(list, { enabled: false })).toEqual([true, [1]]);
    expect(put(list, { enabled: false, distanceMeters: 7 })).toEqual([false, []]);
    expect(list.watched).toEqual([]);
    expect(put(list, { distanceMeters: 7 })).toEqual([true, []]);
  });

  it('[D11] to nothing ends it; of nothing to nothing does nothing', () => {
    const list = new WatchList();
    put(list, {});
    expect(make(list, { atMs: 5, id: 1 })).toEqual([true, [1]]);
    expect(make(list, { atMs: 5, id: 1 })).toEqual([false, []]);
    expect(list.save().configurations).toEqual([]);
  });
});

describe('changes to come', () => {
  it('[D11] are taken by their instant, those of one instant as they were told', () => {
    const list = new WatchList();
    expect(list.nextChangeMs).toBe(Number.POSITIVE_INFINITY);
    for (const [atMs, id] of [
      [20, 1],
      [10, 2],
      [20, 3],
      [10, 4],
      [Number.NEGATIVE_INFINITY, 5],
    ]) {
      list.later({ atMs, id });
    }
    const taken: [number, number][] = [];
    while (list.nextChangeMs < 20) {
      const { atMs, id } = list.takeChange();
      taken.push([atMs, id]);
    }
    expect(taken).toEqual([
      [Number.NEGATIVE_INFINITY, 5],
      [10, 2],
      [10, 4],
    ]);
    expect(list.nextChangeMs).toBe(20);
  });
});

describe('the numbers of what is watched', () => {
  it('are given again, never to two', () => {
    const list = new WatchList();
    for (let id = 1; id <= 5; id++) put(list, { id });
    for (let id = 1; id <= 100; id++) {
      make(list, { atMs: 0, id });
      put(list, { id: id + 5 });
      expect(new Set(list.watched.map(({ number }) => number)).size).toBe(5);
      for (const watched of list.watched) expect(list.byNumber[watched.number]).toBe(watched);
    }
    expect(list.byNumber).toHaveLength(5);
  });
});

describe('the typical distance', () => {
  it('lies between the least and the greatest that are watched', () => {
    const list = new WatchList();
    expect(list.distanceMetersTypical).toBe(500);
    put(list, { id: 1, distanceMeters: 100 });
    expect(list.distanceMetersTypical).toBeCloseTo(100, 9);
    put(list, { id: 2, distanceMeters: 10_000 });
    put(list, { id: 3, distanceMeters: 50_000, enabled: false });
    expect(list.distanceMetersTypical).toBeCloseTo(1000, 9);
  });
});

describe('a list that is saved', () => {
  it('[D13] is the same when it has been JSON', () => {
    const list = new WatchList();
    put(list, { id: 1 }, Number.NEGATIVE_INFINITY);
    put(list, { id: 2 }, 10);
    put(list, { id: 3, enabled: false });
    put(list, { id: 4 }, 30);
    make(list, { atMs: 40, id: 2 });
    list.later({ atMs: Number.NEGATIVE_INFINITY, id: 8 });
    list.later({ atMs: 50, id: 9, configuration: configuration({ id: 9 }) });
    const restored = new WatchList();
    restored.restore(JSON.parse(JSON.stringify(list.save())));
    const seen = (of: WatchList): unknown =>
      of.watched.map(({ id, number, fromMs }) => ({ id, number, fromMs }));
    expect(seen(restored)).toEqual(seen(list));
    expect(restored.save()).toEqual(list.save());
    for (const each of [list, restored]) put(each, { id: 5 });
    expect(seen(restored)).toEqual(seen(list));
  });
});
