import { failure, type Problem, type Result, success, zodProblems } from '@roadstead/model';
import { z } from 'zod';
import { isTimeZone } from './zoned-time.ts';

export const SCHEDULES = ['at-once', 'hourly', 'daily'] as const;

/** A15: when a receiver wants alerts. Times of the day are `HH:MM` in the time zone. */
export interface DeliverySettings {
  readonly schedule: (typeof SCHEDULES)[number];
  /** The time of a daily digest. */
  readonly dailyAt: string;
  /** Null without quiet hours. They may pass midnight. */
  readonly quiet: { readonly from: string; readonly to: string } | null;
  /** A name of the IANA database. */
  readonly timeZone: string;
}

/** The settings of a receiver who has chosen none. */
export const AT_ONCE: DeliverySettings = {
  ...{ schedule: 'at-once', dailyAt: '08:00', quiet: null, timeZone: 'UTC' },
};

const TIME_RULE = 'must be a time of the day, such as 08:00.';
const TIME = z.string(TIME_RULE).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_RULE);
/** A form without a time has an empty text. */
const OPTIONAL_TIME = z.union([z.literal(''), TIME], TIME_RULE).default('');
const SCHEDULE_RULE = `must be one of ${SCHEDULES.join(', ')}.`;
const ZONE_RULE = 'must be a time zone, such as Europe/Berlin.';

/** The settings as the form of a receiver has them. */
const SETTINGS_FORM = z
  .object({
    schedule: z.enum(SCHEDULES, SCHEDULE_RULE),
    daily_at: OPTIONAL_TIME,
    quiet_from: OPTIONAL_TIME,
    quiet_to: OPTIONAL_TIME,
    time_zone: z.string(ZONE_RULE).refine(isTimeZone, ZONE_RULE),
  })
  .refine(({ quiet_from: from, quiet_to: to }) => (from === '') === (to === ''), {
    path: ['quiet_to'],
    message: 'needs the other end of the quiet hours, too.',
  })
  .refine(({ quiet_from: from, quiet_to: to }) => from === '' || from !== to, {
    path: ['quiet_to'],
    message: 'must differ from their begin.',
  });

/** Parses the form of a receiver. */
export function parseDeliverySettings(form: unknown): Result<DeliverySettings, readonly Problem[]> {
  const parsed = SETTINGS_FORM.safeParse(form);
  if (!parsed.success) return failure(zodProblems(parsed.error));
  const { schedule, daily_at: at, quiet_from: from, quiet_to: to } = parsed.data;
  return success({
    ...{ schedule, dailyAt: at === '' ? AT_ONCE.dailyAt : at },
    ...{ quiet: from === '' ? null : { from, to }, timeZone: parsed.data.time_zone },
  });
}
