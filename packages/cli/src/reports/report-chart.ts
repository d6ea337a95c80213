import { escapeXml } from '@roadstead/model';
import type {
  DensityCellJson,
  PassageJson,
  ReportRecordJson,
  ReportRequest,
} from '@roadstead/reports';
import { UserError } from '../host/host.ts';
import { formatTime } from '../text/format-text.ts';
import { SVG_STYLE } from '../text/svg.ts';

const MS_PER_HOUR = 3_600_000;
/** Corners of cells are multiples of a hundredth of a degree. */
const CORNER_DIGITS = 2;
const [WIDTH, HEIGHT] = [800, 400];
const [LEFT, TOP, RIGHT, BOTTOM] = [60, 50, 20, 50];
/** Above this number bars would be thinner than two pixels; then a bar is a day. */
const BARS_MAX = 360;
/** A map that is higher, such as of a fairway from south to north, is drawn narrower. */
const MAP_HEIGHT_MAX = 1200;
const BAR_COLOUR = '#0072b2';
/** From low to high, distinguishable by brightness alone. */
const HEAT = ['#fde725', '#90d743', '#35b779', '#21918c', '#31688e', '#443983', '#440154'];

/** Draws a report as SVG from its records: passages by hour, or density as a map. */
export class ReportChart {
  readonly #request: ReportRequest;
  readonly #barMs: number;
  readonly #bars: { toLeft: number; toRight: number }[] = [];
  readonly #cells: DensityCellJson[] = [];

