import type { DetectorConfiguration, StsTransition } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import {
  A,
  B,
  between,
  C,
  configuration,
  D,
  detect,
  minutes,
  polygon,
  ship,
  still,
  stretch,
} from '../test-data/fleets.ts';
import { createDetector, type Detector } from './detector.ts';

/** Two ships that lie together, never heard at the same time. */
const LYING = [still(A, 0, 60), still(B, 0.5, 60, 500)];
const END_MINUTE = 60;

/** What is said of the two before and after something is done at a minute of event time. */
function around(
  minute: number,
  change: (detector: Detector, atMs: number) => void,
  configurations: readonly DetectorConfiguration[] = [configuration()],
  ships = LYING,
): { readonly before: readonly StsTransition[]; readonly after: readonly StsTransition[] } {
  const detector = createDetector(configurations);
  const before = detector.step(stretch(ships, -1, minute));
  change(detector, minute * 60_000);
  return { before, after: detector.step(stretch(ships, minute, END_MINUTE)) };
}

function said(transitions: readonly StsTransition[]): unknown[] {
  return transitions.map(({ kind, event }) => [kind, ...minutes([event])[0]]);
}

describe('a configuration that is added', () => {
  it('[D11] opens encounters from then on', () => {
    const { after } = around(15.25, (detector, ms) => detector.put(configuration(), ms), []);
    expect(said(after)).toEqual([['fired', 15.25, 25.25, null, 26, null]]);
  });

  it('[D11] does not count what it has not seen as evidence', () => {
    const seldom = [still(A, 0, 40, 0, 20), still(B, 0, 40, 500, 20)];
    const put = (detector: Detector, ms: number): void =>
      detector.put(configuration({ windowMinutes: 5 }), ms);
    expect(said(around(1, put, [], seldom).after)).toEqual([['fired', 1, 6, null, 20, null]]);
  });

  it('[D11] counts from the newest fix taken, should the instant given be older', () => {
    const { after } = around(15.5, (detector) => detector.put(configuration(), 0), []);
    expect(said(after)).toEqual([['fired', 15.5, 25.5, null, 26, null]]);
  });

  it('[D11] may be told of beforehand', () => {
    const detector = createDetector([]);
    detector.put(configuration(), 20 * 60_000);
    expect(said(detector.step(stretch(LYING, -1, END_MINUTE)))).toEqual([
      ['fired', 20, 30, null, 30.5, null],
    ]);
  });
});

describe('a configuration that is changed', () => {
  const changes: readonly (readonly [string, Partial<DetectorConfiguration>, number])[] = [
    ['distance', { distanceMeters: 900 }, 30],
    ['window', { windowMinutes: 20 }, 40],
    ['area', { area: polygon(between(-100, 9000)) }, 30],
    ['exclude_ports', { excludePorts: true }, 30],
  ];
  it.each(changes)('[D11] in its %s ends its event and begins anew', (_, change, firedMinute) => {
    const put = (detector: Detector, ms: number): void => detector.put(configuration(change), ms);
    const { before, after } = around(20, put);
    expect(said(before)).toEqual([['fired', 0.5, 10.5, null, 11, null]]);
    expect(said(after)).toEqual([
      ['ended', 0.5, 10.5, 19.5, 11, 20],
      ['fired', 20, firedMinute, null, firedMinute + 0.5, null],
    ]);
    expect(after.map(({ event }) => event.id)).toEqual([1, 2]);
  });

  it('[D11] only in its name or severity ends nothing', () => {
    const renamed = configuration({ name: 'other', severity: 'Alarm' });
    const { before, after } = around(20, (detector, ms) => detector.put(renamed, ms));
    expect(before).toHaveLength(1);
    expect(after).toEqual([]);
  });

  it('[D11] to what it was is no change', () => {
    const { after } = around(20, (detector, ms) => detector.put(configuration(), ms));
    expect(after).toEqual([]);
  });

  it('[D11] before it has fired begins its window anew', () => {
    const put = (detector: Detector, ms: number): void =>
      detector.put(configuration({ distanceMeters: 900 }), ms);
    expect(said(around(8, put).after)).toEqual([['fired', 8, 18, null, 18.5, null]]);
  });
});

