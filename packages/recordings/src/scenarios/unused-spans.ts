import type { Mmsi } from '@roadstead/model';
import type { Span } from '@roadstead/simulator';

/** Records for each ship the times longer than a gap in which no report of it was used. */
export class UnusedSpans {
  readonly #gapMs: number;
  readonly #lastMs: Map<Mmsi, number> = new Map();
  readonly #spans: Map<Mmsi, Span[]> = new Map();

  constructor(gapMaxMinutes: number) {
    this.#gapMs = gapMaxMinutes * 60_000;
  }

  /** Adds used reports, those of each ship in order of time. */
  add(fixes: readonly { readonly mmsi: Mmsi; readonly timeMs: number }[]): void {
    for (const { mmsi, timeMs } of fixes) {
      this.#addSpan(mmsi, this.#lastMs.get(mmsi) ?? timeMs, timeMs);
      this.#lastMs.set(mmsi, timeMs);
    }
  }

  /** Returns the spans of each ship, the last one to the end of the run. */
  until(endMs: number): ReadonlyMap<Mmsi, readonly Span[]> {
    const spans = new Map<Mmsi, readonly Span[]>(this.#spans);
    for (const [mmsi, beginMs] of this.#lastMs) {
      if (endMs - beginMs <= this.#gapMs) continue;
      spans.set(mmsi, [...(spans.get(mmsi) ?? []), { beginMs, endMs }]);
    }
    return spans;
  }

  #addSpan(mmsi: Mmsi, beginMs: number, endMs: number): void {
    if (endMs - beginMs <= this.#gapMs) return;
    const own = this.#spans.get(mmsi);
    if (own) own.push({ beginMs, endMs });
    else this.#spans.set(mmsi, [{ beginMs, endMs }]);
  }
}
