import { SECONDS_JSON } from '@roadstead/model';
import { z } from 'zod';
import { responseObject } from '../server/index.ts';
import { SHIP_OF_BODY } from '../tracking/tracking-schemas.ts';

const POSITION = z.object({
  type: z.literal('Point'),
  coordinates: z
    .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
    .describe('Longitude, latitude, in degrees.'),
});

/** A port or a position. */
const DESTINATION = z
  .object({
    port: z.object({ locode: z.string().min(1).max(20) }).nullish(),
    position: POSITION.nullish(),
  })
  .refine(
    ({ port, position }) => (port ?? null) === null || (position ?? null) === null,
    'must not have both port and position.',
  )
  .refine(
    ({ port, position }) => (port ?? position ?? null) !== null,
    'must have port or position.',
  );

/** The request of a route. */
export const ROUTE_BODY = z.object({
  source: z.object({ ship: SHIP_OF_BODY }),
  destination: DESTINATION,
});

/** The result of a route request. */
export const ROUTE = responseObject('Route', {
  bs_ts: SECONDS_JSON.nullable().describe('Time of the fix at which it begins.'),
  distance: z.int().nullable().describe('Metres.'),
  eta: SECONDS_JSON.nullable(),
  eta_early: SECONDS_JSON.optional().describe('Extension: earlier with a probability of 10 %.'),
  eta_late: SECONDS_JSON.optional().describe('Extension: later with a probability of 10 %.'),
  eta_pilot: SECONDS_JSON.nullish().describe(
    'Extension: at the pilot station; null at sea, on the approach and for ships without a pilot.',
  ),
  passages: z
    .array(z.string())
    .optional()
    .describe('Extension: canals and straits, in the order of passage.'),
  route: z
    .strictObject({
      type: z.literal('LineString'),
      coordinates: z.array(z.tuple([z.number(), z.number()])),
    })
    .nullable()
    .describe('Across 180° longitudes continue past ±180.'),
  sog: z.number().nullable().describe('Knots: the speed of the estimate.'),
  status: z.enum(['ok', 'no_route', 'stale_position', 'unknown_position']),
  reason: z.string().optional().describe('The reason, if there is no route.'),
});

/** As many as one request may have pairs. */
const PLACES_MAX = 2500;
const PLACES = z.array(DESTINATION).min(1).max(PLACES_MAX);

/** The request of distances. */
export const DISTANCES_BODY = z.object({ origins: PLACES, destinations: PLACES });

/** The distances from each origin to each destination. */
export const DISTANCES = responseObject('Distances', {
  distances: z.array(
    responseObject('Distance', {
      origin: z.int().describe('Index in `origins`, from 0.'),
      destination: z.int().describe('Index in `destinations`, from 0.'),
      distance: z.int().nullable().describe('Metres; null without a route.'),
      passages: z.array(z.string()).describe('Canals and straits, in the order of passage.'),
      reason: z.string().optional().describe('The reason, if there is no route.'),
    }),
  ),
});
