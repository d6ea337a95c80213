import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { argv, stdout } from 'node:process';
import { drawRoutes } from '../src/draw-routes.ts';
import { loadBundled } from '../test-data/bundled.ts';
import { PUBLISHED_DISTANCES } from '../test-data/published-distances.ts';
import { readLandRings } from './land-rings.ts';

const ROUTES = 50;

/** `draw-picture.ts FILE.svg`: routes between ports all over the world, on a map of Natural Earth's land. */
const [, , file] = argv;
if (file === undefined) throw new Error('draw-picture.ts FILE.svg, the picture to write');

const seaRoutes = await loadBundled();
// From each third port of the list to one that is far along it: neighbours there are neighbours on earth.
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
