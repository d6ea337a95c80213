import { describe, expect, it } from 'vitest';
import { type RouteJobAction, type RouteJobState, reduceRouteJob } from './route-job.ts';

type State = RouteJobState['state'];
type Type = RouteJobAction['type'];

/** The state after each cell; null for the same object. */
const CELLS: Readonly<Record<State, Readonly<Record<Type, State | null>>>> = {
  requested: { start: 'running', finish: null, fail: null, consume: null },
  running: { start: null, finish: 'finished', fail: 'requested', consume: null },
  finished: { start: null, finish: null, fail: null, consume: 'consumed' },
  consumed: { start: null, finish: null, fail: null, consume: null },
};

describe.each(Object.keys(CELLS) as State[])('[V13] a route job, %s,', (state) => {
  it.each(Object.keys(CELLS[state]) as Type[])('after %s', (type) => {
    const before = { id: 1, state };
    const after = reduceRouteJob(before, { type });
    const expected = CELLS[state][type];
    if (expected) expect(after).toEqual({ id: 1, state: expected });
    else expect(after).toBe(before);
  });
});
