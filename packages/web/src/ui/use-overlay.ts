import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useMap } from '../map/map-context.ts';
import type { Overlay } from '../map/overlays.ts';

/**
 * Shows an overlay on the map while a component is there.
 * @param create returns it; called again when a signal that it reads changes; null: none
 */
export function useOverlay(name: string, create: () => Overlay | null): void {
  const view = useMap();
  useSignalEffect(() => {
    const map = view.value;
    if (!map) return;
    const overlay = create();
    if (overlay) map.overlays.set(name, overlay);
    else map.overlays.remove(name);
  });
  useEffect(() => () => view.peek()?.overlays.remove(name), [name, view]);
}
