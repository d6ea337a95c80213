import { LogError } from './log-error.ts';
import type { LogBounds, LogCursor, LogMessage } from './position-log.ts';

const MESSAGE_ID = /^[!-~]{1,200}$/;

/** @throws TypeError for an invalid id of a message */
export function assertMessageId(id: string): void {
  if (typeof id !== 'string' || !MESSAGE_ID.test(id))
    throw new TypeError(
      `The id of a message has 1 to 200 printable ASCII characters: ${JSON.stringify(id)}`,
    );
}

/** @throws RangeError for an invalid number to discard up to */
export function assertDiscardNumber(upTo: number): void {
  if (!Number.isSafeInteger(upTo) || upTo < 0)
    throw new RangeError(`The number of a message is a whole number from 0, not ${upTo}`);
}

/**
 * Returns the cursor at which a reader of a log begins: the one given, or that before the first message.
 * @throws LogError `replaced` or `discarded` for a cursor at which the log cannot be continued; RangeError for one that is none
 */
export function startCursor(
  after: LogCursor | null,
  { id, discarded, newest }: LogBounds,
): LogCursor {
  const cursor = after ?? { logId: id, sequence: 0, timeMs: 0 };
  const { logId, sequence, timeMs } = cursor;
  if (!Number.isSafeInteger(sequence) || sequence < 0 || !Number.isSafeInteger(timeMs))
    throw new RangeError(`A cursor has whole numbers, not ${sequence} and ${timeMs}`);
  if (logId !== id)
    throw new LogError('The log was deleted and created again since it was read', 'replaced');
  if (sequence > newest)
    throw new LogError(
      `The log ends at message ${newest}, and has lost message ${sequence}, which was read`,
      'replaced',
    );
  if (sequence < discarded)
    throw new LogError(
      `The messages ${sequence + 1} to ${discarded} of the log were discarded before they were read`,
      'discarded',
    );
  return cursor;
}

/** A message as a log has stored it. */
export interface StoredMessage {
  readonly sequence: number;
  /** By the clock of the log, which may have gone back. */
  readonly storedMs: number;
  readonly bytes: Uint8Array;
}

/**
 * Returns the message that a reader receives after a cursor.
 * @throws LogError `discarded` if messages between them are missing
 */
export function messageAfter(
  cursor: LogCursor,
  { sequence, storedMs, bytes }: StoredMessage,
): LogMessage {
  if (sequence !== cursor.sequence + 1)
    throw new LogError(
      `The messages after ${cursor.sequence} were discarded before they were read: the next is ${sequence}`,
      'discarded',
    );
  const { logId } = cursor;
  return { logId, sequence, timeMs: Math.max(cursor.timeMs, storedMs), bytes };
}

/**
 * Checks that the message at a cursor is the one that was read: the same number with a later time is another message, of a log that
 * lost its end and went on. An earlier time is that of a clock that went back, which readers do not see.
 * @throws LogError `replaced`
 */
export function assertSameMessage(cursor: LogCursor, storedMs: number): void {
  if (storedMs > cursor.timeMs)
    throw new LogError(
      `Message ${cursor.sequence} of the log is not the one that was read: the log has lost its end`,
      'replaced',
    );
}
