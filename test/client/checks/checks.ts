import type { Check } from './check.ts';
import { LIVE_CHECKS } from './live-checks.ts';
import { REQUEST_CHECKS } from './request-checks.ts';
import { STREAM_CHECKS } from './stream-checks.ts';

/** The behaviours of the client, in Node and in browsers. */
export const CHECKS: Readonly<Record<string, Check>> = {
  ...REQUEST_CHECKS,
  ...STREAM_CHECKS,
  ...LIVE_CHECKS,
};
