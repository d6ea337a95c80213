import type { Store } from '@roadstead/contracts';
import type { Answer, Country, Imo, Mmsi, PositionReport, Ship } from '@roadstead/model';
import type { Destination } from '@roadstead/predictions';
import type { VoyagePlanner } from '../routing-area.ts';
import type { PortDirectory } from '../service.ts';
import type { StoredPortCall } from '../tracking-area.ts';
import type { NextPortRecord } from './next-port-area.ts';

/** What predictions of a store are made with. */
export interface StoredPredictionsOptions {
  /** It may be one that can only be read. */
  readonly store: Store;
  readonly ports: PortDirectory;
  readonly voyages: VoyagePlanner;
  readonly countryOf: (mmsi: Mmsi) => Country | undefined;
}

/** A ship, and where it may call next. */
export interface ShipOutlook {
  readonly ship: Ship;
  /** Where it was heard last; null where it never was. */
  readonly fix: PositionReport | null;
  /** Newest first. */
  readonly calls: readonly StoredPortCall[];
  /** What its destination was read as. */
  readonly destination: Destination;
  /** V15. With the way that is left where the ETA is known, in metres. */
  readonly records: readonly (NextPortRecord & { readonly distanceMeters: number | null })[];
}

/** Ships that may call at a port next. */
export interface PortOutlook {
  /** V15: the most probable, as many as were asked for. */
  readonly records: readonly (NextPortRecord & { readonly ship: Ship })[];
  /** How many there are in all. */
  readonly total: number;
}

/** What a store that is only read tells of next ports, as a service would that has watched its ships. */
export interface StoredPredictions {
  /** The newest time that two ships have reached: what is said is said of then. Epoch milliseconds; null where no ship was heard. */
  readonly nowMs: number | null;
  /** Of several MMSIs with one IMO number that which was heard last; undefined where none was. */
  ship(imo: Imo): Promise<ShipOutlook | undefined>;
  /** @param locode any that people use for the port @param shipsMax of so many the ways are measured, and they are told */
  port(locode: string, shipsMax: number): Promise<Answer<PortOutlook>>;
}
