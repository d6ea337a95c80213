import type { DetectorConfiguration } from '@roadstead/model';
import type { Pipeline } from '../ingest/pipeline.ts';
import type { ServiceTime } from '../operations/service-time.ts';
import { type ConfigurationAction, reduceConfiguration } from './configuration-change.ts';
import type { ConfigurationSet } from './configuration-set.ts';

interface ConfigurationWriterOptions {
  readonly configurations: ConfigurationSet;
  readonly pipeline: Pipeline;
  readonly time: ServiceTime;
}

/** Changes configurations in memory, in the detector and in the store. */
export class ConfigurationWriter {
  readonly #options: ConfigurationWriterOptions;

  constructor(options: ConfigurationWriterOptions) {
    this.#options = options;
  }

  /** Applies an action. Memory and detector change synchronously; the promise is fulfilled when the change is durable. */
  async apply(id: number, action: ConfigurationAction): Promise<void> {
    const { configurations, pipeline, time } = this.#options;
    const before = configurations.get(id) ?? null;
    const after = reduceConfiguration(before, action);
    const configuration = after ?? before;
    if (after === before || !configuration) return;
    const operations = configurations.change(id, after, time.eventTimeMs);
    const kind = after ? (before ? 'changed' : 'created') : 'removed';
    const replacement = {
      before: before && forDetector(before),
      after: after && forDetector(after),
    };
    const change = { type: 'configuration', kind, configuration, by: action.by } as const;
    await pipeline.configure(id, replacement, operations, change);
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
