import type { Clock } from '@roadstead/contracts';
import { timestampMs } from '@roadstead/model';
import { z } from 'zod';
import { FEED_STATES, type FeedStatus, SILENT_SECONDS, silentSeconds } from './feed-status.ts';

export const FEED_HEALTH = z.strictObject({
  name: z.string(),
  state: z.enum(FEED_STATES),
  since: z.iso.datetime().meta({ description: 'Of the state.' }),
  heard_at: z.iso.datetime().nullable().meta({ description: 'When a report came last.' }),
  silent_seconds: z.number().meta({ description: 'Since then, or since the start.' }),
  is_silent: z.boolean().meta({
    description: `Whether that is more than ${SILENT_SECONDS}, of a feed that is not over.`,
  }),
  reports: z.int(),
  repeats: z.int().meta({ description: 'What was heard twice, and taken once.' }),
  rejected: z.record(z.string(), z.int()).meta({ description: 'By reason.' }),
  last_error: z.string().nullable(),
});

export function feedHealth(feed: FeedStatus, clock: Clock): z.infer<typeof FEED_HEALTH> {
  const { name, state, stateSinceMs, heardMs, reports, repeats, rejected, lastError } = feed;
  const seconds = silentSeconds(feed, clock);
  return {
    name,
    state,
    since: timestampMs(stateSinceMs),
    heard_at: heardMs === null ? null : timestampMs(heardMs),
    silent_seconds: seconds,
    is_silent: state !== 'over' && seconds > SILENT_SECONDS,
    reports,
    repeats,
    rejected,
    last_error: lastError,
  };
}
