export { entityTagOf } from './entity-tag.ts';
export { HttpError, unwrap } from './http-error.ts';
export { notRunningError, REPLAY, replayJson } from './not-running.ts';
export { OFFSET_TIME, timestampWithOffset } from './offset-time.ts';
export { type Operation, openRoute, type RouteGroup, route } from './operation.ts';
export {
  done,
  EMPTY,
  json,
  type OperationResponse,
  type ResponseCache,
  responseObject,
} from './operation-response.ts';
export { pageJson, pageSchema, pageText } from './page-json.ts';
export type { AppContext } from './request-state.ts';
