import { type Collection, type Find, Turns } from '@roadstead/contracts';
import {
  type Answer,
  type Caller,
  isAdministrator,
  mayChange,
  mayRead,
  type Problem,
  quoted,
  refusal,
  success,
} from '@roadstead/model';
import { areaOfShape } from './area-of-shape.ts';
import { type ExportedShape, exportShape } from './export-shape.ts';
import { importShape } from './import-shape.ts';
import type { PlaceAndDescription } from './parse-feature.ts';
import { isShapeName, isUuid, NAME_RULE, parseShape } from './parse-shape.ts';
import { ownedOf, type Shape, type ShapeContent } from './shape.ts';
import type { ImportedShape, ShapeFile, Shapes, ShapesOptions } from './shapes.ts';
import type { Unzip } from './unzip.ts';

/** SH5: shapes in a store. */
export function createShapes(options: ShapesOptions): Shapes {
  return new StoredShapes(options);
}

class StoredShapes implements Shapes {
  readonly #options: ShapesOptions;
  readonly #stored: Collection<Shape>;
  /** One write after another, so that what was looked up for it is still so when it happens. */
  readonly #writes: Turns = new Turns();

  /** One archive at a time: many small ones could unpack to more than there is memory. */
  readonly #unzip: Unzip = (...archive) => this.#unzips.take(() => this.#options.unzip(...archive));
  readonly #unzips: Turns = new Turns();

