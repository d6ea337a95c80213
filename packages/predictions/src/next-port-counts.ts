/** Up to this many ports, linear search is faster than a map, and needs less memory. */
const LINEAR_SEARCH_MAX = 16;

/** Weights of the ports that followed a situation; port numbers are those of a `CallModel`. */
export class NextPortCounts {
  readonly ports: number[] = [];
  readonly weights: number[] = [];
  /** Sum of all weights, in the order of insertion. */
  total = 0;
  /** Indexes by port, beyond `LINEAR_SEARCH_MAX`. */
  #indexes: Map<number, number> | undefined;

  /** The index of a port; −1 if it never followed. */
  indexOf(port: number): number {
    if (this.ports.length <= LINEAR_SEARCH_MAX) return this.ports.indexOf(port);
    this.#indexes ??= new Map(this.ports.map((each, at) => [each, at]));
    return this.#indexes.get(port) ?? -1;
  }

  /** @param weight above 0 */
  add(port: number, weight: number): void {
    const at = this.indexOf(port);
    if (at >= 0) this.weights[at] += weight;
    else {
      this.#indexes?.set(port, this.ports.length);
      this.ports.push(port);
      this.weights.push(weight);
    }
    this.total += weight;
  }
}
