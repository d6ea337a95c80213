import { z } from 'zod';
import type { Point, Spread, Start, StartPlace, Step } from '../scenario.ts';
import {
  headings,
  knots,
  METERS_MAX,
  number,
  point,
  type Schema,
  spread,
  wholeNumber,
} from './quantities.ts';

/** Greatest number of ships of a plan. */
export const COUNT_MAX = 10_000;

const place = point.describe('[longitude, latitude]');
const meters = number(1, METERS_MAX, 'metres');

/** The start of a ship in a file. */
export interface StartDocument {
  readonly at?: Point | undefined;
  readonly grid?:
    | { readonly at: Point; readonly spacingMeters: number; readonly columns?: number | undefined }
    | undefined;
  readonly scatterMeters: number;
  readonly headingDegrees?: Spread | undefined;
  readonly speedKnots?: Spread | undefined;
  readonly time?: Spread | undefined;
}

/** Place and time of appearance of a ship. */
export function startSchema(time: Schema<number>): Schema<StartDocument> {
  return z
    .strictObject({
      at: place.optional(),
      grid: z
        .strictObject({
          at: place,
          spacingMeters: meters.describe('Distance between two neighbours.'),
          columns: wholeNumber(1, COUNT_MAX)
            .optional()
            .describe('From west to east; default: as many as rows.'),
        })
        .optional()
        .describe('In rows, the first ship in the south-west corner.'),
      scatterMeters: number(0, METERS_MAX, 'metres')
        .prefault(0)
        .describe('Greatest random distance from there.'),
      headingDegrees: headings.optional().describe('Default: towards its first waypoint.'),
      speedKnots: knots.optional().describe('Default: the speed of the first step.'),
      time: spread(time, 'a time such as +1h30m').optional().describe('Default: +0s.'),
    })
    .refine(({ at, grid }) => !(at && grid), 'expected either `at` or `grid`, not both');
}

/** The start of a ship; undefined where neither it nor the first step has a place. */
export function startOf(
  file: StartDocument,
  first: Step | undefined,
  count: number,
): Start | undefined {
  const place = placeOf(file, first, count);
  const firstSeconds = first?.kind === 'track' ? first.points[0].atSeconds : 0;
  return (
    place && {
      place,
      ...(file.headingDegrees && { headingDegrees: file.headingDegrees }),
      ...(file.speedKnots && { speedKnots: file.speedKnots }),
      atSeconds: file.time ?? [firstSeconds, firstSeconds],
    }
  );
}

function placeOf(
  { at, grid, scatterMeters }: StartDocument,
  first: Step | undefined,
  count: number,
): StartPlace | undefined {
  if (grid) {
    const { columns = Math.ceil(Math.sqrt(count)) } = grid;
    return { kind: 'grid', at: grid.at, spacingMeters: grid.spacingMeters, columns, scatterMeters };
  }
  const of =
    at ??
    (first?.kind === 'track' ? first.points[0].at : first && 'at' in first ? first.at : undefined);
  return of && { kind: 'point', at: of, scatterMeters };
}
