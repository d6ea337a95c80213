import type { Mmsi, StsTransition } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import { EventNumbers } from './event-numbers.ts';
import {
  createMergeState,
  type MergeInput,
  type MergeState,
  mergeFindings,
  type SlotAssignment,
  type WorkerFindings,
} from './merge-findings.ts';
import { ALL_SLOTS, pairSlotOf } from './pair-slots.ts';

const PLACE = { longitude: 0, latitude: 0 };
const OTHERS = ALL_SLOTS.filter((slot) => slot !== 5);

/** Returns a transition of a pair in a slot. */
function transition(
  slot: number,
  timeMs: number,
  changes: { kind?: 'fired' | 'ended'; configurationId?: number; uuid?: string } = {},
): StsTransition {
  const { kind = 'fired', configurationId = 1, uuid = `${slot} ${timeMs}` } = changes;
  const first = 211_000_000 as Mmsi;
  let second = first + 1;
  while (pairSlotOf(first, second) !== slot) second++;
  const ship = {
    ...{ activationPosition: PLACE, firedPosition: PLACE, deactivationPosition: null },
  };
  const event = {
    ...{ id: 99, uuid, configurationId, activationTimeMs: 0, firedTimeMs: 0 },
    first: { mmsi: first, ...ship },
    second: { mmsi: second as Mmsi, ...ship },
    ...(kind === 'fired'
      ? { discoveredTimeMs: timeMs, deactivationTimeMs: null, endDiscoveredTimeMs: null }
      : { discoveredTimeMs: 0, deactivationTimeMs: timeMs, endDiscoveredTimeMs: timeMs }),
  };
  return { kind, event };
}

function assignment(
  worker: string,
  slots: readonly number[],
  afterSequence: number,
  fence = 1,
): SlotAssignment {
  return { kind: 'assignment', worker, slots, afterSequence, fence };
}

function findings(
  worker: string,
  slots: readonly number[],
  [afterSequence, sequence]: readonly [number, number],
  transitions: readonly StsTransition[] = [],
): WorkerFindings {
  return { kind: 'findings', worker, slots, afterSequence, sequence, transitions };
}

/** Returns the state after inputs, and everything that they released. */
function merge(...inputs: readonly MergeInput[]): { state: MergeState; released: StsTransition[] } {
  let state = createMergeState();
  const released: StsTransition[] = [];
  for (const input of inputs) {
    const result = mergeFindings(state, input);
    state = result.state;
    released.push(...result.transitions);
  }
  return { state, released };
}

/** Slot 5 belongs to `a`, the others to `o`, which has reported up to batch 20. */
const BEGUN = [
  assignment('a', [5], 0),
  assignment('o', OTHERS, 0),
  findings('o', OTHERS, [0, 20]),
] as const;

/** The states of slot 5. */
const STATES: Readonly<Record<string, readonly MergeInput[]>> = {
  unassigned: BEGUN.slice(1),
  owned: [...BEGUN, findings('a', [5], [0, 10])],
  'moved after 12': [...BEGUN, findings('a', [5], [0, 10]), assignment('b', [5], 12, 2)],
  'replayed after 8': [...BEGUN, findings('a', [5], [0, 10]), assignment('b', [5], 8, 2)],
  'moved after 12, replayed after 8': [
    ...BEGUN,
    ...[findings('a', [5], [0, 10]), assignment('b', [5], 12, 2), assignment('c', [5], 8, 3)],
  ],
};

/** Inputs, each with a finding in its last batch. */
const INPUTS: Readonly<Record<string, readonly [worker: string, after: number, sequence: number]>> =
  {
    'a 10–11': ['a', 10, 11],
    'a 10–12': ['a', 10, 12],
    'a 9–10': ['a', 9, 10],
    'a 8–11': ['a', 8, 11],
    'a 10–13': ['a', 10, 13],
    'a 11–12': ['a', 11, 12],
    'a 12–13': ['a', 12, 13],
    'b 10–11': ['b', 10, 11],
    'b 12–13': ['b', 12, 13],
    'b 8–10': ['b', 8, 10],
    'b 8–11': ['b', 8, 11],
    'b 7–11': ['b', 7, 11],
    'c 8–11': ['c', 8, 11],
  };

/** Of each state the inputs that are accepted, repeated or after a gap; the others are foreign. */
const TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  unassigned: {},
  owned: {
    ...{ 'a 10–11': 'accepted', 'a 10–12': 'accepted', 'a 8–11': 'accepted' },
    ...{ 'a 9–10': 'repeated', 'a 10–13': 'accepted', 'a 11–12': 'gap', 'a 12–13': 'gap' },
  },
  'moved after 12': {
    ...{ 'a 10–11': 'accepted', 'a 10–12': 'accepted', 'a 8–11': 'accepted' },
    ...{ 'a 9–10': 'repeated', 'a 11–12': 'gap', 'b 12–13': 'gap' },
  },
  'replayed after 8': {
    ...{ 'b 10–11': 'accepted', 'b 8–11': 'accepted', 'b 8–10': 'repeated', 'b 12–13': 'gap' },
  },
  'moved after 12, replayed after 8': { 'c 8–11': 'accepted' },
};

