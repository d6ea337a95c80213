declare const brand: unique symbol;
type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** Maritime Mobile Service Identity: nine digits as a number, from 0 to 999 999 999 (ITU-R M.585). */
export type Mmsi = Branded<number, 'Mmsi'>;
/** IMO ship identification number: seven digits, the last a check digit (IMO A.1117(30)). */
export type Imo = Branded<number, 'Imo'>;
/** UN/LOCODE: two letters for the country, three letters or digits for the place (UNECE recommendation 16). */
export type Locode = Branded<string, 'Locode'>;

/** The range of Maritime Identification Digits that ITU assigns to ships (ITU-R M.585, table of MIDs). */
const SHIP_MID_MIN = 201;
const SHIP_MID_MAX = 775;
const MMSI_PER_MID = 1_000_000;

export const MMSI_MAX = 999_999_999;

/** Parses an MMSI from one to nine digits or a whole number; returns undefined for anything else. */
export function parseMmsi(input: string | number): Mmsi | undefined {
  const value =
    typeof input === 'number' ? input : /^\s*\d{1,9}\s*$/.test(input) ? Number(input) : Number.NaN;
  return Number.isInteger(value) && value >= 0 && value <= MMSI_MAX ? (value as Mmsi) : undefined;
}

/** D9: returns whether an MMSI has the form of a ship's, MIDxxxxxx with a MID from 201 to 775. */
export function isShipMmsi(mmsi: Mmsi): boolean {
  return mmsi >= SHIP_MID_MIN * MMSI_PER_MID && mmsi < (SHIP_MID_MAX + 1) * MMSI_PER_MID;
}

/** Parses an IMO number, with or without the prefix `IMO`; returns undefined if its check digit is wrong. */
export function parseImo(input: string | number): Imo | undefined {
  const digits = /^\s*(?:IMO\s*)?(\d{7})\s*$/i.exec(String(input))?.[1];
  if (digits === undefined) return undefined;
  let sum = 0;
  for (let place = 0; place < 6; place++) sum += Number(digits[place]) * (7 - place);
  const value = Number(digits);
  return value >= 1_000_000 && sum % 10 === value % 10 ? (value as Imo) : undefined;
}

/** Parses a UN/LOCODE in upper or lower case, with or without a space after the country; undefined if it is invalid. */
export function parseLocode(input: string): Locode | undefined {
  const match = /^\s*([A-Z]{2})\s?([A-Z2-9]{3})\s*$/.exec(input.toUpperCase());
  return match ? (`${match[1]}${match[2]}` as Locode) : undefined;
}
