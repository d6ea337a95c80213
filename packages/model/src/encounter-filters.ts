import { z } from 'zod';
import { parseShipTypeFilter, SHIP_TYPE_FILTER_RULE } from './ship-type-filter.ts';

/** The kinds of encounters of two ships. */
export const ASSESSED_KINDS = [
  /** Cargo is transferred at anchor or adrift. */
  'transfer',
  'transfer_under_way',
  /** A large tanker loads or discharges by smaller ones. */
  'lightering',
  'bunkering',
  'fishing_transshipment',
  'tow_or_escort',
  /** A pilot boat, a tender, or a boat with stores or crew. */
  'service_boat',
  'pair_trawling',
  /** At berths, or made fast to one another. */
  'moored_neighbours',
  'anchored_neighbours',
  'passing',
  'unknown',
] as const;

export type AssessedKind = (typeof ASSESSED_KINDS)[number];

/** Conditions under which an event of a configuration fires (D15). All that are present must hold. */
export interface EncounterFilters {
  readonly kinds?: readonly AssessedKind[];
  /** The least probability of a transfer, 0 to 1. */
  readonly probabilityMin?: number;
  /** Types of at least one of the ships, and of both, as `tanker,cargo,70-79`. */
  readonly eitherShipTypes?: string;
  readonly bothShipTypes?: string;
  /** Of each ship. */
  readonly speedKnotsMedianMax?: number;
  readonly speedKnotsMax?: number;
  readonly portAreaMetersMin?: number;
  readonly anchorageMetersMin?: number;
  readonly shoreMetersMin?: number;
  readonly durationMinutesMin?: number;
  /** Of the median distance, in lengths of the longer ship. */
  readonly distanceLengthsMax?: number;
  /** Length of the shorter ship. */
  readonly lengthMetersMin?: number;
  /** The ships were farther apart than the distance of the configuration in the hour before. */
  readonly seenApartBefore?: true;
  /** Names of filters that hold, too, where the value is unknown. */
  readonly unknown?: readonly FilterName[];
}

type FilterName = Exclude<keyof EncounterFilters, 'unknown' | 'durationMinutesMin'>;

const KINDS_RULE = `must be an array of one or more of ${ASSESSED_KINDS.join(', ')}.`;
const UNKNOWN_RULE = 'must be an array of names of filters.';
const EARTH_METERS_MAX = 20_100_000;

const SHIP_TYPES = z
  .string(SHIP_TYPE_FILTER_RULE)
  .refine((text) => text.trim() !== '' && parseShipTypeFilter(text).ok, SHIP_TYPE_FILTER_RULE);

function range(unit: string, max: number): z.ZodNumber {
  const rule = `must be a number of ${unit} from 0 to ${max}.`;
  return z.number(rule).min(0, rule).max(max, rule);
}

const FIELDS = {
  kinds: z
    .array(z.enum(ASSESSED_KINDS, KINDS_RULE), KINDS_RULE)
    .min(1, KINDS_RULE)
    .max(100, KINDS_RULE),
  probability_min: range('probability', 1),
  either_ship_types: SHIP_TYPES.meta({
    description: 'Types of at least one ship: `tanker,70-79`.',
  }),
  both_ship_types: SHIP_TYPES.meta({ description: 'Types of both ships.' }),
  speed_knots_median_max: range('knots', 100).meta({ description: 'Of each ship.' }),
  speed_knots_max: range('knots', 100).meta({ description: 'Of each ship at any time.' }),
  port_area_meters_min: range('metres', EARTH_METERS_MAX),
  anchorage_meters_min: range('metres', EARTH_METERS_MAX),
  shore_meters_min: range('metres', EARTH_METERS_MAX),
  duration_minutes_min: range('minutes', 10_080),
  distance_lengths_max: range('ship lengths', 1000).meta({
    description: 'Of the median distance, in lengths of the longer ship.',
  }),
  length_meters_min: range('metres', 1000).meta({ description: 'Of the shorter ship.' }),
  seen_apart_before: z.literal(true, 'must be true.').meta({
    description: 'The ships were farther apart than the distance in the hour before.',
  }),
};

const UNKNOWN = Object.keys(FIELDS).filter((name) => name !== 'duration_minutes_min');

/** The field `filters` of a configuration's body. */
export const ENCOUNTER_FILTERS: z.ZodType<Readonly<Record<string, unknown>>> = z
  .strictObject(
    {
      ...FIELDS,
      unknown: z
        .array(z.enum(UNKNOWN, `must be one of ${UNKNOWN.join(', ')}.`), UNKNOWN_RULE)
        .max(100, UNKNOWN_RULE)
        .meta({ description: 'Names of filters that hold, too, where the value is unknown.' }),
    },
    'must be an object of filters.',
  )
  .partial()
  .meta({
    id: 'EncounterFilters',
    description: 'Conditions under which an event fires; all that are present must hold.',
  });

/** Returns filters from their JSON, which `ENCOUNTER_FILTERS` has validated. */
export function encounterFilters(json: Readonly<Record<string, unknown>>): EncounterFilters {
  return renamed(json, (name) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase()));
}

/** Returns filters as JSON. */
export function encounterFiltersJson(filters: EncounterFilters): Readonly<Record<string, unknown>> {
  return renamed(filters, (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

function renamed<Renamed>(from: object, rename: (name: string) => string): Renamed {
  const entries = Object.entries(from)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [rename(name), name === 'unknown' ? value.map(rename) : value]);
  return Object.fromEntries(entries) as Renamed;
}
