/**
 * The meaning of a failure for further attempts. `refused`: another attempt at the message would fail, too. `postponed`: this message
 * alone has to wait. `unknown`: the receiver may have the message.
 */
export type SendFailure = 'refused' | 'postponed' | 'unknown';

/** The result of an attempt. */
export interface SendResult {
  /** The status of HTTP, or the code of SMTP; null without a response. */
  readonly status: number | null;
  /** The reason of a failure: a sentence. Null if it succeeded. */
  readonly error: string | null;
  /** Of a failure. Default: the destination failed, and another attempt may succeed. */
  readonly failure?: SendFailure;
}
