import { type Draft, produce } from 'immer';

/** A track job in memory. The store has its request; a track is computed when it is requested or read. */
export interface TrackJobState {
  /** `requested`: not computed yet, dropped from memory again, or failed. */
  readonly state: 'requested' | 'running' | 'finished';
  /** Points of the track in memory. */
  readonly points: number;
}

/** Payloads of the actions, by type. */
interface ActionPayloads {
  readonly start: object;
  readonly finish: { readonly points: number };
  readonly fail: object;
  /** The track is dropped from memory, to make room for newer ones. */
  readonly evict: object;
}

type ActionType = keyof ActionPayloads;

/** A cause for a track job to change. */
export type TrackJobAction<Type extends ActionType = ActionType> = {
  readonly [Each in Type]: { readonly type: Each } & ActionPayloads[Each];
}[Type];

type Transition<Type extends ActionType> = (
  job: Draft<TrackJobState>,
  action: TrackJobAction<Type>,
) => void;
type Transitions = { readonly [Type in ActionType]: Transition<Type> };

export const REQUESTED_TRACK: TrackJobState = { state: 'requested', points: 0 };

const unchanged = (): void => undefined;
const reset = (job: Draft<TrackJobState>): void => {
  Object.assign(job, REQUESTED_TRACK);
};

/** V12: every state with every action. */
const TRANSITIONS: Readonly<Record<TrackJobState['state'], Transitions>> = {
  requested: {
    start(job) {
      job.state = 'running';
    },
    finish: unchanged,
    fail: unchanged,
    evict: unchanged,
  },
  running: {
    start: unchanged,
    finish(job, { points }) {
      job.state = 'finished';
      job.points = points;
    },
    fail: reset,
    evict: unchanged,
  },
  finished: { start: unchanged, finish: unchanged, fail: unchanged, evict: reset },
};

/** The job after an action. @returns the same object where the action does not apply to the job's state */
export function reduceTrackJob<Type extends ActionType>(
  job: TrackJobState,
  action: TrackJobAction<Type>,
): TrackJobState {
  const transition: Transition<Type> = TRANSITIONS[job.state][action.type as Type];
  return produce(job, (draft) => transition(draft, action));
}
