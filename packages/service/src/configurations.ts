import type { Clock, Collection, Store } from '@roadstead/contracts';
import type { AreaGeometry } from '@roadstead/geo';
import {
  type Answer,
  type Caller,
  type ConfigurationContent,
  type DetectorConfiguration,
  mayChange,
  mayRead,
  type Problem,
  parseConfigurationContent,
  type Result,
  refusal,
  success,
} from '@roadstead/model';
import type { Shape } from '@roadstead/shapes';
import { v4 as newUuid } from 'uuid';
import { type EventSource, FormerConfigurations } from './former-configurations.ts';
import type { Pipeline } from './pipeline.ts';
import type { RandomBytes } from './secrets.ts';
import type { Paged, Paging, StoredConfiguration } from './sts-area.ts';

/** What the configurations need. */
interface ConfigurationsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  /** A shape that a caller may read. */
  readonly shapeOf: (caller: Caller, shapeUuid: string) => Promise<Answer<Shape>>;
  /** The uuids of those who may read all shapes. */
  readonly administrators: () => Promise<readonly string[]>;
  /** Runs something while no shape changes. */
  readonly whileShapesStay: <Value>(run: () => Promise<Value>) => Promise<Value>;
  /** The area of a shape; problems where it cannot be one. */
  readonly areaOfShape: (shape: Shape) => Result<AreaGeometry, readonly Problem[]>;
}

/** How much of an owner's the detector holds. */
interface Owned {
  readonly count: number;
  readonly vertices: number;
}

const NOTHING_OWNED: Owned = { count: 0, vertices: 0 };

/** Who looks at shapes for configurations that are there already. */
const SYSTEM: Caller = { uuid: '', name: 'system', roles: ['administrator'] };
const ID = 'configuration';
/** Of one owner. With the vertices below some 500 MB are the most that a user can make the detector hold. */
const OWNED_MAX = 20_000;
/** Of one owner's areas together: a hundred of the largest, or fifty in each of the most. */
const OWNED_VERTICES_MAX = 1_000_000;

/** The detector configurations: in memory, as the detector has them too, and in the store. */
export class Configurations {
  readonly #options: ConfigurationsOptions;
  readonly #stored: Collection<StoredConfiguration>;
  readonly #byId: Map<number, StoredConfiguration> = new Map();
  /** By the uuids of owners. */
  readonly #owned: Map<string, Owned> = new Map();
  readonly #former: FormerConfigurations;
  #pipeline: Pipeline | undefined;

