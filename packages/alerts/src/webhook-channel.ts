import type { Clock } from '@roadstead/contracts';
import type { AlertDestination } from './attempt-slots.ts';
import { type DeliveryAttempt, GONE, type StoredDelivery } from './delivery.ts';
import type { DeliveryChannel } from './delivery-runner.ts';
import type { SecretCipher } from './secret-cipher.ts';
import type { SendResult } from './send-result.ts';
import { signedHeaders } from './sign-webhook.ts';
import { signingSecrets, type Webhook } from './webhook.ts';
import type { WebhookSender } from './webhook-sender.ts';
import type { WebhookSet } from './webhook-set.ts';

interface WebhookChannelOptions {
  readonly clock: Clock;
  readonly cipher: SecretCipher;
  readonly send: WebhookSender;
  readonly webhooks: WebhookSet;
  /** Called after each attempt, for usage. */
  readonly counted: (isSuccessful: boolean) => void;
}

const UNREADABLE_SECRET =
  'The signing secret cannot be decrypted: the key of the service is another. Rotate the secret.';

/** A2, A6: webhooks as destinations. */
export class WebhookChannel implements DeliveryChannel {
  readonly isAtMostOnce = false;
  readonly #options: WebhookChannelOptions;

  constructor(options: WebhookChannelOptions) {
    this.#options = options;
  }

  destinationOf(queue: string): AlertDestination | undefined {
    const webhook = this.#options.webhooks.get(webhookIdOf(queue));
    return webhook?.isEnabled ? destinationOfWebhook(webhook) : undefined;
  }

  async send(
    { queue, messageId: id, body }: StoredDelivery,
    signal: AbortSignal,
  ): Promise<SendResult> {
    const { clock, send, webhooks } = this.#options;
    const webhook = webhooks.get(webhookIdOf(queue));
    if (!webhook || body === null) return { status: null, error: 'The webhook was removed.' };
    const nowMs = clock.now();
    const secrets = this.#openSecrets(webhook, nowMs);
    if (secrets.length === 0) return { status: null, error: UNREADABLE_SECRET };
    const headers = signedHeaders({ id, body }, secrets, nowMs);
    const result = await send({ url: webhook.url, headers, body }, signal);
    this.#options.counted(result.error === null);
    return result;
  }

  /** A4: disables the webhook of a receiver that wants no more. */
  async attempted(queue: string, { status }: DeliveryAttempt): Promise<void> {
    if (status !== GONE) return;
    const { clock, webhooks } = this.#options;
    await webhooks.apply(webhookIdOf(queue), {
      type: 'disable',
      reason: 'gone',
      nowMs: clock.now(),
    });
  }

  #openSecrets(webhook: Webhook, nowMs: number): readonly string[] {
    const { cipher } = this.#options;
    return signingSecrets(webhook, nowMs)
      .map((sealed) => cipher.open(sealed, webhookQueue(webhook.id)))
      .filter((secret) => secret !== undefined);
  }
}

/** Returns the queue of a webhook, which is also the context of its secrets. */
export function webhookQueue(id: number): string {
  return `webhook ${id}`;
}

/** Returns the destination of a webhook, for the limits of attempts. */
export function destinationOfWebhook({ url, owner }: Webhook): AlertDestination {
  return { host: new URL(url).host, owner };
}

function webhookIdOf(queue: string): number {
  return Number(queue.slice(queue.indexOf(' ') + 1));
}
