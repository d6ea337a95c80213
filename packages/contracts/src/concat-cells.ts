/** Returns the cells of rows in one array; a single array as it is. */
export function concatCells(parts: readonly Float64Array[]): Float64Array {
  if (parts.length === 1) return parts[0]!;
  const whole = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
