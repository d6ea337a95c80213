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
import type { ExpectedArrival } from '@roadstead/predictions';
import { millisecondsInDay } from 'date-fns/constants';
import type { ServiceTime } from '../operations/service-time.ts';
import type { PortDirectory } from '../port-directory.ts';
import type { Ships } from '../tracking/ships.ts';
import { compareRecords, nextPortRecords } from './next-port-records.ts';
import type { NextPortSource } from './next-port-source.ts';
import type {
  ArrivalPeriod,
  Cluster,
  NextPorts,
  PredictedArrivals,
  ShipNextPortRecord,
} from './next-ports.ts';
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
  readonly ships: Ships;
  readonly time: Pick<ServiceTime, 'nowMs'>;
}

/** C3: a ship that has not been heard for so long is in no port's arrivals; of a ship it is a remark. */
const SILENT_MS = 30 * millisecondsInDay;

/** V15 to V19: predictions of next ports, by ship, ship list, port and cluster of ports. */
export class NextPortQueries implements NextPorts {
  readonly clusters: StoredClusters;
  readonly shipLists: StoredShipLists;
  readonly #ports: PortDirectory;
  readonly #source: NextPortSource;
  readonly #ships: Ships;
  readonly #time: Pick<ServiceTime, 'nowMs'>;

  constructor(options: NextPortsOptions) {
    this.#ports = options.ports;
    this.#source = options.source;
    this.#ships = options.ships;
    this.#time = options.time;
    this.clusters = new StoredClusters(options);
    this.shipLists = new StoredShipLists(options);
  }

  async listOfShip(imo: Imo): Promise<readonly ShipNextPortRecord[]> {
    return this.#records(await this.#source.ofShip(imo));
  }

  async listOfPort(locode: string): Promise<Result<readonly ShipNextPortRecord[]>> {
    const ids = this.#idsOf(locode);
    if (ids.length === 0) return noPort(locode, this.#ports.isOfficialLocode(locode));
    return success(await this.#records(await this.#arrivalsAt(ids)));
  }

  async listArrivals(
    caller: Principal,
    key: string,
    period: ArrivalPeriod,
  ): Promise<Result<PredictedArrivals>> {
    const ofPort = await this.listOfPort(key);
    if (ofPort.ok) return success(this.#predicted(ofPort.value, period));
    const cluster = await this.clusters.get(caller, key);
    if (cluster.ok) return success(this.#predicted(await this.#ofCluster(cluster.value), period));
    return failWith('not-found', `No port or cluster ${quoteInput(key)} exists.`);
  }

  async listOfShipList(
    caller: Principal,
    name: string,
  ): Promise<Result<readonly ShipNextPortRecord[]>> {
    const list = await this.shipLists.get(caller, name);
    if (!list.ok) return list;
    const records: ShipNextPortRecord[] = [];
    // In sequence: computing the routes of each ship blocks the event loop for milliseconds.
    for (const imo of list.value.imos) records.push(...(await this.listOfShip(imo)));
    return success(records.sort(compareRecords));
  }

  getPortName(locode: string): string {
    return this.#ports.portsOfLocode(locode)[0]?.name ?? locode;
  }

  /** V15: selects the records with an ETA in the period. */
  #predicted(records: readonly ShipNextPortRecord[], period: ArrivalPeriod): PredictedArrivals {
    const selected = records.filter((record) => isWithin(period, record.etaMs));
    return {
      asOfMs: this.#time.nowMs(),
      expectedShips: [...callProbabilities(selected).values()].reduce((sum, each) => sum + each, 0),
      records: selected,
    };
  }

  /** V17: the threshold applies to the probability that a ship calls at any port of the cluster. */
  async #ofCluster({
    locodes,
    threshold,
    filter,
  }: Cluster): Promise<readonly ShipNextPortRecord[]> {
    const matches = parseShipTypeFilter(filter);
    if (!matches.ok)
      throw new Error(`A stored cluster has the invalid filter ${quoteInput(filter)}.`);
    const arrivals = await this.#arrivalsAt(locodes.flatMap((locode) => this.#idsOf(locode)));
    const ofShips = arrivals.filter(({ shiptype }) => matches.value(shiptype));
    const probabilities = callProbabilities(ofShips);
    const isProbable = ({ imo }: ExpectedArrival): boolean =>
      (probabilities.get(imo) ?? 0) >= threshold;
    return this.#records(ofShips.filter(isProbable));
  }

  /** Returns no ports for a text that is not a LOCODE. */
  #idsOf(text: string): readonly number[] {
    const locode = parseLocode(text);
    return locode ? this.#ports.portsOfLocode(locode).map(({ id }) => id) : [];
  }

  async #arrivalsAt(portIds: readonly number[]): Promise<readonly ExpectedArrival[]> {
    return (await Promise.all(portIds.map((id) => this.#source.ofPort(id)))).flat();
  }

  async #records(arrivals: readonly ExpectedArrival[]): Promise<readonly ShipNextPortRecord[]> {
    const nowMs = this.#time.nowMs();
    const records: ShipNextPortRecord[] = [];
    for (const record of nextPortRecords((id) => this.#ports.port(id), arrivals)) {
      const { name, callsign } = (await this.#ships.get(record.mmsi))?.said ?? {};
      const isSilent = record.heardMs === null || nowMs - record.heardMs > SILENT_MS;
      const identity = { name: name?.value ?? null, callsign: callsign?.value ?? null };
      records.push({ ...record, ...identity, isSilent });
    }
    return records;
  }
}

/** The probability of each ship to call at any of these ports. */
function callProbabilities(
  calls: readonly { readonly imo: Imo; readonly probability: number }[],
): ReadonlyMap<Imo, number> {
  const sums = new Map<Imo, number>();
  for (const { imo, probability } of calls) {
    sums.set(imo, Math.min(1, (sums.get(imo) ?? 0) + probability));
  }
  return sums;
}

/** Without limits an unknown ETA is within the period, too. */
function isWithin({ fromMs, toMs }: ArrivalPeriod, etaMs: number | null): boolean {
  if (fromMs === null && toMs === null) return true;
  return etaMs !== null && etaMs >= (fromMs ?? etaMs) && etaMs <= (toMs ?? etaMs);
}

function noPort(locode: string, isOfficial: boolean): ReturnType<typeof failWith> {
  const reason = isOfficial ? 'is an official code, but no known port' : 'does not exist';
  return failWith('not-found', `The port ${quoteInput(locode)} ${reason}.`);
}
