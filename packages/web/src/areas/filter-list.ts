import { ASSESSED_KINDS } from '@roadstead/model';
import type { Filters } from './configuration-draft.ts';

export type FilterName = Exclude<keyof Filters, 'unknown'>;
export type Kind = NonNullable<Filters['kinds']>[number];

/** A filter as a person reads it. */
export interface FilterInfo {
  readonly name: FilterName;
  readonly label: string;
  readonly type: 'kinds' | 'number' | 'types' | 'flag';
  /** Value when the filter is added. */
  readonly initial: Filters[FilterName];
}

export const FILTERS: readonly FilterInfo[] = [
  { name: 'kinds', label: 'Kind of event', type: 'kinds', initial: ['transfer'] },
  number('probability_min', 'Probability of a transfer, at least (0–1)', 0.65),
  number('duration_minutes_min', 'Duration, at least (minutes)', 60),
  { name: 'both_ship_types', label: 'Types of both ships', type: 'types', initial: 'tanker' },
  {
    name: 'either_ship_types',
    label: 'Types of at least one ship',
    type: 'types',
    initial: 'tanker',
  },
  number('length_meters_min', 'Length of the shorter ship, at least (m)', 50),
  number('speed_knots_median_max', 'Median speed of each ship, at most (kn)', 2),
  number('speed_knots_max', 'Speed of each ship at any time, at most (kn)', 5),
  number('distance_lengths_max', 'Median distance, at most (ship lengths)', 3),
  number('port_area_meters_min', 'Distance from port areas, at least (m)', 1000),
  number('anchorage_meters_min', 'Distance from anchorages, at least (m)', 10_000),
  number('shore_meters_min', 'Distance from the shore, at least (m)', 10_000),
  {
    name: 'seen_apart_before',
    label: 'The ships were apart in the hour before',
    type: 'flag',
    initial: true,
  },
];

function number(name: FilterName, label: string, initial: number): FilterInfo {
  return { name, label, type: 'number', initial };
}

export const KINDS: readonly Kind[] = ASSESSED_KINDS;

/** Returns `fishing_transshipment` as `Fishing transshipment`. */
export function kindText(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('_', ' ');
}

/** Returns the name of a preset as a person reads it: `gfw-encounter` as `GFW encounter`. */
export function presetText(name: string): string {
  return kindText(name)
    .replaceAll('-', ' ')
    .replace(/^(Gfw|Rtec)\b/, (word) => word.toUpperCase());
}

/** Returns filters with a value of one; undefined removes it. Null: none is left. */
export function withFilter(
  filters: Filters | null,
  name: FilterName,
  value: unknown,
): Filters | null {
  const { [name]: _, unknown = [], ...others } = filters ?? {};
  const stay = value === undefined ? unknown.filter((each) => each !== name) : unknown;
  const changed = {
    ...others,
    ...(value !== undefined && { [name]: value }),
    ...(stay.length > 0 && { unknown: stay }),
  };
  return Object.keys(changed).length === 0 ? null : (changed as Filters);
}

/** Returns filters of which one holds, or does not, where its value is unknown. */
export function withUnknown(filters: Filters, name: FilterName, holds: boolean): Filters {
  const { unknown = [], ...others } = filters;
  const changed = [...unknown.filter((each) => each !== name), ...(holds ? [name] : [])];
  return { ...others, ...(changed.length > 0 && { unknown: changed }) } as Filters;
}

/** The duration of an event is always known. */
export function canBeUnknown(name: FilterName): boolean {
  return name !== 'duration_minutes_min';
}
