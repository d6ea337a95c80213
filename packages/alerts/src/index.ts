export type { AlertChange, AlertEvent } from './alert-change.ts';
export {
  AlertService,
  type AlertServiceOptions,
  type Alerts,
  PEOPLE_USAGE,
  WEBHOOK_USAGE,
} from './alert-service.ts';
export {
  DELIVERY_STATES,
  type Delivery,
  type DeliveryAttempt,
  type DeliveryState,
} from './delivery.ts';
export { PEOPLE_MEANS, type PeopleMeans, type Receiver } from './people/contact.ts';
export { type DeliverySettings, SCHEDULES } from './people/delivery-settings.ts';
export type {
  MailOptions,
  MailSender,
  MapVertex,
  OutgoingMail,
} from './people/mail/mail-sender.ts';
export type { People, PeopleDelivery, ReceiverView } from './people/people.ts';
export type {
  ContactTexts,
  ListedContacts,
  PeopleOptions,
  PeopleServiceOptions,
} from './people/people-options.ts';
export type { OutgoingText, PhoneOptions, PhoneSender } from './people/phone/phone-sender.ts';
export { RECEIVER_PAGES, type ReceiverPage } from './people/receiver-links.ts';
export type { Consent } from './people/receiver-store.ts';
export type { SecretCipher } from './secret-cipher.ts';
export type { SendFailure, SendResult } from './send-result.ts';
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
export type { WebhookRequest, WebhookSender } from './webhook-sender.ts';
export type { DeliverySearch, ReplayResult, Webhooks, WebhookWithSecret } from './webhooks.ts';
