import { type Draft, produce } from 'immer';

/** The state of a route job, without its result. */
export interface RouteJobState {
  /** `requested`: not computed yet, or failed; `consumed`: its result was read, and is gone. */
  readonly state: 'requested' | 'running' | 'finished' | 'consumed';
}

/** A cause for a route job to change. */
export interface RouteJobAction {
  readonly type: 'start' | 'finish' | 'fail' | 'consume';
}

type Transitions = Readonly<Record<RouteJobAction['type'], (job: Draft<RouteJobState>) => void>>;

const unchanged = (): void => undefined;
const becomes =
  (state: RouteJobState['state']) =>
  (job: Draft<RouteJobState>): void => {
    job.state = state;
  };

/** V13: every state with every action. */
const TRANSITIONS: Readonly<Record<RouteJobState['state'], Transitions>> = {
  requested: {
    start: becomes('running'),
    finish: unchanged,
    fail: unchanged,
    consume: unchanged,
  },
  running: {
    start: unchanged,
    finish: becomes('finished'),
    // The next reader starts it again.
    fail: becomes('requested'),
    consume: unchanged,
  },
  finished: { start: unchanged, finish: unchanged, fail: unchanged, consume: becomes('consumed') },
  consumed: { start: unchanged, finish: unchanged, fail: unchanged, consume: unchanged },
};

/** The job after an action. @returns the same object where the action does not apply to the job's state */
export function reduceRouteJob<Job extends RouteJobState>(job: Job, { type }: RouteJobAction): Job {
  return produce(job, (draft) => TRANSITIONS[job.state][type](draft as Draft<RouteJobState>));
}
