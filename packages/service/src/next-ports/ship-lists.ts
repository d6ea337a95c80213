import type { Clock, Store } from '@roadstead/contracts';
import {
  type Answer,
  type Caller,
  failure,
  type Imo,
  isObject,
  type Problem,
  parseImo,
  type Result,
  refusal,
  success,
} from '@roadstead/model';
import { canBeCalled, nameProblem, noneNamed } from './name.ts';
import { NAMED_PLAN, type NamedDocument, NamedDocuments } from './named-documents.ts';
import type { Put, ShipList } from './next-port-area.ts';

type ShipListDocument = NamedDocument & ShipList;

/** What lists of ships need. */
interface ShipListsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly newUuid: () => string;
  /** V18: those that all users have, by name. */
  readonly shipLists: Readonly<Record<string, readonly Imo[]>>;
}

/** Larger than any owner's fleet: each ship of a list is looked up when it is asked for. */
const IMOS_MAX = 1000;
/** Of one user. */
const OWNED_MAX = 100;

/** V18, V19: lists of ships, those that all users have and those of users. */
export class ShipLists {
  readonly #options: ShipListsOptions;
  readonly #predefined: ReadonlyMap<string, ShipList>;
  readonly #stored: NamedDocuments<ShipListDocument>;

  constructor(options: ShipListsOptions) {
    this.#options = options;
    const predefined = Object.entries(options.shipLists).map(([name, imos]): [string, ShipList] => [
      name,
      { name, imos: [...new Set(imos)] },
    ]);
    this.#predefined = new Map(predefined);
    this.#stored = new NamedDocuments({
      store: options.store,
      documents: options.store.collection<ShipListDocument>({ ...NAMED_PLAN, name: 'ship-lists' }),
      what: 'ship list',
      ownedMax: OWNED_MAX,
      isPredefined: (name) => this.#predefined.has(name),
    });
  }

  async get(caller: Caller, name: string): Promise<Answer<ShipList>> {
    const list =
      (canBeCalled(name) ? await this.#stored.named(caller, name) : undefined) ??
      this.#predefined.get(name);
    return list ? success(list) : noneNamed('ship list', name);
  }

  async put(caller: Caller, name: string, body: unknown): Promise<Answer<Put<ShipList>>> {
    const imos = imosOf(body);
    const problems = [
      ...(canBeCalled(name) ? [] : [nameProblem('name')]),
      ...(imos.ok ? [] : imos.failure),
    ];
    if (!imos.ok || problems.length > 0) {
      return refusal('invalid', 'The ship list cannot be so.', problems);
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

  async remove(caller: Caller, name: string): Promise<Answer<ShipList>> {
    return canBeCalled(name) ? this.#stored.remove(caller, name) : noneNamed('ship list', name);
  }
}

/** The ships of a body, each once. @param body what JSON.parse gave */
function imosOf(body: unknown): Result<readonly Imo[], readonly Problem[]> {
  const given: unknown = isObject(body) ? body['imos'] : undefined;
  if (!Array.isArray(given) || given.length > IMOS_MAX) {
    const detail = `must be an array of at most ${IMOS_MAX} IMO numbers.`;
    return failure([{ pointer: isObject(body) ? '/imos' : '', detail }]);
  }
  const imos = (given as unknown[]).map((imo) =>
    typeof imo === 'number' || typeof imo === 'string' ? parseImo(imo) : undefined,
  );
  const problems = imos.flatMap((imo, i) =>
    imo === undefined ? [{ pointer: `/imos/${i}`, detail: IMO_RULE }] : [],
  );
  if (problems.length > 0) return failure(problems);
  return success([...new Set(imos.filter((imo) => imo !== undefined))]);
}

const IMO_RULE = 'must be an IMO number, seven digits of which the last one checks the others.';
