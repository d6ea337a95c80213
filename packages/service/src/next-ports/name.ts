import { type Problem, refusal } from '@roadstead/model';

const NAME_LENGTH_MAX = 100;

/** Control characters, and halves of characters: they could neither be shown nor written as UTF-8. */
const UNFIT = /[\p{Cc}\p{Cs}]/u;

/** What a cluster or list can be called. */
const NAME_RULE = `must be a text of 1 to ${NAME_LENGTH_MAX} characters, not blank, not . or .., without control characters.`;

/** Whether a cluster or list can be called so. */
export function isName(name: unknown): name is string {
  return (
    typeof name === 'string' &&
    name.trim() !== '' &&
    // In an address these are the folder itself, and the one above.
    name !== '.' &&
    name !== '..' &&
    name.length <= NAME_LENGTH_MAX &&
    !UNFIT.test(name)
  );
}

/** @param pointer to where the name is */
export function nameProblem(pointer: string): Problem {
  return { pointer, detail: NAME_RULE };
}

/** @param what it is, `cluster` */
export function noneNamed(what: string, name: string): ReturnType<typeof refusal> {
  return refusal('not-found', `There is no ${what} ${quoted(name)}.`);
}

/** A text of somebody's in a sentence: quoted, on one line, not too long. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
