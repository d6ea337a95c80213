/** The least number of a port that the World Port Index does not have; its own numbers have at most five digits. */
const ID_BASE = 1_000_000;

const CODE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789';

/** Returns the number of a port by its UN/LOCODE: the same in every build, whatever the other ports are. */
export function idOfLocode(locode: string): number {
  let id = 0;
  for (const character of locode) {
    id = id * CODE_CHARACTERS.length + CODE_CHARACTERS.indexOf(character);
  }
  return ID_BASE + id;
}
