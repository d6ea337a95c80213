import type { SendResult } from '../../send-result.ts';

/** A mail to one address. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** L11: the same at each attempt, in angle brackets. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A PNG that the HTML shows by `cid:`; null without one. */
  readonly image: { readonly cid: string; readonly content: Uint8Array } | null;
}

/**
 * Sends one mail. The promise is fulfilled in any case, unless the signal is aborted; `status` is the code of the SMTP reply. A refusal
 * of the address is `refused` if it is permanent (5xx), otherwise `postponed`.
 */
export type MailSender = (mail: OutgoingMail, signal: AbortSignal) => Promise<SendResult>;

/** The means of the host to send mail. */
export interface MailOptions {
  readonly send: MailSender;
  /** Domains, in lower case, whose addresses need no confirmation. Default: none. */
  readonly allowedDomains?: readonly string[];
  /** Compresses bytes to the zlib format (RFC 1950), for the pictures. */
  readonly deflate: (bytes: Uint8Array) => Uint8Array;
}

/** A vertex of a track: degrees. */
export type MapVertex = readonly [longitude: number, latitude: number];
