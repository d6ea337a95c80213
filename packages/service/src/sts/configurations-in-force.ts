import type { DetectorConfiguration } from '@roadstead/model';
import type { EventSource } from './configuration-history.ts';

/** The configurations under which events fire (D11). */
export interface ConfigurationsInForce {
  /** Returns those at the newest event time. */
  all(): readonly DetectorConfiguration[];
  /** Returns one as it was when an event fired, epoch milliseconds. */
  at(id: number, firedMs: number): EventSource | undefined;
}
