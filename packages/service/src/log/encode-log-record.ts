import {
  LOG_RECORD_FORMAT,
  LOG_RECORD_HEAD_BYTES,
  LOG_RECORD_KINDS,
  type LogRecord,
  type ReportsRecord,
} from './log-record.ts';
import { positionColumnsBytes, writePositionColumns } from './position-columns.ts';

/** The number of positions, before their columns. */
const COUNT_BYTES = 4;

/** Encodes a record: format, kind, and its content in JSON; of reports the columns of positions, and then the static reports in JSON. */
export function encodeLogRecord(record: LogRecord): Uint8Array {
  if (record.kind === 'reports') return encodeReports(record);
  const { kind, ...content } = record;
  return withHead(kind, 0, content).bytes;
}

/**
 * Encodes a batch of checked reports as messages of limited size, in their order; an empty batch as one. A single report is not divided: the
 * log refuses it if it is too large.
 */
export function encodeReportBatch(
  batch: Omit<ReportsRecord, 'kind'>,
  bytesMax: number,
): readonly Uint8Array[] {
  const bytes = encodeLogRecord({ kind: 'reports', ...batch });
  const { statics, positions } = batch;
  if (bytes.length <= bytesMax || statics.length + positions.length <= 1) return [bytes];
  return halvesOf(batch).flatMap((half) => encodeReportBatch(half, bytesMax));
}

/** Divides a batch; static reports precede the positions. */
function halvesOf({
  statics,
  positions,
}: Omit<ReportsRecord, 'kind'>): readonly Omit<ReportsRecord, 'kind'>[] {
  if (statics.length > 0 && positions.length > 0)
    return [
      { statics, positions: [] },
      { statics: [], positions },
    ];
  const [staticsHalf, positionsHalf] = [statics, positions].map(({ length }) => length >> 1);
  return [
    { statics: statics.slice(0, staticsHalf), positions: positions.slice(0, positionsHalf) },
    { statics: statics.slice(staticsHalf), positions: positions.slice(positionsHalf) },
  ];
}

function encodeReports({ statics, positions }: ReportsRecord): Uint8Array {
  const columnsBytes = COUNT_BYTES + positionColumnsBytes(positions.length);
  const { bytes, view } = withHead('reports', columnsBytes, statics);
  view.setUint32(LOG_RECORD_HEAD_BYTES, positions.length, true);
  writePositionColumns(positions, view, LOG_RECORD_HEAD_BYTES + COUNT_BYTES);
  return bytes;
}

/** Returns a message with its head, room for binary content, and a JSON value to the end. */
function withHead(
  kind: LogRecord['kind'],
  room: number,
  json: unknown,
): { readonly bytes: Uint8Array; readonly view: DataView } {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const bytes = new Uint8Array(LOG_RECORD_HEAD_BYTES + room + text.length);
  bytes.set([LOG_RECORD_FORMAT, LOG_RECORD_KINDS[kind]]);
  bytes.set(text, LOG_RECORD_HEAD_BYTES + room);
  return { bytes, view: new DataView(bytes.buffer) };
}
