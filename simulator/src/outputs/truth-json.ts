import type {
  TrueActivity,
  TrueEncounter,
  TrueFault,
  TruePlace,
  TruePort,
  TrueShip,
  Truth,
} from '../truth.ts';
import { isoTimeText } from './text.ts';

type Field =
  | keyof Truth
  | keyof TrueShip
  | keyof TrueEncounter
  | keyof TrueActivity
  | keyof TrueFault
  | keyof TruePlace
  | keyof TruePort
  | 'truthVersion'
  | 'begin'
  | 'end';

/** Fields in the order of output; a record, so that the compiler reports a missing field. */
const FIELDS: Readonly<Record<Field, true>> = {
  truthVersion: true,
  beginMs: true,
  endMs: true,
  ships: true,
  encounters: true,
  activities: true,
  faults: true,
  silences: true,
  ports: true,
  background: true,
  ring: true,
  name: true,
  ship: true,
  mmsi: true,
  imo: true,
  callsign: true,
  type: true,
  class: true,
  lengthMeters: true,
  beamMeters: true,
  draughtMeters: true,
  toBowMeters: true,
  toSternMeters: true,
  toPortMeters: true,
  toStarboardMeters: true,
  kind: true,
  isTransfer: true,
  activity: true,
  begin: true,
  end: true,
  distanceMeters: true,
  path: true,
  timeMs: true,
  longitude: true,
  latitude: true,
};

/** Version of the truth's format. */
export const TRUTH_VERSION = 1;

/** Formats the truth as a JSON document, its fields in a fixed order, its instants in epoch milliseconds and ISO 8601. */
export function truthJson(truth: Truth): string {
  const document = {
    truthVersion: TRUTH_VERSION,
    beginMs: truth.beginMs,
    endMs: truth.endMs,
    ships: truth.ships,
    encounters: truth.encounters.map((each) =>
      withTimes({ ...each, path: each.path.map(rounded) }),
    ),
    activities: truth.activities.map(withTimes),
    faults: truth.faults.map(withTimes),
    silences: truth.silences.map(withTimes),
    ports: truth.ports,
    background: truth.background,
  };
  return `${JSON.stringify(document, Object.keys(FIELDS), 2)}\n`;
}

/** To a centimetre. */
function rounded({ timeMs, longitude, latitude }: TruePlace): TruePlace {
  return { timeMs, longitude: Number(longitude.toFixed(7)), latitude: Number(latitude.toFixed(7)) };
}

function withTimes<Item extends { readonly beginMs: number; readonly endMs: number }>(
  item: Item,
): Item & { readonly begin: string; readonly end: string } {
  return { ...item, begin: isoTimeText(item.beginMs), end: isoTimeText(item.endMs) };
}
