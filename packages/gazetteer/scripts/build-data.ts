import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import { gunzipSync } from 'node:zlib';
import { build } from './build.ts';
import { BUNDLED_BYTES_MAX } from './thresholds.ts';
import { writeTables } from './write-tables.ts';

/** `npm run data -- DIR`: rebuilds the files in `data/` from the sources in a folder (`data/SOURCES.md`). */
const [, , folder] = argv;
if (folder === undefined) throw new Error('npm run data -- DIR, the folder with the sources');

const read = (name: string): Buffer => readFileSync(join(folder, name));
const built = build({
  index: read('world-port-index-pub150.csv').toString('utf8'),
  codes: read('unlocode-seaports.csv').toString('utf8'),
  stops: gunzipSync(read('gfw-anchorages.csv.gz')).toString('utf8'),
  towns: read('cities.json').toString('utf8'),
  mids: read('mid-countries.csv').toString('latin1'),
  land: read('land-10m.json').toString('utf8'),
  shoreline: read('wvs1.dat'),
});
const files = writeTables(built);
const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
if (bytes > BUNDLED_BYTES_MAX) throw new Error(`${bytes} bytes; at most ${BUNDLED_BYTES_MAX}`);
for (const [name, text] of files) {
  writeFileSync(new URL(`../data/${name}`, import.meta.url), text);
}
for (const { port, position, by } of built.corrections) {
  stdout.write(`corrected: ${JSON.stringify({ ...port, position, by })}\n`);
}
stdout.write(`${JSON.stringify({ ...built.counts, bytes }, null, 2)}\n`);
