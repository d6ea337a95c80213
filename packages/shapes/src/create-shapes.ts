import {
  type Collection,
  type Find,
  Mutex,
  type WriteOperation,
  type WriteResult,
} from '@roadstead/contracts';
import {
  canRead,
  canWrite,
  failWith,
  isAdministrator,
  type Principal,
  type Problem,
  quoteInput,
  type Result,
  success,
} from '@roadstead/model';
import { areaOfShape } from './area-of-shape.ts';
import { type ExportedShape, exportShape } from './export-shape.ts';
import { importShape } from './import-shape.ts';
import { parseShape } from './parse-shape.ts';
import { reduceShape, type ShapeChange } from './reduce-shape.ts';
import { ownedOf, type Shape, type ShapeContent } from './shape.ts';
import { isShapeName, NAME_RULE } from './shape-body.ts';
import type { ImportedShape, ShapeFile, Shapes, ShapesOptions, ShapeWrite } from './shapes.ts';
import type { Unzip } from './unzip.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** SH5: creates the operations on the shapes of a store. */
export function createShapes(options: ShapesOptions): Shapes {
  return new StoredShapes(options);
}

class StoredShapes implements Shapes {
  readonly #options: ShapesOptions;
  readonly #stored: Collection<Shape>;
  /** Serialises writes: what a write reads beforehand is unchanged when it commits. */
  readonly #writes: Mutex = new Mutex();

  /** Unpacks one archive at a time: many small archives could unpack to more than the memory holds. */
  readonly #unzip: Unzip = (...archive) =>
    this.#unzips.runExclusive(() => this.#options.unzip(...archive));
  readonly #unzips: Mutex = new Mutex();

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

  async get(caller: Principal, name: string): Promise<Result<Shape>> {
    if (!isShapeName(name)) return notFound(name);
    const shape =
      (await this.#findOwn(caller, name)) ??
      (await this.#first({ index: 'reader', is: [caller.uuid, name] })) ??
      (isAdministrator(caller) ? await this.#first({ index: 'name', is: [name] }) : undefined);
    return shape ? success(shape) : notFound(name);
  }

  async getById(caller: Principal, id: string): Promise<Result<Shape>> {
    const shape = UUID.test(id) ? await this.#stored.get(id.toLowerCase()) : undefined;
    return shape && canRead(caller, ownedOf(shape)) ? success(shape) : notFound(id);
  }

  async list(caller: Principal): Promise<Result<readonly Shape[]>> {
    const finds: readonly Find[] = isAdministrator(caller)
      ? [{ index: 'name' }]
      : [
          { index: 'owner', is: [caller.uuid] },
          { index: 'reader', is: [caller.uuid] },
        ];
    const all = { limit: Number.MAX_SAFE_INTEGER };
    const found = await Promise.all(finds.map((find) => this.#stored.find(find, all)));
    // An owner may be in their own acl, and then both finds return the shape.
    const shapes = new Map(found.flat().map((shape) => [shape.id, shape]));
    return success([...shapes.values()].sort(byNameAndId));
  }

  async create(caller: Principal, body: unknown): Promise<Result<Shape>> {
    const parsed = parseShape(body);
    if (!parsed.ok) return invalid(parsed.error);
    return this.#writes.runExclusive(() => this.#insert(caller, parsed.value));
  }

  replace(caller: Principal, id: string, body: unknown): Promise<Result<Shape>> {
    return this.#writes.runExclusive(async () => {
      const old = await this.#getWritable(caller, id);
      if (!old.ok) return old;
      const parsed = parseShape(body);
      if (!parsed.ok) return invalid(parsed.error);
      return this.#change(caller, old.value, { type: 'replaced', content: parsed.value });
    });
  }

  remove(caller: Principal, id: string): Promise<Result<Shape>> {
    return this.#writes.runExclusive(async () => {
      const old = await this.#getWritable(caller, id);
      if (!old.ok) return old;
      if (await this.#options.isUsed(old.value.id)) {
        return failWith('conflict', `The shape ${quoteInput(old.value.name)} is in use.`);
      }
      const operation = this.#stored.remove(old.value.id);
      await this.#write(operation, { kind: 'removed', shape: old.value, by: caller });
      return old;
    });
  }

  async import(caller: Principal, file: ShapeFile): Promise<Result<ImportedShape>> {
    const { name, type, body, replace } = file;
    if (!isShapeName(name)) return invalid([{ pointer: 'name', detail: NAME_RULE }]);
    const read = await importShape(type, body, this.#unzip);
    if (!read.ok) return read;
    return this.#writes.runExclusive(async () => {
      const old = await this.#findOwn(caller, name);
      if (old && !replace) return nameConflict(name);
      const { description, ...place } = read.value;
      const shape = await (old
        ? this.#change(caller, old, { type: 'imported', file: read.value })
        : this.#insert(caller, { ...place, name, description: description ?? '', acl: [] }));
      return shape.ok ? success({ shape: shape.value, isNew: !old }) : shape;
    });
  }

  async export(caller: Principal, id: string, format: string): Promise<Result<ExportedShape>> {
    const shape = await this.getById(caller, id);
    return shape.ok ? exportShape(shape.value, format) : shape;
  }

  whileUnchanged<Value>(run: () => Promise<Value>): Promise<Value> {
    return this.#writes.runExclusive(run);
  }

  async #insert(caller: Principal, content: ShapeContent): Promise<Result<Shape>> {
    const { clock, newUuid } = this.#options;
    const nowMs = clock.now();
    const shape: Shape = {
      ...content,
      id: newUuid().toLowerCase(),
      owner: caller.name,
      userId: caller.uuid,
      createdAtMs: nowMs,
      modifiedAtMs: nowMs,
    };
    const operation = this.#stored.insert(shape);
    const result = await this.#write(operation, { kind: 'created', shape, by: caller });
    return result.ok ? success(shape) : nameConflict(content.name);
  }

