import type { Signal } from '@preact/signals';
import { useOverlay } from '../ui/use-overlay.ts';
import type { RouteOption } from './route-options.ts';

/** Shows routes on the map: the chosen one solid, the others dashed. A click chooses one. */
export function useRouteLines(options: readonly RouteOption[], chosen: Signal<number>): void {
  useOverlay('routes', () => ({
    data: {
      type: 'FeatureCollection',
      features: options.flatMap(({ line }, index): GeoJSON.Feature[] => [
        {
          type: 'Feature',
          properties: { index, isChosen: index === chosen.value },
          geometry: { type: 'LineString', coordinates: line.map((at) => [...at]) },
        },
        ...(index === 0 ? endsOf(line) : []),
      ]),
    },
    layers: ({ routeLine, halo, endedEvent }) => [
      {
        ...{ type: 'line', filter: ['==', ['get', 'isChosen'], false] },
        paint: { 'line-color': endedEvent, 'line-width': 2.5, 'line-dasharray': [2, 2] },
      },
      {
        ...{ type: 'line', filter: ['==', ['get', 'isChosen'], true] },
        paint: { 'line-color': routeLine, 'line-width': 3.5 },
      },
      {
        ...{ type: 'circle', filter: ['==', ['geometry-type'], 'Point'] },
        paint: {
          ...{ 'circle-radius': 5, 'circle-color': halo },
          ...{ 'circle-stroke-color': routeLine, 'circle-stroke-width': 2.5 },
        },
      },
    ],
    onClick: (properties) => {
      const index: unknown = properties?.['index'];
      if (typeof index === 'number') chosen.value = index;
    },
  }));
}

function endsOf(line: RouteOption['line']): GeoJSON.Feature[] {
  return [line[0]!, line.at(-1)!].map((at) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Point', coordinates: [...at] },
  }));
}
