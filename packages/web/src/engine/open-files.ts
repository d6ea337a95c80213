import {
  type ColumnMap,
  FeedError,
  type ReadBatch,
  type ReadOptions,
  readReports,
} from '@roadstead/ais';
import type { ByteSource } from '@roadstead/contracts';
import type { Recording } from '@roadstead/recordings';
import { archiveEntries } from './archive-entries.ts';
import { FileError } from './file-error.ts';
import { inflateGzip } from './inflate-gzip.ts';

/** As the command reads files: larger chunks reduce the cost of a read no further. */
const CHUNK_BYTES = 1 << 20;

/** Opens files as recordings, with their static reports. Reading throws a FileError for one that cannot be read. */
export function openFiles(files: readonly File[], columns: ColumnMap): readonly Recording[] {
  return files.map((file) => ({
    name: file.name,
    sizeBytes: file.size,
    batches: readFile(file, { ...decodersOf(file), columns, statics: true }),
  }));
}

async function* readFile(
  file: File,
  options: ReadOptions,
): AsyncGenerator<ReadBatch, void, undefined> {
  try {
    yield* readReports(fileBytes(file), options);
  } catch (error) {
    // A DOMException is that of a file that was changed or removed since it was chosen.
    if (!(error instanceof FeedError || error instanceof DOMException)) throw error;
    throw new FileError(file.name, error);
  }
}

/**
 * The decoders of a file; those of few files are loaded with the first of them. Archives and tables are read at random from the
 * file, which has the bytes of the source.
 */
function decodersOf(
  file: File,
): Pick<ReadOptions, 'gunzip' | 'unzstd' | 'openArchive' | 'openTable'> {
  return {
    gunzip: inflateGzip,
    async *unzstd(packed) {
      const { unzstd } = await import('@roadstead/recordings/decoders');
      yield* unzstd(packed);
    },
    openArchive: () => archiveEntries(file),
    async openTable() {
      const { openParquet } = await import('@roadstead/recordings/decoders');
      return openParquet({
        byteLength: file.size,
        slice: (start, end) => file.slice(start, end).arrayBuffer(),
      });
    },
  };
}

async function* fileBytes(file: File): ByteSource {
  for (let at = 0; at < file.size; at += CHUNK_BYTES) {
    yield new Uint8Array(await file.slice(at, at + CHUNK_BYTES).arrayBuffer());
  }
}
