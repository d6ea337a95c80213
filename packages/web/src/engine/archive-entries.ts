import type { ArchiveEntry } from '@roadstead/contracts';
import { openZip } from './open-zip.ts';

/** Reads the files of a ZIP archive in its order. */
export async function* archiveEntries(file: Blob): AsyncGenerator<ArchiveEntry, void, undefined> {
  const archive = await openZip(file);
  try {
    for await (const entry of archive.getEntriesGenerator()) {
      const { filename: name } = entry;
      if (entry.directory || name.startsWith('__MACOSX/')) continue;
      yield { name, bytes: entryBytes((sink) => entry.getData(sink)) };
    }
  } finally {
    await archive.close();
  }
}

/** The bytes that an entry writes into a stream. */
async function* entryBytes(
  write: (sink: WritableStream<Uint8Array>) => Promise<unknown>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const written = write(writable);
  // Its error is that of the read below, or nobody reads on.
  written.catch(() => undefined);
  const reader = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    await written;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
