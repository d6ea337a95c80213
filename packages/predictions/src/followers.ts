/** How often each port followed in a situation; numbers of ports are those of a `CallModel`. */
export class Followers {
  readonly ports: number[] = [];
  readonly weights: number[] = [];
  total = 0;

  /** @param weight above 0 */
  add(port: number, weight: number): void {
    const at = this.ports.indexOf(port);
    if (at >= 0) this.weights[at] += weight;
    else {
      this.ports.push(port);
      this.weights.push(weight);
    }
    this.total += weight;
  }
}
