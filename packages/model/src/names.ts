/** Control characters, and halves of characters: they could neither be shown nor written as UTF-8. */
const UNFIT = /[\p{Cc}\p{Cs}]/u;

/** Whether something that users name can be called so: a shape, a cluster, a list. @param lengthMax in UTF-16 code units */
export function isName(name: unknown, lengthMax: number): name is string {
  return (
    typeof name === 'string' &&
    name.trim() !== '' &&
    // In an address these are the folder itself, and the one above.
    name !== '.' &&
    name !== '..' &&
    name.length <= lengthMax &&
    !UNFIT.test(name)
  );
}

/** The same for people. */
export function nameRule(lengthMax: number): string {
  return `must be a text of 1 to ${lengthMax} characters, not blank, not . or .., without control characters.`;
}