describe('the findings of several workers', () => {
  for (const [stateName, inputs] of Object.entries(STATES)) {
    it.each(Object.entries(INPUTS))(`[L19] slot ${stateName}: %s`, (name, [worker, ...range]) => {
      const { state } = merge(...inputs);
      const found = transition(5, 1000);
      const result = mergeFindings(state, findings(worker, [5], range, [found]));
      const expected = TABLE[stateName][name] ?? 'foreign';
      const isAccepted = expected === 'accepted';
      expect(result.ignored).toEqual(isAccepted ? [] : [{ slot: 5, reason: expected }]);
      expect(result.transitions).toEqual(isAccepted ? [found] : []);
      if (!isAccepted) expect(result.state).toEqual(state);
    });
  }

  it('[L19] are in the order of time of discovery, configuration and pair', () => {
    const inOrder = [
      transition(7, 100, { configurationId: 2 }),
      transition(5, 200),
      transition(7, 200, { configurationId: 2, kind: 'ended' }),
      transition(5, 200, { configurationId: 3 }),
      transition(5, 300),
    ];
    const of = (slot: number): StsTransition[] =>
      inOrder.filter(
        ({ event: { first, second } }) => pairSlotOf(first.mmsi, second.mmsi) === slot,
      );
    const { released } = merge(
      assignment('a', [5], 0),
      assignment('o', OTHERS, 0),
      findings('o', OTHERS, [0, 1], of(7)),
      findings('a', [5], [0, 1], of(5)),
    );
    expect(released).toEqual(inOrder);
  });

  it('[L19] wait for the watermarks of all slots', () => {
    const [early, late] = [transition(5, 100), transition(5, 200)];
    const inputs = [
      ...[assignment('a', [5], 0), assignment('o', OTHERS, 0)],
      ...[findings('a', [5], [0, 1], [early]), findings('a', [5], [1, 2], [late])],
    ];
    expect(merge(...inputs).released).toEqual([]);
    expect(merge(...inputs, findings('o', OTHERS, [0, 1])).released).toEqual([early]);
    expect(merge(...inputs, findings('o', OTHERS, [0, 2])).released).toEqual([early, late]);
  });

  it('[L19] wait while a slot has no owner', () => {
    const inputs = [assignment('a', [5], 0), findings('a', [5], [0, 1], [transition(5, 100)])];
    expect(merge(...inputs).released).toEqual([]);
  });

  it('[L19] are the same when every input comes twice', () => {
    const inputs = [
      ...BEGUN,
      findings('a', [5], [0, 10], [transition(5, 1)]),
      assignment('b', [5], 10, 2),
      findings('b', [5], [10, 11], [transition(5, 2)]),
      findings('b', [5], [11, 12], [transition(5, 3)]),
    ];
    const twice = inputs.flatMap((input) => [input, input]);
    expect(merge(...twice)).toEqual(merge(...inputs));
    expect(merge(...inputs).released).toHaveLength(3);
  });

  it.each([1, 2])('[L20] are not changed by an assignment with an old fence: %i', (fence) => {
    const { state } = merge(...BEGUN, assignment('b', [5], 10, 2));
    const result = mergeFindings(state, assignment('a', [5, 64], 0, fence));
    expect(result.state).toEqual(state);
    expect(result.ignored).toEqual([5, 64].map((slot) => ({ slot, reason: 'repeated' })));
  });

  it('[L19] of a slot that the worker does not report are ignored', () => {
    const { state } = merge(...BEGUN);
    const result = mergeFindings(state, findings('a', [5], [0, 1], [transition(7, 100)]));
    expect(result.ignored).toEqual([{ slot: 7, reason: 'foreign' }]);
    expect(result.transitions).toEqual([]);
    expect(result.state.slots[5].sequence).toBe(1);
  });

  it('[L19] of a number that is no slot are ignored', () => {
    const { state } = merge(...BEGUN);
    const result = mergeFindings(state, findings('a', [64], [0, 1]));
    expect(result).toEqual({
      ...{ state, transitions: [], ignored: [{ slot: 64, reason: 'foreign' }] },
    });
  });

  it('[L19] do not let the state grow', () => {
    let { state } = merge(...BEGUN);
    for (let sequence = 0; sequence < 100; sequence++) {
      const worker = `w${sequence}`;
      state = mergeFindings(state, assignment(worker, ALL_SLOTS, sequence, sequence + 2)).state;
      const found = [transition(5, sequence)];
      const report = findings(worker, ALL_SLOTS, [sequence, sequence + 1], found);
      state = mergeFindings(state, report).state;
    }
    expect(state.pending).toEqual([]);
    expect(Math.max(...state.slots.map(({ owners }) => owners.length))).toBe(1);
  });
});

describe('event numbers', () => {
  it('[D8] follow the order in which events fire, and an end has the number of its event', () => {
    const [a, b] = [{ uuid: 'a' }, { uuid: 'b' }];
    const numbers = new EventNumbers(7);
    const batches = [
      [transition(5, 1, a), transition(6, 2, b), transition(6, 3, { ...b, kind: 'ended' })],
      [transition(5, 4, { ...a, kind: 'ended' }), transition(5, 5)],
    ];
    const ids = batches.map((batch) => numbers.number(batch).map(({ event }) => event.id));
    expect(ids).toEqual([
      [7, 8, 8],
      [7, 9],
    ]);
  });

  it('[D8] keep the id of an event that fired before', () => {
    const [ended] = new EventNumbers(7).number([transition(5, 1, { kind: 'ended' })]);
    expect(ended.event.id).toBe(99);
  });
});
