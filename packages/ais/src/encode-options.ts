import type { StaticReport } from '@roadstead/model';

/**
 * Which transmitter sends. Class A: messages 1 and 5; class B, SOTDMA (`B-SO`) or carrier-sense (`B-CS`): messages 18
 * and 24; an aid to navigation: message 21 alone.
 */
export type Transmitter = 'A' | 'B-SO' | 'B-CS' | 'aton';

export interface EncodeOptions {
  readonly transmitter: Transmitter;
  /** What tells the parts of one message from those of another, 0 to 9; default 0. Only message 5 has parts. */
  readonly sequence?: number;
  /** Name and dimensions of an aid to navigation, which message 21 carries with the position; default none. */
  readonly statics?: StaticReport;
}
