import type { CalibrationBin } from './calibration.ts';

const [WIDTH, HEIGHT] = [480, 542];
/** The square of the diagram. */
const [LEFT, TOP, SIDE] = [64, 64, 380];
/** Bars of the counts below it. */
const [BARS_TOP, BARS_HEIGHT] = [TOP + SIDE + 14, 40];
const COLOUR = '#0072b2';
/** For light and dark backgrounds. */
const STYLE =
  '<style>:root{color-scheme:light dark} .ink{fill:#222} .line{stroke:#999} @media (prefers-color-scheme:dark){.ink{fill:#ddd} .line{stroke:#777} .paper{fill:#181818}}</style>';

/**
 * Creates a reliability diagram as SVG: predicted probability to the right, observed frequency upwards, with 95 % intervals; on
 * the diagonal both agree. Below it, the number of predictions in each bin.
 */
export function calibrationPlot(title: string, bins: readonly CalibrationBin[]): string {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img" aria-label="${escaped(title)}">`,
    STYLE,
    `<rect class="paper" width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text class="ink" x="${LEFT}" y="28" font-size="15">${escaped(title)}</text>`,
    `<text class="ink" x="${LEFT}" y="46">dots: observed frequency with 95 % intervals; bars: number of predictions</text>`,
    ...axes(),
    ...bins.flatMap((bin) => pointOf(bin)),
    ...bins.flatMap((bin) => barOf(bin, most)),
    '</svg>\n',
  ].join('\n');
}

function axes(): readonly string[] {
  const ticks = [0, 20, 40, 60, 80, 100].flatMap((percent) => {
    const [x, y] = [xOf(percent / 100), yOf(percent / 100)];
    return [
      `<line class="line" x1="${LEFT}" y1="${y}" x2="${LEFT + SIDE}" y2="${y}" stroke-opacity="0.35"/>`,
      `<line class="line" x1="${x}" y1="${TOP}" x2="${x}" y2="${TOP + SIDE}" stroke-opacity="0.35"/>`,
      `<text class="ink" x="${LEFT - 8}" y="${Number(y) + 4}" text-anchor="end">${percent}</text>`,
      `<text class="ink" x="${x}" y="${BARS_TOP + BARS_HEIGHT + 16}" text-anchor="middle">${percent}</text>`,
    ];
  });
  const middle = TOP + SIDE / 2;
  return [
    ...ticks,
    `<line class="line" x1="${xOf(0)}" y1="${yOf(0)}" x2="${xOf(1)}" y2="${yOf(1)}" stroke-dasharray="5 4"/>`,
    `<text class="ink" x="${LEFT + SIDE / 2}" y="${HEIGHT - 6}" text-anchor="middle">predicted, %</text>`,
    `<text class="ink" x="18" y="${middle}" text-anchor="middle" transform="rotate(-90 18 ${middle})">observed, %</text>`,
  ];
}

function pointOf({ from, to, count, predicted, observed }: CalibrationBin): readonly string[] {
  if (predicted === null || observed === null) return [];
  const [x, y] = [xOf(predicted), yOf(observed.value)];
  const range = `${percentText(from)} to ${percentText(to)} %`;
  const title = `${range}: ${count} predictions, ${percentText(predicted)} % in the mean; observed ${percentText(observed.value)} % (${percentText(observed.least)} to ${percentText(observed.greatest)})`;
  return [
    `<line x1="${x}" y1="${yOf(observed.least)}" x2="${x}" y2="${yOf(observed.greatest)}" stroke="${COLOUR}" stroke-width="2"/>`,
    `<circle cx="${x}" cy="${y}" r="4" fill="${COLOUR}"><title>${title}</title></circle>`,
  ];
}

function barOf({ from, to, count }: CalibrationBin, most: number): readonly string[] {
  if (count === 0) return [];
  const height = Math.max(1, (BARS_HEIGHT - 12) * (count / most));
  const top = BARS_TOP + BARS_HEIGHT - height;
  const middle = xOf((from + to) / 2);
  const width = SIDE * (to - from) - 4;
  return [
    `<rect x="${(Number(middle) - width / 2).toFixed(1)}" y="${top.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${COLOUR}" fill-opacity="0.5"/>`,
    `<text class="ink" x="${middle}" y="${(top - 3).toFixed(1)}" font-size="9" text-anchor="middle">${countText(count)}</text>`,
  ];
}

function xOf(share: number): string {
  return (LEFT + SIDE * share).toFixed(1);
}

function yOf(share: number): string {
  return (TOP + SIDE * (1 - share)).toFixed(1);
}

function percentText(share: number): string {
  return (100 * share).toFixed(0);
}

function countText(count: number): string {
  return count < 10_000 ? String(count) : `${Math.round(count / 1000)}k`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
