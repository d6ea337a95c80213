export { createHttpHandler } from './create-http-handler.ts';
export { LIMITS, type Limits, type RateLimit } from './limits.ts';
export type { FeedState, FeedStatus } from './operating/feed-status.ts';
export type { Connection, HttpHandler, HttpOptions, LogLine } from './options.ts';
