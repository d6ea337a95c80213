import type { MapVertex } from './mail-sender.ts';
import { encodePng } from './png.ts';

/** Pixels: a width that fits a telephone. */
export const MAP_WIDTH = 320;
export const MAP_HEIGHT = 240;

const [WATER, INK, FIRST, SECOND] = [0, 1, 2, 3];
/** Two colors that color-blind people distinguish (Okabe and Ito). */
const PALETTE = [
  [234, 243, 248],
  [40, 50, 60],
  [0, 114, 178],
  [213, 94, 0],
] as const;

const MARGIN = 24;
const METERS_PER_DEGREE = 111_195;
/** The map shows at least so many meters, so that two ships at anchor are no noise that fills it. */
const SPAN_METERS_MIN = 200;
const SCALE_WIDTH_MAX = 100;
const VERTICES_MAX = 2000;

/** Rows of 3 bits, of the digits and of `km`. */
const GLYPHS: Readonly<Record<string, readonly number[]>> = {
  ...{ '0': [7, 5, 5, 5, 7], '1': [2, 6, 2, 2, 7], '2': [7, 1, 7, 4, 7], '5': [7, 4, 7, 1, 7] },
  ...{ k: [4, 5, 6, 5, 5], m: [0, 7, 7, 5, 5], ' ': [0, 0, 0, 0, 0] },
};
const GLYPH_PIXELS = 2;
const GLYPH_ADVANCE = 8;

type Point = readonly [x: number, y: number];

/** Draws the tracks of both ships with a scale, north up, as PNG; a dot is the newest position. @returns null without a position */
export function encounterMap(
  tracks: readonly (readonly MapVertex[])[],
  deflate: (bytes: Uint8Array) => Uint8Array,
): Uint8Array | null {
  const shown = tracks.map((track) => track.slice(-VERTICES_MAX));
  const origin = shown.flat()[0];
  if (!origin) return null;
  const lines = shown.map((track) => track.map((vertex) => project(vertex, origin)));
  const view = viewOf(lines.flat());
  const canvas = new Canvas();
  for (const [i, line] of lines.entries()) {
    const color = i === 0 ? FIRST : SECOND;
    const points = line.map((point) => view.pixelOf(point));
    for (const [at, point] of points.entries()) canvas.line(points[at - 1] ?? point, point, color);
    const last = points.at(-1);
    if (last) canvas.dot(last, 4, color);
  }
  drawScale(canvas, view.metersPerPixel);
  return encodePng(
    { width: MAP_WIDTH, height: MAP_HEIGHT, pixels: canvas.pixels },
    PALETTE,
    deflate,
  );
}

/** Returns meters east and north of an origin; accurate to a percent over the miles of a map, also across the antimeridian. */
function project([longitude, latitude]: MapVertex, [west, south]: MapVertex): Point {
  const east = ((((longitude - west + 180) % 360) + 360) % 360) - 180;
  const perDegree = METERS_PER_DEGREE * Math.cos((south * Math.PI) / 180);
  return [east * perDegree, (latitude - south) * METERS_PER_DEGREE];
}

function viewOf(points: readonly Point[]) {
  const [west, east] = extent(points.map(([x]) => x));
  const [south, north] = extent(points.map(([, y]) => y));
  const metersPerPixel = Math.max(
    Math.max(east - west, SPAN_METERS_MIN) / (MAP_WIDTH - 2 * MARGIN),
    Math.max(north - south, SPAN_METERS_MIN) / (MAP_HEIGHT - 2 * MARGIN),
  );
  const pixelOf = ([x, y]: Point): Point => [
    Math.round(MAP_WIDTH / 2 + (x - (west + east) / 2) / metersPerPixel),
    Math.round(MAP_HEIGHT / 2 - (y - (south + north) / 2) / metersPerPixel),
  ];
  return { metersPerPixel, pixelOf };
}

function extent(values: readonly number[]): readonly [min: number, max: number] {
  return values.reduce<readonly [number, number]>(
    ([min, max], value) => [Math.min(min, value), Math.max(max, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

/** A bar of 1, 2 or 5 times a power of ten meters, and its length. */
function drawScale(canvas: Canvas, metersPerPixel: number): void {
  const longest = SCALE_WIDTH_MAX * metersPerPixel;
  const power = 10 ** Math.floor(Math.log10(longest));
  const meters = [5, 2, 1].map((times) => times * power).find((each) => each <= longest) ?? power;
  const [left, bottom] = [10, MAP_HEIGHT - 10];
  const right = left + Math.round(meters / metersPerPixel);
  canvas.line([left, bottom], [right, bottom], INK);
  for (const x of [left, right]) canvas.line([x, bottom - 4], [x, bottom], INK);
  canvas.text(meters >= 1000 ? `${meters / 1000} km` : `${meters} m`, [left + 4, bottom - 16]);
}

class Canvas {
  readonly pixels: Uint8Array = new Uint8Array(MAP_WIDTH * MAP_HEIGHT).fill(WATER);

  set(x: number, y: number, color: number): void {
    if (x >= 0 && y >= 0 && x < MAP_WIDTH && y < MAP_HEIGHT) this.pixels[y * MAP_WIDTH + x] = color;
  }

  /** Two pixels wide. */
  line([x0, y0]: Point, [x1, y1]: Point, color: number): void {
    const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1);
    for (let step = 0; step <= steps; step++) {
      const x = Math.round(x0 + ((x1 - x0) * step) / steps);
      const y = Math.round(y0 + ((y1 - y0) * step) / steps);
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const)
        this.set(x + dx, y + dy, color);
    }
  }

  dot([x, y]: Point, radius: number, color: number): void {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        if (dx * dx + dy * dy <= radius * radius) this.set(x + dx, y + dy, color);
  }

  text(text: string, [x, y]: Point): void {
    for (const [at, letter] of [...text].entries())
      for (const [row, bits] of (GLYPHS[letter] ?? []).entries())
        for (let column = 0; column < 3 * GLYPH_PIXELS; column++)
          for (let dy = 0; dy < GLYPH_PIXELS; dy++)
            if (bits & (4 >> Math.floor(column / GLYPH_PIXELS)))
              this.set(x + at * GLYPH_ADVANCE + column, y + row * GLYPH_PIXELS + dy, INK);
  }
}
