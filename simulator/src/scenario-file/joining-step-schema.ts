import { z } from 'zod';
import type { KeepReason, Step } from '../scenario.ts';
import { knotsUnderWay, METERS_MAX, number, type Schema, waypoints } from './quantities.ts';
import { type EndKeys, lastingStep } from './step-end.ts';

const ship = z
  .string('expected the name of a ship')
  .describe('Name of the other ship; from `count` ships to as many others: each to its own.');
const meters = number(-METERS_MAX, METERS_MAX, 'metres');
const gap = number(0, 1000, 'metres');
const distance = number(1, METERS_MAX, 'metres');

/** Made fast to another ship. */
export function alongsideSchema(ends: EndKeys): Schema<Step> {
  return lastingStep(
    ends,
    {
      ship,
      side: z.enum(['port', 'starboard']).prefault('starboard').describe("The other ship's side."),
      heading: z
        .enum(['same', 'opposite'])
        .prefault('same')
        .describe('The way it heads, as seen from the other ship.'),
      aheadMeters: meters.prefault(0).describe("How far its midships are ahead of the other's."),
      gapMeters: gap.prefault(4).describe('Water between the two hulls (fenders).'),
      purpose: z
        .enum(['cargo', 'bunkers', 'stores', 'catch', 'pilot', 'supply'])
        .prefault('cargo')
        .describe('Why: this is what the truth says of it.'),
    },
    'Goes to another ship, is made fast to it, and at the end lets go.',
    ({ ship, side, heading, aheadMeters, gapMeters, purpose }, end) => ({
      kind: 'alongside',
      ship,
      side,
      heading,
      aheadMeters,
      gapMeters,
      purpose,
      end,
    }),
  );
}

/** Behind a ship that unloads over its stern. */
export function tandemSchema(ends: EndKeys): Schema<Step> {
  return lastingStep(
    ends,
    { ship, gapMeters: gap.prefault(80).describe("Between its bow and the other ship's stern.") },
    'Lies in line astern of a ship that unloads over its stern, as a shuttle tanker behind an FPSO.',
    ({ ship, gapMeters }, end) => ({ kind: 'tandem', ship, gapMeters, end }),
  );
}

/** In the wake of another ship. */
export function followSchema(ends: EndKeys): Schema<Step> {
  return lastingStep(
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
export function companySchema(ends: EndKeys, why: KeepReason, description: string): Schema<Step> {
  return lastingStep(
    ends,
    {
      ship,
      aheadMeters: meters
        .prefault(0)
        .describe('Ahead of it (negative: astern), midships to midships.'),
      starboardMeters: meters.prefault(0).describe('To starboard of it (negative: to port).'),
    },
    `${description} aheadMeters and starboardMeters say where.`,
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
  return lastingStep(
    ends,
    {
      ship,
      distanceMeters: distance.describe('Abeam, from midships to midships.'),
      side: z.enum(['port', 'starboard']).prefault('starboard').describe("The other ship's side."),
    },
    'Keeps abeam of a ship to trawl a net between the two (pair trawling).',
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

/** Ahead of another ship that has no way of its own. */
export const towSchema: Schema<Step> = z
  .strictObject({
    ship: ship.describe('The ship to tow.'),
    lineMeters: number(1, 5000, 'metres').prefault(200).describe('Length of the line.'),
    to: waypoints.describe('Where to: [longitude, latitude], or a list of them, in order.'),
    speedKnots: knotsUnderWay.prefault(5).describe('Speed through the water.'),
  })
  .describe('Takes a ship in tow, sails along waypoints, and lets it go at the last one.')
  .transform((file) => ({ kind: 'tow', ...file }));
