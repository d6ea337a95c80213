import type { SeriesRow, SeriesSchema } from '@roadstead/contracts';

const COLUMNS = ['longitude', 'latitude', 'sog', 'cog', 'heading', 'rot', 'navStatus'] as const;
type Column = (typeof COLUMNS)[number];

export const FIXES: SeriesSchema<Column> = { name: 'fixes', columns: COLUMNS };
export const SHIPS = 30_000;
const START_MS = Date.UTC(2026, 0, 10);
const EVERY_MS = 10_000;

/** The input of the writing thread. */
export interface WriterData {
  readonly path: string;
  /** Fixes that are stored. */
  readonly stored: number;
}
/** The times of its reads of one ship and of all. */
export type WriterTimes = Readonly<Record<'oneMs' | 'allMs', readonly number[]>>;

/** Returns fixes of all ships in turn. */
export function fixesFrom(first: number, count: number): readonly SeriesRow<Column>[] {
  return Array.from({ length: count }, (_, i) => {
    const [key, step] = [(first + i) % SHIPS, Math.floor((first + i) / SHIPS)];
    const timeMs = START_MS + step * EVERY_MS;
    const [longitude, latitude] = [-1 + (key % 200) / 100 + step / 1e4, 50 + key / 1e4];
    return {
      key,
      timeMs,
      longitude,
      latitude,
      sog: 12.3,
      cog: 90,
      heading: 91,
      rot: null,
      navStatus: 0,
    };
  });
}
