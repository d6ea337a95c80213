import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { ROOT } from '../workspace.ts';

/** L12: a program should not have to weigh whether it can afford a client. */
const GZIP_BYTES_MAX = 4096;

it(`[L12] the core of the client has at most ${GZIP_BYTES_MAX} bytes, and no dependencies`, async () => {
  const { outputFiles, metafile } = await build({
    ...{ bundle: true, minify: true, write: false, metafile: true, format: 'esm' },
    absWorkingDir: ROOT,
    entryPoints: ['packages/client/src/index.ts'],
    platform: 'browser',
  });
  const foreign = Object.keys(metafile.inputs).filter(
    (file) => !file.startsWith('packages/client/'),
  );
  expect(foreign).toEqual([]);
  expect(gzipSync(outputFiles[0].contents, { level: 9 }).length).toBeLessThanOrEqual(
    GZIP_BYTES_MAX,
  );
});
