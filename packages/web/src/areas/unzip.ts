import { crc32 } from '@roadstead/contracts';
import { failure, type Result, success } from '@roadstead/model';
import type { Unzip, ZipEntry } from '@roadstead/shapes';

/** Signatures and lengths of headers without names and comments (APPNOTE.TXT, 4.3.7, 4.3.12 and 4.3.16). */
const LOCAL = { signature: 0x04034b50, bytes: 30 };
const CENTRAL = { signature: 0x02014b50, bytes: 46 };
const END = { signature: 0x06054b50, bytes: 22 };
const COMMENT_BYTES_MAX = 65_535;
/** Methods of compression (4.4.5). */
const STORED = 0;
const DEFLATED = 8;
/** Bit of the flags of an encrypted file (4.4.4). */
const ENCRYPTED = 1;

/** An entry as the directory at the end of the archive describes it. */
interface DirectoryEntry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** Of its local header. */
  readonly offset: number;
}

/** Unpacks a ZIP archive in a browser. */
export const unzip: Unzip = async (zip, { entriesMax, bytesMax, isWanted }) => {
  const directory = readDirectory(zip);
  if (!directory.ok) return directory;
  const entries = directory.value.filter(({ name }) => !name.endsWith('/'));
  if (entries.length > entriesMax)
    return failure(`has ${entries.length} entries; at most ${entriesMax} are read`);
  const wanted = entries.filter(({ name }) => isWanted(name));
  if (wanted.reduce((sum, { size }) => sum + size, 0) > bytesMax)
    return failure(`is larger than ${bytesMax} bytes when it is unpacked`);
  const unpacked: ZipEntry[] = [];
  for (const entry of entries) {
    const bytes = wanted.includes(entry)
      ? await unpack(zip, entry)
      : success(new Uint8Array(0) as Uint8Array);
    if (!bytes.ok) return bytes;
    unpacked.push({ name: entry.name, bytes: bytes.value });
  }
  return success(unpacked);
};

function readDirectory(zip: Uint8Array): Result<readonly DirectoryEntry[], string> {
  const view = viewOf(zip);
  const end = findEnd(view);
  if (end === undefined) return failure('has no directory at its end');
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: DirectoryEntry[] = [];
  for (let i = 0; i < count; i++) {
    const isThere = at + CENTRAL.bytes <= end && view.getUint32(at, true) === CENTRAL.signature;
    if (!isThere) return failure('has a damaged directory');
    const nameAt = at + CENTRAL.bytes;
    const nameBytes = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(zip.subarray(nameAt, nameAt + nameBytes)),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at = nameAt + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return success(entries);
}

/** The end has a comment of any length after it. */
function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END.bytes;
  for (let at = last; at >= Math.max(0, last - COMMENT_BYTES_MAX); at--)
    if (view.getUint32(at, true) === END.signature) return at;
  return undefined;
}

async function unpack(
  zip: Uint8Array,
  { name, flags, method, crc, packedSize, size, offset }: DirectoryEntry,
): Promise<Result<Uint8Array, string>> {
  const view = viewOf(zip);
  if (flags & ENCRYPTED) return failure(`is encrypted in ${name}`);
  const isThere =
    offset + LOCAL.bytes <= zip.length && view.getUint32(offset, true) === LOCAL.signature;
  if (!isThere) return failure(`is damaged in ${name}`);
  const begin =
    offset + LOCAL.bytes + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = zip.slice(begin, begin + packedSize);
  if (method !== STORED && method !== DEFLATED)
    return failure(`has an unknown compression in ${name}`);
  const bytes = method === STORED ? packed : await inflate(packed, size);
  return bytes?.length === size && crc32(bytes) === crc
    ? success(bytes)
    : failure(`is damaged in ${name}`);
}

/** @returns undefined for damaged bytes, and for more than were declared */
async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  size: number,
): Promise<Uint8Array | undefined> {
  const bytes = new Uint8Array(size);
  let length = 0;
  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    for (const reader = stream.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return bytes.subarray(0, length);
      if (length + value.length > size) {
        await reader.cancel();
        return undefined;
      }
      bytes.set(value, length);
      length += value.length;
    }
  } catch {
    return undefined;
  }
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
