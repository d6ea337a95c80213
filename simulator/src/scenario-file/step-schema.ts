import { z } from 'zod';
import type { Step } from '../scenario.ts';
import { durationStep, type EndKeys, endKeys } from './duration-step.ts';
import {
  alongsideSchema,
  companySchema,
  followSchema,
  tandemSchema,
  towSchema,
  trawlSchema,
} from './joining-step-schema.ts';
import {
  degrees,
  knotsUnderWay,
  METERS_MAX,
  number,
  numberSpread,
  point,
  type Schema,
  waypoints,
} from './quantities.ts';
import { singleKeySchema } from './single-key-schema.ts';

/** A step of a ship. */
export function stepSchema(time: Schema<number>): Schema<Step> {
  const ends = endKeys(time);
  return singleKeySchema<Step>(
    {
      sail: sailSchema,
      drift: durationStep(
        ends,
        {},
        'Stops the engine and goes with current and wind.',
        (_, end) => ({
          kind: 'drift',
          end,
        }),
      ),
      anchor: anchorSchema(ends),
      moor: moorSchema(ends),
      loiter: loiterSchema(ends),
      alongside: alongsideSchema(ends),
      tandem: tandemSchema(ends),
      follow: followSchema(ends),
      escort: companySchema(ends, 'escort', 'Holds its place beside or behind a ship to guard it.'),
      company: companySchema(
        ends,
        'company',
        'Holds its place near a ship, for no special reason.',
      ),
      trawl: trawlSchema(ends),
      tow: towSchema,
      track: trackSchema(time),
    },
    'A step of the ship: exactly one of these.',
  );
}

const sailSchema: Schema<Step> = z
  .strictObject({
    to: waypoints.describe('Waypoints: [longitude, latitude], or a list of them, in order.'),
    speedKnots: knotsUnderWay
      .optional()
      .describe("Speed through the water; default: the ship's own."),
    offsetMeters: numberSpread(-100_000, 100_000, 'metres')
      .prefault(0)
      .describe(
        'Sails parallel to the line, at this distance to starboard of it (negative: to port).',
      ),
  })
  .describe('Sails along a line of waypoints. Ends at the last one.')
  .transform(({ to, speedKnots, offsetMeters }) => ({
    kind: 'sail',
    to,
    ...(speedKnots && { speedKnots }),
    offsetMeters,
  }));

const draughtChangeMeters = number(-30, 30, 'metres')
  .optional()
  .describe('Change of its draught at the end of the step, by cargo or ballast.');

function anchorSchema(ends: EndKeys): Schema<Step> {
  return durationStep(
    ends,
    {
      at: point.optional().describe("Place; default: the ship's position."),
      scopeMeters: numberSpread(1, 2000, 'metres')
        .prefault(250)
        .describe('Distance of the bow from the anchor.'),
      draughtChangeMeters,
    },
    'Sails to a place if one is given, anchors, and swings with wind and current.',
    ({ at, scopeMeters, draughtChangeMeters }, end) => ({
      kind: 'anchor',
      ...(at && { at }),
      scopeMeters,
      ...(draughtChangeMeters !== undefined && { draughtChangeMeters }),
      end,
    }),
  );
}

function moorSchema(ends: EndKeys): Schema<Step> {
  return durationStep(
    ends,
    {
      at: point.optional().describe("Place; default: the ship's position."),
      headingDegrees: degrees.optional().describe('Heading at the quay; default: as it arrives.'),
      draughtChangeMeters,
    },
    'Sails to a place if one is given, and moors there, to a quay or fixed.',
    ({ at, headingDegrees, draughtChangeMeters }, end) => ({
      kind: 'moor',
      ...(at && { at }),
      ...(headingDegrees !== undefined && { headingDegrees }),
      ...(draughtChangeMeters !== undefined && { draughtChangeMeters }),
      end,
    }),
  );
}

function loiterSchema(ends: EndKeys): Schema<Step> {
  return durationStep(
    ends,
    {
      radiusMeters: number(1, METERS_MAX, 'metres')
        .prefault(2000)
        .describe('Greatest distance from there.'),
      speedKnots: knotsUnderWay.prefault(3).describe('Speed through the water.'),
    },
    'Sails between random points about the place where the step begins.',
    ({ radiusMeters, speedKnots }, end) => ({ kind: 'loiter', radiusMeters, speedKnots, end }),
  );
}

function trackSchema(time: Schema<number>): Schema<Step> {
  const points = z
    .array(
      z
        .strictObject({ at: point, time })
        .transform((file) => ({ at: file.at, atSeconds: file.time })),
    )
    .min(1)
    .describe(
      'Follows exactly these points, regardless of manoeuvring limits. Ends at the last point.',
    );
  return points
    .superRefine((all, context) => {
      for (let i = 1; i < all.length; i++) {
        if (all[i].atSeconds > all[i - 1].atSeconds) continue;
        const message =
          'times do not increase here; expected a time after that of the previous point';
        context.addIssue({ code: 'custom', message, path: [i, 'time'] });
      }
    })
    .transform((all) => ({ kind: 'track', points: all }));
}
