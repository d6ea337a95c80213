export {
  AlertService,
  type AlertServiceOptions,
  type Alerts,
  WEBHOOK_USAGE,
} from './alert-service.ts';
export {
  DELIVERY_STATES,
  type Delivery,
  type DeliveryAttempt,
  type DeliveryState,
} from './delivery.ts';
export type { AlertChange } from './feed-planner.ts';
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
  ALERT_ORIGINS,
  type AlertKind,
  type AlertOrigin,
  WEBHOOK_BODY,
} from './webhook-body.ts';
export type { SendResult, WebhookRequest, WebhookSender } from './webhook-sender.ts';
export type { DeliverySearch, ReplayResult, Webhooks, WebhookWithSecret } from './webhooks.ts';
