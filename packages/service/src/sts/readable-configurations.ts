import {
  canRead,
  failWith,
  type Paged,
  type Paging,
  type Principal,
  type Problem,
  parseConfigurationContent,
  type Result,
  readerOf,
  success,
} from '@roadstead/model';
import { areaOfShape, type Shapes } from '@roadstead/shapes';
import type { ResolvedContent } from './configuration-change.ts';
import type { ConfigurationSet } from './configuration-set.ts';
import type { Configurations, StoredConfiguration } from './configurations.ts';
import type { LazySurroundings } from './lazy-surroundings.ts';

/** Dependencies of the readable configurations. */
export interface ReadableConfigurationsOptions {
  readonly configurations: ConfigurationSet;
  readonly shapes: Shapes;
  readonly surroundings: LazySurroundings;
}

const NO_SURROUNDINGS = 'cannot be evaluated: this service knows no ports and shores.';

/** The configurations, as callers read them. */
export class ReadableConfigurations implements Pick<Configurations, 'list' | 'get'> {
  readonly #options: ReadableConfigurationsOptions;

  constructor(options: ReadableConfigurationsOptions) {
    this.#options = options;
  }

  async list(caller: Principal, paging?: Paging): Promise<Paged<StoredConfiguration>> {
    const { configurations } = this.#options;
    const ids = configurations.readableIds(readerOf(caller));
    const from = paging ? (paging.page - 1) * paging.size : 0;
    const some = paging ? ids.slice(from, from + paging.size) : ids;
    const items = some.map((id) => configurations.get(id)).filter((each) => each !== undefined);
    return { items, total: ids.length };
  }

  async get(caller: Principal, id: number): Promise<Result<StoredConfiguration>> {
    return this.find(caller, id);
  }

  /** Returns a configuration that the caller may read. */
  find(caller: Principal, id: number): Result<StoredConfiguration> {
    const configuration = this.#options.configurations.get(id);
    return configuration && canRead(caller, configuration)
      ? success(configuration)
      : unknownConfiguration(id);
  }

  /** Returns the content of a body, with the area of its shape. */
  async parse(caller: Principal, body: unknown): Promise<Result<ResolvedContent>> {
    const parsed = parseConfigurationContent(body);
    if (!parsed.ok) return invalidConfiguration(parsed.error);
    const { area, filters } = parsed.value;
    const { surroundings } = this.#options;
    if (filters && !surroundings.isAvailable) {
      return invalidConfiguration([{ pointer: '/filters', detail: NO_SURROUNDINGS }]);
    }
    if (filters) await surroundings.load();
    if (typeof area !== 'string') return success({ ...parsed.value, area, shapeUuid: null });
    const shape = await this.#options.shapes.getById(caller, area);
    if (!shape.ok) return invalidShape(shape.error.detail);
    const ofShape = areaOfShape(shape.value);
    if (!ofShape.ok) return invalidShape(ofShape.error.map(({ detail }) => detail).join(' '));
    return success({ ...parsed.value, area: ofShape.value, shapeUuid: area });
  }
}

/** Returns the error of an invalid configuration. */
export function invalidConfiguration(problems: readonly Problem[]): ReturnType<typeof failWith> {
  return failWith('invalid', 'The configuration is invalid.', problems);
}

function invalidShape(detail: string): ReturnType<typeof failWith> {
  return invalidConfiguration([{ pointer: '/shape_uuid', detail }]);
}

/** Returns the error of a configuration that does not exist, or that the caller may not read. */
export function unknownConfiguration(id: number): ReturnType<typeof failWith> {
  return failWith('not-found', `The configuration ${id} does not exist.`);
}
