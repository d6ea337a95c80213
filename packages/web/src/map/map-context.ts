import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { MapView } from './map-view.ts';

const Context = createContext<ReadonlySignal<MapView | null> | null>(null);

export const MapProvider = Context.Provider;

/** Returns the map around which a page is, inside `MapProvider`; null until it is there. */
export function useMap(): ReadonlySignal<MapView | null> {
  const view = useContext(Context);
  if (!view) throw new Error('The component is outside of MapProvider.');
  return view;
}
