import type { Imo, Mmsi, Paged, Paging, Principal, Result } from '@roadstead/model';

/** The prediction that a ship calls at a port next. */
export interface NextPortRecord {
  readonly imo: Imo;
  /** The port's own UN/LOCODE. */
  readonly locode: string;
  /** From 0 to 1. */
  readonly probability: number;
  /** The median ETA, epoch milliseconds; null: unknown. */
  readonly etaMs: number | null;
  /** The 10 % and the 90 % quantile of the ETA; null: unknown. */
  readonly etaEarlyMs: number | null;
  readonly etaLateMs: number | null;
  /** The most probable port after this one; null: unknown. */
  readonly after: PortAfterNext | null;
  readonly mmsi: Mmsi;
  /** ITU-R M.1371, table 53; null: unknown. */
  readonly shiptype: number | null;
  /** The time of the newest fix, epoch milliseconds; null: none. */
  readonly heardMs: number | null;
  /** Whether the ship is still at its last port. */
  readonly isInPort: boolean;
}

/** The port at which a ship may call after its next one. */
interface PortAfterNext {
  readonly locode: string;
  /** If the ship calls at the next port. */
  readonly probability: number;
}

/** The prediction, with the ship as its crew named it. */
export interface ShipNextPortRecord extends NextPortRecord {
  /** Null if never reported. */
  readonly name: string | null;
  readonly callsign: string | null;
  /** Whether the ship has not been heard for 30 days: it may have called elsewhere since. */
  readonly isSilent: boolean;
}

/** The period of arrivals, by their ETA, epoch milliseconds, both included; null: without a limit. */
export interface ArrivalPeriod {
  readonly fromMs: number | null;
  readonly toMs: number | null;
}

/** The predicted arrivals at a port or cluster. */
export interface PredictedArrivals {
  /** The instant of the predictions, epoch milliseconds. */
  readonly asOfMs: number;
  /** The expected number of ships: the sum of their probabilities. */
  readonly expectedShips: number;
  readonly records: readonly ShipNextPortRecord[];
}

/** The content of a cluster, without its id and name. */
export interface ClusterContent {
  /** The primary UN/LOCODEs of the ports, each once. */
  readonly locodes: readonly string[];
  /** Six hexadecimal digits. */
  readonly color: string;
  /** From 0 to 1: less probable arrivals are left out. */
  readonly threshold: number;
  /** V17: the ship types whose arrivals are listed; empty: all. */
  readonly filter: string;
}

/** Ports that are queried together. */
export interface Cluster extends ClusterContent {
  readonly id: string;
  readonly name: string;
}

/** Ships that are queried together. */
export interface ShipList {
  readonly name: string;
  readonly imos: readonly Imo[];
}

/** A ship list of a list of them. */
export interface ListedShipList extends ShipList {
  /** The uuid of the owner; null of a predefined one. */
  readonly owner: string | null;
}

/** The result of a write under a name. */
export interface PutResult<Value> {
  readonly value: Value;
  /** False if the value replaced an earlier one. */
  readonly isNew: boolean;
}

/** V16, V19: clusters of ports; a name that the caller may not see is `not-found`. */
export interface Clusters {
  /** Lists the predefined clusters and the caller's own, for administrators those of all users, by name. */
  list(caller: Principal): Promise<readonly Cluster[]>;
  /** Returns the caller's own cluster of that name, else the predefined one. */
  get(caller: Principal, name: string): Promise<Result<Cluster>>;
  /** @param body JSON; `invalid` with all problems, `conflict` for a name in use */
  create(caller: Principal, body: unknown): Promise<Result<Cluster>>;
  /** @param body JSON; a field that it lacks gets its default */
  replace(caller: Principal, name: string, body: unknown): Promise<Result<Cluster>>;
  /** @returns the removed cluster */
  remove(caller: Principal, name: string): Promise<Result<Cluster>>;
}

/** V18, V19: lists of ships. */
export interface ShipLists {
  /** Lists the predefined lists and the caller's own, for administrators those of all users, by name. */
  list(caller: Principal, paging: Paging): Promise<Paged<ListedShipList>>;
  get(caller: Principal, name: string): Promise<Result<ShipList>>;
  /** Creates or replaces a list of the caller. @param body JSON */
  put(caller: Principal, name: string, body: unknown): Promise<Result<PutResult<ShipList>>>;
  /** @returns the removed list */
  remove(caller: Principal, name: string): Promise<Result<ShipList>>;
}

/**
 * V15: next ports of ships. Records come by probability, descending, then by IMO number and LOCODE. All users see all
 * ships.
 */
export interface NextPorts {
  readonly clusters: Clusters;
  readonly shipLists: ShipLists;
  /** Lists one record for each port; empty for an unknown ship. */
  listOfShip(imo: Imo): Promise<readonly ShipNextPortRecord[]>;
  /** Lists the ships that may call at a port. @param locode also an alternative one, with a space or in small letters */
  listOfPort(locode: string): Promise<Result<readonly ShipNextPortRecord[]>>;
  /**
   * Lists the ships that may call at a port or at the ports of a cluster; with a limit of the period, those with an ETA in it.
   * @param key a LOCODE, else a cluster's name
   */
  listArrivals(
    caller: Principal,
    key: string,
    period: ArrivalPeriod,
  ): Promise<Result<PredictedArrivals>>;
  listOfShipList(caller: Principal, name: string): Promise<Result<readonly ShipNextPortRecord[]>>;
  /** Returns the name of a port. @param locode of a cluster */
  getPortName(locode: string): string;
}
