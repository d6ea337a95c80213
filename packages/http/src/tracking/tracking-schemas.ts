import { z } from 'zod';
import { IMO, MMSI, TIMESTAMP } from '../read/body-fields.ts';

/** So many ships may be asked for at once. */
export const SHIPS_MAX = 10_000;

export const TIME = z.iso.datetime().meta({ description: 'UTC, in whole seconds.' });
const EXTENSIONS = z.tuple([z.literal('time'), z.literal('cog'), z.literal('sog')]);
const COORDINATES = z
  .tuple([z.number(), z.number(), TIME, z.number().nullable(), z.number().nullable()])
  .meta({ description: 'Longitude, latitude, time, course in degrees, speed in knots.' });
const SHIP_MMSI = z.strictObject({ mmsi: z.int() });

/** What is known of a ship. */
export const SHIP = z.strictObject({
  a2: z.string().nullable().meta({ description: 'The country of its MMSI, ISO 3166-1 alpha-2.' }),
  callsign: z.string().nullable(),
  country: z.string().nullable(),
  destination: z.string().nullable().meta({ description: 'As the crew typed it.' }),
  draught: z.number().nullable().meta({ description: 'Metres.' }),
  eta: TIME.nullable(),
  imo: z.int().nullable(),
  length: z.int().nullable().meta({ description: 'Metres.' }),
  mmsi: z.int(),
  name: z.string().nullable(),
  shiptype: z.int().nullable().meta({ description: 'ITU-R M.1371, table 53.' }),
  width: z.int().nullable().meta({ description: 'Metres.' }),
});

export const SHIP_INFO = z.strictObject({ ship: SHIP });

/** By what a ship is looked for. */
export const SHIP_SEARCH = z.object({
  ship: z
    .object({
      mmsi: MMSI.nullish(),
      imo: IMO.nullish(),
      name: z.string().min(1).max(100).nullish(),
      callsign: z.string().min(1).max(100).nullish(),
    })
    .refine(
      ({ mmsi, imo, name, callsign }) => (mmsi ?? imo ?? name ?? callsign ?? null) !== null,
      'must have at least one of mmsi, imo, name and callsign.',
    )
    .meta({ description: 'All that is given has to fit; of several ships the one heard last.' }),
});

/** Where a ship was, and when. */
export const PLACE_IN_TIME = z.strictObject({
  type: z.literal('Point'),
  coordinates: COORDINATES,
  extensions: EXTENSIONS,
});

/** Where a ship is. */
export const POSITION = z.strictObject({
  heading: z.int().nullable(),
  nav_status: z.int().meta({ description: 'ITU-R M.1371, table 48; 15 is not known.' }),
  rot: z.int().nullable().meta({ description: 'Degrees a minute, to starboard positive.' }),
  ship: SHIP_MMSI,
  position: PLACE_IN_TIME,
});

const MMSIS = z.array(MMSI).max(SHIPS_MAX);

/** The ships whose positions are asked for; a bare array is taken too. */
export const POSITIONS_BODY = z.preprocess(
  (body) => (Array.isArray(body) ? { mmsi: body } : body),
  z.object({ mmsi: MMSIS }),
);

const SHIP_OF_BODY = z.object({ mmsi: MMSI });

const RESOLUTION_RULE = 'must be HH:MM:SS, or a timestamp whose time of day counts.';
const RESOLUTION =
  /^(?:\d{4}-\d\d-\d\d[Tt ])?(\d\d):([0-5]\d):([0-5]\d)(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)?$/;

/** A track that is asked for. */
export const TRACK_BODY = z.object({
  ship: SHIP_OF_BODY,
  begin: TIMESTAMP,
  end: TIMESTAMP,
  resolution: z
    .string(RESOLUTION_RULE)
    .nullish()
    .meta({ description: 'HH:MM:SS; left out or zero: every fix.' })
    .transform((text, context) => {
      if (text === null || text === undefined) return 0;
      const [, hours, minutes, seconds] = (RESOLUTION.exec(text.trim()) ?? []).map(Number);
      if (hours !== undefined) return 1000 * (3600 * hours + 60 * minutes + seconds);
      context.addIssue({ code: 'custom', message: RESOLUTION_RULE });
      return z.NEVER;
    }),
});

export const JOB = z.strictObject({ id: z.int() });
export const RUNNING = z.strictObject({ status: z.literal('running') });

const PLACE = z.object({
  type: z.literal('Point'),
  coordinates: z
    .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
    .meta({ description: 'Longitude, latitude, in degrees.' }),
});

/** A route that is asked for. */
export const ROUTE_BODY = z.object({
  source: z.object({ ship: SHIP_OF_BODY }),
  destination: z
    .object({
      port: z.object({ locode: z.string().min(1).max(20) }).nullish(),
      position: PLACE.nullish(),
    })
    .refine(
      ({ port, position }) => (port ?? null) === null || (position ?? null) === null,
      'must not have both port and position.',
    )
    .refine(
      ({ port, position }) => (port ?? position ?? null) !== null,
      'must have port or position.',
    ),
});

/** What came of it. */
export const ROUTE = z.strictObject({
  bs_ts: TIME.nullable().meta({ description: 'Of the fix that it begins at.' }),
  distance: z.int().nullable().meta({ description: 'Metres.' }),
  eta: TIME.nullable(),
  route: z
    .strictObject({
      type: z.literal('LineString'),
      coordinates: z.array(z.tuple([z.number(), z.number()])),
    })
    .nullable()
    .meta({ description: 'Where it passes 180°, longitudes go on beyond it.' }),
  sog: z.number().nullable().meta({ description: 'Knots: the speed that was reckoned with.' }),
  status: z.enum(['ok', 'no_route', 'stale_position', 'unknown_position']),
  reason: z.string().optional().meta({ description: 'Only where there is no route: why.' }),
});

/** Where a ship sailed. */
export const TRACK = z.strictObject({
  distance: z.int().meta({ description: 'Metres sailed, whatever the resolution.' }),
  ship: SHIP_MMSI,
  track: z.strictObject({
    type: z.literal('LineString'),
    coordinates: z.array(COORDINATES),
    extensions: EXTENSIONS,
  }),
});

export const PORT_CALLS_BODY = z.object({ ship: SHIP_OF_BODY });

/** A ship's call at a port. */
export const PORT_CALL = z.strictObject({
  ata: TIME,
  atd: TIME.nullable().meta({ description: 'Null while it is there.' }),
  berthing_areas: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  port: z.strictObject({
    id: z.int().meta({ description: 'In the World Port Index.' }),
    locode: z.string().nullable(),
    name: z.string(),
  }),
});

/** The calls of a ship at ports, newest first. */
export const PORT_CALLS = z.strictObject({ records: z.array(PORT_CALL) });
