/** `1h10m`, `45s`, `0s`: a duration in seconds, to the millisecond. */
export function durationPhrase(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const hours = Math.floor(ms / 3_600_000);
  const minutes = Math.floor((ms % 3_600_000) / 60_000);
  const rest = (ms % 60_000) / 1000;
  const words = `${hours ? `${hours}h` : ''}${minutes ? `${minutes}m` : ''}${rest ? `${rest}s` : ''}`;
  return words === '' ? '0s' : words;
}

/** A time since the scenario's start: `+1h10m`; `-5m` before it. */
export function sinceStartPhrase(seconds: number): string {
  return `${seconds < 0 ? '-' : '+'}${durationPhrase(Math.abs(seconds))}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listPhrase(words: readonly string[]): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}
