import type { Clock, Store } from '@roadstead/contracts';
import {
  failWith,
  isObject,
  type Principal,
  type Problem,
  parseLocode,
  type Result,
  success,
} from '@roadstead/model';
import type { PortDirectory } from '../port-directory.ts';
import { NAMED_SCHEMA, type NamedDocument, NamedDocuments } from './named-documents.ts';
import { isDocumentName, nameProblem, notFoundByName } from './names.ts';
import type { Cluster, ClusterContent, Clusters } from './next-ports.ts';
import { CLUSTER_DEFAULTS, parseCluster } from './parse-cluster.ts';

type ClusterDocument = NamedDocument & ClusterContent;

/** Dependencies of the clusters. */
interface ClustersOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly newUuid: () => string;
  readonly ports: PortDirectory;
}

/** The most clusters of one user: with 500 LOCODEs each, the list is a response of some megabytes. */
const OWNED_MAX = 100;

/** V16, V19: the predefined clusters and those of users. */
export class StoredClusters implements Clusters {
  readonly #options: ClustersOptions;
  #predefinedByName: ReadonlyMap<string, Cluster> | undefined;
  readonly #stored: NamedDocuments<ClusterDocument>;
  readonly #primaryLocode = (locode: string): string | undefined =>
    this.#options.ports.portsOfLocode(locode)[0]?.locode ?? undefined;

  constructor(options: ClustersOptions) {
    this.#options = options;
    this.#stored = new NamedDocuments({
      store: options.store,
      documents: options.store.collection<ClusterDocument>({ ...NAMED_SCHEMA, name: 'clusters' }),
      what: 'cluster',
      ownedMax: OWNED_MAX,
      isPredefined: (name) => this.#predefined.has(name),
    });
  }

  /** Computed at the first access: it takes tenths of a second, and a service that only ingests never reads them. */
  get #predefined(): ReadonlyMap<string, Cluster> {
    this.#predefinedByName ??= new Map(
      this.#options.ports.clusters.map(({ name, locodes }): [string, Cluster] => [
        name,
        { ...CLUSTER_DEFAULTS, id: locodes[0], name, locodes },
      ]),
    );
    return this.#predefinedByName;
  }

  async list(caller: Principal): Promise<readonly Cluster[]> {
    const stored = await this.#stored.list(caller);
    const byName = (one: Cluster, other: Cluster): number => {
      if (one.name !== other.name) return one.name < other.name ? -1 : 1;
      return one.id < other.id ? -1 : 1;
    };
    return [...this.#predefined.values(), ...stored].sort(byName);
  }

  async get(caller: Principal, name: string): Promise<Result<Cluster>> {
    // The caller's own cluster first: it is older than the predefined one of the same name.
    const cluster =
      (isDocumentName(name) ? await this.#stored.find(caller, name) : undefined) ??
      this.#predefined.get(name);
    return cluster ? success(cluster) : notFoundByName('cluster', name);
  }

  async create(caller: Principal, body: unknown): Promise<Result<Cluster>> {
    const name = isObject(body) ? body['name'] : undefined;
    const parsed = parseCluster(body, this.#primaryLocode);
    const problems = [
      ...(isObject(body) ? this.#nameProblems(name) : []),
      ...(parsed.ok ? [] : parsed.error),
    ];
    if (!isDocumentName(name) || !parsed.ok || problems.length > 0) return invalid(problems);
    const { newUuid, clock } = this.#options;
    return this.#stored.create({
      ...parsed.value,
      id: newUuid(),
      owner: caller.uuid,
      name,
      createdAtMs: clock.now(),
    });
  }

  /** V19: the name of a cluster is not a UN/LOCODE, which as a key means the port. */
  #nameProblems(name: unknown): readonly Problem[] {
    if (!isDocumentName(name)) return [nameProblem('/name')];
    const { ports } = this.#options;
    const locode = parseLocode(name);
    if (!locode) return [];
    if (ports.portsOfLocode(locode).length === 0 && !ports.isOfficialLocode(locode)) return [];
    return [{ pointer: '/name', detail: `must not be a UN/LOCODE, as ${locode} is.` }];
  }

  async replace(caller: Principal, name: string, body: unknown): Promise<Result<Cluster>> {
    if (!isDocumentName(name)) return notFoundByName('cluster', name);
    const parsed = parseCluster(body, this.#primaryLocode);
    if (!parsed.ok) return invalid(parsed.error);
    return this.#stored.replace(caller, name, (old) => ({ ...old, ...parsed.value }));
  }

  async remove(caller: Principal, name: string): Promise<Result<Cluster>> {
    return isDocumentName(name)
      ? this.#stored.remove(caller, name)
      : notFoundByName('cluster', name);
  }
}

function invalid(problems: readonly Problem[]): ReturnType<typeof failWith> {
  return failWith('invalid', 'The cluster is invalid.', problems);
}
