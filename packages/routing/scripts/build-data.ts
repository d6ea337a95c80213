import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import { gunzipSync, gzipSync } from 'node:zlib';
import { loadSeaRoutes } from '../src/sea-routes.ts';
import { addTurns } from './add-turns.ts';
import { buildEdges } from './build-edges.ts';
import { buildNodes, bySquares } from './build-nodes.ts';
import { buildSea } from './build-sea.ts';
import { SEA_SOURCE_COUNTS } from './expected-counts.ts';
import { joinParts } from './join-parts.ts';
import { writeCarved } from './write-carved.ts';
import { writeGraph } from './write-graph.ts';

/** A position in the Atlantic to which every port must have a route. */
const OPEN_SEA = { longitude: -30, latitude: 30 };

/** `build-data.ts DIR`: rebuilds `data/sea-graph.bin` from the sources in a folder (`data/SOURCES.md`). */
const [, , folder] = argv;
if (folder === undefined) throw new Error('build-data.ts DIR, the folder with the sources');

const read = (name: string): Buffer => readFileSync(join(folder, name));
const sea = buildSea({
  land: read('land-10m.json').toString('utf8'),
  ports: read('world-port-index-pub150.csv').toString('utf8'),
  stops: gunzipSync(read('gfw-anchorages.csv.gz')).toString('utf8'),
});
for (const [name, expected] of Object.entries(SEA_SOURCE_COUNTS)) {
  if (sea.counts[name] !== expected)
    throw new Error(`${name}: ${sea.counts[name]}, not ${expected}`);
}
const nodes = buildNodes(sea);
const edgesBefore = buildEdges(sea, nodes);
joinParts(sea.mask, nodes, edgesBefore);
const turns = addTurns(sea.mask, nodes, edgesBefore);
nodes.sort(bySquares);
const edges = buildEdges(sea, nodes);
const parts = joinParts(sea.mask, nodes, edges);
const bytes = writeGraph(sea.mask, nodes, edges);
const write = (name: string, content: Uint8Array): void =>
  writeFileSync(new URL(`../data/${name}`, import.meta.url), content);
write('sea-graph.bin', bytes);
write('carved-cells.bin', writeCarved(sea.carved));
const seaRoutes = await loadSeaRoutes(async () => bytes);
const portsWithoutRoute = sea.ports
  .filter((port) => seaRoutes.route(port, OPEN_SEA).status !== 'ok')
  .map(({ name }) => name);
const counts = {
  ...sea.counts,
  portsWithoutRoute,
  carved: sea.carved.size,
  turns,
  parts,
  nodes: nodes.length,
  edges: edges.reduce((sum, { length }) => sum + length, 0),
  tiles: sea.mask.rows.length / 32,
  bytes: bytes.length,
  gzipBytes: gzipSync(bytes, { level: 9 }).length,
};
const text = `${JSON.stringify(counts, null, 2)}\n`;
write('counts.json', new TextEncoder().encode(text));
stdout.write(text);
