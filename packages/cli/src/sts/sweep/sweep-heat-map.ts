import { escapeXml } from '@roadstead/model';
import { SVG_STYLE } from '../../text/svg.ts';
import type { CellScore } from './sweep-scores.ts';

const [LEFT, TOP, RIGHT, BOTTOM] = [90, 60, 110, 70];
/** Side lengths of the grid and of its cells, in pixels; a finer grid has smaller cells. */
const GRID_MAX = 640;
const [CELL_MIN, CELL_MAX] = [6, 52];
/** In a smaller cell its number would not fit. */
const NUMBER_CELL_MIN = 30;
/** Axes with more values are labelled at every second, third … one. */
const LABELS_MAX = 20;
/** Viridis, from 0 to 1 in eighths: perceptually uniform, also with any colour vision (Smith and van der Walt 2015). */
const COLOURS = [
  [68, 1, 84],
  [71, 44, 122],
  [59, 81, 139],
  [44, 113, 142],
  [33, 144, 141],
  [39, 173, 129],
  [92, 200, 99],
  [170, 220, 50],
  [253, 231, 37],
];
const LEGEND_STEPS = 20;

/** Draws F1 by distance and window as SVG: a cell for each pair, with a ring around the best. */
export function sweepHeatMap(
  scores: readonly CellScore[],
  best: CellScore | undefined,
  title: string,
): string {
  const distances = distinct(scores.map(({ distanceMeters }) => distanceMeters));
  const windows = distinct(scores.map(({ windowMinutes }) => windowMinutes));
  const longest = Math.max(distances.length, windows.length);
  const cell = Math.min(CELL_MAX, Math.max(CELL_MIN, Math.floor(GRID_MAX / longest)));
  const [gridWidth, gridHeight] = [cell * distances.length, cell * windows.length];
  const [width, height] = [
    Math.max(420, LEFT + gridWidth + RIGHT),
    Math.max(260, TOP + gridHeight + BOTTOM),
  ];
  const place = ({ distanceMeters, windowMinutes }: CellScore): readonly [number, number] => [
    LEFT + cell * distances.indexOf(distanceMeters),
    // The shortest window is at the bottom.
    TOP + gridHeight - cell * (windows.indexOf(windowMinutes) + 1),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img">`,
    SVG_STYLE,
    `<rect class="paper" width="${width}" height="${height}" fill="#fff"/>`,
    `<text class="ink" x="${LEFT}" y="28" font-size="15">F1 by distance and window: ${escapeXml(title)}</text>`,
    ...scores.map((score) => cellOf(score, place(score), cell)),
    ...(best ? [ring(place(best), cell)] : []),
    ...labels(distances, (i) => [LEFT + cell * (i + 0.5), TOP + gridHeight + 16], 'middle'),
    ...labels(windows, (i) => [LEFT - 8, TOP + gridHeight - cell * (i + 0.5) + 4], 'end'),
    `<text class="ink" x="${LEFT + gridWidth / 2}" y="${TOP + gridHeight + 40}" text-anchor="middle">Distance, metres</text>`,
    `<text class="ink" transform="translate(${LEFT - 52} ${TOP + gridHeight / 2}) rotate(-90)" text-anchor="middle">Window, minutes</text>`,
    ...legend(LEFT + gridWidth + 30, Math.max(gridHeight, 120)),
    '</svg>\n',
  ].join('\n');
}

function cellOf(
  { distanceMeters, windowMinutes, f1, precision, recall }: CellScore,
  [x, y]: readonly [number, number],
  cell: number,
): string {
  const share = (value: number | undefined): string => value?.toFixed(3) ?? 'none';
  const title =
    `${distanceMeters} m, ${windowMinutes} min: F1 ${f1.toFixed(3)}, ` +
    `precision ${share(precision?.value)}, recall ${share(recall?.value)}`;
  const rect = `<rect x="${x}" y="${y}" width="${cell}" height="${cell}" fill="${colourOf(f1)}"><title>${title}</title></rect>`;
  if (cell < NUMBER_CELL_MIN) return rect;
  const ink = f1 > 0.6 ? '#222' : '#fff';
  return `${rect}<text x="${x + cell / 2}" y="${y + cell / 2 + 4}" fill="${ink}" text-anchor="middle" pointer-events="none">${f1.toFixed(2)}</text>`;
}

function ring([x, y]: readonly [number, number], cell: number): string {
  return `<rect x="${x + 1.5}" y="${y + 1.5}" width="${cell - 3}" height="${cell - 3}" fill="none" stroke="#d55e00" stroke-width="3"/>`;
}

function labels(
  values: readonly number[],
  place: (i: number) => readonly [number, number],
  anchor: 'middle' | 'end',
): readonly string[] {
  const step = Math.ceil(values.length / LABELS_MAX);
  return values.flatMap((value, i) => {
    if (i % step !== 0) return [];
    const [x, y] = place(i);
    return [`<text class="ink" x="${x}" y="${y}" text-anchor="${anchor}">${value}</text>`];
  });
}

function legend(x: number, height: number): readonly string[] {
  const step = height / LEGEND_STEPS;
  return [
    ...Array.from({ length: LEGEND_STEPS }, (_, k) => {
      const y = TOP + height - step * (k + 1);
      return `<rect x="${x}" y="${y.toFixed(1)}" width="14" height="${(step + 0.5).toFixed(1)}" fill="${colourOf((k + 0.5) / LEGEND_STEPS)}"/>`;
    }),
    ...[0, 0.5, 1].map(
      (value) =>
        `<text class="ink" x="${x + 20}" y="${TOP + height * (1 - value) + 4}">${value}</text>`,
    ),
    `<rect x="${x - 1}" y="${TOP + height + 18}" width="16" height="16" fill="none" stroke="#d55e00" stroke-width="3"/>`,
    `<text class="ink" x="${x + 20}" y="${TOP + height + 31}">best</text>`,
  ];
}

/** The colour of a share, between those of the eighths beside it. */
function colourOf(share: number): string {
  const at = share * (COLOURS.length - 1);
  const below = COLOURS[Math.floor(at)];
  const above = COLOURS[Math.ceil(at)];
  const rgb = below.map((value, k) => Math.round(value + (above[k] - value) * (at % 1)));
  return `rgb(${rgb.join(',')})`;
}

function distinct(values: readonly number[]): readonly number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}
