import type { Answer, Caller, Imo } from '@roadstead/model';

/** A ship may call at a port next. */
export interface NextPortRecord {
  readonly imo: Imo;
  /** The port's own UN/LOCODE. */
  readonly locode: string;
  /** From 0 to 1. */
  readonly probability: number;
  /** Epoch milliseconds; null is not known. */
  readonly etaMs: number | null;
}

/** What a user says of a cluster. */
export interface ClusterContent {
  /** UN/LOCODEs, the ports' own, each once. */
  readonly locodes: readonly string[];
  /** Six hexadecimal digits. */
  readonly color: string;
  /** From 0 to 1: arrivals that are less probable are left out. */
  readonly threshold: number;
  /** V17: the types of ships whose arrivals are given; empty: all. */
  readonly filter: string;
}

/** Ports that are asked for together. */
export interface Cluster extends ClusterContent {
  readonly id: string;
  readonly name: string;
}

/** Ships that are asked for together. */
export interface ShipList {
  readonly name: string;
  readonly imos: readonly Imo[];
}

/** Something was written under a name. */
export interface Put<Value> {
  readonly value: Value;
  /** False where there was something already, which is gone. */
  readonly isNew: boolean;
}

/**
 * Next ports of ships, and the clusters of ports and lists of ships by which users ask for them: V15 to V19. Records come
 * most probable first, of equals by IMO number, then LOCODE. All users see all ships.
 */
export interface NextPortArea {
  /** One record for each port; none where nothing is known of the ship. */
  ofShip(imo: Imo): Promise<readonly NextPortRecord[]>;
  /** Ships that may call at a port. @param locode also one that people use for it, with a space or in small letters */
  ofPort(locode: string): Promise<Answer<readonly NextPortRecord[]>>;
  /** Ships that may call at a port, or at ports of a cluster. @param key a LOCODE or a cluster's name; what is both is a LOCODE */
  arrivals(caller: Caller, key: string): Promise<Answer<readonly NextPortRecord[]>>;
  ofShipList(caller: Caller, name: string): Promise<Answer<readonly NextPortRecord[]>>;
  /** What a port is called. @param locode of a cluster */
  portName(locode: string): string;
  /** Those that the caller sees: their own, for administrators those of all users, and the predefined ones; by name. */
  clusters(caller: Caller): Promise<readonly Cluster[]>;
  /** @param body what JSON.parse gave */
  createCluster(caller: Caller, body: unknown): Promise<Answer<Cluster>>;
  /** Overwrites a cluster. @param body what JSON.parse gave; what it leaves out gets its default */
  replaceCluster(caller: Caller, name: string, body: unknown): Promise<Answer<Cluster>>;
  /** @returns the cluster that was there */
  removeCluster(caller: Caller, name: string): Promise<Answer<Cluster>>;
  /** Makes or overwrites a list of the caller's. @param body what JSON.parse gave */
  putShipList(caller: Caller, name: string, body: unknown): Promise<Answer<Put<ShipList>>>;
  /** @returns the list that was there */
  removeShipList(caller: Caller, name: string): Promise<Answer<ShipList>>;
}
