import { type Draft, produce } from 'immer';
import type { ApiObjects } from '../errors.ts';

/** Ended events beyond this number are removed, those of the smallest ids first: a page that is open for weeks must not grow. */
const EVENTS_MAX = 5000;

/** The selected object. */
export interface LiveSelection {
  readonly type: 'ship' | 'event' | 'configuration';
  /** MMSI of a ship, id of the others. */
  readonly id: number;
}

/** State for a user interface: immutable, and parts that did not change are the same objects. */
export interface LiveState {
  /** `loading` until the lists are there, `disconnected` while the service is out of reach, `failed` when it refuses. */
  readonly status: 'loading' | 'live' | 'disconnected' | 'failed';
  /** Why it is disconnected or has failed; null otherwise. */
  readonly error: unknown;
  /** The newest time of all positions, as of the last heartbeat, of which there is one each 15 s; null before it, and without positions. */
  readonly newestDataAt: string | null;
  /** Number of heartbeats so far: while it stands still, nothing is heard of the service. */
  readonly heartbeats: number;
  /** Current events, and those that changed since, by id. */
  readonly events: Readonly<Record<number, ApiObjects['StsEvent']>>;
  readonly configurations: Readonly<Record<number, ApiObjects['Configuration']>>;
  readonly selection: LiveSelection | null;
}

export const INITIAL_STATE: LiveState = {
  ...{ status: 'loading', error: null, newestDataAt: null, heartbeats: 0 },
  ...{ events: {}, configurations: {}, selection: null },
};

/** The lists at a cursor of the feed of changes. */
export interface LoadedLists {
  readonly events: readonly ApiObjects['StsEvent'][];
  readonly configurations: readonly ApiObjects['Configuration'][];
}

export function applyLists(state: LiveState, { events, configurations }: LoadedLists): LiveState {
  return {
    ...{ ...state, status: 'live', error: null },
    events: Object.fromEntries(events.map((event) => [event.id, event])),
    configurations: Object.fromEntries(configurations.map((each) => [each.id, each])),
  };
}

/** Applies a change of the feed. One that is known already, since the lists had it, leaves what is newer until the next change. */
export function applyChange(state: LiveState, change: ApiObjects['Change']): LiveState {
  return produce(state, (draft: Draft<LiveState>) => {
    if (change.type === 'event') {
      const { id } = change.event;
      if (change.kind === 'event-removed') delete draft.events[id];
      else draft.events[id] = change.event as Draft<ApiObjects['StsEvent']>;
      removeEnded(draft);
    }
    if (change.type === 'configuration') {
      const { id } = change.configuration;
      if (change.kind === 'configuration-removed') delete draft.configurations[id];
      else draft.configurations[id] = change.configuration as Draft<ApiObjects['Configuration']>;
    }
  });
}

/** Counts a heartbeat. @param newestDataAt the newest time of all positions */
export function applyHeartbeat(state: LiveState, newestDataAt: string | null): LiveState {
  return { ...state, newestDataAt, heartbeats: state.heartbeats + 1 };
}

function removeEnded({ events }: Draft<LiveState>): void {
  const ids = Object.keys(events).map(Number);
  let excess = ids.length - EVENTS_MAX;
  for (const id of excess > 0 ? ids.sort((a, b) => a - b) : []) {
    if (excess === 0) return;
    if (events[id]?.deactivation_time === null) continue;
    delete events[id];
    excess--;
  }
}
