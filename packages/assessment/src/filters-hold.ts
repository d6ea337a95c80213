import { type EncounterFilters, parseShipTypeFilter } from '@roadstead/model';
import { kindOf } from './encounter-kind.ts';
import { reachesProbability, transferProbability } from './encounter-model.ts';
import type { FiringFeatures } from './firing-features.ts';

/** Input of filters. */
interface FilterInput {
  readonly features: FiringFeatures;
  /** D of the configuration. */
  readonly distanceMeters: number;
}

/** A filter: undefined where the value is unknown. */
type Condition = (input: FilterInput) => boolean | undefined;

/** D15: filters in the order of their cost. */
export class PreparedFilters {
  readonly #conditions: readonly Condition[];

  /** @throws TypeError if the filters have not been validated */
  constructor(filters: EncounterFilters) {
    const unknown = new Set<string>(filters.unknown);
    this.#conditions = conditionsOf(filters).map(([name, condition]) => (input) => {
      return condition(input) ?? unknown.has(name);
    });
  }

  /** Returns whether all filters hold. */
  hold(input: FilterInput): boolean {
    return this.#conditions.every((condition) => condition(input));
  }
}

function shipsOf({ features: { first, second } }: FilterInput): readonly FiringFeatures['first'][] {
  return [first, second];
}

function conditionsOf(filters: EncounterFilters): readonly [keyof EncounterFilters, Condition][] {
  const conditions: [keyof EncounterFilters, Condition][] = [];
  const add = <Name extends keyof EncounterFilters>(
    name: Name,
    create: (limit: NonNullable<EncounterFilters[Name]>) => Condition,
  ): void => {
    const limit = filters[name];
    if (limit !== undefined) conditions.push([name, create(limit)]);
  };
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
  add('probabilityMin', (least) => (input) => reachesProbability(input.features, least));
  add('kinds', (kinds) => ({ features }) => {
    return kinds.includes(kindOf(features, transferProbability(features)));
  });
  return conditions;
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
