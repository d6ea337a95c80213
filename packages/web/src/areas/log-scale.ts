/** Positions of a slider; a step is then at most 1 % of a value over five powers of ten. */
export const SLIDER_STEPS = 1000;

/** Returns the position on a slider whose steps are ratios, since people compare distances and durations by ratio. */
export function sliderPosition(value: number, min: number, max: number): number {
  const inside = Math.min(max, Math.max(min, value));
  return Math.round((SLIDER_STEPS * Math.log(inside / min)) / Math.log(max / min));
}

/** Returns the value at a position, rounded to two digits that people read well. */
export function sliderValue(position: number, min: number, max: number): number {
  if (position >= SLIDER_STEPS) return max;
  const exact = min * (max / min) ** (position / SLIDER_STEPS);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1);
  return Math.min(max, Math.max(min, Math.round(exact / unit) * unit));
}
