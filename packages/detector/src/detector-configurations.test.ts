import type { DetectorConfiguration, StsTransition } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import {
  A,
  areaBetween,
  B,
  batchBetween,
  C,
  configuration,
  D,
  detect,
  minutes,
  polygon,
  ship,
  still,
} from '../test-data/fleets.ts';
import { createDetector } from './create-detector.ts';
import type { Detector } from './detector.ts';

/** Two ships that lie together, with fixes at different times. */
const LYING = [still(A, 0, 60), still(B, 0.5, 60, 500)];
const END_MINUTE = 60;

/** The transitions of the two ships before and after an action at a minute of event time. */
function around(
  minute: number,
  change: (detector: Detector, atMs: number) => void,
  configurations: readonly DetectorConfiguration[] = [configuration()],
  ships = LYING,
): { readonly before: readonly StsTransition[]; readonly after: readonly StsTransition[] } {
  const detector = createDetector(configurations);
  const before = detector.step(batchBetween(ships, -1, minute));
  change(detector, minute * 60_000);
  return { before, after: detector.step(batchBetween(ships, minute, END_MINUTE)) };
}

function summaryOf(transitions: readonly StsTransition[]): unknown[] {
  return transitions.map(({ kind, event }) => [kind, ...minutes([event])[0]]);
}

describe('an added configuration', () => {
  it('[D11] opens encounters from its instant on', () => {
    const { after } = around(15.25, (detector, ms) => detector.put(configuration(), ms), []);
    expect(summaryOf(after)).toEqual([['fired', 15.25, 25.25, null, 26, null]]);
  });

  it('[D11] does not count fixes before its instant as evidence', () => {
    const seldom = [still(A, 0, 40, 0, 20), still(B, 0, 40, 500, 20)];
    const put = (detector: Detector, ms: number): void =>
      detector.put(configuration({ windowMinutes: 5 }), ms);
    expect(summaryOf(around(1, put, [], seldom).after)).toEqual([['fired', 1, 6, null, 20, null]]);
  });

  it('[D11] applies from the newest processed fix if its instant is older', () => {
    const { after } = around(15.5, (detector) => detector.put(configuration(), 0), []);
    expect(summaryOf(after)).toEqual([['fired', 15.5, 25.5, null, 26, null]]);
  });

  it('[D11] can be scheduled for a later instant', () => {
    const detector = createDetector([]);
    detector.put(configuration(), 20 * 60_000);
    expect(summaryOf(detector.step(batchBetween(LYING, -1, END_MINUTE)))).toEqual([
      ['fired', 20, 30, null, 30.5, null],
    ]);
  });
});

describe('a changed configuration', () => {
  const changes: readonly (readonly [string, Partial<DetectorConfiguration>, number])[] = [
    ['distance', { distanceMeters: 900 }, 30],
    ['window', { windowMinutes: 20 }, 40],
    ['area', { area: polygon(areaBetween(-100, 9000)) }, 30],
    ['exclude_ports', { excludePorts: true }, 30],
  ];
  it.each(changes)(
    '[D11] ends its event and begins again for a new %s',
    (_, change, firedMinute) => {
      const put = (detector: Detector, ms: number): void => detector.put(configuration(change), ms);
      const { before, after } = around(20, put);
      expect(summaryOf(before)).toEqual([['fired', 0.5, 10.5, null, 11, null]]);
      expect(summaryOf(after)).toEqual([
        ['ended', 0.5, 10.5, 19.5, 11, 20],
        ['fired', 20, firedMinute, null, firedMinute + 0.5, null],
      ]);
      expect(after.map(({ event }) => event.id)).toEqual([1, 2]);
    },
  );

  it('[D11] ends nothing for a new name or severity only', () => {
    const renamed = configuration({ name: 'other', severity: 'Alarm' });
    const { before, after } = around(20, (detector, ms) => detector.put(renamed, ms));
    expect(before).toHaveLength(1);
    expect(after).toEqual([]);
  });

  it('[D11] ends nothing if it is equal', () => {
    const { after } = around(20, (detector, ms) => detector.put(configuration(), ms));
    expect(after).toEqual([]);
  });

  it('[D11] begins its window again if it has not fired', () => {
    const put = (detector: Detector, ms: number): void =>
      detector.put(configuration({ distanceMeters: 900 }), ms);
    expect(summaryOf(around(8, put).after)).toEqual([['fired', 8, 18, null, 18.5, null]]);
  });
});

