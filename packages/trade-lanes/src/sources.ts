import type { Imo } from '@roadstead/model';
import type { ActualCall } from './voyage.ts';

/** What a host knows of ships. The same question must be answered alike until `callsChanged` says otherwise. */
export interface LaneSources {
  /** A ship's calls at ports that began in a period, ascending; both ends belong to it. */
  readonly callsOf: (imo: Imo, beginMs: number, endMs: number) => Promise<readonly ActualCall[]>;
  /** Whether anything was heard of a ship in a period; both ends belong to it. */
  readonly wasHeard: (imo: Imo, beginMs: number, endMs: number) => Promise<boolean>;
  /** A2: one code for all that a port is known by; by default each is its own. */
  readonly placeOf?: (locode: string) => string;
  /** Lets others have their turn; by default nobody waits. */
  readonly rest?: () => Promise<void>;
}
