import type { WriteOperation } from '@roadstead/contracts';
import type { DetectorConfiguration } from '@roadstead/model';
import type { Change } from '../changes/change.ts';
import type { Pipeline } from '../ingest/pipeline.ts';
import type { ServiceTime } from '../operations/service-time.ts';
import { type ConfigurationAction, reduceConfiguration } from './configuration-change.ts';
import type { ConfigurationSet } from './configuration-set.ts';
import type { StoredConfiguration } from './configurations.ts';

/** Stores changes that take effect at their place in the log of a cluster. */
interface LoggedConfigurations {
  configure(
    id: number,
    after: StoredConfiguration | null,
    stored: WriteOperation,
    change: Change,
  ): Promise<void>;
}

interface ConfigurationWriterOptions {
  readonly configurations: ConfigurationSet;
  readonly pipeline: Pipeline;
  readonly time: ServiceTime;
  /** Undefined outside of a cluster. */
  readonly leader: LoggedConfigurations | undefined;
}

/** Changes configurations in memory, in the detector and in the store. */
export class ConfigurationWriter {
  readonly #options: ConfigurationWriterOptions;

  constructor(options: ConfigurationWriterOptions) {
    this.#options = options;
  }

  /** Applies an action. Memory changes synchronously, and the detector, unless it is that of a cluster; the promise is fulfilled when the change is durable. */
  async apply(id: number, action: ConfigurationAction): Promise<void> {
    const { configurations, pipeline, time, leader } = this.#options;
    const before = configurations.get(id) ?? null;
    const after = reduceConfiguration(before, action);
    const configuration = after ?? before;
    if (after === before || !configuration) return;
    const stored = configurations.change(id, after);
    const kind = after ? (before ? 'changed' : 'created') : 'removed';
    const change = { type: 'configuration', kind, configuration, by: action.by } as const;
    if (leader) return leader.configure(id, after, stored, change);
    const retained = before ? configurations.retain(before, time.eventTimeMs) : [];
    const replacement = {
      before: before && forDetector(before),
      after: after && forDetector(after),
    };
    await pipeline.configure(id, replacement, [...retained, stored], [change]);
  }
}

/** Returns the fields that the detector uses. */
export function forDetector(configuration: DetectorConfiguration): DetectorConfiguration {
  const { id, uuid, name, enabled, severity, area, excludePorts } = configuration;
  const { preset, distanceMeters, windowMinutes, alternative, filters } = configuration;
  const { gapMaxMinutes, separationMinutes, mergeGapMinutes } = configuration;
  return {
    ...{ id, uuid, name, enabled, distanceMeters, windowMinutes, severity, area, excludePorts },
    ...(preset !== undefined && { preset }),
    ...(alternative && { alternative }),
    ...(filters && { filters }),
    ...(gapMaxMinutes !== undefined && { gapMaxMinutes }),
    ...(separationMinutes !== undefined && { separationMinutes }),
    ...(mergeGapMinutes !== undefined && { mergeGapMinutes }),
  };
}
