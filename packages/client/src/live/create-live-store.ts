import type { Client } from '../create-client.ts';
import { ProblemError } from '../errors.ts';
import type { RequestOptions } from '../send.ts';
import {
  applyChange,
  applyLists,
  INITIAL_STATE,
  type LiveSelection,
  type LiveState,
  type LoadedLists,
} from './live-state.ts';
import { ShipColumns, type ShipRow } from './ship-columns.ts';

/** A store for user interfaces: `subscribe` and `getSnapshot` are what React's `useSyncExternalStore` and others expect. */
export interface LiveStore {
  /** Returns the same object until something changes. Positions of ships are in `ships`. */
  readonly getSnapshot: () => LiveState;
  /** Calls a listener after each change. @returns a function that ends it */
  readonly subscribe: (listener: () => void) => () => void;
  readonly ships: ShipColumns;
  readonly select: (selection: LiveSelection | null) => void;
  /**
   * Loads the lists and the positions, and follows the changes until the signal is aborted. It resolves then, and when the service refuses:
   * `status` is `failed`. A feed that cannot be continued is loaded anew.
   */
  readonly run: (signal: AbortSignal) => Promise<void>;
}

const CURRENT = 'GET /api/ingress/event-detection/s2s-events/current';
const CONFIGURATIONS = 'GET /api/ingress/event-detection/configurations';
const POSITIONS = 'GET /api/portserver/ship/positions';
const PAGE = { size: 1000 };
const GONE = 410;

export function createLiveStore(client: Client): LiveStore {
  let state = INITIAL_STATE;
  const listeners = new Set<() => void>();
  const set = (next: LiveState): void => {
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const ships = new ShipColumns();
  const follow = async (signal: AbortSignal): Promise<void> => {
    // Before the lists: a change between the two is then in both, and none is lost.
    const { next: after } = await client.request('GET /api/stream/changes', {}, { signal });
    set(applyLists(state, await loadLists(client, { signal })));
    ships.update(await loadShips(client, { signal }));
    set({ ...state });
    const onStatus = (status: { readonly type: string; readonly error?: unknown }): void => {
      if (status.type === 'disconnected')
        set({ ...state, status: 'disconnected', error: status.error });
      else if (state.status !== 'live') set({ ...state, status: 'live', error: null });
    };
    for await (const change of client.changes({ after }, { signal, onStatus })) {
      set(applyChange(state, change));
    }
  };
  return {
    ships,
    getSnapshot: () => state,
    subscribe(listener) {
      // Each subscription counts, also of the same function.
      const own = (): void => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    select: (selection) => set({ ...state, selection }),
    async run(signal) {
      while (!signal.aborted) {
        try {
          await follow(signal);
        } catch (error) {
          if (signal.aborted) return;
          if (error instanceof ProblemError && error.status === GONE) continue;
          set({ ...state, status: 'failed', error });
          return;
        }
      }
    },
  };
}

async function loadLists(client: Client, options: RequestOptions): Promise<LoadedLists> {
  const [events, configurations] = await Promise.all([
    allOf(client.list(CURRENT, PAGE, options)),
    allOf(client.list(CONFIGURATIONS, PAGE, options)),
  ]);
  return { events, configurations };
}

async function loadShips(client: Client, options: RequestOptions): Promise<readonly ShipRow[]> {
  const rows: ShipRow[] = [];
  for await (const { ship, heading, position } of client.list(POSITIONS, PAGE, options)) {
    const [longitude, latitude, time, cog, sog] = position.coordinates;
    rows.push({
      ...{ mmsi: ship.mmsi, timeMs: Date.parse(time), longitude, latitude },
      ...{ cog: cog ?? Number.NaN, sog: sog ?? Number.NaN, heading: heading ?? Number.NaN },
    });
  }
  return rows;
}

/** `Array.fromAsync`, which Node 20 lacks. */
async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
