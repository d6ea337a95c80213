import type { ReadonlySignal } from '@preact/signals';
import type { ApiObjects, Client } from '@roadstead/client';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LiveFleet } from '../live/live-fleet.ts';
import type { MapView } from '../map/map-view.ts';

/** Parts that the pages of a logged-in user share. */
export interface AppContext {
  readonly client: Client;
  readonly user: ApiObjects['Session']['user'];
  /** Null until the map is there. */
  readonly view: ReadonlySignal<MapView | null>;
  readonly live: LiveFleet;
  readonly logOut: () => Promise<void>;
}

const Context = createContext<AppContext | null>(null);

export const AppProvider = Context.Provider;

/** Returns the context of the app, inside `AppProvider`. */
export function useApp(): AppContext {
  const app = useContext(Context);
  if (!app) throw new Error('The component is outside of AppProvider.');
  return app;
}
