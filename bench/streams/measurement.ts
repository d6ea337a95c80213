export const SHIPS = 30_000;
export const FIXES_PER_SECOND = 5000;

/** Figures of the process that serves. */
export interface Measurement {
  /** Processor seconds a second, of all threads. */
  readonly cpuShare: number;
  readonly fixesPerSecond: number;
  readonly ingestP99Ms: number;
  /** Heap and buffers, after garbage collection. */
  readonly memoryBytes: number;
}
