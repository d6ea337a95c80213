import {
  failure,
  isObject,
  type Problem,
  parseStaticReport,
  type Result,
  type StaticReport,
  success,
} from '@roadstead/model';
import { decodeConfiguration } from './decode-configuration.ts';
import {
  type ConfigurationRecord,
  LOG_RECORD_FORMAT,
  LOG_RECORD_HEAD_BYTES,
  LOG_RECORD_KINDS,
  type LogRecord,
  type ReportsRecord,
  type WorkersRecord,
} from './log-record.ts';
import { positionColumnsBytes, readPositionColumns } from './position-columns.ts';

const COUNT_BYTES = 4;
/** The longest name of a worker, and the most slots: many times those of L17. */
const NAME_MAX = 200;
const SLOTS_MAX = 1024;

/**
 * Decodes a message of the log. Never throws.
 * @returns the record, or a sentence without a full stop about what is wrong with the bytes
 */
export function decodeLogRecord(bytes: Uint8Array): Result<LogRecord, string> {
  const [format, kind] = bytes;
  if (format === undefined || kind === undefined) return failure('the message has no head');
  if (format !== LOG_RECORD_FORMAT)
    return failure(`the message has the format ${format} instead of ${LOG_RECORD_FORMAT}`);
  if (kind === LOG_RECORD_KINDS.reports) return decodeReports(bytes);
  const json = jsonOf(bytes.subarray(LOG_RECORD_HEAD_BYTES));
  if (!json.ok) return json;
  const content = json.value;
  if (!isObject(content)) return failure('the content is no object');
  switch (kind) {
    case LOG_RECORD_KINDS.configuration:
      return decodeConfigurationRecord(content);
    case LOG_RECORD_KINDS.tick:
      return success({ kind: 'tick' });
    case LOG_RECORD_KINDS.workers:
      return decodeWorkers(content);
    default:
      return failure(`the message is of an unknown kind, ${kind}`);
  }
}

function decodeReports(bytes: Uint8Array): Result<ReportsRecord, string> {
  const at = LOG_RECORD_HEAD_BYTES + COUNT_BYTES;
  if (bytes.length < at) return failure('the number of positions is missing');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(LOG_RECORD_HEAD_BYTES, true);
  const end = at + positionColumnsBytes(count);
  if (bytes.length < end) return failure(`the message is too short for ${count} positions`);
  const positions = readPositionColumns(view, at, count);
  if (!positions.ok) return failure(`a position ${problemText(positions.error)}`);
  const statics = decodeStatics(bytes.subarray(end));
  if (!statics.ok) return statics;
  return success({ kind: 'reports', statics: statics.value, positions: positions.value });
}

function decodeStatics(bytes: Uint8Array): Result<readonly StaticReport[], string> {
  const json = jsonOf(bytes);
  if (!json.ok) return json;
  if (!Array.isArray(json.value)) return failure('the static reports are no array');
  const statics: StaticReport[] = [];
  for (const each of json.value) {
    const parsed = parseStaticReport(each);
    if (!parsed.ok) return failure(`a static report ${problemText(parsed.error)}`);
    statics.push(parsed.value);
  }
  return success(statics);
}

function decodeConfigurationRecord(
  content: Readonly<Record<string, unknown>>,
): Result<ConfigurationRecord, string> {
  const { revision, configurationId, configuration: json } = content;
  if (!isNumber(revision)) return failure('the revision is no whole number');
  if (!isNumber(configurationId)) return failure('the id of the configuration is no whole number');
  const change = { kind: 'configuration', revision, configurationId } as const;
  if (json === null) return success({ ...change, configuration: null });
  const configuration = decodeConfiguration(json);
  if (!configuration.ok) return failure(`the configuration ${problemText(configuration.error)}`);
  if (configuration.value.id !== configurationId)
    return failure('the configuration has another id than its change');
  return success({ ...change, configuration: configuration.value });
}

function decodeWorkers({
  revision,
  owners,
}: Readonly<Record<string, unknown>>): Result<WorkersRecord, string> {
  if (!isNumber(revision)) return failure('the revision is no whole number');
  if (!Array.isArray(owners) || owners.length > SLOTS_MAX || !owners.every(isOwner))
    return failure('the owners of the slots are no array of names');
  return success({ kind: 'workers', revision, owners });
}

function isOwner(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && value.length <= NAME_MAX && value !== '');
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function jsonOf(bytes: Uint8Array): Result<unknown, string> {
  try {
    return success(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return failure('the content is no JSON');
  }
}

function problemText([first]: readonly Problem[]): string {
  return `is invalid: ${first?.pointer} ${first?.detail.replace(/\.$/, '')}`;
}
