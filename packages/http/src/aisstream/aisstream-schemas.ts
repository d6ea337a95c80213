import { z } from 'zod';
import { responseObject } from '../server/index.ts';
import {
  AISSTREAM_TYPES,
  SENT_TYPE,
  SUBSCRIBED_BOXES_MAX,
  SUBSCRIBED_SHIPS_MAX,
} from './aisstream-subscription.ts';

const DEGREES = z.number().min(-180).max(180);
const CORNER = z.tuple([DEGREES, DEGREES]).describe('Latitude, then longitude, in degrees.');

/** Schema of a subscription. `parseSubscription` accepts the names of its members in any case, as the provider's examples have them. */
export const AISSTREAM_SUBSCRIPTION = z
  .strictObject({
    APIKey: z.string().min(1).describe('An API key of this service.'),
    BoundingBoxes: z
      .array(z.tuple([CORNER, CORNER]))
      .min(1)
      .max(SUBSCRIBED_BOXES_MAX)
      .describe('Two opposite corners of each box; a box that crosses ±180° is two boxes.'),
    FiltersShipMMSI: z
      .array(z.string().regex(/^\d{9}$/))
      .max(SUBSCRIBED_SHIPS_MAX)
      .optional()
      .describe('Only these ships.'),
    FilterMessageTypes: z
      .array(z.enum([...AISSTREAM_TYPES]))
      .optional()
      .describe(`Contains \`${SENT_TYPE}\` unless it is empty: no other type is sent.`),
  })
  .meta({ id: 'AisstreamSubscription' });

const POSITION_REPORT = responseObject('AisstreamPosition', {
  MessageID: z.literal(1),
  RepeatIndicator: z.literal(0),
  UserID: z.int().describe('The MMSI.'),
  Valid: z.literal(true),
  NavigationalStatus: z.int().min(0).max(15),
  RateOfTurn: z.int().min(-128).max(127).describe('As AIS transmits it; −128: not available.'),
  Sog: z.number().min(0).max(102.3).describe('Knots; 102.3: not available.'),
  PositionAccuracy: z.literal(false),
  Longitude: z.number().min(-180).max(180),
  Latitude: z.number().min(-90).max(90),
  Cog: z.number().min(0).max(360).describe('Degrees; 360: not available.'),
  TrueHeading: z.number().min(0).max(511).describe('Degrees; 511: not available.'),
  Timestamp: z.int().min(0).max(59).describe('The second of the minute.'),
  SpecialManoeuvreIndicator: z.literal(0),
  Spare: z.literal(0),
  Raim: z.literal(false),
  CommunicationState: z.literal(0),
});

/** Schema of the messages to a client. */
export const AISSTREAM_MESSAGE = z.union([
  responseObject('AisstreamReport', {
    MessageType: z.literal(SENT_TYPE),
    MetaData: responseObject('AisstreamMetaData', {
      MMSI: z.int(),
      MMSI_String: z.int().describe('The same number: the provider sends no text here, either.'),
      ShipName: z.string().describe('As the ship reported it last; empty if never.'),
      latitude: z.number(),
      longitude: z.number(),
      time_utc: z.string().describe('As Go prints a time: `2026-06-01 12:00:00.5 +0000 UTC`.'),
    }),
    Message: responseObject('AisstreamContent', { [SENT_TYPE]: POSITION_REPORT }),
  }),
  responseObject('AisstreamError', {
    error: z.string().describe('A sentence; the connection ends.'),
  }),
]);
