import type { StaticReport } from '@roadstead/model';

/**
 * The class of a transmitter. Class A sends messages 1 and 5; class B, SOTDMA (`B-SO`) or carrier-sense (`B-CS`), messages
 * 18 and 24; an aid to navigation message 21 only.
 */
export type Transmitter = 'A' | 'B-SO' | 'B-CS' | 'aton';

/** Options of the encoders. */
export interface EncodeOptions {
  readonly transmitter: Transmitter;
  /** Sequence number of a multipart message, 0 to 9; default 0. Only message 5 has parts. */
  readonly sequence?: number;
  /** Name and dimensions of an aid to navigation, which message 21 carries with the position. Default: not available. */
  readonly statics?: StaticReport;
}
