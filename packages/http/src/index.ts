export { createHttpHandler } from './create-http-handler.ts';
export { LIMITS, type RateLimit, type RequestLimits } from './limits.ts';
export { nextPortsJson } from './next-ports/next-ports.ts';
export type { FeedState, FeedStatus } from './operations/feed-status.ts';
export type {
  Authenticate,
  ClientConnection,
  HttpHandler,
  HttpOptions,
  LogLine,
  MetricsOptions,
} from './options.ts';
export type { HttpErrorCode, HttpProblem } from './server/http-error.ts';
export type { Site, SiteFile } from './site/site.ts';
export type { StreamHost } from './stream/stream-host.ts';
