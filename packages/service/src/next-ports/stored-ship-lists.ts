import type { Clock, Store } from '@roadstead/contracts';
import {
  failure,
  failWith,
  type Imo,
  type Paged,
  type Paging,
  type Principal,
  type Problem,
  pageOfList,
  parseImo,
  type Result,
  success,
  zodProblems,
} from '@roadstead/model';
import { NAMED_SCHEMA, type NamedDocument, NamedDocuments } from './named-documents.ts';
import { isDocumentName, nameProblem, notFoundByName } from './names.ts';
import { SHIP_LIST_BODY } from './next-port-bodies.ts';
import type { ListedShipList, PutResult, ShipList, ShipLists } from './next-ports.ts';

type ShipListDocument = NamedDocument & ShipList;

/** Dependencies of the ship lists. */
interface ShipListsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly newUuid: () => string;
  /** V18: the predefined lists, by name. */
  readonly shipLists: Readonly<Record<string, readonly Imo[]>>;
}

/** The most lists of one user. */
const OWNED_MAX = 100;

/** V18, V19: the predefined ship lists and those of users. */
export class StoredShipLists implements ShipLists {
  readonly #options: ShipListsOptions;
  readonly #predefined: ReadonlyMap<string, ShipList>;
  readonly #stored: NamedDocuments<ShipListDocument>;

  /** @throws TypeError for a predefined list that is not of IMO numbers */
  constructor(options: ShipListsOptions) {
    this.#options = options;
    const predefined = Object.entries(options.shipLists).map(([name, imos]): [string, ShipList] => {
      if (!Array.isArray(imos) || imos.some((imo) => parseImo(imo) !== imo)) {
        throw new TypeError(`shipLists: "${name}" must be an array of IMO numbers.`);
      }
      return [name, { name, imos: [...new Set(imos)] }];
    });
    this.#predefined = new Map(predefined);
    this.#stored = new NamedDocuments({
      store: options.store,
      documents: options.store.collection<ShipListDocument>({
        ...NAMED_SCHEMA,
        name: 'ship-lists',
      }),
      what: 'ship list',
      ownedMax: OWNED_MAX,
      isPredefined: (name) => this.#predefined.has(name),
    });
  }

  async list(caller: Principal, paging: Paging): Promise<Paged<ListedShipList>> {
    const predefined = [...this.#predefined.values()].map((list) => ({ ...list, owner: null }));
    const stored = (await this.#stored.list(caller)).map(({ name, imos, owner }) => ({
      ...{ name, imos, owner },
    }));
    // Sorting is stable: of one name the predefined list comes first.
    const all = [...predefined, ...stored].sort((one, other) => compareTexts(one.name, other.name));
    return pageOfList(all, paging);
  }

  async get(caller: Principal, name: string): Promise<Result<ShipList>> {
    const list =
      (isDocumentName(name) ? await this.#stored.find(caller, name) : undefined) ??
      this.#predefined.get(name);
    return list ? success(list) : notFoundByName('ship list', name);
  }

  async put(caller: Principal, name: string, body: unknown): Promise<Result<PutResult<ShipList>>> {
    const imos = parseImos(body);
    const problems = [
      ...(isDocumentName(name) ? [] : [nameProblem('name')]),
      ...(imos.ok ? [] : imos.error),
    ];
    if (!imos.ok || problems.length > 0) {
      return failWith('invalid', 'The ship list is invalid.', problems);
    }
    const { newUuid, clock } = this.#options;
    const list: ShipListDocument = {
      id: newUuid(),
      owner: caller.uuid,
      name,
      createdAtMs: clock.now(),
      imos: imos.value,
    };
    return this.#stored.put(caller, list, (old) => ({ ...old, imos: imos.value }));
  }

  async remove(caller: Principal, name: string): Promise<Result<ShipList>> {
    return isDocumentName(name)
      ? this.#stored.remove(caller, name)
      : notFoundByName('ship list', name);
  }
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Parses the ships of a body, each once. */
function parseImos(body: unknown): Result<readonly Imo[], readonly Problem[]> {
  const parsed = SHIP_LIST_BODY.safeParse(body);
  return parsed.success
    ? success([...new Set(parsed.data.imos)])
    : failure(zodProblems(parsed.error));
}
