import { Webhook as Signer } from 'standardwebhooks';

/**
 * A2: returns the headers of an attempt (Standard Webhooks).
 * @param secrets each with its prefix `whsec_`; the receiver knows at least one of them
 */
export function signedHeaders(
  message: { readonly id: string; readonly body: string },
  secrets: readonly string[],
  nowMs: number,
): Readonly<Record<string, string>> {
  const at = new Date(nowMs);
  return {
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': String(Math.floor(nowMs / 1000)),
    'webhook-signature': secrets
      .map((secret) => new Signer(secret).sign(message.id, at, message.body))
      .join(' '),
  };
}

/** Returns a signing secret as receivers configure it. @param bytes random */
export function webhookSecret(bytes: Uint8Array): string {
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}
