import { failure, type Problem, type Result } from './result.ts';

/** Why something that was asked for is not done, in one word; the doors to the outside have a status for each. */
export type RefusalWord =
  /** It cannot be read at all: not JSON, not a number, not a timestamp. */
  | 'malformed'
  /** It can be read, but is not possible. */
  | 'invalid'
  /** Nobody knows who asks. */
  | 'unauthenticated'
  /** Who asks may see it, but not do this. */
  | 'forbidden'
  /** There is none, or none that who asks may see. */
  | 'not-found'
  /** It does not go with what is there. */
  | 'conflict'
  /** It was there, and was given away. */
  | 'gone'
  | 'too-large'
  | 'unsupported-type'
  /** Too often. */
  | 'too-many'
  /** The service is about to stop, or has stopped. */
  | 'stopping';

/** Something is not done, and why. */
export interface Refusal {
  readonly word: RefusalWord;
  readonly detail: string;
  /** What is wrong and where, of what was handed in. */
  readonly problems?: readonly Problem[];
}

/** What was asked for, or why not. */
export type Answer<Value> = Result<Value, Refusal>;

export function refusal(
  word: RefusalWord,
  detail: string,
  problems?: readonly Problem[],
): { readonly ok: false; readonly failure: Refusal } {
  return failure({ word, detail, ...(problems && { problems }) });
}
