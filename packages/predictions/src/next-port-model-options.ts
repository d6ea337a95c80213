import type { Imo } from '@roadstead/model';
import type { KnownPlace } from './known-place.ts';
import type { ExpectedArrival } from './next-port.ts';

export interface NextPortModelOptions {
  /** Places without a port, so that destinations naming them are not read as ports of similar names. */
  readonly places?: readonly KnownPlace[] | undefined;
  /** Called when the next ports of a ship were computed and are others than before. */
  readonly changed?: ((imo: Imo, nextPorts: readonly ExpectedArrival[]) => void) | undefined;
}
