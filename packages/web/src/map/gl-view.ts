import type { Map as MapLibre } from 'maplibre-gl';
import type { Palette } from './palette.ts';
import { SHIP_CLASSES } from './ship-classes.ts';
import type { View } from './visible-ships.ts';

/** Returns what a map shows. */
export function viewOf(map: MapLibre): View {
  const bounds = map.getBounds();
  return {
    ...{ west: bounds.getWest(), south: bounds.getSouth() },
    ...{ east: bounds.getEast(), north: bounds.getNorth() },
  };
}

/** The ships are drawn once, in the copy of the world that is nearest to the middle; of a view wider than a world, in its neighbours too. */
export function worldsOf({ west, east }: View): readonly number[] {
  const wide = east - west;
  if (wide <= 360 / 1.5) return [0];
  const copies = Math.ceil(wide / 720);
  return Array.from({ length: 2 * copies + 1 }, (_, i) => i - copies);
}

/** Returns a matrix after a translation, which is small enough for 32 bits then. */
export function translated(matrix: ArrayLike<number>, x: number, y: number): Float32Array {
  const result = new Float32Array(16);
  for (let i = 0; i < 12; i++) result[i] = matrix[i]!;
  for (let i = 0; i < 4; i++)
    result[12 + i] = matrix[i]! * x + matrix[4 + i]! * y + matrix[12 + i]!;
  return result;
}

const colourCache = new Map<boolean, Float32Array>();

/** Returns red, green and blue of each class of ships. */
export function classColours({ isDark }: Palette): Float32Array {
  const known = colourCache.get(isDark);
  if (known) return known;
  const colours = new Float32Array(
    SHIP_CLASSES.flatMap(({ light, dark }) => rgb(isDark ? dark : light)),
  );
  colourCache.set(isDark, colours);
  return colours;
}

/** Returns red, green and blue, 0 to 1, of `#rrggbb`. */
export function rgb(hex: string): [number, number, number] {
  const at = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}
