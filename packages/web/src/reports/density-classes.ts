/** Classes of a value for colours: from each limit on, the class of its index. The first limit is the smallest value. */
const CLASSES = 5;

/** Colours from low to high, in lightness too, on light and dark water. */
export const DENSITY_COLOURS: {
  readonly light: readonly string[];
  readonly dark: readonly string[];
} = {
  light: ['#fbd98b', '#f3a05c', '#dc5f6d', '#9c3587', '#461a6b'],
  dark: ['#57307f', '#9a3b8f', '#dd5f7c', '#f7a163', '#fce6a3'],
};

/** Returns limits so that classes have about as many values each: a few cells in a port have most of all hours. */
export function classLimits(values: readonly number[]): number[] {
  const sorted = [...values].sort((one, other) => one - other);
  const limits = Array.from(
    { length: CLASSES },
    (_, i) => sorted[Math.floor((i / CLASSES) * sorted.length)]!,
  );
  return sorted.length === 0 ? [] : [...new Set(limits)];
}

/** Returns the class of a value, from 0; with fewer limits than classes the highest ones are used. */
export function classOf(value: number, limits: readonly number[]): number {
  const reached = limits.filter((limit) => value >= limit).length;
  return Math.max(0, CLASSES - limits.length + reached - 1);
}
