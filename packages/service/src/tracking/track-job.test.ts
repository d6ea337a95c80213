import { describe, expect, it } from 'vitest';
import {
  REQUESTED_TRACK,
  reduceTrackJob,
  type TrackJobAction,
  type TrackJobState,
} from './track-job.ts';

type State = TrackJobState['state'];

const BEFORE: Readonly<Record<State, TrackJobState>> = {
  requested: REQUESTED_TRACK,
  running: { state: 'running', points: 0 },
  finished: { state: 'finished', points: 9 },
};

const ACTIONS: { readonly [Type in TrackJobAction['type']]: TrackJobAction<Type> } = {
  start: { type: 'start' },
  finish: { type: 'finish', points: 7 },
  fail: { type: 'fail' },
  evict: { type: 'evict' },
};

/** The job after each cell; null for the same object. */
const CELLS: Readonly<
  Record<State, Readonly<Record<TrackJobAction['type'], TrackJobState | null>>>
> = {
  requested: {
    start: { state: 'running', points: 0 },
    finish: null,
    fail: null,
    evict: null,
  },
  running: {
    start: null,
    finish: { state: 'finished', points: 7 },
    fail: REQUESTED_TRACK,
    evict: null,
  },
  finished: { start: null, finish: null, fail: null, evict: REQUESTED_TRACK },
};

describe.each(Object.keys(CELLS) as State[])('[V12] a track job, %s,', (state) => {
  it.each(Object.keys(ACTIONS) as TrackJobAction['type'][])('after %s', (type) => {
    const before = BEFORE[state];
    const after = reduceTrackJob(before, ACTIONS[type]);
    const expected = CELLS[state][type];
    if (expected) expect(after).toEqual(expected);
    else expect(after).toBe(before);
  });
});
