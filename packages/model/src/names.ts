import { characterCount } from './bounded-text.ts';

/** Control characters and lone surrogates, which can neither be displayed nor encoded as UTF-8. */
const FORBIDDEN = /[\p{Cc}\p{Cs}]/u;

/**
 * Returns whether a value is a valid name for a user's object: a shape, a cluster, a list.
 * @param lengthMax maximum number of Unicode code points.
 */
export function isValidName(name: unknown, lengthMax: number): name is string {
  return (
    typeof name === 'string' &&
    name.trim() !== '' &&
    // URLs resolve these path segments to the current and the parent folder (RFC 3986, 5.2.4).
    name !== '.' &&
    name !== '..' &&
    characterCount(name) <= lengthMax &&
    !FORBIDDEN.test(name)
  );
}

/** Returns the rule of `isValidName` as the text of an error: `must be …`. */
export function nameRule(lengthMax: number): string {
  return `must be a text of 1 to ${lengthMax} characters, not blank, not . or .., without control characters.`;
}
