/** Up to so many ports are looked through one by one, which is quicker than to look them up, and takes less memory. */
const SHORT = 16;

/** How often each port followed in a situation; numbers of ports are those of a `CallModel`. */
export class Followers {
  readonly ports: number[] = [];
  readonly weights: number[] = [];
  /** Of all weights, in the order in which they came. */
  total = 0;
  /** Where each port is, when there are many. */
  #places: Map<number, number> | undefined;

  /** Where a port is among them; −1 where it never followed. */
  indexOf(port: number): number {
    if (this.ports.length <= SHORT) return this.ports.indexOf(port);
    this.#places ??= new Map(this.ports.map((each, at) => [each, at]));
    return this.#places.get(port) ?? -1;
  }

  /** @param weight above 0 */
  add(port: number, weight: number): void {
    const at = this.indexOf(port);
    if (at >= 0) this.weights[at] += weight;
    else {
      this.#places?.set(port, this.ports.length);
      this.ports.push(port);
      this.weights.push(weight);
    }
    this.total += weight;
  }
}
