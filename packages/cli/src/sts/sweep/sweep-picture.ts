import { escapeXml } from '@roadstead/model';
import {
  COLOURS,
  LEFT,
  precisionY,
  recallPrecisionAxes,
  recallX,
  SIDE,
  TOP,
} from '../../simulation/score/recall-precision-axes.ts';
import { formatCount } from '../../text/format-text.ts';
import { SVG_STYLE } from '../../text/svg.ts';
import type { CellScore, PresetScore } from './sweep-scores.ts';

const [WIDTH, HEIGHT] = [760, 560];
const DASHES = ['', '6 3', '2 3'];
/** Names of presets farther to the right are written to the left of their marks. */
const LABEL_RECALL_MAX = 0.7;
/** The number of distinguishable lines. */
const LINES_MAX = COLOURS.length * DASHES.length;

/** Draws recall against precision as SVG: a line for each distance, a point for each window, a named square for each preset. */
export function sweepPicture(
  scores: readonly CellScore[],
  presets: readonly PresetScore[],
  title: string,
): string {
  const distances = [...new Set(scores.map(({ distanceMeters }) => distanceMeters))];
  const drawn = distances.slice(0, LINES_MAX);
  const best = bestOf(scores);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img">`,
    SVG_STYLE,
    `<rect class="paper" width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text class="ink" x="${LEFT}" y="28" font-size="15">${escapeXml(title)}</text>`,
    ...recallPrecisionAxes(),
    ...drawn.flatMap((distance, k) => distanceLine(scores, distance, k)),
    ...(distances.length > LINES_MAX ? [notDrawn(distances.length - LINES_MAX)] : []),
    ...(best ? [bestMark(best)] : []),
    ...presets.flatMap(presetMark),
    '</svg>\n',
  ].join('\n');
}

/** The cell with the greatest F1, the first among equals; undefined if nothing was found. */
export function bestOf(scores: readonly CellScore[]): CellScore | undefined {
  return scores.reduce<CellScore | undefined>(
    (best, score) => (score.f1 > (best?.f1 ?? 0) ? score : best),
    undefined,
  );
}

/** The points of a distance, from the shortest window to the longest, and its entry in the legend. */
function distanceLine(
  scores: readonly CellScore[],
  distance: number,
  k: number,
): readonly string[] {
  const colour = COLOURS[k % COLOURS.length];
  const dash = DASHES[Math.floor(k / COLOURS.length)];
  const stroke = `stroke="${colour}" stroke-width="2" fill="none"${dash ? ` stroke-dasharray="${dash}"` : ''}`;
  const points = scores.filter(
    ({ distanceMeters, precision, recall }) => distanceMeters === distance && precision && recall,
  );
  const places = points.map(({ precision, recall }) => [
    recallX(recall?.value ?? 0),
    precisionY(precision?.value ?? 0),
  ]);
  const legendY = TOP + 10 + 20 * k;
  return [
    `<polyline points="${places.map((place) => place.join(',')).join(' ')}" ${stroke}/>`,
    ...points.map(
      ({ windowMinutes }, i) =>
        `<circle cx="${places[i][0]}" cy="${places[i][1]}" r="3" fill="${colour}"><title>${distance} m, ${windowMinutes} min</title></circle>`,
    ),
    `<line x1="${LEFT + SIDE + 30}" x2="${LEFT + SIDE + 60}" y1="${legendY}" y2="${legendY}" ${stroke}/>`,
    `<text class="ink" x="${LEFT + SIDE + 68}" y="${legendY + 4}">${distance} m</text>`,
  ];
}

function notDrawn(count: number): string {
  const legendY = TOP + 10 + 20 * LINES_MAX;
  return `<text class="ink" x="${LEFT + SIDE + 30}" y="${legendY + 4}">and ${formatCount(count, 'distance')} in the table</text>`;
}

function bestMark({ precision, recall, distanceMeters, windowMinutes, f1 }: CellScore): string {
  const [cx, cy] = [recallX(recall?.value ?? 0), precisionY(precision?.value ?? 0)];
  const text = `best: ${distanceMeters} m, ${windowMinutes} min (F1 ${f1.toFixed(2)})`;
  return (
    `<circle cx="${cx}" cy="${cy}" r="7" fill="none" stroke="#d55e00" stroke-width="2"/>` +
    `<text class="ink" x="${cx - 10}" y="${cy + 20}" text-anchor="end">${text}</text>`
  );
}

/** A square at the precision and recall of a preset, if both are defined. */
function presetMark({ preset, precision, recall, f1 }: PresetScore): readonly string[] {
  if (!precision || !recall) return [];
  const [x, y] = [recallX(recall.value), precisionY(precision.value)];
  const isAtEdge = recall.value > LABEL_RECALL_MAX;
  return [
    `<rect class="ink" x="${x - 4}" y="${y - 4}" width="8" height="8"><title>${preset} (F1 ${f1.toFixed(2)})</title></rect>`,
    `<text class="ink" x="${isAtEdge ? x - 8 : x + 8}" y="${y - 6}" text-anchor="${isAtEdge ? 'end' : 'start'}">${preset}</text>`,
  ];
}