describe('a configuration that is taken away', () => {
  it('[D11] ends its event at the last instant at which the pair is known', () => {
    const { after } = around(30.75, (detector, ms) => detector.remove(1, ms));
    expect(said(after)).toEqual([['ended', 0.5, 10.5, 30, 11, 30.75]]);
  });

  it('[D11] does so when it is disabled, and begins anew when it is enabled', () => {
    const detector = createDetector([configuration()]);
    const first = detector.step(stretch(LYING, -1, 20));
    detector.put(configuration({ enabled: false }), 20 * 60_000);
    const second = detector.step(stretch(LYING, 20, 40));
    detector.put(configuration(), 40 * 60_000);
    const third = detector.step(stretch(LYING, 40, END_MINUTE));
    expect(said([...first, ...second, ...third])).toEqual([
      ['fired', 0.5, 10.5, null, 11, null],
      ['ended', 0.5, 10.5, 19.5, 11, 20],
      ['fired', 40, 50, null, 50.5, null],
    ]);
  });

  it('[D11] fires no more, even if the window would have been full a moment later', () => {
    expect(around(10.75, (detector, ms) => detector.remove(1, ms)).after).toEqual([]);
    const { after } = around(11, (detector, ms) => detector.remove(1, ms));
    expect(said(after)).toEqual([
      ['fired', 0.5, 10.5, null, 11, null],
      ['ended', 0.5, 10.5, 10.5, 11, 11],
    ]);
  });

  it('[D11] that is not there changes nothing', () => {
    const { after } = around(20, (detector, ms) => detector.remove(99, ms));
    expect(after).toEqual([]);
  });

  it('[D11] is known in its end by its last name still: the event is the same', () => {
    const { before, after } = around(20, (detector, ms) => detector.remove(1, ms));
    const [{ event: fired }] = before;
    const [{ event: ended }] = after;
    expect(ended).toMatchObject({ id: fired.id, uuid: fired.uuid, configurationId: 1 });
  });
});

describe('several configurations', () => {
  const others = [
    configuration({ id: 1, uuid: '00000000-0000-4000-8000-000000000011', distanceMeters: 400 }),
    configuration({ id: 3, uuid: '00000000-0000-4000-8000-000000000013', windowMinutes: 5 }),
    configuration({ id: 4, uuid: '00000000-0000-4000-8000-000000000014', distanceMeters: 50_000 }),
  ];
  const own = configuration({ id: 2, uuid: '00000000-0000-4000-8000-000000000012' });
  const ships = [
    ...LYING,
    ship(C, [
      [0, 9000],
      [20, 700],
      [45, 700],
      [60, 9000],
    ]),
    still(D, 0, 60, 20_000),
  ];

  it('[D14] never change one another’s events, but for their numbers', () => {
    const alone = detect(ships, [own]).map((event) => ({ ...event, id: 0 }));
    const among = detect(ships, [own, ...others])
      .filter(({ configurationId }) => configurationId === 2)
      .map((event) => ({ ...event, id: 0 }));
    expect(alone.length).toBeGreaterThan(1);
    expect(among).toEqual(alone);
  });

  it('[D14] do not when one of them is put or removed in the middle', () => {
    const remove = (detector: Detector, ms: number): void => {
      detector.put(others[1], ms);
      detector.remove(4, ms);
    };
    const both = [own, others[2]];
    const ownOf = (transitions: readonly StsTransition[]): unknown[] =>
      transitions
        .filter(({ event }) => event.configurationId === 2)
        .map(({ kind, event }) => ({ kind, ...event, id: 0 }));
    const changed = around(20, remove, both, ships);
    const unchanged = around(20, () => undefined, [own], ships);
    expect(ownOf(changed.before)).toEqual(ownOf(unchanged.before));
    expect(ownOf(changed.after)).toEqual(ownOf(unchanged.after));
  });

  it('[D13] have an event once, though the fix that tells of it parts the pair', () => {
    // B is heard again after 29 minutes. A is 1500 m ahead of it by then, too far for the one configuration that
    // applies still, and near by the other, whose area both have left.
    const ahead = Array.from({ length: 29 }, (_, i) => [i, 500 + i * 380] as const);
    const behind = ship(B, [
      [0, 0],
      [29, 9900],
    ]);
    const detector = createDetector([{ ...own, windowMinutes: 30 }]);
    detector.put({ ...others[1], distanceMeters: 2000, area: polygon(between(-100, 4000)) }, 0);
    const ships = [ship(A, ahead), behind];
    const transitions = [
      ...detector.step(stretch(ships, -1, 29)),
      ...detector.step(stretch([], 29, 40)),
    ];
    expect(transitions.map(({ kind, event }) => `${kind} ${event.id}`)).toEqual([
      'fired 1',
      'ended 1',
    ]);
  });
});
