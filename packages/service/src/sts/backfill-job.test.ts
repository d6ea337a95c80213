import { describe, expect, it } from 'vitest';
import type { BackfillJob } from './backfill.ts';
import { type BackfillAction, type BackfillDocument, reduceBackfillJob } from './backfill-job.ts';

type State = BackfillJob['state'];

function job(change: Partial<BackfillDocument>): BackfillDocument {
  return {
    ...{ id: 1, configurationId: 2, beginMs: 0, endMs: 1, owner: 'a', acl: [], createdMs: 5 },
    ...{ state: 'running', progress: 10, eventsFound: 3, error: null },
    ...change,
  };
}

const BEFORE: Readonly<Record<State, BackfillDocument>> = {
  running: job({}),
  finished: job({ state: 'finished', progress: 100 }),
  aborted: job({ state: 'aborted', error: 'The disk is full.' }),
};

const ACTIONS: { readonly [Type in BackfillAction['type']]: BackfillAction<Type> } = {
  progress: { type: 'progress', progress: 20, eventsFound: 4 },
  finish: { type: 'finish', eventsFound: 6 },
  fail: { type: 'fail', error: 'The store is closed.' },
  interrupt: { type: 'interrupt' },
};

/** The change of each cell; null for the same object. */
const CELLS: Readonly<
  Record<State, Readonly<Record<BackfillAction['type'], Partial<BackfillDocument> | null>>>
> = {
  running: {
    progress: { progress: 20, eventsFound: 4 },
    finish: { state: 'finished', progress: 100, eventsFound: 6 },
    fail: { state: 'aborted', error: 'The store is closed.' },
    interrupt: { state: 'aborted', error: 'The service was stopped.' },
  },
  finished: { progress: null, finish: null, fail: null, interrupt: null },
  aborted: { progress: null, finish: null, fail: null, interrupt: null },
};

describe.each(Object.keys(CELLS) as State[])('[V9] a backfill job, %s,', (state) => {
  it.each(Object.keys(ACTIONS) as BackfillAction['type'][])('after %s', (type) => {
    const before = BEFORE[state];
    const after = reduceBackfillJob(before, ACTIONS[type]);
    const change = CELLS[state][type];
    if (change) expect(after).toEqual({ ...before, ...change });
    else expect(after).toBe(before);
  });
});
