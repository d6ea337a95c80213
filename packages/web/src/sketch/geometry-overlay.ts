import type { ApiObjects } from '@roadstead/client';
import { unwrapLine } from '../map/mercator.ts';
import type { Overlay } from '../map/overlays.ts';

/** A line or an area of a request. */
export type RequestGeometry =
  | ApiObjects['AreaGeometry']
  | ApiObjects['LineString']
  | ApiObjects['MultiLineString'];

/** Returns a geometry as an overlay: an area filled lightly, a line with its direction. @param corners that are shown */
export function geometryOverlay(
  geometry: RequestGeometry | null,
  corners: readonly (readonly [longitude: number, latitude: number])[] = [],
): Overlay {
  const features: GeoJSON.Feature[] = geometry ? [featureOf(unwrapped(geometry))] : [];
  for (const at of unwrapLine(corners))
    features.push(featureOf({ type: 'Point', coordinates: at }));
  return {
    data: { type: 'FeatureCollection', features },
    layers: ({ area, halo }) => [
      {
        ...{ type: 'fill', filter: ['==', ['geometry-type'], 'Polygon'] },
        paint: { 'fill-color': area, 'fill-opacity': 0.12 },
      },
      {
        ...{ type: 'line', filter: ['!=', ['geometry-type'], 'Point'] },
        paint: { 'line-color': area, 'line-width': 2 },
      },
      {
        ...{ type: 'circle', filter: ['==', ['geometry-type'], 'Point'] },
        paint: {
          ...{ 'circle-radius': 4, 'circle-color': halo },
          ...{ 'circle-stroke-color': area, 'circle-stroke-width': 2 },
        },
      },
    ],
  };
}

/** Returns the positions of a geometry, to show them all. */
export function positionsOf(geometry: RequestGeometry): readonly (readonly number[])[] {
  switch (geometry.type) {
    case 'LineString':
      return geometry.coordinates;
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates.flat();
    case 'MultiPolygon':
      return geometry.coordinates.flat(2);
  }
}

function unwrapped(geometry: RequestGeometry): GeoJSON.Geometry {
  switch (geometry.type) {
    case 'LineString':
      return { type: 'LineString', coordinates: unwrapLine(geometry.coordinates) };
    case 'MultiLineString':
      return { type: 'MultiLineString', coordinates: geometry.coordinates.map(unwrapLine) };
    case 'Polygon':
      return { type: 'Polygon', coordinates: geometry.coordinates.map(unwrapLine) };
    case 'MultiPolygon':
      return {
        type: 'MultiPolygon',
        coordinates: geometry.coordinates.map((rings) => rings.map(unwrapLine)),
      };
  }
}

function featureOf(geometry: GeoJSON.Geometry): GeoJSON.Feature {
  return { type: 'Feature', properties: {}, geometry };
}
