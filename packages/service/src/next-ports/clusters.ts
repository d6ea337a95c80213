import type { Clock, Store } from '@roadstead/contracts';
import {
  type Answer,
  type Caller,
  isObject,
  type Problem,
  refusal,
  success,
} from '@roadstead/model';
import type { PortDirectory } from '../service.ts';
import { canBeCalled, nameProblem, noneNamed } from './name.ts';
import { NAMED_PLAN, type NamedDocument, NamedDocuments } from './named-documents.ts';
import type { Cluster, ClusterContent } from './next-port-area.ts';
import { CLUSTER_DEFAULTS, parseCluster } from './parse-cluster.ts';

type ClusterDocument = NamedDocument & ClusterContent;

/** What clusters need. */
interface ClustersOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly newUuid: () => string;
  readonly ports: PortDirectory;
}

/** Of one user: with 500 LOCODES each the list is still sent at once, in some megabytes. */
const OWNED_MAX = 100;

/** V16, V19: the clusters that all users have, and those of users. */
export class Clusters {
  readonly #options: ClustersOptions;
  #predefinedByName: ReadonlyMap<string, Cluster> | undefined;
  readonly #stored: NamedDocuments<ClusterDocument>;
  readonly #ownLocode = (locode: string): string | undefined =>
    this.#options.ports.portsOfLocode(locode)[0]?.locode ?? undefined;

  constructor(options: ClustersOptions) {
    this.#options = options;
    this.#stored = new NamedDocuments({
      store: options.store,
      documents: options.store.collection<ClusterDocument>({ ...NAMED_PLAN, name: 'clusters' }),
      what: 'cluster',
      ownedMax: OWNED_MAX,
      isPredefined: (name) => this.#predefined.has(name),
    });
  }

  /** Worked out when they are asked for first: that takes tenths of a second, and who only ingests never asks. */
  get #predefined(): ReadonlyMap<string, Cluster> {
    this.#predefinedByName ??= new Map(
      this.#options.ports.clusters.map(({ name, locodes }): [string, Cluster] => [
        name,
        { ...CLUSTER_DEFAULTS, id: locodes[0], name, locodes },
      ]),
    );
    return this.#predefinedByName;
  }

  async list(caller: Caller): Promise<readonly Cluster[]> {
    const stored = await this.#stored.list(caller);
    const names = (one: Cluster, other: Cluster): number => {
      if (one.name !== other.name) return one.name < other.name ? -1 : 1;
      return one.id < other.id ? -1 : 1;
    };
    return [...this.#predefined.values(), ...stored].sort(names);
  }

  async get(caller: Caller, name: string): Promise<Answer<Cluster>> {
    // An own one goes first: it was there before its name became that of one for all.
    const cluster =
      (canBeCalled(name) ? await this.#stored.named(caller, name) : undefined) ??
      this.#predefined.get(name);
    return cluster ? success(cluster) : noneNamed('cluster', name);
  }

  async create(caller: Caller, body: unknown): Promise<Answer<Cluster>> {
    const name = isObject(body) ? body['name'] : undefined;
    const parsed = parseCluster(body, this.#ownLocode);
    const problems = [
      ...(canBeCalled(name) || !isObject(body) ? [] : [nameProblem('/name')]),
      ...(parsed.ok ? [] : parsed.failure),
    ];
    if (!canBeCalled(name) || !parsed.ok) return invalid(problems);
    const { newUuid, clock } = this.#options;
    return this.#stored.create({
      ...parsed.value,
      id: newUuid(),
      owner: caller.uuid,
      name,
      createdAtMs: clock.now(),
    });
  }

  async replace(caller: Caller, name: string, body: unknown): Promise<Answer<Cluster>> {
    if (!canBeCalled(name)) return noneNamed('cluster', name);
    const parsed = parseCluster(body, this.#ownLocode);
    if (!parsed.ok) return invalid(parsed.failure);
    return this.#stored.replace(caller, name, (old) => ({ ...old, ...parsed.value }));
  }

  async remove(caller: Caller, name: string): Promise<Answer<Cluster>> {
    return canBeCalled(name) ? this.#stored.remove(caller, name) : noneNamed('cluster', name);
  }
}

function invalid(problems: readonly Problem[]): ReturnType<typeof refusal> {
  return refusal('invalid', 'The cluster cannot be so.', problems);
}