describe('a removed configuration', () => {
  it('[D11] ends its event at the last instant at which the pair is known', () => {
    const { after } = around(30.75, (detector, ms) => detector.remove(1, ms));
    expect(summaryOf(after)).toEqual([['ended', 0.5, 10.5, 30, 11, 30.75]]);
  });

  it('[D11] behaves as a disabled one, and begins again when it is enabled', () => {
    const detector = createDetector([configuration()]);
    const first = detector.step(batchBetween(LYING, -1, 20));
    detector.put(configuration({ enabled: false }), 20 * 60_000);
    const second = detector.step(batchBetween(LYING, 20, 40));
    detector.put(configuration(), 40 * 60_000);
    const third = detector.step(batchBetween(LYING, 40, END_MINUTE));
    expect(summaryOf([...first, ...second, ...third])).toEqual([
      ['fired', 0.5, 10.5, null, 11, null],
      ['ended', 0.5, 10.5, 19.5, 11, 20],
      ['fired', 40, 50, null, 50.5, null],
    ]);
  });

  it('[D11] does not fire, even if the window would have been full a moment later', () => {
    expect(around(10.75, (detector, ms) => detector.remove(1, ms)).after).toEqual([]);
    const { after } = around(11, (detector, ms) => detector.remove(1, ms));
    expect(summaryOf(after)).toEqual([
      ['fired', 0.5, 10.5, null, 11, null],
      ['ended', 0.5, 10.5, 10.5, 11, 11],
    ]);
  });

  it('[D11] that is unknown has no effect', () => {
    const { after } = around(20, (detector, ms) => detector.remove(99, ms));
    expect(after).toEqual([]);
  });

  it('[D11] ends the same event after a change of its name', () => {
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

  it('[D14] never change one another’s events, except for their ids', () => {
    const alone = detect(ships, [own]).map((event) => ({ ...event, id: 0 }));
    const among = detect(ships, [own, ...others])
      .filter(({ configurationId }) => configurationId === 2)
      .map((event) => ({ ...event, id: 0 }));
    expect(alone.length).toBeGreaterThan(1);
    expect(among).toEqual(alone);
  });

  it('[D14] do not change one another’s events when one is added or removed meanwhile', () => {
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

  it('[D13] report an event once, even if the fix that completes it separates the pair', () => {
    // B has its next fix after 29 minutes. A is then 1500 m ahead, too far for the configuration that still applies, and
    // near by the other one, whose area both have left.
    const ahead = Array.from({ length: 29 }, (_, i) => [i, 500 + i * 380] as const);
    const behind = ship(B, [
      [0, 0],
      [29, 9900],
    ]);
    const detector = createDetector([{ ...own, windowMinutes: 30 }]);
    detector.put({ ...others[1], distanceMeters: 2000, area: polygon(areaBetween(-100, 4000)) }, 0);
    const ships = [ship(A, ahead), behind];
    const transitions = [
      ...detector.step(batchBetween(ships, -1, 29)),
      ...detector.step(batchBetween([], 29, 40)),
    ];
    expect(transitions.map(({ kind, event }) => `${kind} ${event.id}`)).toEqual([
      'fired 1',
      'ended 1',
    ]);
  });
});

describe('a longest gap', () => {
  it('[D11] [D12] that becomes longer continues no track for which the fixes of others were deleted', () => {
    const short = configuration({ windowMinutes: 5 });
    const long = configuration({ id: 2, windowMinutes: 5, gapMaxMinutes: 40 });
    const options = { gapMaxMinutes: 10 };
    for (let removed = 21; removed < 58; removed++)
      for (const pause of [0, 1, 2, 4, 7, 9]) {
        const put = removed + pause;
        const ships = [still(A, 0, 20), still(A, put + 1, 70), still(B, 0, 70, 70)];
        const detector = createDetector([short, long], options);
        const transitions: StsTransition[] = [];
        for (let minute = 0; minute <= 70; minute++) {
          if (minute === removed) detector.remove(2, minute * 60_000);
          if (minute === put) detector.put(long, minute * 60_000);
          transitions.push(...detector.step(batchBetween(ships, minute - 1, minute)));
        }
        const fired = transitions.filter(({ kind }) => kind === 'fired');
        expect(fired.length, `removed at ${removed}, put at ${put}`).toBeGreaterThan(1);
      }
  });
});
