import type { SendResult } from '../../send-result.ts';

/** A text message to one number. */
export interface OutgoingText {
  /** In E.164 form: `+4940123456`. */
  readonly to: string;
  readonly text: string;
}

/**
 * Sends one text message. The promise is fulfilled in any case, unless the signal is aborted. A failure without `unknown` is one in
 * which the provider certainly has not accepted the message: no connection, or an answer other than 2xx.
 */
export type PhoneSender = (message: OutgoingText, signal: AbortSignal) => Promise<SendResult>;

/** The means of the host to send text messages. */
export interface PhoneOptions {
  readonly send: PhoneSender;
  /** Beginnings of numbers that need no confirmation: `+4940`. Default: none. */
  readonly allowedPrefixes?: readonly string[];
}
