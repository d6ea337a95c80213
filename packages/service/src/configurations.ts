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
  /** The area of a shape; problems where it cannot be one. */
  readonly areaOfShape: (shape: Shape) => Result<AreaGeometry, readonly Problem[]>;
}

const ID = 'configuration';

/** The detector configurations: in memory, as the detector has them too, and in the store. */
export class Configurations {
  readonly #options: ConfigurationsOptions;
  readonly #stored: Collection<StoredConfiguration>;
  readonly #byId: Map<number, StoredConfiguration> = new Map();
  #pipeline: Pipeline | undefined;

  constructor(options: ConfigurationsOptions) {
    this.#options = options;
    this.#stored = options.store.collection<StoredConfiguration>({
      name: 'configurations',
      key: 'id',
      unique: [['uuid']],
    });
  }

  /** @param pipeline that the configurations are for */
  async start(pipeline: Pipeline): Promise<void> {
    this.#pipeline = pipeline;
    const all = await this.#stored.find({}, { limit: Number.MAX_SAFE_INTEGER });
    for (const configuration of all) this.#byId.set(configuration.id, configuration);
  }

  find(id: number): StoredConfiguration | undefined {
    return this.#byId.get(id);
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

  async create(caller: Caller, body: unknown): Promise<Answer<StoredConfiguration>> {
    const parsed = await this.#parse(caller, body);
    if (!parsed.ok) return parsed;
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

  async replace(caller: Caller, id: number, body: unknown): Promise<Answer<StoredConfiguration>> {
    const allowed = this.#toChange(caller, id);
    if (!allowed.ok) return allowed;
    const parsed = await this.#parse(caller, body);
    if (!parsed.ok) return parsed;
    // It may have been removed while the shape was looked up.
    const now = this.#toChange(caller, id);
    if (!now.ok) return now;
    return this.#put({
      ...now.value,
      ...parsed.value,
      modifiedAtMs: this.#options.clock.now(),
      modifiedBy: caller.name,
    });
  }

  async remove(caller: Caller, id: number): Promise<Answer<StoredConfiguration>> {
    const allowed = this.#toChange(caller, id);
    if (!allowed.ok) return allowed;
    this.#byId.delete(id);
    await this.#running().configure(id, null, [this.#stored.remove(id)]);
    return allowed;
  }

  /** The area of a configuration is that of its shape, also when that changes; a shape that is none stays as it was. */
  async follow(shape: Shape): Promise<void> {
    const area = this.#options.areaOfShape(shape);
    if (!area.ok) return;
    for (const configuration of this.#byId.values()) {
      if (configuration.shapeUuid !== shape.id) continue;
      const modifiedAtMs = this.#options.clock.now();
      await this.#put({ ...configuration, area: area.value, modifiedAtMs });
    }
  }

  async #put(configuration: StoredConfiguration): Promise<Answer<StoredConfiguration>> {
    this.#byId.set(configuration.id, configuration);
    await this.#running().configure(configuration.id, forDetector(configuration), [
      this.#stored.put(configuration),
    ]);
    return success(configuration);
  }

  #toChange(caller: Caller, id: number): Answer<StoredConfiguration> {
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

function invalid(problems: readonly Problem[]): ReturnType<typeof refusal> {
  return refusal('invalid', 'The configuration cannot be so.', problems);
}

function invalidShape(detail: string): ReturnType<typeof refusal> {
  return invalid([{ pointer: '/shape_uuid', detail }]);
}

function none(id: number): ReturnType<typeof refusal> {
  return refusal('not-found', `There is no configuration ${id}.`);
}
