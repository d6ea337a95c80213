import type { ConfigurationLimits } from './configuration.ts';
import type { ConfigurationFields } from './configuration-body.ts';
import { type ConfigurationPreset, PRESET_NAMES, presetOf } from './configuration-presets.ts';
import { encounterFilters, encounterFiltersJson } from './encounter-filters.ts';
import { failure, type Problem, type Result, success } from './result.ts';

/** Returns the preset of a body, undefined without one. */
export function parsePreset(
  body: Readonly<Record<string, unknown>>,
): Result<ConfigurationPreset | undefined, readonly Problem[]> {
  const name = body['preset'] ?? undefined;
  const preset = presetOf(name);
  if (name === undefined || preset) return success(preset);
  return failure([{ pointer: '/preset', detail: `must be one of ${PRESET_NAMES.join(', ')}.` }]);
}

/** Fills in the fields of a preset that a body does not have. */
export function withPreset(
  body: Readonly<Record<string, unknown>>,
  preset: ConfigurationPreset,
): Readonly<Record<string, unknown>> {
  const own = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  // A distance of the body's own replaces both of the preset.
  const both = own['parameters'] === undefined ? {} : { alternative_parameters: null };
  return { ...preset.body, ...both, ...own };
}

/** Returns distances, times and filters from validated fields. */
export function parseLimits(
  fields: ConfigurationFields,
): Result<ConfigurationLimits, readonly Problem[]> {
  const { parameters, alternative_parameters: alternative, filters } = fields;
  const { gap_max_minutes: gap, separation_minutes: separation } = fields;
  const distanceMeters = parameters.distance_for_sts_meters;
  const problems: Problem[] = [];
  if (gap !== null && separation !== null && gap < separation) {
    const detail = `must be at least separation_minutes (${separation}).`;
    problems.push({ pointer: '/gap_max_minutes', detail });
  }
  if (alternative && alternative.distance_for_sts_meters >= distanceMeters) {
    const detail = `must be less than that of parameters (${distanceMeters}).`;
    problems.push({ pointer: '/alternative_parameters/distance_for_sts_meters', detail });
  }
  if (problems.length > 0) return failure(problems);
  return success({
    distanceMeters,
    windowMinutes: parameters.transfer_time_window_minutes,
    ...(alternative && {
      alternative: {
        distanceMeters: alternative.distance_for_sts_meters,
        windowMinutes: alternative.transfer_time_window_minutes,
      },
    }),
    ...(filters && Object.keys(filters).length > 0 && { filters: encounterFilters(filters) }),
    ...(gap !== null && { gapMaxMinutes: gap }),
    ...(separation !== null && { separationMinutes: separation }),
    ...(fields.merge_gap_minutes !== null && { mergeGapMinutes: fields.merge_gap_minutes }),
  });
}

/** Returns the fields that a configuration need not have, without those that it does not have. */
export function optionalLimitsJson(limits: ConfigurationLimits): object {
  const { preset, alternative, gapMaxMinutes, separationMinutes, mergeGapMinutes, filters } =
    limits;
  return {
    ...(preset !== undefined && { preset }),
    ...(alternative && {
      alternative_parameters: {
        distance_for_sts_meters: alternative.distanceMeters,
        transfer_time_window_minutes: alternative.windowMinutes,
      },
    }),
    ...(gapMaxMinutes !== undefined && { gap_max_minutes: gapMaxMinutes }),
    ...(separationMinutes !== undefined && { separation_minutes: separationMinutes }),
    ...(mergeGapMinutes !== undefined && { merge_gap_minutes: mergeGapMinutes }),
    ...(filters && { filters: encounterFiltersJson(filters) }),
  };
}
