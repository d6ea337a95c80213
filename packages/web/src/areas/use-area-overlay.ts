import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useOverlay } from '../ui/use-overlay.ts';
import { type AreaDraft, polygonsOf } from './area-draft.ts';

/** An area on the map that is not being edited. */
export interface ShownArea {
  readonly area: AreaDraft;
  /** Passed to the handler of clicks. */
  readonly id: string;
  /** Drawn with a broken line: it is not in force. */
  readonly isMuted: boolean;
}

/** Shows areas on the map while a component is there. @param areas a new array where they have changed */
export function useAreaOverlay(
  name: string,
  areas: readonly ShownArea[],
  onClick?: (id: string) => void,
): void {
  const shown = useSignal(areas);
  useEffect(() => {
    shown.value = areas;
  }, [areas]);
  useOverlay(name, () => {
    if (shown.value.length === 0) return null;
    return {
      data: { type: 'FeatureCollection', features: shown.value.map(featureOf) },
      layers: ({ area, halo }) => [
        {
          type: 'fill',
          filter: ['!=', ['geometry-type'], 'Point'],
          paint: { 'fill-color': area, 'fill-opacity': 0.1 },
        },
        {
          type: 'line',
          filter: ['!', ['get', 'isMuted']],
          paint: { 'line-color': area, 'line-width': 2 },
        },
        {
          type: 'line',
          filter: ['get', 'isMuted'],
          paint: { 'line-color': area, 'line-width': 1.5, 'line-dasharray': [3, 3] },
        },
        {
          type: 'circle',
          filter: ['==', ['geometry-type'], 'Point'],
          paint: {
            'circle-color': area,
            'circle-radius': 6,
            'circle-stroke-color': halo,
            'circle-stroke-width': 2,
          },
        },
      ],
      ...(onClick && {
        onClick: (properties: GeoJSON.GeoJsonProperties) => onClick(properties?.['id']),
      }),
    };
  });
}

function featureOf({ area, id, isMuted }: ShownArea): GeoJSON.Feature {
  const geometry: GeoJSON.Geometry =
    area.type === 'point'
      ? { type: 'Point', coordinates: [area.longitude, area.latitude] }
      : {
          type: 'MultiPolygon',
          coordinates: polygonsOf(area).map((rings) =>
            rings.map((ring) => ring.map((position) => [...position])),
          ),
        };
  return { type: 'Feature', properties: { id, isMuted }, geometry };
}
