import { UserError } from '../host/host.ts';

interface Named {
  readonly name: string;
}

/**
 * Returns the item with a name, or the only one whose name begins with it.
 * @param kind the items in the message, such as `passage`
 * @param shown the items that the message names if none fits
 * @throws UserError for any other text
 */
export function findNamed<Item extends Named>(
  text: string,
  items: readonly Item[],
  kind: string,
  shown: readonly Named[] = items,
): Item {
  const name = text.trim().toLowerCase();
  const exact = items.find((each) => each.name === name);
  const found = exact ? [exact] : items.filter((each) => each.name.startsWith(name));
  if (name !== '' && found.length === 1) return found[0];
  const allowed = (name !== '' && found.length > 1 ? found : shown).map((each) => each.name);
  throw new UserError(`"${text}" is not a ${kind}; use one of ${allowed.join(', ')}.`);
}
