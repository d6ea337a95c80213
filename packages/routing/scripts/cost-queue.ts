/** A binary heap. Of equal costs the lower cell is first, so that paths do not depend on the order of insertion. */
export class CostQueue {
  readonly #cells: number[] = [];
  readonly #costs: number[] = [];

  push(cell: number, cost: number): void {
    let at = this.#cells.length;
    this.#cells.push(cell);
    this.#costs.push(cost);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#isBefore(at, above)) return;
      this.#swap(at, above);
      at = above;
    }
  }

  pop(): readonly [cell: number, cost: number] | undefined {
    const first = [this.#cells[0], this.#costs[0]] as const;
    const last = this.#cells.length - 1;
    if (last < 0) return undefined;
    this.#swap(0, last);
    this.#cells.pop();
    this.#costs.pop();
    for (let at = 0; ; ) {
      let least = at;
      if (2 * at + 1 < last && this.#isBefore(2 * at + 1, least)) least = 2 * at + 1;
      if (2 * at + 2 < last && this.#isBefore(2 * at + 2, least)) least = 2 * at + 2;
      if (least === at) return first;
      this.#swap(at, least);
      at = least;
    }
  }

  #isBefore(a: number, b: number): boolean {
    return (
      this.#costs[a] < this.#costs[b] ||
      (this.#costs[a] === this.#costs[b] && this.#cells[a] < this.#cells[b])
    );
  }

  #swap(a: number, b: number): void {
    [this.#cells[a], this.#cells[b]] = [this.#cells[b], this.#cells[a]];
    [this.#costs[a], this.#costs[b]] = [this.#costs[b], this.#costs[a]];
  }
}
