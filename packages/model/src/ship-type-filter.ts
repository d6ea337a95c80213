import { failure, type Result, success } from './result.ts';

/** Returns whether a ship type matches; null: unknown. */
export type ShipTypeFilter = (shiptype: number | null) => boolean;

type Types = readonly [from: number, to: number];

/** The ship types of AIS by their common names (ITU-R M.1371, table 53). */
const CLASSES: Readonly<Record<string, Types>> = {
  'wing-in-ground': [20, 29],
  fishing: [30, 30],
  towing: [31, 32],
  dredging: [33, 33],
  diving: [34, 34],
  military: [35, 35],
  sailing: [36, 36],
  pleasure: [37, 37],
  'high-speed': [40, 49],
  pilot: [50, 50],
  rescue: [51, 51],
  tug: [52, 52],
  passenger: [60, 69],
  cargo: [70, 79],
  tanker: [80, 89],
  other: [90, 99],
};

/** Longer than all classes and a dozen ranges together. */
const FILTER_LENGTH_MAX = 200;

/** The syntax of a filter. */
export const SHIP_TYPE_FILTER_RULE: string =
  `must be ship types (1 to 99), ranges or classes, separated by commas, for example tanker,cargo,70-79; at most ` +
  `${FILTER_LENGTH_MAX} characters. Classes: ${Object.keys(CLASSES).join(', ')}.`;

/** Parses a filter; returns `SHIP_TYPE_FILTER_RULE` as the error. An empty filter matches all ships, those of unknown type included. */
export function parseShipTypeFilter(filter: string): Result<ShipTypeFilter, string> {
  if (filter.length > FILTER_LENGTH_MAX) return failure(SHIP_TYPE_FILTER_RULE);
  if (filter.trim() === '') return success(() => true);
  const ranges = filter.split(',').map((part) => typesOf(part.trim().toLowerCase()));
  if (!ranges.every((range) => range !== undefined)) return failure(SHIP_TYPE_FILTER_RULE);
  return success(
    (shiptype) =>
      shiptype !== null && ranges.some(([from, to]) => shiptype >= from && shiptype <= to),
  );
}

function typesOf(part: string): Types | undefined {
  if (Object.hasOwn(CLASSES, part)) return CLASSES[part];
  const match = /^(\d{1,2})(?:\s*-\s*(\d{1,2}))?$/.exec(part);
  if (!match) return undefined;
  const from = Number(match[1]);
  const to = Number(match[2] ?? match[1]);
  return from >= 1 && from <= to ? [from, to] : undefined;
}
