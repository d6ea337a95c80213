import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Camera, MapView } from '../map/map-view.ts';
import { palette } from '../map/palette.ts';
import { SHIP_CLASSES } from '../map/ship-classes.ts';
import { Notice } from '../ui/notice.tsx';
import { route, setValues } from './router.ts';

const WORLD: Camera = { longitude: 10, latitude: 30, zoom: 1.5 };

/** The map of all pages; it stays while they change. */
export function MapPanel({
  onReady,
  onShipClick,
}: {
  readonly onReady: (view: MapView) => void;
  readonly onShipClick: MapView['onShipClick'];
}): JSX.Element {
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<MapView>(undefined);
  const problem = useSignal('');
  const { at } = route.value.values;
  useEffect(() => {
    const camera = parseCamera(at);
    // The map's own moves are in the address already; a link or the browser's history has others.
    if (view.current && camera && at !== cameraText(view.current.camera))
      view.current.jumpTo(camera);
  }, [at]);
  useEffect(() => {
    let [created, isEnded]: [MapView | undefined, boolean] = [undefined, false];
    const camera = parseCamera(route.peek().values['at']);
    const creating = MapView.create(container.current!, camera ?? WORLD, {
      onShipClick,
      onCamera: (moved) => setValues({ at: cameraText(moved) }),
      onError: (error) => (problem.value = error.message),
    });
    creating.then(
      (ready) => {
        if (isEnded) return ready.map.remove();
        view.current = created = ready;
        onReady(ready);
      },
      (error: unknown) => (problem.value = `The map cannot be drawn: ${String(error)}`),
    );
    // The effects of the page end after this one, and use the map until then.
    return () => {
      isEnded = true;
      queueMicrotask(() => created?.map.remove());
    };
  }, []);
  return (
    <div class="map">
      <div ref={container} class="map-canvas" />
      {problem.value !== '' && <Notice kind="error">{problem.value}</Notice>}
      <Legend />
    </div>
  );
}

function Legend(): JSX.Element {
  const { isDark } = palette.value;
  return (
    <details class="legend">
      <summary>Legend</summary>
      <ul>
        {SHIP_CLASSES.map(({ name, light, dark }) => (
          <li key={name}>
            <svg viewBox="-8 -8 16 16" width="14" height="14" aria-hidden="true">
              <path d="M0-7 4 0V6H-4V0z" fill={isDark ? dark : light} />
            </svg>
            {name}
          </li>
        ))}
        <li>
          <svg viewBox="-8 -8 16 16" width="14" height="14" aria-hidden="true">
            <path d="M0-6 6 0 0 6-6 0z" fill="currentColor" />
          </svg>
          Stopped (any colour)
        </li>
        <li>
          <svg viewBox="-8 -8 16 16" width="14" height="14" aria-hidden="true">
            <path d="M-5-5H5V5H-5z" fill="currentColor" />
          </svg>
          Direction unknown
        </li>
        <li class="quiet">Dimmed: nothing received for 30 minutes</li>
      </ul>
    </details>
  );
}

/** Parses `longitude,latitude,zoom`; undefined for anything else. */
function parseCamera(text: string | undefined): Camera | undefined {
  const [longitude, latitude, zoom] = (text ?? '').split(',').map(Number);
  const isValid =
    Math.abs(longitude!) <= 180 && Math.abs(latitude!) <= 85 && zoom! >= 0 && zoom! <= 18;
  return isValid ? { longitude: longitude!, latitude: latitude!, zoom: zoom! } : undefined;
}

function cameraText({ longitude, latitude, zoom }: Camera): string {
  return `${longitude.toFixed(4)},${latitude.toFixed(4)},${zoom.toFixed(2)}`;
}
