import { distanceMeters } from '@roadstead/geo';
import { escapeXml } from '@roadstead/model';
import type { StsEvent } from 'roadstead';
import { clock, distanceChart, type Fix, type Limits } from './distance-chart.ts';
import { linePath, type Point, pathOf } from './svg-path.ts';

interface Scene {
  readonly fixes: readonly Fix[];
  readonly events: readonly StsEvent[];
  /** Rings of longitude and latitude in turn, degrees. */
  readonly land: readonly ArrayLike<number>[];
  readonly limits: Limits;
}

const [WIDTH, HEIGHT] = [960, 540];
/** The strip above the map, for title and legend. */
const HEADER = 64;
const BOX = { west: -1.455, south: 50.652, east: -0.945 };
const PIXELS_PER_DEGREE_EAST = WIDTH / (BOX.east - BOX.west);
/** Equirectangular projection, true to scale at 50.75°N. */
const PIXELS_PER_DEGREE_NORTH = PIXELS_PER_DEGREE_EAST / Math.cos((50.75 * Math.PI) / 180);

/** A ship that stays within this many pixels is drawn as a dot. */
const DOT_PIXELS = 3;
/** A longer silence is a gap in the line. */
const SILENCE_MS_MAX = 10 * 60_000;
/** A ship at its moorings scatters by some tens of metres; one that covers more during the window is under way. */
const UNDER_WAY_METERS_MIN = 500;

const PLACES: readonly (readonly [longitude: number, latitude: number, name: string])[] = [
  [-1.098, 50.823, 'Portsmouth'],
  [-1.285, 50.727, 'Isle of Wight'],
  [-1.284, 50.818, 'Southampton Water'],
  [-1.4, 50.7545, 'The Solent'],
];

const STYLE = `<style>
.sea{fill:#e8f1f6}.land{fill:#d8d3c2;stroke:#b5ae98}.track{stroke:#2a6f97}.dot{fill:#2a6f97}
.meet{stroke:#c2410c}.ring{stroke:#c2410c}.hot{fill:#c2410c}.ink{fill:#1f2933}.faint{fill:#5b6672}.axis{stroke:#9aa5b1}
.box{fill:#fffdf7;stroke:#c9c3b0}.paper{fill:#fbfcfd}
@media (prefers-color-scheme:dark){.sea{fill:#0f1b26}.land{fill:#28302f;stroke:#4a5450}.track{stroke:#6fb3d9}.dot{fill:#6fb3d9}
.meet{stroke:#fb923c}.ring{stroke:#fb923c}.hot{fill:#fb923c}.ink{fill:#e4e9ee}.faint{fill:#9fb0bf}.axis{stroke:#5b6b78}
.box{fill:#16222c;stroke:#3a4853}.paper{fill:#0b141c}}
</style>`;

/** Draws the tracks, the coast and the encounters of the bundled recording. @returns an SVG for light and dark pages. */
export function solentPicture({ fixes, events, land, limits }: Scene): string {
  const tracks = tracksOf(fixes);
  const underWay = events
    .filter(isUnderWay)
    .sort((a, b) => a.activationTimeMs - b.activationTimeMs);
  const endMs = fixes.reduce((last, { timeMs }) => Math.max(last, timeMs), 0);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-HEADER} ${WIDTH} ${HEIGHT + HEADER}" font-family="system-ui,sans-serif" font-size="12" role="img">`,
    `<title>Ships in the Solent on 12 January 2016 and the encounters that Roadstead detects</title>`,
    STYLE,
    `<rect class="sea" width="${WIDTH}" height="${HEIGHT}"/>`,
    `<path class="land" stroke-width="1.5" stroke-linejoin="round" d="${land.map(shore).join('')}"/>`,
    ...PLACES.map(placeName),
    `<g class="track" fill="none" stroke-width="1" stroke-opacity="0.7">${tracks.map(trackLine).join('')}</g>`,
    `<g class="dot">${tracks.flatMap(mooredDot).join('')}</g>`,
    `<g class="ring" fill="none" stroke-width="0.8" stroke-opacity="0.8">${events
      .filter((event) => !isUnderWay(event))
      .map(ring)
      .join('')}</g>`,
    `<g class="meet" fill="none" stroke-width="2.5" stroke-linecap="round">${underWay.flatMap((event) => encounterLines(event, tracks, endMs)).join('')}</g>`,
    ...callouts(underWay),
    ...header(fixes, events.length, underWay.length, limits),
    ...distanceChart(underWay, tracks, limits),
    '</svg>\n',
  ].join('\n');
}

