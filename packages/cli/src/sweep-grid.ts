import { configurationUuid, type DetectorConfiguration } from '@roadstead/model';
import type { Scenario } from '@roadstead/simulator';

/** A distance in metres and a window in minutes that the detector is tried with. */
export interface Cell {
  readonly distanceMeters: number;
  readonly windowMinutes: number;
}

/** More values in a grid's side would draw as a smear. */
export const VALUES_MAX = 100;
const DECIMALS = 1e6;

/** Reads `100:1000:100` (from, to, step), `100,250,500` or `500`; undefined where it is none of these, or too large. */
export function parseValues(text: string, max: number): readonly number[] | undefined {
  const range = text.split(':').map(numberOf);
  const values = range.length === 3 ? valuesOf(range) : text.split(',').map(numberOf);
  const isFit =
    values.length > 0 &&
    values.length <= VALUES_MAX &&
    values.every((value) => value > 0 && value <= max);
  return isFit ? [...new Set(values)].sort((a, b) => a - b) : undefined;
}

/** All cells, by distance and then window. */
export function cellsOf(distances: readonly number[], windows: readonly number[]): readonly Cell[] {
  return distances.flatMap((distanceMeters) =>
    windows.map((windowMinutes) => ({ distanceMeters, windowMinutes })),
  );
}

/**
 * Every configuration of a scenario once for each cell, with its distance and window; of those that differ in nothing else,
 * which would count the same events again, the first. One detector takes them all, since none changes another's events
 * (D14). Cell `c` of configuration `k` has the id `1 + k × cells + c`.
 */
export function configurationsFor(
  { configurations }: Scenario,
  cells: readonly Cell[],
): readonly DetectorConfiguration[] {
  const places = configurations.map((each) => JSON.stringify([each.area, each.excludePorts]));
  const distinct = configurations.filter((_, k) => places.indexOf(places[k]) === k);
  return distinct.flatMap((configuration, k) =>
    cells.map((cell, c) => {
      const id = 1 + k * cells.length + c;
      return {
        ...configuration,
        ...cell,
        id,
        uuid: configurationUuid(
          `${configuration.uuid} ${cell.distanceMeters} ${cell.windowMinutes}`,
        ),
      };
    }),
  );
}

function valuesOf([from, to, step]: readonly number[]): readonly number[] {
  if (!(step > 0 && to >= from)) return [];
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  if (!(count <= VALUES_MAX)) return [];
  return Array.from(
    { length: count },
    (_, i) => Math.round((from + i * step) * DECIMALS) / DECIMALS,
  );
}

function numberOf(text: string): number {
  return /^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN;
}
