import type { Proportion } from '@roadstead/simulator';

/** `3: tow 2, moored 1`. */
export function causesText(total: number, byCause: Readonly<Record<string, number>>): string {
  const causes = Object.entries(byCause).map(([cause, count]) => `${cause} ${count}`);
  return total === 0 ? '0' : `${total}: ${causes.join(', ')}`;
}

/** `+3 min`; with a decimal below ten. */
export function minutesText(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  const minutes = seconds / 60;
  const text = Math.abs(minutes).toFixed(Math.abs(minutes) < 10 ? 1 : 0);
  return `${minutes < 0 ? '−' : '+'}${text} min`;
}

/** `83.3 % (95 %: 43.6 to 97.0)`. */
export function shareText(share: Proportion | null): string {
  if (share === null) return 'of nothing';
  const percent = (value: number): string => `${(100 * value).toFixed(1)}`;
  return `${percent(share.value)} % (95 %: ${percent(share.least)} to ${percent(share.greatest)})`;
}
