import {
  type GeoJSONStoreFeatures,
  type HexColor,
  TerraDrawCircleMode,
  TerraDrawPointMode,
  TerraDrawPolygonMode,
  TerraDrawRectangleMode,
  TerraDrawSelectMode,
} from 'terra-draw';
import { type Palette, palette } from '../map/palette.ts';
import { CIRCLE_ID, isHole } from './drawn-features.ts';

/** Of the corners of a circle, each sixteenth has a handle: four of 64. */
const HANDLE_CORNERS = 16;
const fillOpacity = (feature: GeoJSONStoreFeatures): number => (isHole(feature) ? 0 : 0.12);

/** Returns the modes of drawing, in the colours of the present scheme. */
export function createModes(): (
  | TerraDrawCircleMode
  | TerraDrawPointMode
  | TerraDrawPolygonMode
  | TerraDrawRectangleMode
  | TerraDrawSelectMode
)[] {
  const colours = palette.peek();
  const area = hexOf(colours.area);
  const outline = { fillColor: area, fillOpacity, outlineColor: area };
  const styles = { ...outline, outlineWidth: 2 };
  return [
    new TerraDrawPolygonMode({
      styles: { ...styles, closingPointColor: area, closingPointWidth: 6 },
      showCoordinatePoints: false,
    }),
    new TerraDrawRectangleMode({ styles }),
    new TerraDrawCircleMode({ styles, projection: 'globe' }),
    new TerraDrawPointMode({
      styles: { pointColor: area, pointWidth: 7, pointOutlineColor: hexOf(colours.halo) },
    }),
    selectMode(colours),
  ];
}

function selectMode(colours: Palette): TerraDrawSelectMode {
  const [area, selection, halo] = [colours.area, colours.selection, colours.halo].map(hexOf) as [
    HexColor,
    HexColor,
    HexColor,
  ];
  const handleOpacity = (feature: GeoJSONStoreFeatures): number => (hasHandle(feature) ? 1 : 0);
  return new TerraDrawSelectMode({
    flags: {
      polygon: {
        feature: {
          draggable: true,
          coordinates: { draggable: true, deletable: true, midpoints: { draggable: true } },
        },
      },
      circle: { feature: { draggable: true, coordinates: { resizable: 'center' } } },
      point: { feature: { draggable: true } },
    },
    keyEvents: { deselect: 'Escape', delete: 'Delete', rotate: null, scale: null },
    styles: {
      selectedPolygonColor: area,
      selectedPolygonFillOpacity: fillOpacity,
      selectedPolygonOutlineColor: selection,
      selectedPolygonOutlineWidth: 2.5,
      selectionPointColor: halo,
      selectionPointOpacity: handleOpacity,
      selectionPointWidth: 6,
      selectionPointOutlineColor: selection,
      selectionPointOutlineWidth: 2,
      selectionPointOutlineOpacity: handleOpacity,
      midPointColor: selection,
      midPointWidth: 3.5,
      midPointOutlineColor: halo,
      midPointOutlineWidth: 1,
      selectedPointColor: area,
      selectedPointWidth: 9,
      selectedPointOutlineColor: selection,
    },
  });
}

/** Whether a corner of the selected feature is shown; each corner of a polygon is. */
function hasHandle({ properties }: GeoJSONStoreFeatures): boolean {
  const { index, selectionPointFeatureId: id } = properties;
  return id !== CIRCLE_ID || Number(index) % HANDLE_CORNERS === 0;
}

/** The colours of a palette are hexadecimal. */
function hexOf(colour: string): HexColor {
  return colour as HexColor;
}