  /** @throws UserError for a type without a chart */
  constructor(request: ReportRequest) {
    if (request.type !== 'passageline' && request.type !== 'density') {
      throw new UserError(`--chart supports passageline and density, not ${request.type}.`);
    }
    const { beginMs, endMs } = request;
    this.#request = request;
    this.#barMs = (endMs - beginMs) / MS_PER_HOUR > BARS_MAX ? 24 * MS_PER_HOUR : MS_PER_HOUR;
    const count = Math.ceil((endMs - this.#firstMs) / this.#barMs);
    this.#bars = Array.from({ length: count }, () => ({ toLeft: 0, toRight: 0 }));
  }

  add(record: ReportRecordJson): void {
    if (this.#request.type === 'density') {
      this.#cells.push(record as DensityCellJson);
      return;
    }
    const { left, position } = record as PassageJson;
    const timeMs = Date.parse(position.coordinates[2]);
    const bar = this.#bars[Math.floor((timeMs - this.#firstMs) / this.#barMs)];
    if (left) bar.toLeft++;
    else bar.toRight++;
  }

  svg(): string {
    const { type, beginMs, endMs } = this.#request;
    const period = `${formatTime(beginMs)} to ${formatTime(endMs)} UTC`;
    const drawn = type === 'density' ? this.#map() : this.#hours();
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${drawn.height}" font-family="sans-serif" font-size="12" role="img">`,
      SVG_STYLE,
      `<rect class="paper" width="${WIDTH}" height="${drawn.height}" fill="#fff"/>`,
      `<text class="ink" x="${LEFT}" y="20" font-size="15">${escapeXml(drawn.title)}</text>`,
      `<text class="ink" x="${LEFT}" y="38">${period}</text>`,
      ...drawn.parts,
      '</svg>\n',
    ].join('\n');
  }

  /** The begin of the first whole hour or day, UTC. */
  get #firstMs(): number {
    return Math.floor(this.#request.beginMs / this.#barMs) * this.#barMs;
  }

  /** Passages to the left above the axis, those to the right below it. */
  #hours(): Drawn {
    const most = Math.max(1, ...this.#bars.flatMap(({ toLeft, toRight }) => [toLeft, toRight]));
    const middle = (TOP + HEIGHT - BOTTOM) / 2;
    const scale = (HEIGHT - TOP - BOTTOM) / 2 / most;
    const step = (WIDTH - LEFT - RIGHT) / this.#bars.length;
    const bars = this.#bars.flatMap(({ toLeft, toRight }, at) => {
      const box = `x="${(LEFT + at * step).toFixed(1)}" width="${(step * 0.9).toFixed(1)}" fill="${BAR_COLOUR}"`;
      const title = `<title>${formatTime(this.#firstMs + at * this.#barMs)}: ${toLeft} to the left, ${toRight} to the right</title>`;
      const up = `<rect ${box} y="${(middle - toLeft * scale).toFixed(1)}" height="${(toLeft * scale).toFixed(1)}">${title}</rect>`;
      const down = `<rect ${box} y="${middle}" height="${(toRight * scale).toFixed(1)}" fill-opacity="0.6">${title}</rect>`;
      return toLeft + toRight === 0 ? [] : [up, down];
    });
    const sides = [most, -most].map((count) => {
      const y = (middle - count * scale + 4).toFixed(1);
      return `<text class="ink" x="${LEFT - 8}" y="${y}" text-anchor="end">${Math.abs(count)}</text>`;
    });
    return {
      title: `Passages by ${this.#barMs > MS_PER_HOUR ? 'day' : 'hour'}: to the left above, to the right below`,
      height: HEIGHT,
      parts: [
        ...bars,
        ...sides,
        `<line class="line" x1="${LEFT}" y1="${middle}" x2="${WIDTH - RIGHT}" y2="${middle}"/>`,
        `<text class="ink" x="${LEFT}" y="${HEIGHT - 20}">${formatTime(this.#firstMs)}</text>`,
        `<text class="ink" x="${WIDTH - RIGHT}" y="${HEIGHT - 20}" text-anchor="end">${formatTime(this.#firstMs + this.#bars.length * this.#barMs)}</text>`,
      ],
    };
  }

  /**
   * The colour of a cell is its ship-hours on a logarithmic scale; in the middle of the map a degree north is as long
   * as one east.
   */
  #map(): Drawn {
    const title = 'Ship-hours';
    if (this.#cells.length === 0) return { title: `${title}: none`, height: HEIGHT, parts: [] };
    const corners = this.#cells.map(({ cell: { coordinates } }) => [
      ...coordinates[0][0],
      ...coordinates[0][2],
    ]);
    const west = afterWidestGap(corners.map(([x]) => x));
    // Across the antimeridian the eastern part is drawn to the right of the western one.
    for (const corner of corners) {
      if (corner[0] >= west) continue;
      corner[0] += 360;
      corner[2] += 360;
    }
    const south = Math.min(...corners.map(([, y]) => y));
    const east = Math.max(...corners.map(([, , x]) => x));
    const north = Math.max(...corners.map(([, , , y]) => y));
    const narrowing = Math.max(0.1, Math.cos((((south + north) / 2) * Math.PI) / 180));
    const scaleX = Math.min(
      (WIDTH - LEFT - RIGHT) / (east - west),
      (MAP_HEIGHT_MAX * narrowing) / (north - south),
    );
    const scaleY = scaleX / narrowing;
    const most = Math.max(...this.#cells.map(({ ship_hours }) => ship_hours));
    const cells = this.#cells.map(({ ship_hours, ships }, at) => {
      const [x0, y0, x1, y1] = corners[at];
      const box = [
        `x="${(LEFT + (x0 - west) * scaleX).toFixed(1)}" y="${(TOP + (north - y1) * scaleY).toFixed(1)}"`,
        `width="${((x1 - x0) * scaleX).toFixed(1)}" height="${((y1 - y0) * scaleY).toFixed(1)}"`,
      ].join(' ');
      // Each colour is four times the previous one.
      const level = HEAT.length - 1 + Math.log(Math.max(ship_hours, 1e-9) / most) / Math.log(4);
      const colour = HEAT[Math.max(0, Math.min(HEAT.length - 1, Math.round(level)))];
      return `<rect ${box} fill="${colour}"><title>${ship_hours.toFixed(2)} h, ${ships} ships</title></rect>`;
    });
    const height = Math.ceil(TOP + (north - south) * scaleY + BOTTOM);
    const legend = `${west} to ${Number(east.toFixed(CORNER_DIGITS))} east, ${south} to ${north} north; at most ${most.toFixed(1)} h, a colour less is a quarter`;
    return {
      title,
      height,
      parts: [...cells, `<text class="ink" x="${LEFT}" y="${height - 20}">${legend}</text>`],
    };
  }
}

/** Returns the western edge of a map: the edge behind the widest range of longitudes without cells. */
function afterWidestGap(longitudes: readonly number[]): number {
  const sorted = longitudes.toSorted((a, b) => a - b);
  let west = sorted[0];
  let widest = west + 360 - sorted[sorted.length - 1];
  for (let i = 1; i < sorted.length; i++) {
    const gap = sorted[i] - sorted[i - 1];
    if (gap <= widest) continue;
    widest = gap;
    west = sorted[i];
  }
  return west;
}

interface Drawn {
  readonly title: string;
  readonly height: number;
  readonly parts: readonly string[];
}
