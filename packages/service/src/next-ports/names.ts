import { failWith, isValidName, nameRule, type Problem, quoteInput } from '@roadstead/model';

export const DOCUMENT_NAME_LENGTH_MAX = 100;

/** Returns whether a text is valid as the name of a cluster or ship list. */
export function isDocumentName(name: unknown): name is string {
  return isValidName(name, DOCUMENT_NAME_LENGTH_MAX);
}

/** @param pointer JSON pointer to the name */
export function nameProblem(pointer: string): Problem {
  return { pointer, detail: nameRule(DOCUMENT_NAME_LENGTH_MAX) };
}

/** @param what the kind of document, `cluster` */
export function notFoundByName(what: string, name: string): ReturnType<typeof failWith> {
  return failWith('not-found', `The ${what} ${quoteInput(name)} does not exist.`);
}