/** The fixes of each ship in order of time. */
function tracksOf(fixes: readonly Fix[]): readonly (readonly Fix[])[] {
  const byShip = new Map<number, Fix[]>();
  for (const fix of fixes) {
    const track = byShip.get(fix.mmsi);
    if (track) track.push(fix);
    else byShip.set(fix.mmsi, [fix]);
  }
  return [...byShip.values()];
}

function isUnderWay({ first, second }: StsEvent): boolean {
  return [first, second].every(
    ({ activationPosition: a, firedPosition: b }) =>
      distanceMeters(a.longitude, a.latitude, b.longitude, b.latitude) >= UNDER_WAY_METERS_MIN,
  );
}

function pointOf({ longitude, latitude }: { longitude: number; latitude: number }): Point {
  return [
    (longitude - BOX.west) * PIXELS_PER_DEGREE_EAST,
    HEIGHT - (latitude - BOX.south) * PIXELS_PER_DEGREE_NORTH,
  ];
}

/** Whether a mark at a point is wholly on the map. */
function isOnMap([x, y]: Point): boolean {
  return x > 5 && x < WIDTH - 5 && y > 5 && y < HEIGHT - 5;
}

/** A ring of the coast, if any of it is near the map. */
function shore(ring: ArrayLike<number>): string {
  const points: Point[] = [];
  for (let at = 0; at < ring.length; at += 2) {
    points.push(pointOf({ longitude: ring[at], latitude: ring[at + 1] }));
  }
  const near = ([x, y]: Point): boolean =>
    x > -200 && x < WIDTH + 200 && y > -200 && y < HEIGHT + 200;
  if (!points.some(near)) return '';
  // Beyond the edges the outline only has to stay outside.
  const clamp = (value: number, max: number): number => Math.max(-400, Math.min(max + 400, value));
  return `${pathOf(points.map(([x, y]): Point => [clamp(x, WIDTH), clamp(y, HEIGHT)]).filter(differsFromBefore))}Z`;
}

function differsFromBefore([x, y]: Point, at: number, points: readonly Point[]): boolean {
  return at === 0 || x !== points[at - 1][0] || y !== points[at - 1][1];
}

function placeName([longitude, latitude, name]: (typeof PLACES)[number]): string {
  const [x, y] = pointOf({ longitude, latitude });
  return `<text class="faint" x="${x.toFixed(0)}" y="${y.toFixed(0)}" font-size="13" letter-spacing="1">${escapeXml(name)}</text>`;
}

/** The parts of a track between jumps and silences. */
function unbroken(track: readonly Fix[]): readonly (readonly Fix[])[] {
  const parts: Fix[][] = [];
  for (const [at, fix] of track.entries()) {
    const isBroken =
      at === 0 || fix.startsTrack || fix.timeMs - track[at - 1].timeMs > SILENCE_MS_MAX;
    if (isBroken) parts.push([fix]);
    else parts[parts.length - 1].push(fix);
  }
  return parts;
}

function trackLine(track: readonly Fix[]): string {
  const paths = unbroken(track).map((part) => {
    const points = part.map(pointOf);
    return isDot(points) ? '' : linePath(points);
  });
  const path = paths.join('');
  return path === '' ? '' : `<path d="${path}"/>`;
}

function isDot(points: readonly Point[]): boolean {
  const [[x0, y0]] = points;
  return points.every(([x, y]) => Math.hypot(x - x0, y - y0) < DOT_PIXELS);
}

function mooredDot(track: readonly Fix[]): readonly string[] {
  const points = track.map(pointOf);
  const [x, y] = points[points.length - 1];
  if (!isDot(points) || !isOnMap([x, y])) return [];
  return [`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="1.6"/>`];
}

