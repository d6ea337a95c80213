import { timestampMs } from '@roadstead/model';
import { z } from 'zod';

/** Times of the operations with tokens: UTC with milliseconds and `+00:00`. */
export const OFFSET_TIME = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/);

/** @param timeMs epoch milliseconds */
export function timestampWithOffset(timeMs: number): string {
  return timestampMs(timeMs).replace('Z', '+00:00');
}
