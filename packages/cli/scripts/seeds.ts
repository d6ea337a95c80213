/** Returns the seeds of a range, as `1..40`. Ends the process with a message for another text. */
export function seedsOf(text = '1..40'): readonly number[] {
  const match = /^(\d+)\.\.(\d+)$/.exec(text);
  const [from, to] = [Number(match?.[1]), Number(match?.[2])];
  if (!(from <= to)) {
    process.stderr.write(`${text}: must be a range of seeds, as 1..40.\n`);
    process.exit(2);
  }
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