function ring(event: StsEvent): string {
  const [x, y] = middleOf(event);
  if (!isOnMap([x, y])) return '';
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.2"/>`;
}

/** The middle of the two ships when the event fired. */
function middleOf({ first, second }: StsEvent): Point {
  const [ax, ay] = pointOf(first.firedPosition);
  const [bx, by] = pointOf(second.firedPosition);
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** The tracks of both ships while they are together. */
function encounterLines(
  { first, second, activationTimeMs, deactivationTimeMs }: StsEvent,
  tracks: readonly (readonly Fix[])[],
  endMs: number,
): readonly string[] {
  return [first, second].map(({ mmsi }) => {
    const track = tracks.find(([fix]) => fix.mmsi === mmsi) ?? [];
    const part = track.filter(
      ({ timeMs }) => timeMs >= activationTimeMs && timeMs <= (deactivationTimeMs ?? endMs),
    );
    return `<path d="${linePath(part.map(pointOf))}"/>`;
  });
}

/** A label for each group of ships that met one another. */
function callouts(events: readonly StsEvent[]): readonly string[] {
  const groups: { ships: Set<number>; events: StsEvent[] }[] = [];
  for (const event of events) {
    const pair = [event.first.mmsi, event.second.mmsi];
    const group = groups.find(({ ships }) => pair.some((mmsi) => ships.has(mmsi)));
    if (group) {
      for (const mmsi of pair) group.ships.add(mmsi);
      group.events.push(event);
    } else groups.push({ ships: new Set(pair), events: [event] });
  }
  return groups.flatMap(({ ships, events: [event] }) => {
    const [x, y] = middleOf(event);
    const [labelX, labelY] = [x + 44, y + 6];
    const text = (dy: number, style: string, line: string): string =>
      `<text class="${style}" x="${labelX.toFixed(0)}" y="${(labelY + dy).toFixed(0)}">${line}</text>`;
    return [
      `<circle class="hot" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4"/>`,
      `<line class="ring" x1="${(x + 5).toFixed(1)}" y1="${y.toFixed(1)}" x2="${(labelX - 4).toFixed(1)}" y2="${(labelY - 4).toFixed(1)}"/>`,
      text(0, 'ink', [...ships].join(', ')),
      text(15, 'faint', `together under way from ${clock(event.activationTimeMs)}`),
    ];
  });
}

function header(
  fixes: readonly Fix[],
  count: number,
  underWay: number,
  { distanceMeters: meters, windowMinutes }: Limits,
): readonly string[] {
  const ships = new Set(fixes.map(({ mmsi }) => mmsi)).size;
  const [begin, end] = [fixes[0], fixes[fixes.length - 1]].map(({ timeMs }) =>
    clock(timeMs).slice(0, 5),
  );
  const legend: readonly (readonly [x: number, symbol: string, text: string])[] = [
    [24, '<path class="track" stroke-width="1.5" d="M24 -18h22"/>', 'track'],
    [108, '<circle class="dot" cx="116" cy="-18" r="2.5"/>', 'ship at rest'],
    [
      222,
      '<circle class="ring" fill="none" cx="230" cy="-18" r="4.5"/>',
      `other encounter (${count - underWay})`,
    ],
    [
      404,
      '<path class="meet" stroke-width="3" d="M388 -18h22"/>',
      `encounter under way (${underWay})`,
    ],
  ];
  return [
    `<rect class="paper" y="${-HEADER}" width="${WIDTH}" height="${HEADER}"/>`,
    `<text class="ink" x="24" y="-40" font-size="15">${ships} ships in the Solent, 12 January 2016, ${begin} to ${end} UTC: pairs within ${meters} m of each other for ${windowMinutes} minutes</text>`,
    ...legend.map(
      ([x, symbol, text]) => `${symbol}<text class="faint" x="${x + 28}" y="-14">${text}</text>`,
    ),
    `<text class="faint" x="${WIDTH - 12}" y="${HEIGHT - 10}" font-size="10" text-anchor="end">Coast: Natural Earth, 1:10 million</text>`,
  ];
}
