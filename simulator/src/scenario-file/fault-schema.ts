import { z } from 'zod';
import type { FaultKind } from '../faults.ts';
import type { Fault } from '../scenario.ts';
import { oneKey } from './one-key.ts';
import {
  degrees,
  duration,
  durationSpread,
  METERS_MAX,
  mmsi,
  number,
  point,
  rate,
  type Schema,
  shipNames,
  signedDuration,
} from './quantities.ts';

/** The word that stands for all ships. */
export const ALL_SHIPS = 'all';

const meters = number(0, METERS_MAX, 'metres');

/** Something that is wrong with what ships send. */
export function faultSchema(time: Schema<number>, durationSeconds: number): Schema<Fault> {
  const about = aboutKeys(time);
  const fault = <Shape extends z.ZodRawShape>(
    shape: Shape,
    description: string,
    make: (file: z.output<z.ZodObject<Shape>>) => FaultKind,
  ): Schema<Fault> =>
    z
      .strictObject({ ...about, ...shape })
      .describe(description)
      .transform((file, context) => {
        const { ships, from = 0, to = durationSeconds } = file as z.output<z.ZodObject<AboutKeys>>;
        if (from >= to) {
          context.addIssue({
            code: 'custom',
            message: 'expected a time after `from`',
            path: ['to'],
          });
        }
        const kind = make(file as unknown as z.output<z.ZodObject<Shape>>);
        return { ships, fromSeconds: from, toSeconds: to, ...kind };
      });
  return oneKey<Fault>(
    {
      dark: fault({}, 'The transmitter is switched off.', () => ({ kind: 'dark' })),
      loss: fault(
        { rate: rate.describe('The share of the messages that is lost, 0 to 1.') },
        'A share of the messages is lost, besides what is lost anyway.',
        ({ rate }) => ({ kind: 'loss', rate }),
      ),
      noise: fault(
        { meters: meters.describe('Standard deviation, east and north each.') },
        'The position is less exact than usual.',
        ({ meters }) => ({ kind: 'noise', meters }),
      ),
      jump: fault(
        {
          byMeters: meters.describe('How far.'),
          towardsDegrees: degrees.describe('Where to, clockwise from north.'),
        },
        'The position that is sent is moved, as if the ship were elsewhere.',
        ({ byMeters, towardsDegrees }) => jumpOf(byMeters, towardsDegrees),
      ),
      circle: fault(
        {
          centre: point.optional().describe('Default: where the ship was when it began.'),
          radiusMeters: meters.describe('Radius of the circle.'),
          speedKnots: number(0, 100, 'knots').describe('How fast the position goes round.'),
        },
        'The position that is sent goes round in a circle.',
        ({ centre, radiusMeters, speedKnots }) => ({
          kind: 'circle',
          ...(centre && { centre }),
          radiusMeters,
          speedKnots,
        }),
      ),
      drag: fault(
        {
          towards: point.describe('The point.'),
          over: duration.describe('How long it takes until they are there.'),
        },
        'The positions of all the ships are drawn to one point, and stay there.',
        ({ towards, over }) => ({ kind: 'drag', to: towards, overSeconds: over }),
      ),
      mmsi: fault(
        { mmsi: mmsi.describe('The MMSI that is sent.') },
        'Sends with this MMSI; two ships with the same one are taken for one.',
        ({ mmsi }) => ({ kind: 'mmsi', mmsi }),
      ),
      clock: fault(
        { offset: signedDuration.describe('How far the clock is ahead, or with - behind.') },
        'The time of its reports is wrong.',
        ({ offset }) => ({ kind: 'clock', seconds: offset }),
      ),
      late: fault(
        {
          rate: rate.describe('The share of the reports, 0 to 1.'),
          delay: durationSpread.describe('How late: a duration, or [least, greatest].'),
        },
        'A share of the reports reaches the reader late, and so out of order.',
        ({ rate, delay }) => ({ kind: 'late', rate, delaySeconds: delay }),
      ),
    },
    'What is wrong with what ships send: exactly one of these.',
  );
}

function aboutKeys(time: Schema<number>) {
  return {
    ships: shipNames.describe(`Whose: a name, a list of names, or \`${ALL_SHIPS}\`.`),
    from: time.optional().describe('From when; default +0s.'),
    to: time.optional().describe('Until when; default: the end of the scenario.'),
  };
}

type AboutKeys = ReturnType<typeof aboutKeys>;

function jumpOf(byMeters: number, towardsDegrees: number): FaultKind {
  const radians = (towardsDegrees * Math.PI) / 180;
  return {
    kind: 'jump',
    northMeters: byMeters * Math.cos(radians),
    eastMeters: byMeters * Math.sin(radians),
  };
}
