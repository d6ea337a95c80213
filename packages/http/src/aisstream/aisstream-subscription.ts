import { isObject, type Mmsi, type PositionReport, parseMmsi, type Result } from '@roadstead/model';

/** The message type of all reports here: the service does not store which AIS message a report was. */
export const SENT_TYPE = 'PositionReport';

/** The message types of aisstream.io. An unknown one in a filter is refused, since nothing would match it. */
export const AISSTREAM_TYPES: ReadonlySet<string> = new Set([
  ...[SENT_TYPE, 'UnknownMessage', 'AddressedSafetyMessage', 'AddressedBinaryMessage'],
  ...['AidsToNavigationReport', 'AssignedModeCommand', 'BaseStationReport', 'BinaryAcknowledge'],
  ...['BinaryBroadcastMessage', 'ChannelManagement', 'CoordinatedUTCInquiry'],
  ...['DataLinkManagementMessage', 'DataLinkManagementMessageData', 'ExtendedClassBPositionReport'],
  ...['GroupAssignmentCommand', 'GnssBroadcastBinaryMessage', 'Interrogation'],
  ...['LongRangeAisBroadcastMessage', 'MultiSlotBinaryMessage', 'SafetyBroadcastMessage'],
  ...['ShipStaticData', 'SingleSlotBinaryMessage', 'StandardClassBPositionReport'],
  ...['StandardSearchAndRescueAircraftReport', 'StaticDataReport'],
]);

/** More boxes would cost a search for each report. */
export const SUBSCRIBED_BOXES_MAX = 100;
export const SUBSCRIBED_SHIPS_MAX = 1000;

/** A box as it was sent: the provider compares numbers, so one that crosses ±180 is two boxes. */
interface BoundingBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** A subscription of aisstream's protocol, with the secret that authenticates it. */
export interface AisstreamSubscription {
  readonly key: string;
  matches(report: PositionReport): boolean;
}

/** Returns the subscription of a message; the error is a sentence for people. */
export function parseSubscription(text: string): Result<AisstreamSubscription, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused('The subscription is not JSON.');
  }
  if (!isObject(value)) return refused('The subscription is not an object.');
  // The examples of the provider write APIKey, Apikey and ApiKey.
  const members = new Map(Object.entries(value).map(([name, each]) => [name.toLowerCase(), each]));
  const unknown = Object.keys(value).find((name) => !MEMBERS.has(name.toLowerCase()));
  if (unknown !== undefined)
    return refused(`Unknown field ${JSON.stringify(unknown.slice(0, 50))}.`);
  const key = members.get('apikey');
  if (typeof key !== 'string' || key === '') return refused('Api Key Is Not Valid');
  const boxes = boxesOf(members.get('boundingboxes'));
  if (!boxes)
    return refused(
      `BoundingBoxes must be 1 to ${SUBSCRIBED_BOXES_MAX} of [[latitude, longitude], [latitude, longitude]].`,
    );
  const ships = shipsOf(members.get('filtersshipmmsi'));
  if (!ships)
    return refused(`FiltersShipMMSI must be up to ${SUBSCRIBED_SHIPS_MAX} MMSI as texts.`);
  const types = typesProblem(members.get('filtermessagetypes'));
  if (types !== undefined) return refused(types);
  return {
    ok: true,
    value: {
      key,
      matches: ({ mmsi, longitude, latitude }) =>
        (ships.size === 0 || ships.has(mmsi)) &&
        boxes.some(
          ({ south, west, north, east }) =>
            latitude >= south && latitude <= north && longitude >= west && longitude <= east,
        ),
    },
  };
}

const MEMBERS = new Set(['apikey', 'boundingboxes', 'filtersshipmmsi', 'filtermessagetypes']);

function refused(error: string): { readonly ok: false; readonly error: string } {
  return { ok: false, error };
}

/** L7: latitude first, there and only there. The corners may be in any order. */
function boxesOf(value: unknown): readonly BoundingBox[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > SUBSCRIBED_BOXES_MAX)
    return undefined;
  const boxes = value.map(boxOf);
  return boxes.every((box) => box !== undefined) ? boxes : undefined;
}

function boxOf(value: unknown): BoundingBox | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const numbers = value.flat();
  // Examples of the provider have the whole world as [-180, -90] to [180, 90], so latitudes are not limited to 90.
  if (numbers.length !== 4 || !numbers.every(isDegrees)) return undefined;
  const [latitude, longitude, otherLatitude, otherLongitude] = numbers;
  return {
    south: Math.min(latitude, otherLatitude),
    west: Math.min(longitude, otherLongitude),
    north: Math.max(latitude, otherLatitude),
    east: Math.max(longitude, otherLongitude),
  };
}

function isDegrees(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 180;
}

function shipsOf(value: unknown = []): ReadonlySet<Mmsi> | undefined {
  if (!Array.isArray(value) || value.length > SUBSCRIBED_SHIPS_MAX) return undefined;
  const ships = value.map((each) => (typeof each === 'string' ? parseMmsi(each) : undefined));
  return ships.every((ship) => ship !== undefined) ? new Set(ships) : undefined;
}

function typesProblem(value: unknown = []): string | undefined {
  if (!Array.isArray(value)) return 'FilterMessageTypes must be an array of message types.';
  const unknown = value.find((type) => !AISSTREAM_TYPES.has(type));
  if (unknown !== undefined)
    return `Unknown message type ${JSON.stringify(unknown)?.slice(0, 50)}.`;
  // Nothing would be sent, and nobody would know why.
  return value.length === 0 || value.includes(SENT_TYPE)
    ? undefined
    : `This service sends ${SENT_TYPE} alone.`;
}
