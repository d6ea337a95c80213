import type {
  PeopleOptions,
  SecretCipher,
  WebhookAddressRules,
  WebhookSender,
} from '@roadstead/alerts';

/** The senders of alerts, and the encryption of their secrets. */
export interface AlertOptions {
  /** Encrypts signing secrets. */
  readonly cipher: SecretCipher;
  readonly sendWebhook: WebhookSender;
  /** Default: https to public addresses at port 443. */
  readonly webhookAddresses?: WebhookAddressRules;
  /** Default: none, so that the contacts of configurations are stored, and nothing is sent to them. */
  readonly people?: PeopleOptions;
}
