import { parseShipTypeFilter, SHIP_TYPE_FILTER_RULE } from '@roadstead/model';
import type { PositionSearch } from '@roadstead/service';
import { z } from 'zod';
import type { Parameter } from './parameters.ts';

const NUMBER_TEXT = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** A box of longitudes and latitudes; `east` exceeds 180 where it crosses the antimeridian. */
export const BBOX: Parameter<NonNullable<PositionSearch['box']>> = {
  schema: z.string(),
  rule: 'must be west,south,east,north: longitudes from -180 to 180, latitudes from -90 to 90, south at most north.',
  description:
    'Only positions in a box, its edges included: `west,south,east,north` in degrees. A box whose west is greater than its east crosses ' +
    'the antimeridian.',
  read(text, reject) {
    const parts = text.split(',').map((part) => part.trim());
    if (parts.length !== 4 || !parts.every((part) => NUMBER_TEXT.test(part)))
      return reject('malformed');
    const [west, south, east, north] = parts.map(Number);
    const isValid =
      Math.abs(west) <= 180 &&
      Math.abs(east) <= 180 &&
      south >= -90 &&
      north <= 90 &&
      south <= north;
    return isValid
      ? { west, south, east: west > east ? east + 360 : east, north }
      : reject('invalid');
  },
};

/** A filter of ship types as clusters have it. */
export const SHIP_TYPE_PARAMETER: Parameter<string> = {
  schema: z.string(),
  rule: SHIP_TYPE_FILTER_RULE,
  description:
    'Only ships of these types, ranges and classes, with commas between them: `tanker,70-79`. Ships of unknown type match none.',
  isList: true,
  read: (text, reject) =>
    text.trim() !== '' && parseShipTypeFilter(text).ok ? text : reject('invalid'),
};
