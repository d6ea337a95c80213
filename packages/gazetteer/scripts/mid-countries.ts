import type { Country } from '@roadstead/model';
import { COUNTRY_CODES } from './country-codes.ts';

/**
 * MIDs that the ITU allocates to several parts of a state. Of Bonaire, Curaçao and Sint Maarten (306), formerly the
 * Netherlands Antilles, only Curaçao has a register of seagoing ships.
 */
const SHARED: Readonly<Record<number, string>> = { 306: 'CW' };

/** Returns the country of each MID. @throws Error for a row without a country code, or a MID with two rows */
export function countriesByMid(
  rows: readonly Readonly<Record<string, string>>[],
): ReadonlyMap<number, Country> {
  const countries = new Map<number, Country>();
  for (const row of rows) {
    const mid = Number(row['Digit']);
    const name = row['Allocated to'].trim();
    const a2 = COUNTRY_CODES.get(name);
    if (a2 === undefined) throw new Error(`MID ${mid}: no code for ${name}`);
    if (SHARED[mid] !== undefined && SHARED[mid] !== a2) continue;
    if (countries.has(mid)) throw new Error(`MID ${mid} occurs twice`);
    countries.set(mid, { a2, name });
  }
  return countries;
}
