/**
 * A11: a number of containers as a range by powers of ten: `0`, `1-9`, `10-99`, `100-999` and so on. The exact number is a trade
 * secret of carriers and shippers.
 */
export function containerRange(count: number): string {
  if (count === 0) return '0';
  const digits = String(count).length;
  return `${10 ** (digits - 1)}-${10 ** digits - 1}`;
}
