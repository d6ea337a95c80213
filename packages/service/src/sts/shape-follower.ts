import type { Clock } from '@roadstead/contracts';
import { isAdministrator, type Principal } from '@roadstead/model';
import { areaOfShape, type Shape, type Shapes } from '@roadstead/shapes';
import type { Identity } from '../identity/identity.ts';
import type { ConfigurationSet } from './configuration-set.ts';
import type { ConfigurationWriter } from './configuration-writer.ts';
import type { StoredConfiguration } from './configurations.ts';

interface ShapeFollowerOptions {
  readonly clock: Clock;
  readonly identity: Identity;
  readonly configurations: ConfigurationSet;
  readonly writer: ConfigurationWriter;
}

/** Reads the shapes of all users. */
const SYSTEM: Principal = { uuid: '', name: 'system', roles: ['administrator'] };

/** V4: keeps the areas of configurations equal to those of their shapes. */
export class ShapeFollower {
  readonly #options: ShapeFollowerOptions;

  constructor(options: ShapeFollowerOptions) {
    this.#options = options;
  }

  /** Changes the configurations of a shape, or detaches them where their owner can no longer read it. */
  async follow(shape: Shape, by: string): Promise<void> {
    const { clock, identity, configurations, writer } = this.#options;
    const area = areaOfShape(shape);
    if (!area.ok) return;
    const following = configurations.all().filter(({ shapeUuid }) => shapeUuid === shape.id);
    if (following.length === 0) return;
    const administrators = (await identity.listUsers()).filter(isAdministrator);
    const readers = new Set([
      shape.userId,
      ...shape.acl,
      ...administrators.map(({ uuid }) => uuid),
    ]);
    for (const { id, owner } of following) {
      const common = { by, nowMs: clock.now() };
      await writer.apply(
        id,
        readers.has(owner)
          ? { type: 'followShape', area: area.value, ...common }
          : { type: 'detachShape', ...common },
      );
    }
  }

  /** Follows shapes that changed before the service was killed. */
  async catchUp(shapes: Shapes): Promise<void> {
    for (const [uuid, configurations] of this.#byShape()) {
      const shape = await shapes.getById(SYSTEM, uuid);
      if (!shape.ok) continue;
      const area = areaOfShape(shape.value);
      if (!area.ok) continue;
      const text = JSON.stringify(area.value);
      if (configurations.every((each) => JSON.stringify(each.area) === text)) continue;
      await this.follow(shape.value, shape.value.owner);
    }
  }

  #byShape(): ReadonlyMap<string, readonly StoredConfiguration[]> {
    const byShape = new Map<string, StoredConfiguration[]>();
    for (const configuration of this.#options.configurations.all()) {
      const { shapeUuid } = configuration;
      if (shapeUuid === null) continue;
      byShape.set(shapeUuid, [...(byShape.get(shapeUuid) ?? []), configuration]);
    }
    return byShape;
  }
}
