import type { Entry, ZipFile } from 'yauzl';

/** The entries of an open archive, in its order. */
export async function* zipEntries(file: ZipFile): AsyncGenerator<Entry, void, undefined> {
  for (;;) {
    const entry = await new Promise<Entry | undefined>((resolve, reject) => {
      file.once('entry', resolve);
      file.once('end', () => resolve(undefined));
      file.once('error', reject);
      file.readEntry();
    });
    file.removeAllListeners();
    if (!entry) return;
    yield entry;
  }
}

/** The bytes of an entry. yauzl checks that their number equals the one in the entry. */
export async function* zipEntryBytes(
  file: ZipFile,
  entry: Entry,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield* await new Promise<AsyncIterable<Uint8Array>>((resolve, reject) => {
    file.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}
