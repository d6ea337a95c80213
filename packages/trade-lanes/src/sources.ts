import type { Imo } from '@roadstead/model';
import type { ActualCall } from './scheduled-voyage.ts';

/** A2: a code of a port; an official code, at which no port call can be detected; or no official code. */
export type LocodeStatus = 'port' | 'official' | 'unofficial';

/** Data of ships, from the host. Equal calls return equal data until `callsChanged` reports a change. */
export interface TradeLaneDataSources {
  /** A ship's calls at ports with ATA in a period, ascending; both ends are inclusive. */
  readonly callsOf: (imo: Imo, beginMs: number, endMs: number) => Promise<readonly ActualCall[]>;
  /** Whether a ship was heard in a period; both ends are inclusive. */
  readonly wasHeard: (imo: Imo, beginMs: number, endMs: number) => Promise<boolean>;
  /** A2: one code for all codes of a port; default: each code itself. */
  readonly canonicalLocode?: (locode: string) => string;
  /** A2: how far a code is known; default: each is the code of a port. */
  readonly locodeStatus?: (locode: string) => LocodeStatus;
  /** Yields to the event loop; default: never. */
  readonly yieldToEventLoop?: () => Promise<void>;
}
