import { decodeSnapshot, encodeSnapshot } from '@roadstead/contracts';
import type { Mmsi, StsTransition } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import {
  A,
  B,
  batchBetween,
  C,
  configuration,
  D,
  ship,
  still,
  transitionsOf,
} from '../test-data/fleets.ts';
import { createDetector, restoreDetector } from './create-detector.ts';
import type { Detector } from './detector.ts';
import { ALL_SLOTS, pairSlotOf } from './pair-slots.ts';
import { compareTransitions } from './transition-order.ts';

const SLOT = pairSlotOf(A, B);
const OTHERS = ALL_SLOTS.filter((slot) => slot !== SLOT);

/** A and B lie together from minute 0 to 40, C and D from 5 on. */
const SHIPS = [
  still(A, 0, 90),
  ship(B, [...Array.from({ length: 41 }, (_, i) => [i, 100] as const), [50, 9000], [90, 9000]]),
  still(C, 5, 90, 50_000),
  still(D, 5, 90, 50_100),
];

function withoutIds(transitions: readonly StsTransition[]): readonly StsTransition[] {
  return transitions.map(({ kind, event }) => ({ kind, event: { ...event, id: 0 } }));
}

/** Returns two detectors, of the slot of A and B and of the others, after the fixes up to a minute, and their transitions. */
function divided(
  minute: number,
  ships: Parameters<typeof batchBetween>[0] = SHIPS,
): { one: Detector; others: Detector; found: StsTransition[] } {
  const one = createDetector([configuration()], { slots: [SLOT] });
  const others = createDetector([configuration()], { slots: OTHERS });
  const found = [one, others].flatMap((each) => [...each.step(batchBetween(ships, -1, minute))]);
  return { one, others, found };
}

const END = { fixes: [], watermarkMs: 90 * 60_000, ended: true };

describe('a detector with some slots', () => {
  it('[L17] detects their pairs, and no others', () => {
    const expected = transitionsOf(SHIPS);
    const { found } = divided(90);
    expect(pairSlotOf(C, D)).not.toBe(SLOT);
    expect(withoutIds(found.sort(compareTransitions))).toEqual(
      withoutIds(expected.filter(({ event }) => event.deactivationTimeMs !== 90 * 60_000)),
    );
    expect(found).toHaveLength(3);
  });

  it('[L17] has all slots by default, and only numbers of slots', () => {
    expect(createDetector([]).slots).toEqual(ALL_SLOTS);
    expect(createDetector([], { slots: [3, 1, 3] }).slots).toEqual([1, 3]);
    expect(() => createDetector([], { slots: [64] })).toThrow(RangeError);
  });

  it.each([0, 5, 9, 10, 11, 39, 41, 49, 51])(
    '[L18] that gives them up in minute %i ends no event, and the one that adds them continues',
    (minute) => {
      const { one, others, found } = divided(minute);
      const states = one.removeSlots([SLOT]);
      expect([one.slots, one.usage.pairs, one.usage.encounters]).toEqual([[], 0, 0]);
      expect([...one.currentEvents]).toEqual([]);
      others.addSlots(states);
      expect(others.slots).toEqual(ALL_SLOTS);
      const rest = batchBetween(SHIPS, minute, 90);
      expect([...one.step(rest), ...one.step(END)]).toEqual([]);
      found.push(...others.step(rest), ...others.step(END));
      found.sort(compareTransitions);
      expect(withoutIds(found)).toEqual(withoutIds(transitionsOf(SHIPS)));
    },
  );

  it('[L18] leaves transitions that are pending to the one that adds its slots', () => {
    const { one, others, found } = divided(10);
    expect(found).toEqual([]);
    others.addSlots(one.removeSlots([SLOT]));
    const [fired] = others.step({ fixes: [], watermarkMs: 10 * 60_000 + 1, ended: false });
    expect([fired.kind, fired.event.first.mmsi, fired.event.id]).toEqual(['fired', A, 1]);
    const ended = others.step(batchBetween(SHIPS, 10, 60)).find(({ kind }) => kind === 'ended');
    expect(ended?.event.id).toBe(1);
  });

  it('[L18] finds the silence of a ship whose slot it has added', () => {
    const ships = [still(A, 0, 20), still(B, 0, 20, 100), still(C, 0, 90, 50_000)];
    const { one, others } = divided(20, ships);
    others.addSlots(one.removeSlots([SLOT]));
    const [ended] = others.step(batchBetween(ships, 20, 90));
    expect([ended.kind, ended.event.endDiscoveredTimeMs]).toEqual(['ended', 50 * 60_000]);
  });

  it('[L17] searches for the pairs of added slots, whatever slack the ships had', () => {
    // 1300 m apart, each may move by a quarter of a kilometre without a search where their pair is foreign.
    const minutes = Array.from({ length: 41 }, (_, minute) => minute);
    const ships = [
      ship(
        A,
        minutes.map((minute) => [minute, minute > 5 ? 240 : 0]),
      ),
      ship(
        B,
        minutes.map((minute) => [minute, minute > 5 ? 1060 : 1300]),
      ),
    ];
    const expected = transitionsOf(ships);
    expect(expected.map(({ kind }) => kind)).toEqual(['fired']);
    const { one, others, found } = divided(5, ships);
    others.addSlots(one.removeSlots([SLOT]));
    found.push(...others.step(batchBetween(ships, 5, 40)));
    expect(withoutIds(found)).toEqual(withoutIds(expected));
  });

  it('[L18] adds the logged events of a feed that it begins within', () => {
    const [fired] = transitionsOf(SHIPS);
    const logged = { ...fired.event, id: 7 };
    const begin = (slots: readonly number[]): Detector => {
      const detector = createDetector([configuration()], { slots });
      detector.beginWithin([logged]);
      return detector;
    };
    const [one, others] = [begin([SLOT]), begin(OTHERS)];
    const first = batchBetween(SHIPS, 19, 20);
    expect([...one.step(first), ...others.step(first)]).toEqual([]);
    others.addSlots(one.removeSlots([SLOT]));
    const ended = others.step(batchBetween(SHIPS, 20, 60)).filter(({ kind }) => kind === 'ended');
    expect(ended.map(({ event }) => [event.uuid, event.id])).toEqual([[logged.uuid, 7]]);
  });
});

