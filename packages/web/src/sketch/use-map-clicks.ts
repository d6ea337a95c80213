import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';

/** Passes clicks on the map to a function while it is active, and no longer to ships. The longitude may be beyond ±180. */
export function useMapClicks(
  isActive: boolean,
  onClick: (longitude: number, latitude: number) => void,
): void {
  const view = useApp().view.value;
  useEffect(() => {
    if (!view || !isActive) return;
    const { map } = view;
    const listener = ({ lngLat }: MapMouseEvent): void => onClick(lngLat.lng, lngLat.lat);
    view.isDrawing = true;
    map.getCanvas().style.cursor = 'crosshair';
    map.doubleClickZoom.disable();
    map.on('click', listener);
    return () => {
      view.isDrawing = false;
      map.getCanvas().style.cursor = '';
      map.doubleClickZoom.enable();
      map.off('click', listener);
    };
  }, [view, isActive]);
}
