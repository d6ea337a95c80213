import type { Store } from '@roadstead/contracts';
import type { Country, Imo, Mmsi, PositionReport, Result, Ship } from '@roadstead/model';
import type { Destination } from '@roadstead/predictions';
import type { PortDirectory } from '../port-directory.ts';
import type { VoyagePlanner } from '../routing/routing.ts';
import type { StoredPortCall } from '../tracking/tracking.ts';
import type { ShipNextPortRecord } from './next-ports.ts';

/** Dependencies of the predictions from a store. */
export interface OfflinePredictionsOptions {
  /** The store may be open read-only. */
  readonly store: Store;
  readonly ports: PortDirectory;
  readonly voyages: VoyagePlanner;
  readonly countryOf: (mmsi: Mmsi) => Country | undefined;
}

/** A ship and the predictions of its next ports. */
export interface ShipPrediction {
  readonly ship: Ship;
  /** The latest position; null for a ship without any. */
  readonly fix: PositionReport | null;
  /** The port calls, newest first. */
  readonly calls: readonly StoredPortCall[];
  /** The interpretation of the reported destination. */
  readonly destination: Destination;
  /** V15: with the remaining distance in metres where the ETA is known. */
  readonly records: readonly (ShipNextPortRecord & { readonly distanceMeters: number | null })[];
}

/** The predicted arrivals at a port. */
export interface PortPrediction {
  /** V15: the most probable ones, up to the number requested. */
  readonly records: readonly (ShipNextPortRecord & { readonly ship: Ship })[];
  /** The number of all predicted arrivals. */
  readonly total: number;
}

/** Predictions of next ports from a store without a running service, equal to those of a service that ingested its reports. */
export interface OfflinePredictions {
  /** The instant of the predictions: the newest time that two ships have reached, epoch milliseconds; null without reports. */
  readonly nowMs: number | null;
  /** Returns undefined for an unknown ship. Of several MMSIs with one IMO number the one with the newest position counts. */
  ship(imo: Imo): Promise<ShipPrediction | undefined>;
  /** @param locode also an alternative one @param shipsMax the number of ships to return, whose routes are computed */
  port(locode: string, shipsMax: number): Promise<Result<PortPrediction>>;
}
