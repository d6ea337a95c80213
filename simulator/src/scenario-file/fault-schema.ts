import { z } from 'zod';
import type { Fault, FaultKind } from '../scenario.ts';
import {
  degrees,
  duration,
  durationSpread,
  METERS_MAX,
  mmsiSchema,
  number,
  point,
  rate,
  type Schema,
  shipNames,
  signedDuration,
} from './quantities.ts';
import { singleKeySchema } from './single-key-schema.ts';

/** Name that stands for all ships. */
export const ALL_SHIPS = 'all';

const meters = number(0, METERS_MAX, 'metres');

/** A fault of the transmissions of ships. */
export function faultSchema(time: Schema<number>, durationSeconds: number): Schema<Fault> {
  const fault = faultBuilder(time, durationSeconds);
  return singleKeySchema<Fault>(
    { ...transmissionFaults(fault), ...positionFaults(fault), ...reportFaults(fault) },
    'A fault of the transmissions of ships: exactly one of these.',
  );
}

type FaultBuilder = ReturnType<typeof faultBuilder>;

/** Builder of the schema of one kind: its own keys besides the ships and times that all kinds have. */
function faultBuilder(time: Schema<number>, durationSeconds: number) {
  const about = aboutKeys(time);
  return <Shape extends z.ZodRawShape>(
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
}

/** Faults that suppress messages. */
function transmissionFaults(fault: FaultBuilder): Record<string, Schema<Fault>> {
  return {
    dark: fault({}, 'The transmitter is switched off.', () => ({ kind: 'dark' })),
    loss: fault(
      { rate: rate.describe('Share of the messages that is lost, 0 to 1.') },
      'A share of the messages is lost, besides the usual losses.',
      ({ rate }) => ({ kind: 'loss', rate }),
    ),
  };
}

/** Faults of the transmitted position. */
function positionFaults(fault: FaultBuilder): Record<string, Schema<Fault>> {
  return {
    noise: fault(
      { meters: meters.describe('Standard deviation, east and north each.') },
      'The position is less accurate than usual.',
      ({ meters }) => ({ kind: 'noise', meters }),
    ),
    jump: fault(
      {
        byMeters: meters.describe('Distance.'),
        towardsDegrees: degrees.describe('Direction, clockwise from north.'),
      },
      'The transmitted position is displaced, as if the ship were elsewhere.',
      ({ byMeters, towardsDegrees }) => jumpOf(byMeters, towardsDegrees),
    ),
    circle: fault(
      {
        centre: point.optional().describe("Default: the ship's position when the fault began."),
        radiusMeters: meters.describe('Radius of the circle.'),
        speedKnots: number(0, 100, 'knots').describe('Speed of the position along the circle.'),
      },
      'The transmitted position moves in a circle.',
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
        over: duration.describe('Time until they reach it.'),
      },
      'The transmitted positions of all the ships move to one point, and stay there.',
      ({ towards, over }) => ({ kind: 'drag', to: towards, overSeconds: over }),
    ),
  };
}

/** Faults of identity, time and delivery. */
function reportFaults(fault: FaultBuilder): Record<string, Schema<Fault>> {
  return {
    mmsi: fault(
      { mmsi: mmsiSchema.describe('Transmitted MMSI.') },
      'Transmits this MMSI; receivers see two ships with the same MMSI as one.',
      ({ mmsi }) => ({ kind: 'mmsi', mmsi }),
    ),
    clock: fault(
      { offset: signedDuration.describe('Offset of the clock: + ahead, - behind.') },
      'The times of the reports are wrong.',
      ({ offset }) => ({ kind: 'clock', seconds: offset }),
    ),
    late: fault(
      {
        rate: rate.describe('Share of the reports, 0 to 1.'),
        delay: durationSpread.describe('Delay: a duration, or [least, greatest].'),
      },
      'A share of the reports is delivered late, and so out of order.',
      ({ rate, delay }) => ({ kind: 'late', rate, delaySeconds: delay }),
    ),
  };
}

function aboutKeys(time: Schema<number>) {
  return {
    ships: shipNames.describe(`Ships: a name, a list of names, or \`${ALL_SHIPS}\`.`),
    from: time.optional().describe('Begin; default +0s.'),
    to: time.optional().describe('End; default: the end of the scenario.'),
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
