import type { ZipReader } from '@zip.js/zip.js';

/** Opens a ZIP archive, whose checksums are verified as it is read; the reader of archives is loaded with the first one. */
export async function openZip(file: Blob): Promise<ZipReader<Blob>> {
  const { BlobReader, ZipReader } = await import('@zip.js/zip.js/index-native.js');
  return new ZipReader(new BlobReader(file), {
    // The policy of the page allows no workers made of text.
    useWebWorkers: false,
    checkSignature: true,
  });
}
