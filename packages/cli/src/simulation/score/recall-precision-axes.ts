export const [LEFT, TOP, SIDE] = [70, 50, 440];
const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];
/** Colours that are distinguishable with any colour vision (Okabe and Ito 2008). */
export const COLOURS = [
  '#0072b2',
  '#e69f00',
  '#009e73',
  '#d55e00',
  '#cc79a7',
  '#56b4e9',
  '#999999',
];

/** Draws the axes of recall and precision with their grid, from 0 to 1. */
export function recallPrecisionAxes(): readonly string[] {
  return [
    ...TICKS.flatMap((tick) => [
      `<line class="line" x1="${recallX(tick)}" y1="${precisionY(0)}" x2="${recallX(tick)}" y2="${precisionY(1)}"/>`,
      `<line class="line" x1="${recallX(0)}" y1="${precisionY(tick)}" x2="${recallX(1)}" y2="${precisionY(tick)}"/>`,
      `<text class="ink" x="${recallX(tick)}" y="${precisionY(0) + 18}" text-anchor="middle">${tick}</text>`,
      `<text class="ink" x="${recallX(0) - 8}" y="${precisionY(tick) + 4}" text-anchor="end">${tick}</text>`,
    ]),
    `<text class="ink" x="${recallX(0.5)}" y="${precisionY(0) + 40}" text-anchor="middle">Recall: share of the transfers that were found</text>`,
    `<text class="ink" transform="translate(${LEFT - 45} ${precisionY(0.5)}) rotate(-90)" text-anchor="middle">Precision: share of the events that are transfers</text>`,
  ];
}

/** The x of a recall, in pixels. */
export function recallX(share: number): number {
  return Math.round((LEFT + SIDE * share) * 10) / 10;
}

/** The y of a precision, in pixels. */
export function precisionY(share: number): number {
  return Math.round((TOP + SIDE * (1 - share)) * 10) / 10;
}
