import { searchable } from '@roadstead/model';

/** The least number of a port that the World Port Index does not have; its own numbers have at most five digits. */
const LOCODE_BASE = 1_000_000;
const LOCODE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789';

/** The least number that is derived from a name: greater than the number of every LOCODE, and those of bundled harbours. */
const NAME_BASE = 200_000_000;
/** With it all numbers are below 2^31. */
const NAME_COUNT = 1_000_000_000;

/** The greatest number of a port: the greatest 32-bit integer. */
export const PORT_ID_MAX = 2_147_483_647;

/** Returns the number of a port of the host by its UN/LOCODE, as the builder numbers bundled ports. */
export function idOfLocode(locode: string): number {
  let id = 0;
  for (const character of locode) {
    id = id * LOCODE_CHARACTERS.length + LOCODE_CHARACTERS.indexOf(character);
  }
  return LOCODE_BASE + id;
}

/** Returns the number of a port of the host without a LOCODE, by country and name: FNV-1a of UTF-16 code units. */
export function portIdOfName(country: string, name: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${country} ${searchable(name)}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return NAME_BASE + (hash % NAME_COUNT);
}
