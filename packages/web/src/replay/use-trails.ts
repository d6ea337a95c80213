import { useEffect } from 'preact/hooks';
import { useMap } from '../map/map-context.ts';
import { TrailLayer } from '../map/trail-layer.ts';
import { trailsOf } from '../map/trails.ts';
import type { Playback } from './playback.ts';
import { isKnownAfter } from './replay-track.ts';

const LENGTH_MS = 3_600_000;

/** Draws the tracks of the last hour below the ships. */
export function useTrails(playback: Playback, isOn: boolean): void {
  const view = useMap();
  useEffect(() => {
    const map = view.value;
    if (!map || !isOn) return;
    const layer = new TrailLayer(LENGTH_MS);
    const { scene } = playback;
    const unfollow = playback.player.subscribe(({ timeMs }) => {
      layer.timeMs = timeMs;
    });
    const unshow = playback.tracks.subscribe((tracks) =>
      layer.show(trailsOf(tracks, (index) => scene.shipClass[index]!, isKnownAfter)),
    );
    map.map.addLayer(layer, map.ships.id);
    return () => {
      unfollow();
      unshow();
      map.map.removeLayer(layer.id);
    };
  }, [view.value, playback, isOn]);
}
