import type { SendResult } from './send-result.ts';

/** A request to a receiver. */
export interface WebhookRequest {
  readonly url: string;
  /** With lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * A6: sends one POST request. It resolves the name once, refuses special-purpose addresses unless the host is trusted, connects to the
 * addresses that it checked, keeps the name for TLS, follows no redirect, and gives up after 10 s or 64 kB of the response.
 * The promise is fulfilled in any case, unless the signal is aborted.
 */
export type WebhookSender = (request: WebhookRequest, signal: AbortSignal) => Promise<SendResult>;
