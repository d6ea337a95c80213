/**
 * Positions of the Maritime Identification Digits in an MMSI (ITU-R M.585): the form, and the number of digits before.
 * AIS-SART, MOB and EPIRB (970, 972, 974, 979) have no MID.
 */
const FORMS: readonly (readonly [form: RegExp, before: number])[] = [
  [/^[2-7]/, 0], // ship
  [/^00/, 2], // coast station
  [/^0/, 1], // group of ships
  [/^111/, 3], // search and rescue aircraft
  [/^8/, 1], // handheld radio
  [/^98/, 2], // craft of a parent ship
  [/^99/, 2], // aid to navigation
];

/** Returns the Maritime Identification Digits of an MMSI; undefined if it has none. */
export function midOfMmsi(mmsi: number): number | undefined {
  if (!Number.isInteger(mmsi) || mmsi < 0 || mmsi > 999_999_999) return undefined;
  const digits = String(mmsi).padStart(9, '0');
  const form = FORMS.find(([pattern]) => pattern.test(digits));
  return form && Number(digits.slice(form[1], form[1] + 3));
}
