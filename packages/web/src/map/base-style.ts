import type {
  FillLayerSpecification,
  GeoJSONSourceSpecification,
  LineLayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { LandPolygons } from './land.ts';
import type { Palette } from './palette.ts';

/** The coarse land and the fine one, by the names of their sources. */
export const LAND_SOURCES = { coarse: 'land', fine: 'land-fine' } as const;
/** From this zoom on, the coarse coast lies visibly beside the ships in a harbour. */
export const FINE_LAND_ZOOM = 6;
/** Overlays are drawn above this layer and below the ships. */
export const TOP_COAST_LAYER: string = coastLayer(LAND_SOURCES.fine);

const NO_LAND: LandPolygons = { type: 'FeatureCollection', features: [] };

type LandSource = (typeof LAND_SOURCES)[keyof typeof LAND_SOURCES];

export function coastLayer(source: LandSource): string {
  return `${source}-coast`;
}

/** Returns the style of a map of sea and land. */
export function baseStyle(colours: Palette): StyleSpecification {
  const { coarse, fine } = LAND_SOURCES;
  return {
    version: 8,
    sources: { [coarse]: landSource(), [fine]: landSource() },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      ...landLayers(coarse, 0, colours),
      // Zoomed out, its continents have more corners than fit into one mesh (65 535), and need seconds to be drawn.
      ...landLayers(fine, FINE_LAND_ZOOM, colours),
    ],
  };
}

function landSource(): GeoJSONSourceSpecification {
  return { type: 'geojson', data: NO_LAND, attribution: 'Natural Earth', tolerance: 0.2 };
}

function landLayers(
  source: LandSource,
  minzoom: number,
  colours: Palette,
): [FillLayerSpecification, LineLayerSpecification] {
  return [
    {
      ...{ id: source, type: 'fill', source, minzoom },
      paint: { 'fill-color': colours.land },
    },
    {
      ...{ id: coastLayer(source), type: 'line', source, minzoom },
      paint: { 'line-color': colours.coast, 'line-width': 0.8 },
    },
  ];
}
