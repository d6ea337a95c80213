import type { Client } from '../create-client.ts';
import type { ClientOptions } from '../send.ts';
import { Pauses, platformRandom, platformTimer } from '../waiting.ts';
import { followService } from './follow-service.ts';
import { INITIAL_STATE, type LiveSelection, type LiveState } from './live-state.ts';
import { ShipColumns } from './ship-columns.ts';

/** Timers and randomness for the pauses; default: those of the platform. */
type LiveTiming = Pick<ClientOptions, 'startTimer' | 'random'>;

/** A store for user interfaces: `subscribe` and `getSnapshot` are what React's `useSyncExternalStore` and others expect. */
export interface LiveStore {
  /** Returns the same object until something changes. Positions of ships are in `ships`. */
  readonly getSnapshot: () => LiveState;
  /** Calls a listener after each change. @returns a function that ends it */
  readonly subscribe: (listener: () => void) => () => void;
  readonly ships: ShipColumns;
  readonly select: (selection: LiveSelection | null) => void;
  /**
   * Loads the lists, and follows the changes and the stream of positions until the signal is aborted. It resolves then, and when the
   * service refuses: `status` is `failed`. Where the feed cannot be continued, the lists are loaded anew, after longer and longer pauses.
   */
  readonly run: (signal: AbortSignal) => Promise<void>;
  /** Ends the pauses before connections, of the store and of its client: each connects at once. */
  readonly reconnect: () => void;
}

export function createLiveStore(
  client: Client,
  { startTimer = platformTimer, random = platformRandom }: LiveTiming = {},
): LiveStore {
  const pauses = new Pauses(startTimer);
  const reconnect = (): void => {
    pauses.end();
    client.reconnect();
  };
  let state = INITIAL_STATE;
  const listeners = new Set<() => void>();
  const change = (next: (state: LiveState) => LiveState): void => {
    const changed = next(state);
    if (changed === state) return;
    state = changed;
    for (const listener of [...listeners]) listener();
  };
  const ships = new ShipColumns();
  return {
    ships,
    reconnect,
    getSnapshot: () => state,
    subscribe(listener) {
      // Each subscription counts, also of the same function.
      const own = (): void => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    select: (selection) => change((before) => ({ ...before, selection })),
    async run(signal) {
      const end = new AbortController();
      const either = AbortSignal.any([signal, end.signal]);
      try {
        await followService(client, { ships, change }, { pauses, reconnect, random }, either);
      } catch (error) {
        if (!signal.aborted) change((before) => ({ ...before, status: 'failed', error }));
      } finally {
        // Of the two that are followed, the other one.
        end.abort();
      }
    },
  };
}
