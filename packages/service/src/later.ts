/** Runs something after so many milliseconds. @returns what calls it off */
export function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
