import { type EncounterFilters, parseShipTypeFilter } from '@roadstead/model';
import { kindOf } from './encounter-kind.ts';
import { isBelowBetween, reachesProbability, transferProbability } from './encounter-model.ts';
import type { FiringFeatures } from './firing-features.ts';

/** Input of filters. */
export interface FilterInput {
  readonly features: FiringFeatures;
  /** D of the configuration. */
  readonly distanceMeters: number;
}

/** A filter: undefined where the value is unknown. */
type Condition = (input: FilterInput) => boolean | undefined;

/** Returns whether a filter does not hold for any features between two. */
export type Exclusion = (from: FilterInput, to: FilterInput) => boolean;

/** The condition of a filter, and its exclusion unless that which holds neither at a value nor at a greater one holds nowhere between. */
type NamedCondition = readonly [keyof EncounterFilters, Condition, Exclusion | undefined];

/** Adds the condition of a filter, if there is a limit. */
type AddCondition = <Name extends keyof EncounterFilters>(
  name: Name,
  create: (limit: NonNullable<EncounterFilters[Name]>) => Condition,
  exclusion?: (limit: NonNullable<EncounterFilters[Name]>) => Exclusion,
) => void;

/** F17: returns the conditions of filters in the order of their cost. @throws TypeError if the filters have not been validated */
export function conditionsOf(filters: EncounterFilters): readonly NamedCondition[] {
  const conditions: NamedCondition[] = [];
  const add: AddCondition = (name, create, exclusion) => {
    const limit = filters[name];
    if (limit !== undefined) conditions.push([name, create(limit), exclusion?.(limit)]);
  };
  addPlaceAndMotion(add);
  addShipTypes(add);
  addModel(add);
  return conditions;
}

function addPlaceAndMotion(add: AddCondition): void {
  add('durationMinutesMin', (least) => (input) => input.features.durationMinutes >= least);
  for (const place of ['portAreaMeters', 'anchorageMeters', 'shoreMeters'] as const) {
    add(`${place}Min`, (least) => (input) => input.features[place] >= least);
  }
  add('speedKnotsMax', (most) => (input) => {
    return allWithin(
      shipsOf(input).map(({ speedKnotsMax }) => speedKnotsMax),
      0,
      most,
    );
  });
  add('speedKnotsMedianMax', (most) => (input) => {
    return allWithin(
      shipsOf(input).map(({ speedKnotsMedian }) => speedKnotsMedian),
      0,
      most,
    );
  });
  add('lengthMetersMin', (least) => (input) => {
    return allWithin(
      shipsOf(input).map(({ lengthMeters }) => lengthMeters),
      least,
      Infinity,
    );
  });
  add('distanceLengthsMax', (most) => (input) => {
    return allWithin([input.features.distanceLengthsMedian], 0, most);
  });
  add('seenApartBefore', () => ({ features: { apartBeforeMeters }, distanceMeters }) => {
    return allWithin([apartBeforeMeters], distanceMeters, Infinity);
  });
}

function addShipTypes(add: AddCondition): void {
  add('bothShipTypes', (text) => {
    const matches = matcherOf(text);
    return (input) => {
      const types = shipsOf(input).map(({ shiptype }) => matches(shiptype));
      return types.includes(false) ? false : types.includes(undefined) ? undefined : true;
    };
  });
  add('eitherShipTypes', (text) => {
    const matches = matcherOf(text);
    return (input) => {
      const types = shipsOf(input).map(({ shiptype }) => matches(shiptype));
      return types.includes(true) ? true : types.includes(undefined) ? undefined : false;
    };
  });
}

function addModel(add: AddCondition): void {
  add(
    'probabilityMin',
    (least) => (input) => reachesProbability(input.features, least),
    (least) => (from, to) => isBelowBetween([from.features, to.features], least),
  );
  add(
    'kinds',
    (kinds) =>
      ({ features }) => {
        return kinds.includes(kindOf(features, transferProbability(features)));
      },
    () => () => false,
  );
}

function shipsOf({ features: { first, second } }: FilterInput): readonly FiringFeatures['first'][] {
  return [first, second];
}

/** Whether all values are within a range; undefined if none is outside and one is unknown. */
function allWithin(
  values: readonly (number | null)[],
  from: number,
  to: number,
): boolean | undefined {
  if (values.some((value) => value !== null && !(value >= from && value <= to))) return false;
  return values.includes(null) ? undefined : true;
}

function matcherOf(text: string): (shiptype: number | null) => boolean | undefined {
  const matches = parseShipTypeFilter(text);
  if (!matches.ok) throw new TypeError(`${text}: ${matches.error}`);
  return (shiptype) => (shiptype === null ? undefined : matches.value(shiptype));
}
