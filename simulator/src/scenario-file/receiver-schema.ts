import { z } from 'zod';
import type { ReceiverPlan } from '../scenario.ts';
import { areaSchema } from './area-schema.ts';
import { duration, durationSpread, number, point, rate, type Schema } from './quantities.ts';

const METERS_PER_NAUTICAL_MILE = 1852;
/** Half the circumference of the earth. */
const RANGE_MAX = 10_800;

const PLACES = ['within', 'area', 'everywhere'] as const;

/** A receiver. */
export const receiverSchema: Schema<ReceiverPlan> = z
  .strictObject({
    within: z
      .strictObject({
        centre: point.describe('[longitude, latitude]'),
        rangeNauticalMiles: number(0.1, RANGE_MAX, 'nautical miles').describe(
          'Range of the receiver.',
        ),
      })
      .optional()
      .describe('A shore station.'),
    area: areaSchema
      .optional()
      .describe('Receives reports from an area: a ring of points, or GeoJSON.'),
    everywhere: z
      .literal(true, 'expected true')
      .optional()
      .describe('Receives reports from everywhere.'),
    loss: rate.prefault(0).describe('Share of the reports that it misses, 0 to 1.'),
    passes: z
      .strictObject({
        every: duration.describe('Interval between the beginnings of passes.'),
        listens: duration.describe('Duration of a pass.'),
        first: duration.prefault('0s').describe('Begin of the first pass, after the start.'),
      })
      .refine(({ every, listens }) => every > 0 && listens <= every, {
        message: 'expected a duration above 0s that is not shorter than `listens`',
        path: ['every'],
      })
      .optional()
      .describe('Times of reception, as of a satellite; default: always.'),
    delay: durationSpread
      .prefault('0s')
      .describe('Delay from transmission to delivery: a duration, or [least, greatest].'),
  })
  .describe('A receiver: exactly one of within, area and everywhere.')
  .refine((file) => PLACES.filter((key) => file[key] !== undefined).length === 1, {
    error: `expected exactly one of ${PLACES.join(', ')}`,
    // A misspelt key has its own issue.
    when: ({ issues }) => issues.length === 0,
  })
  .transform((file) => ({
    place: placeOf(file),
    ...(file.passes && {
      passes: {
        everySeconds: file.passes.every,
        listensSeconds: file.passes.listens,
        firstSeconds: file.passes.first,
      },
    }),
    lossRate: file.loss,
    delaySeconds: file.delay,
  }));

function placeOf({
  within,
  area,
}: {
  readonly within?: { centre: readonly [number, number]; rangeNauticalMiles: number } | undefined;
  readonly area?: (ReceiverPlan['place'] & { kind: 'area' })['area'] | undefined;
}): ReceiverPlan['place'] {
  if (within) {
    const rangeMeters = within.rangeNauticalMiles * METERS_PER_NAUTICAL_MILE;
    return { kind: 'within', centre: within.centre, rangeMeters };
  }
  return area ? { kind: 'area', area } : { kind: 'everywhere' };
}
