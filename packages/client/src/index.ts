export type {
  ApiOperation,
  ItemOf,
  JobResultOf,
  ParametersOf,
  ResponseOf,
  StreamMessageOf,
} from './api-operation.ts';
export type { ClientCredentials } from './authentication.ts';
export { type Client, createClient } from './create-client.ts';
export { type ApiObjects, JobAbortedError, ProblemError } from './errors.ts';
export type { StreamOptions, StreamStatus } from './follow.ts';
export type { ClientOptions, RequestOptions } from './send.ts';
