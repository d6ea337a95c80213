import { readFileSync, writeFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { gazetteerData } from '../data/index.js';
import { createGazetteer } from '../src/create-gazetteer.ts';
import type { Port } from '../src/port.ts';
import { readShoreline, type ShoreLine } from './shoreline.ts';

/** Ports with their picture's centre and half its height in degrees of latitude. */
const VIEWS: readonly (readonly [
  locode: string,
  longitude: number,
  latitude: number,
  degrees: number,
])[] = [
  ['NLRTM', 4.2, 51.94, 0.14],
  ['SGSIN', 103.76, 1.25, 0.14],
  ['GBSOU', -1.33, 50.84, 0.13],
  ['SEGOT', 11.83, 57.69, 0.1],
  ['AEFJR', 56.42, 25.22, 0.12],
  ['USLAX', -118.23, 33.74, 0.08],
  ['DKAAL', 9.95, 57.05, 0.09],
  ['USMSY', -90.1, 29.95, 0.13],
  ['GIGIB', -5.4, 36.14, 0.08],
  ['CNTAO', 120.25, 36.05, 0.12],
];

const PANEL = 340;
const COLUMNS = 5;
const TITLE = 22;
const COLOURS = { area: '#5b8def', berth: '#c2410c', anchorage: '#15803d', shore: '#475569' };

const gazetteer = createGazetteer(gazetteerData);

type Project = (longitude: number, latitude: number) => string;

function pathOf(
  points: Iterable<readonly [number, number, ...number[]]>,
  project: Project,
): string {
  return `M${[...points].map(([x, y]) => project(x, y)).join('L')}`;
}

function panel(view: (typeof VIEWS)[number], lines: readonly ShoreLine[], at: number): string {
  const [locode, longitude, latitude, degrees] = view;
  const cosine = Math.cos((latitude * Math.PI) / 180);
  const scale = PANEL / (2 * degrees);
  const project: Project = (x, y) =>
    [
      ((x - longitude) * cosine * scale + PANEL / 2).toFixed(1),
      ((latitude - y) * scale + PANEL / 2).toFixed(1),
    ].join(' ');
  const half = degrees / cosine;
  const box = {
    west: longitude - half,
    east: longitude + half,
    south: latitude - degrees,
    north: latitude + degrees,
  };
  const shore = lines
    .filter((line) =>
      line.some(([x, y]) => x > box.west && x < box.east && y > box.south && y < box.north),
    )
    .map((line) => pathOf(line, project));
  const ports = gazetteer.ports.filter((port) => isNear(port, longitude, latitude, 4 * half));
  const areas = ports.flatMap((port) => {
    const geometry = gazetteer.geometryOf(port);
    if (geometry?.type !== 'MultiPolygon') return [];
    return geometry.coordinates.map(([ring]) => `${pathOf(ring, project)}Z`);
  });
  const circle = (
    place: { readonly longitude: number; readonly latitude: number; readonly radiusMeters: number },
    colour: string,
  ): string => {
    const [x, y] = project(place.longitude, place.latitude).split(' ');
    const radius = ((place.radiusMeters / 111_195) * scale).toFixed(1);
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}"/>`;
  };
  const circles = ports.flatMap((port) => [
    ...gazetteer.berthsOf(port).map((berth) => circle(berth, COLOURS.berth)),
    ...gazetteer.anchoragesOf(port).map((anchorage) => circle(anchorage, COLOURS.anchorage)),
  ]);
  const left = (at % COLUMNS) * (PANEL + 8);
  const top = Math.floor(at / COLUMNS) * (PANEL + TITLE + 8);
  return `<g transform="translate(${left} ${top})">
<text x="4" y="15">${gazetteer.portByLocode(locode)?.name ?? locode}</text>
<g transform="translate(0 ${TITLE})" clip-path="url(#panel)"><rect width="${PANEL}" height="${PANEL}" fill="#f8fafc" stroke="#94a3b8"/>
<path d="${areas.join('')}" fill="${COLOURS.area}" fill-opacity=".35" stroke="${COLOURS.area}" stroke-width=".6"/>
<path d="${shore.join('')}" fill="none" stroke="${COLOURS.shore}"/>
${circles.join('\n')}</g></g>`;
}

function isNear(port: Port, longitude: number, latitude: number, degrees: number): boolean {
  return (
    Math.abs(port.longitude - longitude) < degrees && Math.abs(port.latitude - latitude) < degrees
  );
}

/** `draw-areas.ts DIR FILE.svg`: draws the areas, berths and anchorages of ten ports over the shoreline of the sources. */
const [, , folder, file] = argv;
if (folder === undefined || file === undefined) throw new Error('draw-areas.ts DIR FILE.svg');
const shoreline = [...readShoreline(readFileSync(`${folder}/wvs1.dat`))];
const width = COLUMNS * (PANEL + 8);
const height = Math.ceil(VIEWS.length / COLUMNS) * (PANEL + TITLE + 8) + TITLE;
const legend =
  'Areas blue, berths red, anchorages green, over the World Vector Shoreline, which lacks rivers and new harbours.';
writeFileSync(
  file,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13"><title>Areas of ten ports</title><clipPath id="panel"><rect width="${PANEL}" height="${PANEL}"/></clipPath><rect width="100%" height="100%" fill="#ffffff"/>
${VIEWS.map((view, i) => panel(view, shoreline, i)).join('\n')}
<text x="4" y="${height - 6}">${legend}</text></svg>
`,
);
stdout.write(`${VIEWS.length} ports\n`);
