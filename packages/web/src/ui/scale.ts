/** Returns the smallest of 1, 2, 5, 10, 20, 50 … that is at least a value; 1 for less. The end of an axis of counts. */
export function axisMax(value: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [1, 2, 5]) if (step * power >= value) return step * power;
}

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;
const WIDTHS_MS = [
  ...[1, 2, 3, 6, 12].map((hours) => hours * MS_PER_HOUR),
  ...[1, 2, 7, 14, 28].map((days) => days * MS_PER_DAY),
];
/** More bars than this cannot be distinguished in the panel. */
const BINS_MAX = 36;

/** Equal parts of a period, which begin at whole hours or days UTC. */
export interface TimeBins {
  readonly beginMs: number;
  readonly widthMs: number;
  readonly count: number;
}

/** Divides a period into at most 36 parts of as few hours or days as possible. */
export function timeBins(beginMs: number, endMs: number): TimeBins {
  for (const widthMs of WIDTHS_MS) {
    const bins = binsOf(widthMs, beginMs, endMs);
    if (bins.count <= BINS_MAX) return bins;
  }
  return binsOf(WIDTHS_MS.at(-1)!, beginMs, endMs);
}

function binsOf(widthMs: number, beginMs: number, endMs: number): TimeBins {
  const firstMs = Math.floor(beginMs / widthMs) * widthMs;
  return { beginMs: firstMs, widthMs, count: Math.max(1, Math.ceil((endMs - firstMs) / widthMs)) };
}

/** Counts times in the parts of a period; times outside are left out. */
export function countInBins(
  { beginMs, widthMs, count }: TimeBins,
  timesMs: readonly number[],
): number[] {
  const counts = Array.from({ length: count }, () => 0);
  for (const timeMs of timesMs) {
    const bin = Math.floor((timeMs - beginMs) / widthMs);
    if (bin >= 0 && bin < count) counts[bin]!++;
  }
  return counts;
}

/** Returns the labels of the parts of a period: month and day, with the hour where a part is shorter than a day. */
export function binLabels({ beginMs, widthMs, count }: TimeBins): string[] {
  return Array.from({ length: count }, (_, i) => {
    const text = new Date(beginMs + i * widthMs).toISOString();
    return widthMs < MS_PER_DAY
      ? `${text.slice(5, 10)} ${text.slice(11, 13)} h`
      : text.slice(5, 10);
  });
}