describe('the snapshot of a detector with some slots', () => {
  it('[D13] has its slots', () => {
    const { one } = divided(20);
    const restored = restoreDetector(one.save());
    expect(restored.slots).toEqual([SLOT]);
    expect(restored.step(batchBetween(SHIPS, 20, 90))).toEqual(
      one.step(batchBetween(SHIPS, 20, 90)),
    );
  });

  it('[L18] without them is that of a detector to which any of them can be added', () => {
    const { one, others, found } = divided(20);
    const detector = restoreDetector(others.saveCommon());
    expect([detector.slots, detector.usage.pairs]).toEqual([[], 0]);
    expect(detector.usage.ships).toBe(4);
    detector.addSlots(new Map([...others.saveSlots(), ...one.saveSlots()]));
    found.push(...detector.step(batchBetween(SHIPS, 20, 90)), ...detector.step(END));
    expect(withoutIds(found)).toEqual(withoutIds(transitionsOf(SHIPS)));
  });

  it('[D13] of a version without slots has all of them', () => {
    const alone = createDetector([configuration()]);
    alone.step(batchBetween(SHIPS, -1, 20));
    const { kind, header, arrays } = decodeSnapshot('detector 1', alone.save());
    const { slots, ...earlier } = header as { slots: number[] };
    expect(slots).toEqual(ALL_SLOTS);
    const restored = restoreDetector(encodeSnapshot({ kind, header: earlier, arrays }));
    expect(restored.slots).toEqual(ALL_SLOTS);
    const rest = batchBetween(SHIPS, 20, 90);
    expect(restored.step(rest)).toEqual(alone.step(rest));
  });
});

describe('a slot', () => {
  const state = (minute = 20): Uint8Array =>
    divided(minute).one.saveSlots().get(SLOT) as Uint8Array;

  it.each<[reason: string, add: (detector: Detector) => void]>([
    ['that is owned', (detector) => detector.addSlots(detector.saveSlots())],
    ['of another instant', (detector) => detector.addSlots(new Map([[SLOT, state(19)]]))],
    ['of another number', (detector) => detector.addSlots(new Map([[OTHERS[0], state()]]))],
    [
      'of random bytes',
      (detector) => detector.addSlots(new Map([[SLOT, new Uint8Array(99).fill(7)]])),
    ],
    [
      'whose bytes are truncated',
      (detector) => detector.addSlots(new Map([[SLOT, state().slice(0, 300)]])),
    ],
    [
      'that another one without a state follows',
      (detector) =>
        detector.addSlots(
          new Map([
            [SLOT, state()],
            [OTHERS[0], new Uint8Array(0)],
          ]),
        ),
    ],
  ])('[L18] %s is not added', (_, add) => {
    const { one, others } = divided(20);
    expect(() => add(others)).toThrow(TypeError);
    expect(others.slots).toEqual(OTHERS);
    others.addSlots(one.removeSlots([SLOT]));
    expect([...others.currentEvents]).toHaveLength(2);
  });

  it('[L18] is not added to a detector without its configurations or ships', () => {
    const { one } = divided(20);
    const states = one.saveSlots();
    const bytes = (detector: Detector): Detector => {
      detector.step({ fixes: [], watermarkMs: 20 * 60_000, ended: false });
      return detector;
    };
    const without = bytes(createDetector([], { slots: [] }));
    expect(() => without.addSlots(states)).toThrow(/configuration 1 is unknown/);
    const empty = bytes(createDetector([configuration()], { slots: [] }));
    expect(() => empty.addSlots(states)).toThrow(/a ship of a current event is unknown/);
  });

  it('[L17] that is not owned is not given up', () => {
    const { one } = divided(20);
    expect(() => one.removeSlots([SLOT, OTHERS[0]])).toThrow(RangeError);
    expect(one.slots).toEqual([SLOT]);
    expect([...one.currentEvents]).toHaveLength(1);
  });

  it('[L18] without pairs has a small state', () => {
    const detector = createDetector([configuration()]);
    detector.step(batchBetween([still(211000001 as Mmsi, 0, 20)], -1, 20));
    for (const bytes of detector.saveSlots().values()) expect(bytes.length).toBeLessThan(500);
  });
});
