import { escapeXml } from '@roadstead/model';
import type { OperatingPoint } from '@roadstead/simulator';
import { formatCount } from '../../text/format-text.ts';
import { SVG_STYLE } from '../../text/svg.ts';
import {
  COLOURS,
  LEFT,
  precisionY,
  recallPrecisionAxes,
  recallX,
  SIDE,
  TOP,
} from './recall-precision-axes.ts';

const [WIDTH, HEIGHT] = [800, 560];
/** Thresholds that are marked on a curve. */
const MARKS = [0.9, 0.7, 0.5, 0.3, 0.1];
/** A longer name would leave the picture. */
const NAME_LENGTH_MAX = 28;

/** A configuration and the points of its events. */
export interface NamedCurve {
  readonly name: string;
  readonly points: readonly OperatingPoint[];
}

/** Draws precision against recall over the probability of the events as SVG: a line for each configuration. */
export function precisionRecallPicture(curves: readonly NamedCurve[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img">`,
    SVG_STYLE,
    `<rect class="paper" width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text class="ink" x="${LEFT}" y="28" font-size="15">Precision and recall of the events above a probability</text>`,
    ...recallPrecisionAxes(),
    ...curves.slice(0, COLOURS.length).flatMap(curveOf),
    ...(curves.length > COLOURS.length ? [notDrawn(curves.length - COLOURS.length)] : []),
    '</svg>\n',
  ].join('\n');
}

function curveOf({ name, points }: NamedCurve, k: number): readonly string[] {
  const colour = COLOURS[k];
  const places = points.map(({ precision, recall }) => [recallX(recall), precisionY(precision)]);
  const legendY = TOP + 10 + 20 * k;
  const stroke = `stroke="${colour}" stroke-width="2" fill="none"`;
  const text = name.length > NAME_LENGTH_MAX ? `${name.slice(0, NAME_LENGTH_MAX - 1)}…` : name;
  return [
    `<polyline points="${places.map((place) => place.join(',')).join(' ')}" ${stroke}/>`,
    ...Array.from(marksOf(points), ([mark, point]) => markAt(mark, point, colour)),
    `<line x1="${LEFT + SIDE + 30}" x2="${LEFT + SIDE + 60}" y1="${legendY}" y2="${legendY}" ${stroke}/>`,
    `<text class="ink" x="${LEFT + SIDE + 68}" y="${legendY + 4}">${escapeXml(text)}</text>`,
  ];
}

/** The points of the events above each marked threshold; of several marks at one point the greatest. */
function marksOf(points: readonly OperatingPoint[]): ReadonlyMap<number, OperatingPoint> {
  const marks = new Map<number, OperatingPoint>();
  const marked = new Set<OperatingPoint>();
  for (const mark of MARKS) {
    const point = points.findLast(({ threshold }) => threshold >= mark);
    if (!point || marked.has(point)) continue;
    marked.add(point);
    marks.set(mark, point);
  }
  return marks;
}

function markAt(threshold: number, { recall, precision }: OperatingPoint, colour: string): string {
  const [x, y] = [recallX(recall), precisionY(precision)];
  return (
    `<circle cx="${x}" cy="${y}" r="3.5" fill="${colour}"><title>${threshold} or more</title></circle>` +
    `<text class="ink" x="${x - 6}" y="${y + 14}" font-size="10" text-anchor="end">${threshold}</text>`
  );
}

function notDrawn(count: number): string {
  const legendY = TOP + 10 + 20 * COLOURS.length;
  return `<text class="ink" x="${LEFT + SIDE + 30}" y="${legendY + 4}">and ${formatCount(count, 'configuration')} in scores.json</text>`;
}
