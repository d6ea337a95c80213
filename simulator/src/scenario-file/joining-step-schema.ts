import { z } from 'zod';
import type { StationKeepingReason, Step } from '../scenario.ts';
import { durationStep, type EndKeys } from './duration-step.ts';
import { knotsUnderWay, METERS_MAX, number, type Schema, waypoints } from './quantities.ts';

const ship = z
  .string('expected the name of a ship')
  .describe(
    'Name of the other ship; of as many ships as `count`, each goes to the one with its number.',
  );
const meters = number(-METERS_MAX, METERS_MAX, 'metres');
const gap = number(0, 1000, 'metres');
const deeper = number(-30, 30, 'metres');
const draughtChange = z
  .strictObject({
    shipMeters: deeper.prefault(0).describe('Of this ship; positive is deeper.'),
    otherMeters: deeper.prefault(0).describe('Of the other ship.'),
  })
  .optional()
  .describe('Change of the draughts at the end of the step, by the cargo transferred.');
const distance = number(1, METERS_MAX, 'metres');

/** Moored to another ship. */
export function alongsideSchema(ends: EndKeys): Schema<Step> {
  return durationStep(
    ends,
    {
      ship,
      side: z.enum(['port', 'starboard']).prefault('starboard').describe("The other ship's side."),
      heading: z
        .enum(['same', 'opposite'])
        .prefault('same')
        .describe('Heading relative to the other ship.'),
      aheadMeters: meters.prefault(0).describe("Distance of its midships ahead of the other's."),
      gapMeters: gap.prefault(4).describe('Water between the two hulls (fenders).'),
      purpose: z
        .enum(['cargo', 'bunkers', 'stores', 'catch', 'pilot', 'supply', 'raft'])
        .prefault('cargo')
        .describe('Purpose: the kind of the encounter in the truth.'),
      draughtChange,
    },
    'Goes to another ship, moors to it, and separates at the end.',
    ({ ship, side, heading, aheadMeters, gapMeters, purpose, draughtChange }, end) => ({
      kind: 'alongside',
      ship,
      side,
      heading,
      aheadMeters,
      gapMeters,
      purpose,
      ...(draughtChange && { draughtChange }),
      end,
    }),
  );
}

/** Behind a ship that unloads over its stern. */
export function tandemSchema(ends: EndKeys): Schema<Step> {
  return durationStep(
    ends,
    {
      ship,
      gapMeters: gap.prefault(80).describe("Between its bow and the other ship's stern."),
      draughtChange,
    },
    'Lies in line astern of a ship that unloads over its stern, as a shuttle tanker behind an FPSO.',
    ({ ship, gapMeters, draughtChange }, end) => ({
      kind: 'tandem',
      ship,
      gapMeters,
      ...(draughtChange && { draughtChange }),
      end,
    }),
  );
}

/** In the wake of another ship. */
export function followSchema(ends: EndKeys): Schema<Step> {
  return durationStep(
    ends,
    { ship, distanceMeters: distance.describe('Astern, from midships to midships.') },
    'Follows in the wake of a ship, as in a convoy.',
    ({ ship, distanceMeters }, end) => ({
      kind: 'keep',
      ship,
      why: 'convoy',
      aheadMeters: -distanceMeters,
      starboardMeters: 0,
      end,
    }),
  );
}

/** On station near another ship. */
export function companySchema(
  ends: EndKeys,
  why: StationKeepingReason,
  description: string,
): Schema<Step> {
  return durationStep(
    ends,
    {
      ship,
      aheadMeters: meters
        .prefault(0)
        .describe('Ahead of it (negative: astern), midships to midships.'),
      starboardMeters: meters.prefault(0).describe('To starboard of it (negative: to port).'),
    },
    `${description} aheadMeters and starboardMeters define the place.`,
    ({ ship, aheadMeters, starboardMeters }, end) => ({
      kind: 'keep',
      ship,
      why,
      aheadMeters,
      starboardMeters,
      end,
    }),
  );
}

/** Abeam of another ship, with a net between the two. */
export function trawlSchema(ends: EndKeys): Schema<Step> {
  return durationStep(
    ends,
    {
      ship,
      distanceMeters: distance.describe('Abeam, from midships to midships.'),
      side: z.enum(['port', 'starboard']).prefault('starboard').describe("The other ship's side."),
    },
    'Stays abeam of a ship to trawl a net between the two (pair trawling).',
    ({ ship, distanceMeters, side }, end) => ({
      kind: 'keep',
      ship,
      why: 'trawl',
      aheadMeters: 0,
      starboardMeters: side === 'starboard' ? distanceMeters : -distanceMeters,
      end,
    }),
  );
}

/** Ahead of another ship that does not move by itself. */
export const towSchema: Schema<Step> = z
  .strictObject({
    ship: ship.describe('The ship to tow.'),
    lineMeters: number(1, 5000, 'metres').prefault(200).describe('Length of the line.'),
    to: waypoints.describe('Waypoints: [longitude, latitude], or a list of them, in order.'),
    speedKnots: knotsUnderWay.prefault(5).describe('Speed through the water.'),
  })
  .describe('Connects a tow, sails along waypoints, and releases it at the last one.')
  .transform((file) => ({ kind: 'tow', ...file }));
