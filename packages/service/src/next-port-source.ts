import type { Imo } from '@roadstead/model';
import type { Arrival, NextPort } from '@roadstead/predictions';

/** What is known of ships' next ports now. */
export interface NextPortSource {
  /** Most probable first; none where nothing is known. Of several MMSIs with one IMO number, that which was heard last. */
  ofShip(imo: Imo): Promise<readonly NextPort[]>;
  /** Ships that have an IMO number, each once, most probable first. */
  ofPort(portId: number): Promise<readonly Arrival[]>;
}
