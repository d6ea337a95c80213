import type { StreamStateOf } from '../api-operation.ts';
import type { Client } from '../create-client.ts';
import { ProblemError } from '../errors.ts';
import type { StreamStatus } from '../follow.ts';
import type { RequestOptions } from '../send.ts';
import { backOffMs, type Pauses } from '../waiting.ts';
import {
  applyChange,
  applyHeartbeat,
  applyLists,
  type LiveState,
  type LoadedLists,
} from './live-state.ts';
import type { ShipColumns } from './ship-columns.ts';
import { createRowReader } from './ship-rows.ts';

/** The pauses before a connection is made anew, and their randomness. */
interface LivePauses {
  readonly pauses: Pauses;
  readonly random: () => number;
  /** Ends the pauses of all connections. */
  readonly reconnect: () => void;
}

const CURRENT = 'GET /api/ingress/event-detection/s2s-events/current';
const CONFIGURATIONS = 'GET /api/ingress/event-detection/configurations';
const POSITIONS = 'GET /api/stream/positions';
const PAGE = { size: 1000 };
const GONE = 410;

/** Columns and state that a follower changes. */
interface LiveTarget {
  readonly ships: ShipColumns;
  /** Replaces the state by that which follows from it. */
  readonly change: (next: (state: LiveState) => LiveState) => void;
}

/** Follows one connection; calls `connected` when it is there. */
type Follow = (connected: () => void) => Promise<void>;

/** Follows the changes and the positions until the signal is aborted or the service refuses; rejects then. */
export async function followService(
  client: Client,
  { ships, change }: LiveTarget,
  { pauses, random, reconnect }: LivePauses,
  signal: AbortSignal,
): Promise<void> {
  const { lose, note } = connectionStatus(change, reconnect);
  let hasLoaded = false;
  const followChanges: Follow = async (connected) => {
    // Before the lists: a change between the two is then in both, and none is lost.
    const { next: after } = await client.request('GET /api/stream/changes', {}, { signal });
    const lists = await loadLists(client, { signal });
    change((state) => applyLists(state, lists));
    hasLoaded = true;
    const onStatus = (status: StreamStatus): void => {
      if (status.type === 'ready') connected();
      note('changes', status);
    };
    for await (const each of client.changes({ after }, { signal, onStatus })) {
      change((state) => applyChange(state, each));
    }
  };
  // A stream and a feed connect again by themselves, but not if their first connection is lost, which may be the second of the service.
  const repeat = async (name: string, follow: Follow): Promise<never> => {
    for (let failures = 0; ; failures++) {
      const error: unknown = await follow(() => {
        failures = 0;
      }).catch((cause: unknown) => cause);
      if (signal.aborted || !isPassing(error, hasLoaded)) throw error;
      lose(name, error);
      await pauses.wait(backOffMs(failures, random), signal);
    }
  };
  const followShips: Follow = async (connected) => {
    let read: ReturnType<typeof createRowReader> | undefined;
    const onStatus = (status: StreamStatus<StreamStateOf<typeof POSITIONS>>): void => {
      if (status.type === 'ready') {
        read = createRowReader(status);
        connected();
      }
      if (status.type === 'heartbeat') {
        change((state) => applyHeartbeat(state, status.newest_data_at));
      }
      note('positions', status);
    };
    for await (const { rows } of client.stream(POSITIONS, {}, { signal, onStatus })) {
      if (read && ships.update(rows.map(read))) change((state) => ({ ...state }));
    }
  };
  await Promise.all([repeat('changes', followChanges), repeat('positions', followShips)]);
}

/** Shows in the state whether a connection is lost. @param reconnect ends the pauses of all */
function connectionStatus(change: LiveTarget['change'], reconnect: () => void) {
  const lost = new Set<string>();
  const lose = (connection: string, error: unknown): void => {
    lost.add(connection);
    change((state) => ({ ...state, status: 'disconnected', error }));
  };
  const note = (connection: string, status: StreamStatus<{ readonly type: string }>): void => {
    if ('waitMs' in status) lose(connection, status.error);
    else if (lost.delete(connection)) {
      // One connection shows that the service is in reach: the other one's pause, of up to 30 s, is in vain.
      if (lost.size > 0) reconnect();
      else change((state) => ({ ...state, status: 'live', error: null }));
    }
  };
  return { lose, note };
}

/** Whether an error may pass: a feed that cannot be continued, and all but a refusal once the service has answered. */
function isPassing(error: unknown, hasAnswered: boolean): boolean {
  if (!(error instanceof ProblemError)) return hasAnswered;
  return error.status === GONE || (hasAnswered && error.status >= 500);
}

async function loadLists(client: Client, options: RequestOptions): Promise<LoadedLists> {
  const [events, configurations] = await Promise.all([
    allOf(client.list(CURRENT, PAGE, options)),
    allOf(client.list(CONFIGURATIONS, PAGE, options)),
  ]);
  return { events, configurations };
}

/** `Array.fromAsync`, which Node 20 lacks. */
async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
