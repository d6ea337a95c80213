const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * A4: the waits before the attempts at a delivery, the first of which is made at once: those of Standard Webhooks, which cover
 * a restart of the receiver, a night and most of the following day.
 */
export const ATTEMPT_DELAYS_MS: readonly number[] = [
  0,
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
];

/** A2: the time after a rotation for which the former secret signs, too: a working day to change the receivers. */
export const ROTATION_OVERLAP_MS: number = DAY_MS;
/** Bytes of a signing secret: the strength of SHA-256; Standard Webhooks asks for 24 to 64. */
export const SECRET_BYTES = 32;

/** A9: the delivery log has what was delivered for a week, and what was not for a month, in which it can be replayed. */
export const DELIVERED_RETENTION_MS: number = 7 * DAY_MS;
export const UNDELIVERED_RETENTION_MS: number = 30 * DAY_MS;
/** A9: the attempts that a delivery lists, the newest: those of two rounds. */
export const ATTEMPTS_LISTED_MAX: number = 2 * ATTEMPT_DELAYS_MS.length;

/** A8: webhooks of a user: more are a mistake in a program, and each is compared with every change. */
export const WEBHOOKS_MAX = 100;
/** A8: changes that wait for one webhook, some 200 MB. A receiver that is that far behind reads the feed instead. */
export const PENDING_MAX = 100_000;

/** A7: concurrent attempts of the service: each occupies a connection for up to ten seconds. */
export const ATTEMPTS_MAX = 64;
/** A7: of these at destinations whose last attempt failed: dead receivers leave the others three quarters. */
export const FAILING_ATTEMPTS_MAX = 16;
/** A7: of these for one user. */
export const USER_ATTEMPTS_MAX = 32;
/** A7: of these at one host; one for a user whose last attempt there failed. */
export const HOST_ATTEMPTS_MAX = 8;

/** A5: entries of the feed that one write turns into deliveries. */
export const FEED_PAGE = 100;
/** A5: the time between two looks at the feed; announcements of new entries are hints, and may be missing. */
export const POLL_MS: number = SECOND_MS;
/** The time between two deletions of expired deliveries, and the deliveries of one. */
export const EXPIRY_INTERVAL_MS: number = HOUR_MS;
export const EXPIRED_PAGE = 500;
/** Deliveries of one event: more than a configuration has addresses. */
export const PREFIXED_MAX = 10_000;
/** Dead letters that one call replays. */
export const REPLAYED_MAX = 1000;

/** A13: events that fired longer ago are not sent to people at once. */
export const EVENT_AGE_MS_MAX: number = HOUR_MS;
/**
 * A12: messages about events in an hour to one receiver, for the configurations of one user, and of the service; and requests for
 * confirmation for one user. More mails are a storm, which the lists show better, and providers accept no more from one sender. A
 * message to a phone costs money, and rings.
 */
export const HOURLY_LIMITS: Readonly<
  Record<'mail' | 'phone', Readonly<Record<'receiver' | 'user' | 'service' | 'requests', number>>>
> = {
  mail: { receiver: 60, user: 600, service: 6000, requests: 20 },
  phone: { receiver: 12, user: 120, service: 1200, requests: 10 },
};
/** A15: events of a digest, some megabytes while it is sent. */
export const DIGEST_EVENTS_MAX = 5000;
