import type { Imo } from '@roadstead/model';
import type { ExpectedArrival } from '@roadstead/predictions';

/** The current predictions of next ports. */
export interface NextPortSource {
  /** Returns the most probable port first; empty for an unknown ship. Of several MMSIs with one IMO number the newest counts. */
  ofShip(imo: Imo): Promise<readonly ExpectedArrival[]>;
  /** Returns each ship with an IMO number once, the most probable first. */
  ofPort(portId: number): Promise<readonly ExpectedArrival[]>;
}
