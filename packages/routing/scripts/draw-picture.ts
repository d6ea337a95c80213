import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { argv, stdout } from 'node:process';
import { loadBundled } from '../test-data/bundled.ts';
import { PUBLISHED_DISTANCES } from '../test-data/published-distances.ts';
import { drawRoutes } from './draw-routes.ts';
import { readLandRings } from './land-rings.ts';

const ROUTES = 50;

/** `draw-picture.ts FILE.svg`: draws routes between ports of the world on a map of the land of Natural Earth. */
const [, , file] = argv;
if (file === undefined) throw new Error('draw-picture.ts FILE.svg, the picture to write');

const seaRoutes = await loadBundled();
// From each third port of the list to one that is far away in the list: neighbours in the list are neighbours on earth.
const routes = Array.from({ length: ROUTES }, (_, at) => {
  const count = PUBLISHED_DISTANCES.length;
  const [, fromLongitude, fromLatitude] = PUBLISHED_DISTANCES[(at * 3) % count];
  const [, , , toLongitude, toLatitude] = PUBLISHED_DISTANCES[(at * 61 + 40) % count];
  return seaRoutes.route(
    { longitude: fromLongitude, latitude: fromLatitude },
    { longitude: toLongitude, latitude: toLatitude },
  );
}).filter((route) => route.status === 'ok');
const land = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
writeFileSync(file, drawRoutes(routes, readLandRings(readFileSync(land, 'utf8')).rings));
stdout.write(`${routes.length} routes\n`);
