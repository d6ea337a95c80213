import { type FileHandle, open } from 'node:fs/promises';
import type { ReadOptions } from '@roadstead/ais';
import type { ArchiveEntry, ByteSource } from '@roadstead/contracts';
import { openParquet, type RandomAccessFile, unzstd } from '@roadstead/recordings/decoders';
import { fromBuffer, open as openZip, type ZipFile } from 'yauzl';
import { UserError } from '../host/host.ts';
import { gunzip } from './gunzip.ts';
import { zipEntries, zipEntryBytes } from './zip-entries.ts';

/** Archives and tables are read at random; those of a pipe are stored in memory up to this size. */
const PIPE_BYTES_MAX = 256 << 20;

/** Returns the decoders of an input. @param path undefined for a pipe */
export function decodersOf(
  path: string | undefined,
): Pick<ReadOptions, 'gunzip' | 'unzstd' | 'openArchive' | 'openTable'> {
  return {
    gunzip,
    unzstd,
    openArchive: (bytes) => readZip(() => (path === undefined ? zipOf(bytes) : zipAt(path))),
    openTable: async (bytes) =>
      openParquet(path === undefined ? bufferOf(await collect(bytes)) : await fileBuffer(path)),
  };
}

async function* readZip(
  openFile: () => Promise<ZipFile>,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  const file = await openFile();
  try {
    for await (const entry of zipEntries(file)) {
      const { fileName: name } = entry;
      if (name.endsWith('/') || name.startsWith('__MACOSX/')) continue;
      yield { name, bytes: zipEntryBytes(file, entry) };
    }
  } finally {
    file.close();
  }
}

async function zipOf(bytes: ByteSource): Promise<ZipFile> {
  const buffer = Buffer.from(await collect(bytes));
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, { lazyEntries: true }, (error, file) =>
      error ? reject(error) : resolve(file),
    );
  });
}

function zipAt(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    openZip(path, { lazyEntries: true, autoClose: false }, (error, file) =>
      error ? reject(error) : resolve(file),
    );
  });
}

async function fileBuffer(path: string): Promise<RandomAccessFile> {
  const { size: byteLength } = await withFile(path, (file) => file.stat());
  const slice = (start: number, end: number = byteLength): Promise<ArrayBuffer> =>
    withFile(path, async (file) => {
      const bytes = new Uint8Array(end - start);
      for (let at = 0; at < bytes.length; ) {
        const { bytesRead } = await file.read(bytes, at, bytes.length - at, start + at);
        if (bytesRead === 0) throw new Error('the file has become shorter');
        at += bytesRead;
      }
      return bytes.buffer;
    });
  return { byteLength, slice };
}

async function withFile<T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

function bufferOf(bytes: Uint8Array): RandomAccessFile {
  const slice = (start: number, end?: number): ArrayBuffer =>
    Uint8Array.from(bytes.subarray(start, end)).buffer;
  return { byteLength: bytes.length, slice };
}

async function collect(bytes: ByteSource): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > PIPE_BYTES_MAX) {
      throw new UserError(
        `a ZIP archive or Parquet file of a pipe can have ${PIPE_BYTES_MAX >> 20} MB at most; name the file instead.`,
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
