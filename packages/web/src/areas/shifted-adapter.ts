import type { Map as MapLibre } from 'maplibre-gl';
import type { TerraDrawChanges, TerraDrawStylingFunction } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import { longitudeNear } from '../map/mercator.ts';
import { withHoles } from './drawn-features.ts';

type Geometry = TerraDrawChanges['created'][number]['geometry'];

/**
 * The map, as drawing sees it: terra-draw refuses longitudes beyond ±180, so its meridian 0 is another one, `centre`, and ±180 lies half
 * a world away from what is drawn.
 */
export class ShiftedAdapter extends TerraDrawMapLibreGLAdapter<MapLibre> {
  readonly centre: number;
  readonly #map: MapLibre;

  /** @param below the layer that stays above the drawing */
  constructor(map: MapLibre, centre: number, below: string) {
    // A centimetre.
    super({ map, renderBelowLayerId: below, prefixId: 'drawing', coordinatePrecision: 7 });
    this.centre = centre;
    this.#map = map;
  }

  override project(longitude: number, latitude: number): { x: number; y: number } {
    // Of the copies of a place, the one that is on the screen.
    const lng = longitudeNear(longitude + this.centre, this.#map.getCenter().lng);
    const { x, y } = this.#map.project([lng, latitude]);
    return { x, y };
  }

  override unproject(x: number, y: number): { lng: number; lat: number } {
    const { lng, lat } = this.#map.unproject([x, y]);
    return { lng: longitudeNear(lng - this.centre, 0), lat };
  }

  override render(changes: TerraDrawChanges, styling: TerraDrawStylingFunction): void {
    const shift = (features: TerraDrawChanges['created']): TerraDrawChanges['created'] =>
      features.map((feature) => ({
        ...feature,
        geometry: shiftedGeometry(feature.geometry, this.centre),
      }));
    const { deletedIds } = changes;
    const [created, updated, unchanged] = [
      shift(changes.created),
      shift(changes.updated),
      shift(changes.unchanged),
    ];
    const all = [...created, ...updated, ...unchanged];
    super.render(
      {
        ...{ created: withHoles(created, all), updated: withHoles(updated, all), deletedIds },
        unchanged: withHoles(unchanged, all),
      },
      styling,
    );
  }
}

function shiftedGeometry(geometry: Geometry, degreesEast: number): Geometry {
  const shift = (position: number[]): number[] => [position[0]! + degreesEast, position[1]!];
  switch (geometry.type) {
    case 'Point':
      return { ...geometry, coordinates: shift(geometry.coordinates) };
    case 'LineString':
      return { ...geometry, coordinates: geometry.coordinates.map(shift) };
    case 'Polygon':
      return { ...geometry, coordinates: geometry.coordinates.map((ring) => ring.map(shift)) };
  }
}
