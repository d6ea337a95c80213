import type { DetectionOptions } from '../../simulation/detection-options.ts';

/** The arguments and options of `roadstead sweep`. */
export interface SweepOptions extends DetectionOptions {
  readonly scenarios: readonly string[];
  /** In metres. */
  readonly distance: readonly number[];
  /** In minutes. */
  readonly window: readonly number[];
  readonly seed?: number;
  readonly seeds: number;
  /** The path of the two files without their extensions. */
  readonly out: string;
}

/** Values of one axis of the grid: more would be drawn on top of each other. */
export const VALUES_MAX = 100;
const DECIMALS = 1e6;

/**
 * Parses `100:1000:100` (from, to, step), `100,250,500` or `500`.
 * @returns the distinct values in ascending order, or undefined for another form, or for values out of range
 */
export function parseValues(text: string, max: number): readonly number[] | undefined {
  const range = text.split(':').map(parseNumber);
  const values = range.length === 3 ? valuesOf(range) : text.split(',').map(parseNumber);
  const isValid =
    values.length > 0 &&
    values.length <= VALUES_MAX &&
    values.every((value) => value > 0 && value <= max);
  return isValid ? [...new Set(values)].sort((a, b) => a - b) : undefined;
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

function parseNumber(text: string): number {
  return /^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN;
}
