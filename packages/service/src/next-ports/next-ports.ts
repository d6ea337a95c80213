import type { Clock, Store } from '@roadstead/contracts';
import {
  type Answer,
  type Caller,
  type Imo,
  parseLocode,
  quoted,
  refusal,
  success,
} from '@roadstead/model';
import type { Arrival, NextPort } from '@roadstead/predictions';
import type { NextPortSource } from '../next-port-source.ts';
import type { PortDirectory } from '../service.ts';
import { Clusters } from './clusters.ts';
import type { Cluster, NextPortArea, NextPortRecord, Put, ShipList } from './next-port-area.ts';
import { parseShipFilter } from './ship-filter.ts';
import { ShipLists } from './ship-lists.ts';

/** What next ports need. */
interface NextPortsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly newUuid: () => string;
  readonly ports: PortDirectory;
  readonly source: NextPortSource;
  readonly shipLists: Readonly<Record<string, readonly Imo[]>>;
}

/** V15 to V19: what is known of next ports, by ship, list of ships, port and cluster of ports. */
export class NextPorts implements NextPortArea {
  readonly #ports: PortDirectory;
  readonly #source: NextPortSource;
  readonly #clusters: Clusters;
  readonly #shipLists: ShipLists;

  constructor(options: NextPortsOptions) {
    this.#ports = options.ports;
    this.#source = options.source;
    this.#clusters = new Clusters(options);
    this.#shipLists = new ShipLists(options);
  }

  async ofShip(imo: Imo): Promise<readonly NextPortRecord[]> {
    const nextPorts = await this.#source.ofShip(imo);
    return this.#records(nextPorts.map((nextPort) => ({ ...nextPort, imo })));
  }

  async ofPort(locode: string): Promise<Answer<readonly NextPortRecord[]>> {
    const ids = this.#idsOf(locode);
    if (ids.length === 0) return noPort(locode);
    return success(this.#records(await this.#arrivalsAt(ids)));
  }

  async arrivals(caller: Caller, key: string): Promise<Answer<readonly NextPortRecord[]>> {
    const ofPort = await this.ofPort(key);
    if (ofPort.ok) return ofPort;
    const cluster = await this.#clusters.get(caller, key);
    if (cluster.ok) return success(await this.#ofCluster(cluster.value));
    return refusal('not-found', `There is no port and no cluster ${quoted(key)}.`);
  }

  async ofShipList(caller: Caller, name: string): Promise<Answer<readonly NextPortRecord[]>> {
    const list = await this.#shipLists.get(caller, name);
    if (!list.ok) return list;
    const records: NextPortRecord[] = [];
    // One after another: ways that are measured for each hold up others for milliseconds.
    for (const imo of list.value.imos) records.push(...(await this.ofShip(imo)));
    return success(records.sort(byProbability));
  }

  portName(locode: string): string {
    return this.#ports.portsOfLocode(locode)[0]?.name ?? locode;
  }

  clusters(caller: Caller): Promise<readonly Cluster[]> {
    return this.#clusters.list(caller);
  }

  createCluster(caller: Caller, body: unknown): Promise<Answer<Cluster>> {
    return this.#clusters.create(caller, body);
  }

  replaceCluster(caller: Caller, name: string, body: unknown): Promise<Answer<Cluster>> {
    return this.#clusters.replace(caller, name, body);
  }

  removeCluster(caller: Caller, name: string): Promise<Answer<Cluster>> {
    return this.#clusters.remove(caller, name);
  }

  putShipList(caller: Caller, name: string, body: unknown): Promise<Answer<Put<ShipList>>> {
    return this.#shipLists.put(caller, name, body);
  }

  removeShipList(caller: Caller, name: string): Promise<Answer<ShipList>> {
    return this.#shipLists.remove(caller, name);
  }

  async #ofCluster({ locodes, threshold, filter }: Cluster): Promise<readonly NextPortRecord[]> {
    const isAskedFor = parseShipFilter(filter);
    if (!isAskedFor.ok) throw new Error(`A cluster has the filter ${quoted(filter)}.`);
    const arrivals = await this.#arrivalsAt(locodes.flatMap((locode) => this.#idsOf(locode)));
    const ofShips = arrivals.filter(({ shiptype }) => isAskedFor.value(shiptype));
    return this.#records(ofShips).filter(({ probability }) => probability >= threshold);
  }

  /** A text that is no LOCODE is of no port. */
  #idsOf(text: string): readonly number[] {
    const locode = parseLocode(text);
    return locode ? this.#ports.portsOfLocode(locode).map(({ id }) => id) : [];
  }

  async #arrivalsAt(portIds: readonly number[]): Promise<readonly Arrival[]> {
    return (await Promise.all(portIds.map((id) => this.#source.ofPort(id)))).flat();
  }

  /** V15: harbours with one LOCODE are one port: a ship calls at it with the sum of their probabilities, first at the likelier. */
  #records(calls: readonly (NextPort & { readonly imo: Imo })[]): readonly NextPortRecord[] {
    const records = new Map<string, NextPortRecord>();
    for (const { imo, portId, probability, etaMs } of [...calls].sort(likelierFirst)) {
      const locode = this.#ports.port(portId)?.locode;
      if (!locode) continue;
      const key = `${imo} ${locode}`;
      const likelier = records.get(key);
      records.set(
        key,
        likelier
          ? { ...likelier, probability: Math.min(1, likelier.probability + probability) }
          : { imo, locode, probability, etaMs },
      );
    }
    return [...records.values()].sort(byProbability);
  }
}

function likelierFirst(one: NextPort, other: NextPort): number {
  return other.probability - one.probability;
}

/** The most probable first, of equals by IMO number, then LOCODE. */
function byProbability(one: NextPortRecord, other: NextPortRecord): number {
  if (one.probability !== other.probability) return other.probability - one.probability;
  if (one.imo !== other.imo) return one.imo - other.imo;
  return one.locode < other.locode ? -1 : 1;
}

function noPort(locode: string): ReturnType<typeof refusal> {
  return refusal('not-found', `There is no port ${quoted(locode)}.`);
}
