import type { Clock, Store } from '@roadstead/contracts';
import {
  failWith,
  type Imo,
  type Principal,
  parseLocode,
  parseShipTypeFilter,
  quoteInput,
  type Result,
  success,
} from '@roadstead/model';
import type { ExpectedArrival, NextPort } from '@roadstead/predictions';
import type { PortDirectory } from '../port-directory.ts';
import { compareRecords, nextPortRecords } from './next-port-records.ts';
import type { NextPortSource } from './next-port-source.ts';
import type { Cluster, NextPortRecord, NextPorts } from './next-ports.ts';
import { StoredClusters } from './stored-clusters.ts';
import { StoredShipLists } from './stored-ship-lists.ts';

/** Dependencies of the queries. */
interface NextPortsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly newUuid: () => string;
  readonly ports: PortDirectory;
  readonly source: NextPortSource;
  readonly shipLists: Readonly<Record<string, readonly Imo[]>>;
}

/** V15 to V19: predictions of next ports, by ship, ship list, port and cluster of ports. */
export class NextPortQueries implements NextPorts {
  readonly clusters: StoredClusters;
  readonly shipLists: StoredShipLists;
  readonly #ports: PortDirectory;
  readonly #source: NextPortSource;

  constructor(options: NextPortsOptions) {
    this.#ports = options.ports;
    this.#source = options.source;
    this.clusters = new StoredClusters(options);
    this.shipLists = new StoredShipLists(options);
  }

  async listOfShip(imo: Imo): Promise<readonly NextPortRecord[]> {
    const nextPorts = await this.#source.ofShip(imo);
    return this.#records(nextPorts.map((nextPort) => ({ ...nextPort, imo })));
  }

  async listOfPort(locode: string): Promise<Result<readonly NextPortRecord[]>> {
    const ids = this.#idsOf(locode);
    if (ids.length === 0) return noPort(locode);
    return success(this.#records(await this.#arrivalsAt(ids)));
  }

  async listArrivals(caller: Principal, key: string): Promise<Result<readonly NextPortRecord[]>> {
    const ofPort = await this.listOfPort(key);
    if (ofPort.ok) return ofPort;
    const cluster = await this.clusters.get(caller, key);
    if (cluster.ok) return success(await this.#ofCluster(cluster.value));
    return failWith('not-found', `No port or cluster ${quoteInput(key)} exists.`);
  }

  async listOfShipList(
    caller: Principal,
    name: string,
  ): Promise<Result<readonly NextPortRecord[]>> {
    const list = await this.shipLists.get(caller, name);
    if (!list.ok) return list;
    const records: NextPortRecord[] = [];
    // In sequence: computing the routes of each ship blocks the event loop for milliseconds.
    for (const imo of list.value.imos) records.push(...(await this.listOfShip(imo)));
    return success(records.sort(compareRecords));
  }

  getPortName(locode: string): string {
    return this.#ports.portsOfLocode(locode)[0]?.name ?? locode;
  }

  async #ofCluster({ locodes, threshold, filter }: Cluster): Promise<readonly NextPortRecord[]> {
    const matches = parseShipTypeFilter(filter);
    if (!matches.ok)
      throw new Error(`A stored cluster has the invalid filter ${quoteInput(filter)}.`);
    const arrivals = await this.#arrivalsAt(locodes.flatMap((locode) => this.#idsOf(locode)));
    const ofShips = arrivals.filter(({ shiptype }) => matches.value(shiptype));
    return this.#records(ofShips).filter(({ probability }) => probability >= threshold);
  }

  /** Returns no ports for a text that is not a LOCODE. */
  #idsOf(text: string): readonly number[] {
    const locode = parseLocode(text);
    return locode ? this.#ports.portsOfLocode(locode).map(({ id }) => id) : [];
  }

  async #arrivalsAt(portIds: readonly number[]): Promise<readonly ExpectedArrival[]> {
    return (await Promise.all(portIds.map((id) => this.#source.ofPort(id)))).flat();
  }

  #records(calls: readonly (NextPort & { readonly imo: Imo })[]): readonly NextPortRecord[] {
    return nextPortRecords((id) => this.#ports.port(id), calls);
  }
}

function noPort(locode: string): ReturnType<typeof failWith> {
  return failWith('not-found', `The port ${quoteInput(locode)} does not exist.`);
}
