/** Decayed frequencies of calls at all ports. */
export class PortFrequencies {
  readonly weights: Float64Array;
  /** Sum of all weights, in the order of insertion. */
  total = 0;
  #ports = 0;

  /** @param ports number of ports */
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
   * The probability of a port without other evidence: its relative frequency, with a share for ports that were never called at.
   * @param unit the weight of a call made now
   * @param wider the probability of the port for other ships, which divides that share
   */
  probability(port: number, unit: number, wider: number): number {
    const unseen = Math.max(1, this.#ports) * unit;
    return (this.weights[port] + unseen * wider) / (this.total + unseen);
  }
}
