export type { AlertChange, AlertEvent } from './alert-change.ts';
export {
  AlertService,
  type AlertServiceOptions,
  type Alerts,
  MAIL_USAGE,
  WEBHOOK_USAGE,
} from './alert-service.ts';
export {
  DELIVERY_STATES,
  type Delivery,
  type DeliveryAttempt,
  type DeliveryState,
} from './delivery.ts';
export type { MailServiceOptions } from './mail/create-mail.ts';
export type { MailConsent } from './mail/mail-consent.ts';
export type { MailLinkPurpose } from './mail/mail-links.ts';
export type {
  MailContacts,
  MailOptions,
  MailSender,
  MapVertex,
  OutgoingMail,
} from './mail/mail-sender.ts';
export type { SecretCipher } from './secret-cipher.ts';
export { specialPurposeRange } from './special-purpose-range.ts';
export type { WebhookView } from './webhook.ts';
export {
  isTrusted,
  literalAddress,
  parseWebhookAddress,
  type WebhookAddressRules,
} from './webhook-address.ts';
export {
  ALERT_KINDS,
  type AlertKind,
  WEBHOOK_BODY,
} from './webhook-body.ts';
export type { SendResult, WebhookRequest, WebhookSender } from './webhook-sender.ts';
export type { DeliverySearch, ReplayResult, Webhooks, WebhookWithSecret } from './webhooks.ts';
