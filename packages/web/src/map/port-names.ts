import type { Map as MapLibre } from 'maplibre-gl';
import { LAND_SOURCES, TOP_COAST_LAYER } from './base-style.ts';
import { palette } from './palette.ts';

const SOURCE = 'port-names';
/** The zoom from which on the names of a rank are shown: large, medium, small and very small ports. */
const ZOOM_OF_RANK = [3, 5.5, 7.5, 9];
export const PORT_NAMES_ZOOM: number = ZOOM_OF_RANK[0]!;

/** Adds the names of ports, so that people see where they are. */
export async function addPortNames(map: MapLibre): Promise<void> {
  const { default: ports } = await import('virtual:port-names');
  if (!map.getSource(LAND_SOURCES.coarse)) return;
  map.addSource(SOURCE, {
    type: 'geojson',
    data: {
      type: 'FeatureCollection',
      features: ports.map(([name, longitude, latitude, rank]) => ({
        type: 'Feature',
        properties: { name, rank },
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
      })),
    },
  });
  const above = map.getLayersOrder()[map.getLayersOrder().indexOf(TOP_COAST_LAYER) + 1];
  ZOOM_OF_RANK.forEach((minzoom, rank) => {
    map.addLayer(
      {
        ...{ id: `${SOURCE}-${rank}`, type: 'symbol', source: SOURCE, minzoom },
        filter: ['==', ['get', 'rank'], rank],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': ['sans-serif'],
          'text-size': 11,
          'text-anchor': 'top',
          'text-offset': [0, 0.3],
        },
      },
      above,
    );
  });
  const unsubscribe = palette.subscribe(({ quietText, halo }) => {
    ZOOM_OF_RANK.forEach((_, rank) => {
      map.setPaintProperty(`${SOURCE}-${rank}`, 'text-color', quietText);
      map.setPaintProperty(`${SOURCE}-${rank}`, 'text-halo-color', halo);
      map.setPaintProperty(`${SOURCE}-${rank}`, 'text-halo-width', 1.2);
    });
  });
  map.once('remove', unsubscribe);
}
