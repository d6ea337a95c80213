/** What an arrival weighs beside its rows: a little, so that many small ones do not go on without end. */
const ARRIVAL_WEIGHT = 16;

interface Entry {
  readonly weight: number;
  unpacked: number;
}

/** How many rows of each arrival are not packed yet: what has to be read again when the store is opened. */
export class UnpackedLog {
  /** The oldest arrival that has such rows, or the next one to come. */
  first: number;
  /** About how many rows the arrivals from the first on have. */
  weight = 0;
  private entries: Entry[] = [];
  private start = 0;

  constructor(first: number) {
    this.first = first;
  }

  weightOf(arrival: number): number {
    return this.entries[this.start + arrival - this.first]?.weight ?? 0;
  }

  add(rows: number, unpacked: number): void {
    const weight = rows + ARRIVAL_WEIGHT;
    this.entries.push({ weight, unpacked });
    this.weight += weight;
    this.advance();
  }

  packOne(arrival: number): void {
    this.entries[this.start + arrival - this.first]!.unpacked--;
  }

  /** Leaves behind what is packed; afterwards `first` is right. */
  advance(): void {
    for (;;) {
      const entry = this.entries[this.start];
      if (!entry || entry.unpacked > 0) break;
      this.weight -= entry.weight;
      this.start++;
      this.first++;
    }
    if (this.start * 2 < this.entries.length) return;
    this.entries = this.entries.slice(this.start);
    this.start = 0;
  }
}