  async #change(caller: Principal, old: Shape, change: ShapeChange): Promise<Result<Shape>> {
    const { clock, isUsed } = this.#options;
    const shape = reduceShape(old, change, clock.now());
    const area = areaOfShape(shape);
    if (!area.ok && (await isUsed(old.id))) {
      return failWith('conflict', 'The shape is in use as an area.', area.error);
    }
    const operation = this.#stored.put(shape);
    const result = await this.#write(operation, { kind: 'changed', shape, by: caller });
    return result.ok ? success(shape) : nameConflict(shape.name);
  }

  /** Writes a shape, and calls `written` when it is stored, also where the store reports a failure although it has stored it. */
  async #write(operation: WriteOperation, write: ShapeWrite): Promise<WriteResult> {
    const { store, writing, written } = this.#options;
    const operations = [operation, ...(writing?.(write) ?? [])];
    const result = await store.write(operations).catch(async (error: unknown) => {
      if (await this.#isStored(write)) await written?.(write);
      throw error;
    });
    if (result.ok) await written?.(write);
    return result;
  }

  async #isStored({ kind, shape }: ShapeWrite): Promise<boolean> {
    const stored = await this.#stored.get(shape.id);
    return JSON.stringify(stored) === JSON.stringify(kind === 'removed' ? undefined : shape);
  }

  async #getWritable(caller: Principal, id: string): Promise<Result<Shape>> {
    const found = await this.getById(caller, id);
    if (!found.ok || canWrite(caller, ownedOf(found.value))) return found;
    return failWith('forbidden', 'Only the owner and administrators can change a shape.');
  }

  #findOwn(caller: Principal, name: string): Promise<Shape | undefined> {
    return this.#first({ index: 'owner', is: [caller.uuid, name] });
  }

  async #first(find: Find): Promise<Shape | undefined> {
    const [shape] = await this.#stored.find(find, { limit: 1 });
    return shape;
  }
}

function byNameAndId(a: Shape, b: Shape): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

function invalid(problems: readonly Problem[]): ReturnType<typeof failWith> {
  return failWith('invalid', 'The shape is invalid.', problems);
}

function nameConflict(name: string): ReturnType<typeof failWith> {
  return failWith('conflict', `The owner already has a shape ${quoteInput(name)}.`);
}

function notFound(nameOrId: string): ReturnType<typeof failWith> {
  return failWith('not-found', `The shape ${quoteInput(nameOrId)} does not exist.`);
}
