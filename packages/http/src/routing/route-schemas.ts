import { boundedText, LINE_STRING_JSON, SECONDS_JSON } from '@roadstead/model';
import { ROUTES_PER_JOB_MAX, VIA_MAX } from '@roadstead/service';
import { z } from 'zod';
import { responseObject } from '../server/index.ts';
import { SHIP_OF_BODY } from '../tracking/tracking-schemas.ts';
import { AVOID, INSIDE } from './avoid.ts';

const POSITION = z
  .object({
    type: z.literal('Point'),
    coordinates: z
      .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
      .describe('Longitude, latitude, in degrees.'),
  })
  .meta({ id: 'DestinationPoint' });

/** A port or a position. */
const DESTINATION = z
  .object({
    port: z
      .object({ locode: boundedText(1, 20, 'must be a text of 1 to 20 characters.') })
      .nullish(),
    position: POSITION.nullish(),
  })
  .refine(
    ({ port, position }) => (port ?? null) === null || (position ?? null) === null,
    'must not have both port and position.',
  )
  .refine(
    ({ port, position }) => (port ?? position ?? null) !== null,
    'must have port or position.',
  )
  .meta({ id: 'Destination', description: 'A port or a position.' });

/** The request of a route. */
export const ROUTE_BODY = z
  .object({
    source: z.object({ ship: SHIP_OF_BODY }),
    destination: DESTINATION,
    via: z
      .array(DESTINATION)
      .max(VIA_MAX)
      .nullish()
      .describe('Extension: waypoints, in the order of passing.'),
    avoid: AVOID,
    alternatives: z
      .int()
      .min(1)
      .max(ROUTES_PER_JOB_MAX)
      .nullish()
      .describe('Extension: the number of routes by different passages, at most; default 1.'),
  })
  .meta({ id: 'RouteBody' });

const LINE = LINE_STRING_JSON.describe('Across 180° longitudes continue past ±180.');

const PASSAGES_JSON = z.array(z.string());

/** A route by other passages. */
export const ALTERNATIVE = responseObject('AlternativeRoute', {
  distance: z.int().describe('Metres.'),
  extra_distance: z
    .int()
    .describe('Metres more than the route; negative if it is longer since it stays off the coast.'),
  ...{ eta: SECONDS_JSON, eta_early: SECONDS_JSON, eta_late: SECONDS_JSON },
  eta_pilot: SECONDS_JSON.nullable(),
  passages: PASSAGES_JSON,
  emission_control_areas: INSIDE,
  avoided_areas: INSIDE,
  passages_added: PASSAGES_JSON.describe('Passages that the route does not use.'),
  passages_avoided: PASSAGES_JSON.describe('Passages that only the route uses.'),
  route: LINE,
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
  emission_control_areas: INSIDE.describe(
    'Extension: the distances in emission control areas that apply now.',
  ),
  avoided_areas: INSIDE.describe('Extension: the distances in areas to avoid that an end lies in.'),
  route: LINE.nullable(),
  sog: z.number().nullable().describe('Knots: the speed of the estimate.'),
  status: z.enum(['ok', 'no_route', 'stale_position', 'unknown_position']),
  reason: z.string().optional().describe('The reason, if there is no route.'),
  alternatives: z
    .array(ALTERNATIVE)
    .optional()
    .describe('Extension, if several were requested: others by their distance.'),
});

/** As many as one request may have pairs. */
const PLACES_MAX = 2500;
const PLACES = z.array(DESTINATION).min(1).max(PLACES_MAX);

/** The request of distances. */
export const DISTANCES_BODY = z
  .object({
    origins: PLACES,
    destinations: PLACES,
    avoid: AVOID,
  })
  .meta({ id: 'DistancesBody' });

/** The distances from each origin to each destination. */
export const DISTANCES = responseObject('Distances', {
  distances: z.array(
    responseObject('Distance', {
      origin: z.int().describe('Index in `origins`, from 0.'),
      destination: z.int().describe('Index in `destinations`, from 0.'),
      distance: z.int().nullable().describe('Metres; null without a route.'),
      passages: z.array(z.string()).describe('Canals and straits, in the order of passage.'),
      emission_control_areas: INSIDE.describe('Distances in those that apply now.'),
      avoided_areas: INSIDE.describe('Distances in areas to avoid that an end lies in.'),
      reason: z.string().optional().describe('The reason, if there is no route.'),
    }),
  ),
});
