import { describe, expect, it } from 'vitest';
import { type ReportJob, type ReportJobAction, reduceReportJob } from './report-job.ts';
import type { ReportState } from './reporting.ts';

const QUEUED: ReportJob = {
  id: 7,
  request: { type: 'multiship', name: 'June', ships: [], beginMs: 0, endMs: 1 },
  caller: { uuid: 'a', name: 'anna', roles: [] },
  owner: 'a',
  acl: [],
  state: 'queued',
  progress: 0,
  error: null,
  createdMs: 100,
  startedMs: null,
  endedMs: null,
  pieces: 0,
  kills: 0,
};
const JOBS: Readonly<Record<ReportState, ReportJob>> = {
  queued: QUEUED,
  running: { ...QUEUED, state: 'running', startedMs: 200, pieces: 2 },
  finished: { ...QUEUED, state: 'finished', startedMs: 200, endedMs: 300, pieces: 3 },
  aborted: { ...QUEUED, state: 'aborted', startedMs: 200, endedMs: 300, error: 'disk full' },
};
const ACTIONS: { readonly [Type in ReportJobAction['type']]: ReportJobAction<Type> } = {
  start: { type: 'start', startedMs: 200 },
  storeChunk: { type: 'storeChunk' },
  finish: { type: 'finish', endedMs: 400 },
  fail: { type: 'fail', error: 'broken', progress: 40, endedMs: 400 },
  cancel: { type: 'cancel', endedMs: 400 },
  interrupt: { type: 'interrupt' },
  recover: { type: 'recover', endedMs: 400 },
};
/** The fields that an action changes; null where it does not apply. */
type Changes = Partial<ReportJob> | null;

const ENDED: Readonly<Record<ReportJobAction['type'], Changes>> = {
  start: null,
  storeChunk: null,
  finish: null,
  fail: null,
  cancel: null,
  interrupt: null,
  recover: null,
};
const EXPECTED: Readonly<Record<ReportState, Readonly<Record<ReportJobAction['type'], Changes>>>> =
  {
    queued: {
      start: { state: 'running', startedMs: 200 },
      storeChunk: null,
      finish: null,
      fail: null,
      cancel: { state: 'aborted', error: 'The report was cancelled.', endedMs: 400 },
      interrupt: null,
      recover: null,
    },
    running: {
      start: null,
      storeChunk: { pieces: 3 },
      finish: { state: 'finished', progress: 100, endedMs: 400 },
      fail: { state: 'aborted', error: 'broken', progress: 40, endedMs: 400, pieces: 0 },
      cancel: null,
      interrupt: { state: 'queued', startedMs: null, pieces: 0 },
      recover: { state: 'queued', startedMs: null, pieces: 0, kills: 1 },
    },
    finished: ENDED,
    aborted: ENDED,
  };
const CELLS = Object.keys(JOBS).flatMap((state) =>
  Object.keys(ACTIONS).map((type) => [state, type] as [ReportState, ReportJobAction['type']]),
);

describe('[J1] a report job', () => {
  it.each(CELLS)('that is %s, after the action %s', (state, type) => {
    const job = JOBS[state];
    const before = structuredClone(job);
    const after = reduceReportJob(job, ACTIONS[type]);
    const changes = EXPECTED[state][type];
    if (changes === null) expect(after).toBe(job);
    else expect(after).toEqual({ ...before, ...changes });
    expect(job).toEqual(before);
  });

  it('[J4] is aborted after the third kill', () => {
    expect(reduceReportJob({ ...JOBS.running, kills: 1 }, ACTIONS.recover)).toMatchObject({
      state: 'queued',
      kills: 2,
    });
    expect(reduceReportJob({ ...JOBS.running, kills: 2 }, ACTIONS.recover)).toEqual({
      ...JOBS.running,
      state: 'aborted',
      error: 'The service was killed 3 times while it ran.',
      endedMs: 400,
      pieces: 0,
      kills: 3,
    });
  });
});
