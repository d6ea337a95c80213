import type { FeedChange, FeedQuery } from './feed.ts';

const KIND = /^[a-z][a-z0-9-]*$/;
const READER_CHARACTERS_MAX = 200;

/** Checks changes before they are appended. @throws TypeError for an invalid kind, reader or body */
export function assertFeedChanges(changes: readonly FeedChange[]): void {
  for (const { kind, readers, body } of changes) {
    if (!KIND.test(kind)) throw new TypeError(`Invalid kind of a change: ${kind}`);
    if (JSON.stringify(body) === undefined) throw new TypeError(`A ${kind} has no body`);
    if (readers === null) continue;
    if (new Set(readers).size < readers.length) throw new TypeError(`A ${kind} repeats a reader`);
    if (readers.some((reader) => reader === '' || reader.length > READER_CHARACTERS_MAX))
      throw new TypeError(`Invalid reader of a ${kind}`);
  }
}

/** Checks a query. @throws RangeError for an invalid number */
export function assertFeedQuery({ after, limit }: FeedQuery): void {
  assertFeedNumber(after);
  if (!Number.isSafeInteger(limit) || limit < 1) throw new RangeError(`Invalid limit: ${limit}`);
}

/** Checks the number of an entry, or 0. @throws RangeError */
export function assertFeedNumber(number: number): void {
  if (!Number.isSafeInteger(number) || number < 0)
    throw new RangeError(`Invalid number of an entry: ${number}`);
}

/** Whether an entry is one of those that a reader reads. */
export function isReadableBy({ readers }: FeedChange, reader: string | null): boolean {
  return reader === null || readers === null || readers.includes(reader);
}
