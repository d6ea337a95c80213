/**
 * The reason of a failure of a log.
 *
 * | reason | meaning |
 * | --- | --- |
 * | `unreachable` | the log cannot be reached; nothing was appended |
 * | `uncertain` | the connection was lost before the log confirmed: the message may be stored |
 * | `discarded` | messages after the cursor were discarded |
 * | `replaced` | the log was deleted and created again, or lost its end: its numbers are those of other messages |
 * | `closed` | the log was closed by its owner |
 * | `other` | for example, missing permissions or a stream with other settings |
 */
export type LogErrorReason =
  | 'unreachable'
  | 'uncertain'
  | 'discarded'
  | 'replaced'
  | 'closed'
  | 'other';

/** A log cannot be read or appended to. The message is one sentence for the operator; `cause` is the driver's error. */
export class LogError extends Error {
  override readonly name = 'LogError';
  readonly reason: LogErrorReason;

  constructor(message: string, reason: LogErrorReason, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }

  /** Whether the same call can succeed later, and is safe: an append with the same id, within two minutes of the first call. */
  get isRetryable(): boolean {
    return this.reason === 'unreachable' || this.reason === 'uncertain';
  }
}
