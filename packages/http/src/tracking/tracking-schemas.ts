import {
  boundedText,
  PLACE_COORDINATES_JSON,
  PLACE_EXTENSIONS_JSON,
  PLACE_JSON,
  POINT_JSON,
  PORT_CALL_JSON,
  SECONDS_JSON,
  SHIP_JSON,
} from '@roadstead/model';
import { z } from 'zod';
import { SHIP_IMO, SHIP_MMSI, TIMESTAMP } from '../request/index.ts';
import { pageSchema, responseObject } from '../server/index.ts';

/** Ships of one request for positions. */
export const POSITIONS_SHIPS_MAX = 10_000;

const SHIP_REFERENCE = responseObject('ShipReference', { mmsi: z.int() });

export const SHIP_INFO = responseObject('ShipInfo', { ship: SHIP_JSON });

const SEARCHED_TEXT = boundedText(1, 100, 'must be a text of 1 to 100 characters.');

/** Criteria of a search for a ship. */
export const SHIP_SEARCH = z
  .object({
    ship: z
      .object({
        mmsi: SHIP_MMSI.nullish(),
        imo: SHIP_IMO.nullish(),
        name: SEARCHED_TEXT.nullish(),
        callsign: SEARCHED_TEXT.nullish(),
      })
      .refine(
        ({ mmsi, imo, name, callsign }) => (mmsi ?? imo ?? name ?? callsign ?? null) !== null,
        'must have at least one of mmsi, imo, name and callsign.',
      )
      .describe(
        'All criteria must match; of several ships the most recently received one is returned.',
      ),
  })
  .meta({ id: 'ShipSearch' });

/** The latest position of a ship. */
export const POSITION = responseObject('ShipPosition', {
  heading: z.int().nullable(),
  nav_status: z.int().describe('ITU-R M.1371, table 48; 15 is undefined.'),
  rot: z.int().nullable().describe('Degrees a minute, to starboard positive.'),
  ship: SHIP_REFERENCE,
  position: PLACE_JSON,
});

export const POSITIONS = z.array(POSITION).meta({ id: 'ShipPositionList' });
export const POSITION_PAGE = pageSchema('PositionPage', POSITION);

/** The ships of a request for positions, also as a bare array. */
export const POSITIONS_BODY = z.preprocess(
  (body) => (Array.isArray(body) ? { mmsi: body } : body),
  z.object({ mmsi: z.array(SHIP_MMSI).max(POSITIONS_SHIPS_MAX) }).meta({ id: 'ShipPositionsBody' }),
);

export const SHIP_OF_BODY = z.object({ mmsi: SHIP_MMSI }).meta({ id: 'ShipOfBody' });

const RESOLUTION_RULE = 'must be HH:MM:SS, or a timestamp, of which the time of day is used.';
const RESOLUTION =
  /^(?:\d{4}-\d\d-\d\d[Tt ])?(\d\d):([0-5]\d):([0-5]\d)(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)?$/;

/** The request of a track. */
export const TRACK_BODY = z
  .object({
    ship: SHIP_OF_BODY,
    begin: TIMESTAMP,
    end: TIMESTAMP,
    resolution: z
      .string(RESOLUTION_RULE)
      .nullish()
      .describe('HH:MM:SS; default, as zero: every fix.')
      .transform((text, context) => {
        if (text === null || text === undefined) return 0;
        const [, hours, minutes, seconds] = (RESOLUTION.exec(text.trim()) ?? []).map(Number);
        if (hours !== undefined) return 1000 * (3600 * hours + 60 * minutes + seconds);
        context.addIssue({ code: 'custom', message: RESOLUTION_RULE });
        return z.NEVER;
      }),
  })
  .meta({ id: 'TrackBody' });

export const JOB = responseObject('Job', { id: z.int() });
export const RUNNING = responseObject('RunningJob', { status: z.literal('running') });

/** The track of a ship. */
export const TRACK = responseObject('Track', {
  distance: z.int().describe('Metres sailed, independent of the resolution.'),
  ship: SHIP_REFERENCE,
  track: responseObject('TimedLineString', {
    type: z.literal('LineString'),
    coordinates: z.array(PLACE_COORDINATES_JSON),
    extensions: PLACE_EXTENSIONS_JSON,
  }),
});

export const PORT_CALLS_BODY = z.object({ ship: SHIP_OF_BODY }).meta({ id: 'PortCallsBody' });

/** The port calls of a ship, newest first. */
export const PORT_CALLS = responseObject('PortCallList', { records: z.array(PORT_CALL_JSON) });

const FOUND_PORT = responseObject('FoundPort', {
  locode: z.string().nullable(),
  name: z.string(),
  country: z.string().describe('ISO 3166-1 alpha-2.'),
  position: POINT_JSON,
});
export type FoundPortJson = z.infer<typeof FOUND_PORT>;

/** Ships and ports that match a text. */
export const SEARCH_RESULT = responseObject('SearchResult', {
  ships: z.array(SHIP_JSON),
  ports: z.array(FOUND_PORT),
});

export const SHIP_SUMMARY_COLUMNS = ['mmsi', 'name', 'shiptype', 'length', 'width'] as const;

const SHIP_SUMMARY_ROW = z.tuple([
  z.int(),
  z.string().nullable(),
  z.int().nullable(),
  z.int().nullable(),
  z.int().nullable(),
]);
export type ShipSummaryRow = z.infer<typeof SHIP_SUMMARY_ROW>;

/** The static data of ships by which maps name and colour them. */
export const SHIP_SUMMARIES = responseObject('ShipSummaries', {
  columns: z
    .array(z.enum(SHIP_SUMMARY_COLUMNS))
    .describe('The names of the values of a row. Lengths and widths are metres.'),
  rows: z.array(SHIP_SUMMARY_ROW),
  next: z.string().describe('`after` of the next request.'),
  complete: z
    .boolean()
    .describe('Whether the rows are all ships, and not only those that changed.'),
});

export const FLEET_TRACK_COLUMNS = [
  'seconds_after_begin',
  'longitude_1e5',
  'latitude_1e5',
  'sog_tenth_knots',
  'cog_tenth_degrees',
  'heading_degrees',
] as const;

/** The tracks of all ships of a box. */
export const FLEET_TRACKS = responseObject('FleetTracks', {
  begin: SECONDS_JSON,
  end: SECONDS_JSON,
  resolution_seconds: z.number(),
  columns: z.array(z.enum(FLEET_TRACK_COLUMNS)).describe('The names of the numbers of a fix.'),
  tracks: z.array(
    responseObject('FleetTrack', {
      mmsi: z.int(),
      rows: z
        .array(z.int().nullable())
        .describe(
          'The numbers of all fixes, one after another, in the order of time; null is unknown.',
        ),
    }),
  ),
});
