import { failure, type Result, success } from '@roadstead/model';

const FIELD_BYTES = 32;
const FIELD_NAME_BYTES = 11;
const HEADER_END = 0x0d;
const DELETED = 0x2a;

interface Field {
  readonly name: string;
  readonly type: string;
  readonly at: number;
  readonly length: number;
}

/**
 * SH8: reads a text field from a dBASE file of one record.
 * @param name of the field, in lower case
 * @returns null if the field is missing or empty.
 */
export function readDbfText(
  bytes: Uint8Array,
  name: string,
  decode: (bytes: Uint8Array) => string,
): Result<string | null, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < FIELD_BYTES) return failure('The file ends in its header.');
  const recordCount = view.getUint32(4, true);
  const headerBytes = view.getUint16(8, true);
  const recordBytes = view.getUint16(10, true);
  if (recordCount !== 1) return failure(`The file has ${recordCount} records; it must have one.`);
  if (headerBytes <= FIELD_BYTES || headerBytes + recordBytes > view.byteLength) {
    const declared = headerBytes + recordBytes;
    return failure(
      `The header declares ${declared} bytes or more; the file has ${view.byteLength}.`,
    );
  }
  const fields = readFields(bytes.subarray(0, headerBytes));
  const lastField = fields.at(-1);
  if (!lastField || lastField.at + lastField.length !== recordBytes) {
    return failure('The lengths of the fields do not add up to the length of the record.');
  }
  const record = bytes.subarray(headerBytes, headerBytes + recordBytes);
  if (record[0] === DELETED) return failure('The record is marked as deleted.');
  const field = fields.find((each) => each.type === 'C' && each.name.toLowerCase() === name);
  if (!field) return success(null);
  const value = decode(record.subarray(field.at, field.at + field.length));
  const text = value.replace(/[ \0]+$/, '');
  return success(text === '' ? null : text);
}

function readFields(header: Uint8Array): readonly Field[] {
  const fields: Field[] = [];
  // A record begins with its deletion flag.
  let length = 1;
  for (
    let at = FIELD_BYTES;
    at + FIELD_BYTES <= header.length && header[at] !== HEADER_END;
    at += FIELD_BYTES
  ) {
    const name = String.fromCharCode(...header.subarray(at, at + FIELD_NAME_BYTES));
    const field = {
      name: name.replace(/\0.*$/s, '').trim(),
      type: String.fromCharCode(header[at + FIELD_NAME_BYTES]),
      at: length,
      length: header[at + 16],
    };
    fields.push(field);
    length += field.length;
  }
  return fields;
}
