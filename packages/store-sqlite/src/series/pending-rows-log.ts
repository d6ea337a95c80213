/** Weight of an arrival besides its rows: it also limits the number of small arrivals. */
const ARRIVAL_WEIGHT = 16;

interface Entry {
  readonly weight: number;
  pending: number;
}

/** Counts the rows of each arrival that are not packed: opening the store reads their arrivals from the log again. */
export class PendingRowsLog {
  /** The oldest arrival with pending rows, or the next arrival. */
  first = 1;
  /** Approximate number of rows of the arrivals from `first` on. */
  weight = 0;
  private entries: Entry[] = [];
  private start = 0;

  /** Continues at an arrival, if all before it are packed. */
  continueAt(arrival: number): void {
    this.first = arrival;
    this.weight = 0;
    this.entries = [];
    this.start = 0;
  }

  weightOf(arrival: number): number {
    return this.entries[this.start + arrival - this.first]?.weight ?? 0;
  }

  add(rows: number, pending: number): void {
    const weight = rows + ARRIVAL_WEIGHT;
    this.entries.push({ weight, pending });
    this.weight += weight;
    this.advance();
  }

  packOne(arrival: number): void {
    this.entries[this.start + arrival - this.first]!.pending--;
  }

  /** Drops packed arrivals at the front, and updates `first`. */
  advance(): void {
    for (;;) {
      const entry = this.entries[this.start];
      if (!entry || entry.pending > 0) break;
      this.weight -= entry.weight;
      this.start++;
      this.first++;
    }
    if (this.start * 2 < this.entries.length) return;
    this.entries = this.entries.slice(this.start);
    this.start = 0;
  }
}
