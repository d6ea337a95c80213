export { BBOX, SHIP_TYPE_PARAMETER } from './area-parameters.ts';
export { bodyBytes, bodyChunks, bodyText } from './body.ts';
export { SHIP_IMO, SHIP_MMSI, TIMESTAMP } from './body-fields.ts';
export {
  IMO_IN_PATH,
  id,
  integer,
  locode,
  MMSI_IN_PATH,
  mmsiNumber,
  optionalTimestamp,
  PAGE,
  PAGE_SIZE,
  pagingOf,
  TIME_RANGE,
  text,
  timestamp,
} from './common-parameters.ts';
export { definedMembers } from './defined-members.ts';
export { FORM_BODY } from './form-body.ts';
export {
  JSON_TYPES,
  jsonBody,
  otherBody,
  rejectDeepNesting,
  unvalidatedJsonBody,
} from './json-body.ts';
export { mediaTypeOf } from './media-type.ts';
export type { Parameter, QueryValues, Reject } from './parameters.ts';
