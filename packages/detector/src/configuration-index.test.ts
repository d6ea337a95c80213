import { describe, expect, it } from 'vitest';
import { areaBetween, box, configuration, polygon } from '../test-data/fleets.ts';
import { ConfigurationIndex } from './configuration-index.ts';
import type { Timing } from './timing.ts';

const MINUTE_MS = 60_000;

/** Those of a detector without options. */
function timing(): Timing {
  return {
    gapMaxMs: 30 * MINUTE_MS,
    gapMaxMinutes: 30,
    separationMs: 5 * MINUTE_MS,
    longestGapMs: 30 * MINUTE_MS,
    shortestGapMs: 30 * MINUTE_MS,
    shortestWindowMs: Number.POSITIVE_INFINITY,
  };
}

type Change = Parameters<ConfigurationIndex['apply']>[0];

/** Applies a change; returns whether the enabled configurations changed, and which ended. */
function apply(list: ConfigurationIndex, change: Change): [boolean, number[]] {
  const ended: number[] = [];
  const hasChanged = list.apply(change, ({ id }) => ended.push(id));
  return [hasChanged, ended];
}

function put(
  list: ConfigurationIndex,
  changes: Parameters<typeof configuration>[0],
  atMs = 0,
): unknown {
  const made = configuration(changes);
  return apply(list, { atMs, id: made.id, configuration: made });
}

describe('a change', () => {
  it('[D11] of distance, window, area, exclude_ports or uuid ends the configuration before', () => {
    for (const change of [
      { distanceMeters: 999 },
      { windowMinutes: 11 },
      { area: polygon(areaBetween(0, 100)) },
      { excludePorts: true },
      { uuid: '00000000-0000-4000-8000-000000000009' },
    ]) {
      const list = new ConfigurationIndex(timing());
      expect(put(list, {})).toEqual([true, []]);
      expect(put(list, change, 5)).toEqual([true, [1]]);
      expect(list.enabled.map(({ fromMs }) => fromMs)).toEqual([5]);
    }
  });

  it('[D11] of name and severity, or to an equal area, ends nothing', () => {
    const list = new ConfigurationIndex(timing());
    put(list, {});
    const same = { name: 'x', severity: 'y', area: polygon(box(-180, -90, 180, 90)) };
    expect(put(list, same, 5)).toEqual([false, []]);
    expect(list.enabled.map(({ fromMs }) => fromMs)).toEqual([0]);
    expect(list.save().configurations[0].name).toBe('x');
  });

  it('[D11] to disabled ends a configuration, of a disabled one does nothing', () => {
    const list = new ConfigurationIndex(timing());
    put(list, {});
    expect(put(list, { enabled: false })).toEqual([true, [1]]);
    expect(put(list, { enabled: false, distanceMeters: 7 })).toEqual([false, []]);
    expect(list.enabled).toEqual([]);
    expect(put(list, { distanceMeters: 7 })).toEqual([true, []]);
  });

  it('[D11] that removes a configuration ends it; removing an unknown one does nothing', () => {
    const list = new ConfigurationIndex(timing());
    put(list, {});
    expect(apply(list, { atMs: 5, id: 1 })).toEqual([true, [1]]);
    expect(apply(list, { atMs: 5, id: 1 })).toEqual([false, []]);
    expect(list.save().configurations).toEqual([]);
  });
});

describe('scheduled changes', () => {
  it('[D11] are sorted by instant, those of one instant in the order of scheduling', () => {
    const list = new ConfigurationIndex(timing());
    expect(list.nextChangeMs).toBe(Number.POSITIVE_INFINITY);
    for (const [atMs, id] of [
      [20, 1],
      [10, 2],
      [20, 3],
      [10, 4],
      [Number.NEGATIVE_INFINITY, 5],
    ]) {
      list.schedule({ atMs, id });
    }
    const taken: [number, number][] = [];
    while (list.nextChangeMs < 20) {
      const { atMs, id } = list.removeNextChange();
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

describe('the numbers of enabled configurations', () => {
  it('are reused and unique', () => {
    const list = new ConfigurationIndex(timing());
    for (let id = 1; id <= 5; id++) put(list, { id });
    for (let id = 1; id <= 100; id++) {
      apply(list, { atMs: 0, id });
      put(list, { id: id + 5 });
      expect(new Set(list.enabled.map(({ number }) => number)).size).toBe(5);
      for (const watched of list.enabled) expect(list.byNumber[watched.number]).toBe(watched);
    }
    expect(list.byNumber).toHaveLength(5);
  });
});

describe('the typical distance', () => {
  it('is between the least and the greatest of the enabled configurations', () => {
    const list = new ConfigurationIndex(timing());
    expect(list.distanceMetersTypical).toBe(500);
    put(list, { id: 1, distanceMeters: 100 });
    expect(list.distanceMetersTypical).toBeCloseTo(100, 9);
    put(list, { id: 2, distanceMeters: 10_000 });
    put(list, { id: 3, distanceMeters: 50_000, enabled: false });
    expect(list.distanceMetersTypical).toBeCloseTo(1000, 9);
  });
});

describe('a saved index', () => {
  it('[D13] is restored from its JSON', () => {
    const list = new ConfigurationIndex(timing());
    put(list, { id: 1 }, Number.NEGATIVE_INFINITY);
    put(list, { id: 2 }, 10);
    put(list, { id: 3, enabled: false });
    put(list, { id: 4 }, 30);
    apply(list, { atMs: 40, id: 2 });
    list.schedule({ atMs: Number.NEGATIVE_INFINITY, id: 8 });
    list.schedule({ atMs: 50, id: 9, configuration: configuration({ id: 9 }) });
    const restored = new ConfigurationIndex(timing());
    restored.restore(JSON.parse(JSON.stringify(list.save())));
    const seen = (of: ConfigurationIndex): unknown =>
      of.enabled.map(({ id, number, fromMs }) => ({ id, number, fromMs }));
    expect(seen(restored)).toEqual(seen(list));
    expect(restored.save()).toEqual(list.save());
    for (const each of [list, restored]) put(each, { id: 5 });
    expect(seen(restored)).toEqual(seen(list));
  });
});
