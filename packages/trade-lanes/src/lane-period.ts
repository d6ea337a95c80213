import type { Locode } from '@roadstead/model';

/** A lane and a period of its journeys. */
export interface LanePeriod {
  readonly origin: Locode;
  readonly destination: Locode;
  readonly beginMs: number;
  readonly endMs: number;
  /** A7: a greater deviation is a delay. */
  readonly delayMs: number;
}
