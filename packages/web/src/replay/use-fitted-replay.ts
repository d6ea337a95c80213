import { useEffect } from 'preact/hooks';
import { route } from '../app/router.ts';
import { useMap } from '../map/map-context.ts';
import { boundsOf } from './bounds.ts';
import type { ReplayTrack } from './replay-track.ts';

/** Moves the map to where the ships are. An address with an instant names a view that somebody has chosen. */
export function useFittedReplay(tracks: readonly ReplayTrack[]): void {
  const view = useMap();
  useEffect(() => {
    const { at, t } = route.peek().values;
    const bounds = boundsOf(tracks);
    if (!bounds || (at !== undefined && t !== undefined)) return;
    view.value?.fit(...bounds);
  }, [view.value, tracks]);
}
