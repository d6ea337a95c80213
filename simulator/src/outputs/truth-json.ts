import type { TrueActivity, TrueEncounter, TrueFault, TrueShip, Truth } from '../truth.ts';
import { isoTimeText } from './text.ts';

type Field =
  | keyof Truth
  | keyof TrueShip
  | keyof TrueEncounter
  | keyof TrueActivity
  | keyof TrueFault
  | 'begin'
  | 'end';

/** Fields in the order of output; a record, so that the compiler reports a missing field. */
const FIELDS: Readonly<Record<Field, true>> = {
  ships: true,
  encounters: true,
  activities: true,
  faults: true,
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
  beginMs: true,
  endMs: true,
};

/** Formats the truth as a JSON document, its fields in a fixed order, its instants in epoch milliseconds and ISO 8601. */
export function truthJson(truth: Truth): string {
  const document = {
    ships: truth.ships,
    encounters: truth.encounters.map(withTimes),
    activities: truth.activities.map(withTimes),
    faults: truth.faults.map(withTimes),
  };
  return `${JSON.stringify(document, Object.keys(FIELDS), 2)}\n`;
}

function withTimes<Item extends { readonly beginMs: number; readonly endMs: number }>(
  item: Item,
): Item & { readonly begin: string; readonly end: string } {
  return { ...item, begin: isoTimeText(item.beginMs), end: isoTimeText(item.endMs) };
}
