/** How often ships called at each of all ports, whatever came before. */
export class PortShares {
  readonly weights: Float64Array;
  /** Of all weights, in the order in which they came. */
  total = 0;
  #ports = 0;

  /** @param ports how many there are */
  constructor(ports: number) {
    this.weights = new Float64Array(ports);
  }

  /** @param weight above 0 */
  add(port: number, weight: number): void {
    if (this.weights[port] === 0) this.#ports++;
    this.weights[port] += weight;
    this.total += weight;
  }

  /**
   * How probable a port is when nothing else is known: as often as it was called at, but for the chance of one at which nobody
   * called yet, which may be any.
   * @param unit what one call of now weighs
   */
  share(port: number, unit: number): number {
    const doubt = Math.max(1, this.#ports) * unit;
    return (this.weights[port] + doubt / this.weights.length) / (this.total + doubt);
  }
}
