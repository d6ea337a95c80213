import type { StyleSpecification } from 'maplibre-gl';
import type { LandPolygons } from './land.ts';
import type { Palette } from './palette.ts';

export const LAND_SOURCE = 'land';
/** Overlays are drawn above this layer and below the ships. */
export const COAST_LAYER = 'coast';

const NO_LAND: LandPolygons = { type: 'FeatureCollection', features: [] };

/** Returns the style of a map of sea and land. */
export function baseStyle(colours: Palette): StyleSpecification {
  return {
    version: 8,
    sources: {
      [LAND_SOURCE]: {
        type: 'geojson',
        data: NO_LAND,
        attribution: 'Natural Earth',
        tolerance: 0.2,
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      { id: 'land', type: 'fill', source: LAND_SOURCE, paint: { 'fill-color': colours.land } },
      {
        ...{ id: COAST_LAYER, type: 'line', source: LAND_SOURCE },
        paint: { 'line-color': colours.coast, 'line-width': 0.8 },
      },
    ],
  };
}
