import { wrapLongitude } from '@roadstead/geo';

/** A tenth of a metre, without an exponent, which decimals of XML cannot have. */
const DIGITS = 6;

/** Returns degrees as a decimal of XML. */
export function degreesText(degrees: number): string {
  return String(Number(degrees.toFixed(DIGITS)));
}

/** Returns a longitude from −180 to less than 180, as GPX and RTZ have it. */
export function longitudeText(longitude: number): string {
  // Rounded before: 179.9999999 would become 180.
  const wrapped = wrapLongitude(Number(longitude.toFixed(DIGITS)));
  return degreesText(wrapped === 180 ? -180 : wrapped);
}
