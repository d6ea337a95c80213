import type { Clock, Store } from '@roadstead/contracts';
import { type AreaGeometry, countVertices } from '@roadstead/geo';
import { canWrite, failWith, type Principal, type Result, success } from '@roadstead/model';
import type { ConfigurationWriter } from './configuration-writer.ts';
import type { Configurations, StoredConfiguration } from './configurations.ts';
import {
  invalidConfiguration,
  ReadableConfigurations,
  type ReadableConfigurationsOptions,
  unknownConfiguration,
} from './readable-configurations.ts';

interface ConfigurationRegistryOptions extends ReadableConfigurationsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly newUuid: () => string;
  readonly writer: ConfigurationWriter;
}

/** Of one owner. With the vertices below, one user can make the detector occupy some 500 MB at most. */
const OWNED_MAX = 20_000;
/** Of all areas of one owner: a hundred of the largest areas, or fifty vertices in each of 20 000. */
const OWNED_VERTICES_MAX = 1_000_000;

/** The configurations, as callers read and change them. */
export class ConfigurationRegistry extends ReadableConfigurations implements Configurations {
  readonly #options: ConfigurationRegistryOptions;

  constructor(options: ConfigurationRegistryOptions) {
    super(options);
    this.#options = options;
  }

  create(caller: Principal, body: unknown): Promise<Result<StoredConfiguration>> {
    const { store, clock, newUuid, shapes } = this.#options;
    return shapes.whileUnchanged(async () => {
      const content = await this.parse(caller, body);
      if (!content.ok) return content;
      const excess = this.#excess(caller.uuid, content.value.area);
      if (excess) return excess;
      const id = await store.counters('ids').next('configuration');
      const by = { by: caller.name, nowMs: clock.now() };
      const created = { id, uuid: newUuid(), owner: caller.uuid, content: content.value };
      return this.#apply(id, { type: 'create', ...created, ...by });
    });
  }

  replace(caller: Principal, id: number, body: unknown): Promise<Result<StoredConfiguration>> {
    const { clock, shapes } = this.#options;
    return shapes.whileUnchanged(async () => {
      const allowed = this.getWritable(caller, id);
      if (!allowed.ok) return allowed;
      const content = await this.parse(caller, body);
      if (!content.ok) return content;
      // It may have been removed while the shape was read.
      const now = this.getWritable(caller, id);
      if (!now.ok) return now;
      const excess = this.#excess(now.value.owner, content.value.area, now.value);
      if (excess) return excess;
      const by = { by: caller.name, nowMs: clock.now() };
      return this.#apply(id, { type: 'replace', content: content.value, ...by });
    });
  }

  async remove(caller: Principal, id: number): Promise<Result<StoredConfiguration>> {
    const { clock, writer } = this.#options;
    const allowed = this.getWritable(caller, id);
    if (!allowed.ok) return allowed;
    await writer.apply(id, { type: 'remove', by: caller.name, nowMs: clock.now() });
    return allowed;
  }

  /** Returns a configuration that the caller may write. */
  getWritable(caller: Principal, id: number): Result<StoredConfiguration> {
    const found = this.find(caller, id);
    if (!found.ok || canWrite(caller, found.value)) return found;
    return failWith('forbidden', 'Only its owner and administrators change a configuration.');
  }

  async #apply(
    id: number,
    action: Parameters<ConfigurationWriter['apply']>[1],
  ): Promise<Result<StoredConfiguration>> {
    const { configurations, writer } = this.#options;
    const applied = writer.apply(id, action);
    const configuration = configurations.get(id);
    await applied;
    return configuration ? success(configuration) : unknownConfiguration(id);
  }

  /** Returns an error if one more area, or another in place of one, exceeds a limit of the owner. */
  #excess(
    owner: string,
    area: AreaGeometry,
    instead?: StoredConfiguration,
  ): ReturnType<typeof failWith> | undefined {
    const owned = this.#options.configurations.ownedBy(owner);
    if (!instead && owned.count >= OWNED_MAX) {
      return failWith('invalid', `A user has at most ${OWNED_MAX} configurations.`);
    }
    const before = instead ? countVertices(instead.area) : 0;
    const vertices = owned.vertices - before + countVertices(area);
    if (vertices <= OWNED_VERTICES_MAX) return undefined;
    const detail = `makes it ${vertices} vertices in all configurations of the owner; at most ${OWNED_VERTICES_MAX}.`;
    return invalidConfiguration([{ pointer: '/geometry', detail }]);
  }
}
