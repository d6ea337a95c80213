import type { Owned } from '@roadstead/model';
import { type Draft, produce } from 'immer';
import type { BackfillJob } from './backfill.ts';

/** A backfill job as it is stored. */
export interface BackfillDocument extends BackfillJob, Owned {
  /** Epoch milliseconds. */
  readonly createdMs: number;
}

type State = BackfillJob['state'];

/** Payloads of the actions, by type. */
interface ActionPayloads {
  readonly progress: { readonly progress: number; readonly eventsFound: number };
  readonly finish: { readonly eventsFound: number };
  readonly fail: { readonly error: string };
  /** The service stopped, or started after it was killed, while the job ran. */
  readonly interrupt: object;
}

type ActionType = keyof ActionPayloads;

/** A cause for a backfill job to change. */
export type BackfillAction<Type extends ActionType = ActionType> = {
  readonly [Each in Type]: { readonly type: Each } & ActionPayloads[Each];
}[Type];

type Transition<Type extends ActionType> = (
  job: Draft<BackfillDocument>,
  action: BackfillAction<Type>,
) => void;
type Transitions = { readonly [Type in ActionType]: Transition<Type> };

const unchanged = (): void => undefined;

/** Transitions of a job that has ended. */
const ENDED: Transitions = {
  progress: unchanged,
  finish: unchanged,
  fail: unchanged,
  interrupt: unchanged,
};

/** V9: every state with every action. */
const TRANSITIONS: Readonly<Record<State, Transitions>> = {
  running: {
    progress(job, { progress, eventsFound }) {
      job.progress = progress;
      job.eventsFound = eventsFound;
    },
    finish(job, { eventsFound }) {
      job.state = 'finished';
      job.progress = 100;
      job.eventsFound = eventsFound;
    },
    fail: (job, { error }) => abort(job, error),
    interrupt: (job) => abort(job, 'The service was stopped.'),
  },
  finished: ENDED,
  aborted: ENDED,
};

/** The job after an action. @returns the same object where the action does not apply to the job's state */
export function reduceBackfillJob<Type extends ActionType>(
  job: BackfillDocument,
  action: BackfillAction<Type>,
): BackfillDocument {
  const transition: Transition<Type> = TRANSITIONS[job.state][action.type as Type];
  return produce(job, (draft) => transition(draft, action));
}

/** The events found so far stay. */
function abort(job: Draft<BackfillDocument>, error: string): void {
  job.state = 'aborted';
  job.error = error;
}
