export {
  type ColumnField,
  type ColumnMap,
  type ColumnSource,
  parseColumns,
} from './columns.ts';
export { type AisMessage, decodeMessage, type MessageFailure } from './decode-message.ts';
export {
  type ContainerFormat,
  detectFormat,
  type InputFormat,
  type LineFormat,
} from './detect-format.ts';
export type { EncodeOptions, Transmitter } from './encode-options.ts';
export { encodePosition } from './encode-position.ts';
export { encodeStatic } from './encode-static.ts';
export { FeedError } from './feed-error.ts';
export type { ReadBatch } from './read-lines.ts';
export {
  type ReadOptions,
  readCsv,
  readJsonArray,
  readLive,
  readNdjson,
  readNmea,
  readReports,
} from './read-reports.ts';
export type { ReadWarning } from './scale-check.ts';
export { parseTimeText } from './time-text.ts';
