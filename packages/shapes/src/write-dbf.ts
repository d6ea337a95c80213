import { DBF_TEXT_BYTES } from './thresholds.ts';

const VERSION = 3;
/** 1 January 1980, as in the ZIP archive: a constant date makes the bytes reproducible. Years count from 1900. */
const DATE = [80, 1, 1];
const FIELD_BYTES = 32;
const HEADER_END = 0x0d;
const FILE_END = 0x1a;
const BLANK = 0x20;

/** SH9: writes a dBASE file of one record with texts in UTF-8. Texts over the limit are cut between two characters. */
export function writeDbf(
  texts: readonly { readonly field: string; readonly text: string }[],
): Uint8Array {
  const headerBytes = FIELD_BYTES * (texts.length + 1) + 1;
  const recordBytes = 1 + DBF_TEXT_BYTES * texts.length;
  const dbf = new Uint8Array(headerBytes + recordBytes + 1);
  const view = new DataView(dbf.buffer);
  dbf.set([VERSION, ...DATE]);
  view.setUint32(4, 1, true);
  view.setUint16(8, headerBytes, true);
  view.setUint16(10, recordBytes, true);
  dbf.fill(BLANK, headerBytes, headerBytes + recordBytes);
  for (const [i, { field, text }] of texts.entries()) {
    const at = FIELD_BYTES * (i + 1);
    dbf.set(new TextEncoder().encode(field), at);
    dbf[at + 11] = 'C'.charCodeAt(0);
    dbf[at + 16] = DBF_TEXT_BYTES;
    const bytes = dbf.subarray(headerBytes + 1 + DBF_TEXT_BYTES * i);
    new TextEncoder().encodeInto(text, bytes.subarray(0, DBF_TEXT_BYTES));
  }
  dbf[headerBytes - 1] = HEADER_END;
  dbf[headerBytes + recordBytes] = FILE_END;
  return dbf;
}