  constructor(options: ConfigurationsOptions) {
    this.#options = options;
    this.#stored = options.store.collection<StoredConfiguration>({
      name: 'configurations',
      key: 'id',
      unique: [['uuid']],
    });
    this.#former = new FormerConfigurations(options.store);
  }

  /** @param pipeline that the configurations are for */
  async start(pipeline: Pipeline): Promise<void> {
    this.#pipeline = pipeline;
    await this.#former.start();
    const all = await this.#stored.find({}, { limit: Number.MAX_SAFE_INTEGER });
    for (const configuration of all) this.#keep(configuration);
  }

  /** A configuration as it was when an event fired. */
  at(id: number, firedMs: number): EventSource | undefined {
    return this.#former.at(id, firedMs) ?? this.#byId.get(id);
  }

  usesShape(shapeUuid: string): boolean {
    return [...this.#byId.values()].some((each) => each.shapeUuid === shapeUuid);
  }

  list(caller: Caller, paging: Paging | undefined): Paged<StoredConfiguration> {
    const seen = [...this.#byId.values()].filter((each) => mayRead(caller, each));
    seen.sort((one, other) => one.id - other.id);
    if (!paging) return { items: seen, total: seen.length };
    const from = (paging.page - 1) * paging.size;
    return { items: seen.slice(from, from + paging.size), total: seen.length };
  }

  get(caller: Caller, id: number): Answer<StoredConfiguration> {
    const configuration = this.#byId.get(id);
    return configuration && mayRead(caller, configuration) ? success(configuration) : none(id);
  }

  create(caller: Caller, body: unknown): Promise<Answer<StoredConfiguration>> {
    return this.#options.whileShapesStay(() => this.#create(caller, body));
  }

  async #create(caller: Caller, body: unknown): Promise<Answer<StoredConfiguration>> {
    const parsed = await this.#parse(caller, body);
    if (!parsed.ok) return parsed;
    const tooMany = this.#tooMany(caller.uuid, parsed.value.area);
    if (tooMany) return tooMany;
    const { clock, randomBytes, store } = this.#options;
    const id = await store.tallies('ids').next(ID);
    const nowMs = clock.now();
    return this.#put({
      id,
      uuid: newUuid({ random: randomBytes(16) }),
      createdAtMs: nowMs,
      modifiedAtMs: nowMs,
      createdBy: caller.name,
      modifiedBy: caller.name,
      owner: caller.uuid,
      ...parsed.value,
    });
  }

  replace(caller: Caller, id: number, body: unknown): Promise<Answer<StoredConfiguration>> {
    return this.#options.whileShapesStay(() => this.#replace(caller, id, body));
  }

  async #replace(caller: Caller, id: number, body: unknown): Promise<Answer<StoredConfiguration>> {
    const allowed = this.toChange(caller, id);
    if (!allowed.ok) return allowed;
    const parsed = await this.#parse(caller, body);
    if (!parsed.ok) return parsed;
    // It may have been removed while the shape was looked up.
    const now = this.toChange(caller, id);
    if (!now.ok) return now;
    const tooMany = this.#tooMany(now.value.owner, parsed.value.area, now.value);
    if (tooMany) return tooMany;
    return this.#put({
      ...now.value,
      ...parsed.value,
      modifiedAtMs: this.#options.clock.now(),
      modifiedBy: caller.name,
    });
  }

  async remove(caller: Caller, id: number): Promise<Answer<StoredConfiguration>> {
    const allowed = this.toChange(caller, id);
    if (!allowed.ok) return allowed;
    const former = this.#former.add(allowed.value, this.#running().eventTimeMs);
    this.#drop(allowed.value);
    await this.#running().configure(id, null, [...former, this.#stored.remove(id)]);
    return allowed;
  }

  /**
   * The area of a configuration is that of its shape, also when that changes. Whose owner may not read the shape any more
   * keeps the area that it had, and has nothing to do with the shape from then on.
   */
  async follow(shape: Shape, modifiedBy: string): Promise<void> {
    const area = this.#options.areaOfShape(shape);
    if (!area.ok) return;
    const following = [...this.#byId.values()].filter(({ shapeUuid }) => shapeUuid === shape.id);
    if (following.length === 0) return;
    const administrators = await this.#options.administrators();
    const readers = new Set([shape.userId, ...shape.acl, ...administrators]);
    for (const configuration of following) {
      const change = readers.has(configuration.owner) ? { area: area.value } : { shapeUuid: null };
      const modifiedAtMs = this.#options.clock.now();
      await this.#put({ ...configuration, ...change, modifiedAtMs, modifiedBy });
    }
  }

  /** Follows shapes that changed when the service was killed before it could. */
  async catchUp(): Promise<void> {
    const used = new Map<string, StoredConfiguration[]>();
    for (const configuration of this.#byId.values()) {
      const { shapeUuid } = configuration;
      if (shapeUuid === null) continue;
      used.set(shapeUuid, [...(used.get(shapeUuid) ?? []), configuration]);
    }
    for (const [uuid, configurations] of used) {
      const shape = await this.#options.shapeOf(SYSTEM, uuid);
      if (!shape.ok) continue;
      const area = this.#options.areaOfShape(shape.value);
      if (!area.ok) continue;
      const text = JSON.stringify(area.value);
      if (configurations.every((each) => JSON.stringify(each.area) === text)) continue;
      await this.follow(shape.value, shape.value.owner);
    }
  }

  async #put(configuration: StoredConfiguration): Promise<Answer<StoredConfiguration>> {
    const { id } = configuration;
    const before = this.#byId.get(id);
    const former = before ? this.#former.add(before, this.#running().eventTimeMs) : [];
    if (before) this.#drop(before);
    this.#keep(configuration);
    await this.#running().configure(id, forDetector(configuration), [
      ...former,
      this.#stored.put(configuration),
    ]);
    return success(configuration);
  }

  #keep(configuration: StoredConfiguration): void {
    this.#byId.set(configuration.id, configuration);
    this.#count(configuration, 1);
  }

  #drop(configuration: StoredConfiguration): void {
    this.#byId.delete(configuration.id);
    this.#count(configuration, -1);
  }

  #count({ owner, area }: StoredConfiguration, by: 1 | -1): void {
    const { count, vertices } = this.#owned.get(owner) ?? NOTHING_OWNED;
    this.#owned.set(owner, { count: count + by, vertices: vertices + by * vertexCount(area) });
  }

  /** @returns why an owner cannot have one more of such an area, or this one instead of another */
  #tooMany(
    owner: string,
    area: AreaGeometry,
    instead?: StoredConfiguration,
  ): ReturnType<typeof refusal> | undefined {
    const owned = this.#owned.get(owner) ?? NOTHING_OWNED;
    if (!instead && owned.count >= OWNED_MAX) {
      return refusal('invalid', `A user has at most ${OWNED_MAX} configurations.`);
    }
    const before = instead ? vertexCount(instead.area) : 0;
    const vertices = owned.vertices - before + vertexCount(area);
    if (vertices <= OWNED_VERTICES_MAX) return undefined;
    const detail = `makes it ${vertices} vertices in all configurations of the owner; at most ${OWNED_VERTICES_MAX}.`;
    return invalid([{ pointer: '/geometry', detail }]);
  }

  /** A configuration that a caller may change. */
  toChange(caller: Caller, id: number): Answer<StoredConfiguration> {
    const found = this.get(caller, id);
    if (!found.ok || mayChange(caller, found.value)) return found;
    return refusal('forbidden', 'Only its owner and administrators change a configuration.');
  }

  async #parse(
    caller: Caller,
    body: unknown,
  ): Promise<
    Answer<Omit<ConfigurationContent, 'area'> & { area: AreaGeometry; shapeUuid: string | null }>
  > {
    const parsed = parseConfigurationContent(body);
    if (!parsed.ok) return invalid(parsed.failure);
    const { area } = parsed.value;
    if (typeof area !== 'string') return success({ ...parsed.value, area, shapeUuid: null });
    const shape = await this.#options.shapeOf(caller, area);
    if (!shape.ok) return invalidShape(shape.failure.detail);
    const ofShape = this.#options.areaOfShape(shape.value);
    if (!ofShape.ok) return invalidShape(ofShape.failure.map(({ detail }) => detail).join(' '));
    return success({ ...parsed.value, area: ofShape.value, shapeUuid: area });
  }

  #running(): Pipeline {
    if (!this.#pipeline) throw new Error('The service has not been started.');
    return this.#pipeline;
  }
}

/** What the detector needs of it. */
export function forDetector(configuration: StoredConfiguration): DetectorConfiguration {
  const { id, uuid, name, enabled, distanceMeters, windowMinutes, severity, area, excludePorts } =
    configuration;
  return { id, uuid, name, enabled, distanceMeters, windowMinutes, severity, area, excludePorts };
}

function vertexCount({ coordinates, type }: AreaGeometry): number {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  return polygons.flat().reduce((sum, ring) => sum + ring.length, 0);
}

function invalid(problems: readonly Problem[]): ReturnType<typeof refusal> {
  return refusal('invalid', 'The configuration cannot be so.', problems);
}

function invalidShape(detail: string): ReturnType<typeof refusal> {
  return invalid([{ pointer: '/shape_uuid', detail }]);
}

function none(id: number): ReturnType<typeof refusal> {
  return refusal('not-found', `There is no configuration ${id}.`);
}
