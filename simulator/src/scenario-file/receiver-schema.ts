import { z } from 'zod';
import type { Receiver } from '../scenario.ts';
import { area } from './area-schema.ts';
import { duration, durationSpread, number, point, rate, type Schema } from './quantities.ts';

const METERS_PER_NAUTICAL_MILE = 1852;
/** Half round the earth. */
const RANGE_MAX = 10_800;

const PLACES = ['within', 'area', 'everywhere'] as const;

/** Who hears the ships. */
export const receiverSchema: Schema<Receiver> = z
  .strictObject({
    within: z
      .strictObject({
        centre: point.describe('[longitude, latitude]'),
        rangeNauticalMiles: number(0.1, RANGE_MAX, 'nautical miles').describe('How far it hears.'),
      })
      .optional()
      .describe('A shore station.'),
    area: area.optional().describe('Hears what is in an area: a ring of points, or GeoJSON.'),
    everywhere: z.literal(true, 'expected true').optional().describe('Hears all the world.'),
    loss: rate.prefault(0).describe('The share of the reports that it misses, 0 to 1.'),
    passes: z
      .strictObject({
        every: duration.describe('From the beginning of a pass to that of the next.'),
        listens: duration.describe('How long a pass is.'),
        first: duration.prefault('0s').describe('When the first begins, after the start.'),
      })
      .refine(({ every, listens }) => every > 0 && listens <= every, {
        message: 'expected a duration above 0s that is not shorter than `listens`',
        path: ['every'],
      })
      .optional()
      .describe('When it hears, as a satellite does; default: always.'),
    delay: durationSpread
      .prefault('0s')
      .describe('From the ship to who reads the report: a duration, or [least, greatest].'),
  })
  .describe('A receiver: exactly one of within, area and everywhere.')
  .refine((file) => PLACES.filter((key) => file[key] !== undefined).length === 1, {
    error: `expected exactly one of ${PLACES.join(', ')}`,
    // A key that is misspelt has been told of.
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
  readonly area?: (Receiver['place'] & { kind: 'area' })['area'] | undefined;
}): Receiver['place'] {
  if (within) {
    const rangeMeters = within.rangeNauticalMiles * METERS_PER_NAUTICAL_MILE;
    return { kind: 'within', centre: within.centre, rangeMeters };
  }
  return area ? { kind: 'area', area } : { kind: 'everywhere' };
}