  constructor(options: ShapesOptions) {
    this.#options = options;
    this.#stored = options.store.collection<Shape>({
      name: 'shapes',
      key: 'id',
      unique: [['userId', 'name']],
      indexes: {
        owner: ['userId', 'name'],
        reader: ['acl', 'name', 'createdAtMs'],
        name: ['name', 'createdAtMs'],
      },
    });
  }

  async get(caller: Caller, name: string): Promise<Answer<Shape>> {
    if (!isShapeName(name)) return none(name);
    const shape =
      (await this.#ownNamed(caller, name)) ??
      (await this.#first({ index: 'reader', is: [caller.uuid, name] })) ??
      (isAdministrator(caller) ? await this.#first({ index: 'name', is: [name] }) : undefined);
    return shape ? success(shape) : none(name);
  }

  async getById(caller: Caller, id: string): Promise<Answer<Shape>> {
    const shape = isUuid(id) ? await this.#stored.get(id.toLowerCase()) : undefined;
    return shape && mayRead(caller, ownedOf(shape)) ? success(shape) : none(id);
  }

  async list(caller: Caller): Promise<Answer<readonly Shape[]>> {
    const finds: readonly Find[] = isAdministrator(caller)
      ? [{ index: 'name' }]
      : [
          { index: 'owner', is: [caller.uuid] },
          { index: 'reader', is: [caller.uuid] },
        ];
    const all = { limit: Number.MAX_SAFE_INTEGER };
    const found = await Promise.all(finds.map((find) => this.#stored.find(find, all)));
    // Nothing keeps an owner out of their own acl.
    const shapes = new Map(found.flat().map((shape) => [shape.id, shape]));
    return success([...shapes.values()].sort(byNameAndId));
  }

  async create(caller: Caller, body: unknown): Promise<Answer<Shape>> {
    const parsed = parseShape(body);
    if (!parsed.ok) return invalid(parsed.failure);
    return this.#writes.take(() => this.#insert(caller, parsed.value));
  }

  replace(caller: Caller, id: string, body: unknown): Promise<Answer<Shape>> {
    return this.#writes.take(async () => {
      const old = await this.#toChange(caller, id);
      if (!old.ok) return old;
      const parsed = parseShape(body);
      return parsed.ok ? this.#put(caller, old.value, parsed.value) : invalid(parsed.failure);
    });
  }

  remove(caller: Caller, id: string): Promise<Answer<Shape>> {
    return this.#writes.take(async () => {
      const old = await this.#toChange(caller, id);
      if (!old.ok) return old;
      if (await this.#options.isUsed(old.value.id)) {
        return refusal('conflict', `The shape ${quoted(old.value.name)} is in use.`);
      }
      await this.#options.store.write([this.#stored.remove(old.value.id)]);
      return old;
    });
  }

  async import(caller: Caller, file: ShapeFile): Promise<Answer<ImportedShape>> {
    const { name, type, body, replace } = file;
    if (!isShapeName(name)) return invalid([{ pointer: 'name', detail: NAME_RULE }]);
    const read = await importShape(type, body, this.#unzip);
    if (!read.ok) return read;
    return this.#writes.take(async () => {
      const old = await this.#ownNamed(caller, name);
      if (old && !replace) return taken(name);
      const content = importedContent(name, read.value, old);
      const shape = await (old ? this.#put(caller, old, content) : this.#insert(caller, content));
      return shape.ok ? success({ shape: shape.value, isNew: !old }) : shape;
    });
  }

  async export(caller: Caller, id: string, format: string): Promise<Answer<ExportedShape>> {
    const shape = await this.getById(caller, id);
    return shape.ok ? exportShape(shape.value, format) : shape;
  }

  whileUnchanged<Value>(run: () => Promise<Value>): Promise<Value> {
    return this.#writes.take(run);
  }

  async #insert(caller: Caller, content: ShapeContent): Promise<Answer<Shape>> {
    const nowMs = this.#options.clock.now();
    const shape: Shape = {
      ...content,
      id: this.#options.newUuid().toLowerCase(),
      owner: caller.name,
      userId: caller.uuid,
      createdAtMs: nowMs,
      modifiedAtMs: nowMs,
    };
    const written = await this.#options.store.write([this.#stored.insert(shape)]);
    return written.ok ? success(shape) : taken(content.name);
  }

  async #put(caller: Caller, old: Shape, content: ShapeContent): Promise<Answer<Shape>> {
    const { store, clock, isUsed, changed } = this.#options;
    const area = areaOfShape(content);
    if (!area.ok && (await isUsed(old.id))) {
      return refusal('conflict', 'The shape is in use as an area.', area.failure);
    }
    const shape: Shape = { ...old, ...content, modifiedAtMs: clock.now() };
    const written = await store.write([this.#stored.put(shape)]);
    if (!written.ok) return taken(content.name);
    await changed?.(shape, caller);
    return success(shape);
  }

  async #toChange(caller: Caller, id: string): Promise<Answer<Shape>> {
    const found = await this.getById(caller, id);
    if (!found.ok || mayChange(caller, ownedOf(found.value))) return found;
    return refusal('forbidden', 'Only its owner and administrators change a shape.');
  }

  #ownNamed(caller: Caller, name: string): Promise<Shape | undefined> {
    return this.#first({ index: 'owner', is: [caller.uuid, name] });
  }

  async #first(find: Find): Promise<Shape | undefined> {
    const [shape] = await this.#stored.find(find, { limit: 1 });
    return shape;
  }
}

/** Who may read a shape is not a file's to say: the acl stays as it was. */
function importedContent(
  name: string,
  { description, ...place }: PlaceAndDescription,
  old: Shape | undefined,
): ShapeContent {
  return {
    ...place,
    name,
    description: description ?? old?.description ?? '',
    acl: old?.acl ?? [],
  };
}

function byNameAndId(a: Shape, b: Shape): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

function invalid(problems: readonly Problem[]): ReturnType<typeof refusal> {
  return refusal('invalid', 'The shape cannot be so.', problems);
}

function taken(name: string): ReturnType<typeof refusal> {
  return refusal('conflict', `The owner has a shape ${quoted(name)} already.`);
}

function none(nameOrId: string): ReturnType<typeof refusal> {
  return refusal('not-found', `There is no shape ${quoted(nameOrId)}.`);
}
