import type { LogCursor, LogMessage, PositionLog } from '@roadstead/contracts';
import { decodeLogRecord } from '../log/decode-log-record.ts';
import type { LogRecord } from '../log/log-record.ts';
import type { Pause } from './run-part.ts';

/** Messages that are read before timers run: what the log has buffered would be processed without a pause, for longer than a lease lasts. */
const READ_AT_ONCE = 16;

/** A message of the log with its record. */
export interface ReadMessage {
  readonly message: LogMessage;
  readonly record: LogRecord;
}

/**
 * Reads the records after a cursor. Ends by the signal.
 * @throws LogError `discarded` or `replaced`; an Error for a message that cannot be decoded: readers that skip it would differ from those
 *   of another version that do not
 */
export async function* readLog(
  log: PositionLog,
  after: LogCursor | null,
  pause: Pause,
  signal: AbortSignal,
): AsyncGenerator<ReadMessage, void, undefined> {
  let count = 0;
  for await (const message of log.read(after, signal)) {
    const record = decodeLogRecord(message.bytes);
    if (!record.ok) throw new Error(`Message ${message.sequence} of the log: ${record.error}.`);
    yield { message, record: record.value };
    if (++count % READ_AT_ONCE === 0) await pause(0, signal);
  }
}
