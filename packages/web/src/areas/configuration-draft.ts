import type { ApiObjects } from '@roadstead/client';
import { CONFIGURATION_PRESETS, type Problem, parseConfigurationContent } from '@roadstead/model';
import { type AreaDraft, areaOfDraft, draftOfGeometry, EMPTY_AREA } from './area-draft.ts';
import { isSame } from './is-same.ts';

type Configuration = ApiObjects['Configuration'];
export type ConfigurationBody = ApiObjects['ConfigurationBody'];
export type PresetName = NonNullable<Configuration['preset']>;
export type Filters = ApiObjects['EncounterFilters'];

/** The definition of an event: the fields that a preset sets. Null: the default of the service. */
export interface Definition {
  readonly parameters: ApiObjects['ConfigurationParameters'];
  readonly alternative_parameters: ApiObjects['ConfigurationParameters'] | null;
  readonly gap_max_minutes: number | null;
  readonly separation_minutes: number | null;
  readonly merge_gap_minutes: number | null;
  readonly filters: Filters | null;
}

/** A configuration while it is edited. */
export interface ConfigurationDraft {
  readonly name: string;
  readonly enabled: boolean;
  readonly severity: string;
  /** Null: the definition is the person's own. */
  readonly preset: PresetName | null;
  readonly definition: Definition;
  readonly excludePorts: boolean;
  /** One a line, as the texts that follow. */
  readonly acl: string;
  readonly emailAddresses: string;
  readonly phoneNumbers: string;
  readonly area: AreaDraft;
  /** Of the shape whose area it follows; null: the area is its own. */
  readonly shapeUuid: string | null;
}

const DEFINITION: Definition = {
  parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 },
  ...{ alternative_parameters: null, filters: null },
  ...{ gap_max_minutes: null, separation_minutes: null, merge_gap_minutes: null },
};

export const NEW_CONFIGURATION: ConfigurationDraft = {
  ...{ name: '', enabled: true, severity: 'Warning', preset: null, definition: DEFINITION },
  ...{ excludePorts: false, acl: '', emailAddresses: '', phoneNumbers: '' },
  ...{ area: EMPTY_AREA, shapeUuid: null },
};

export function draftOfConfiguration(configuration: Configuration): ConfigurationDraft {
  const { name, enabled, severity, preset = null, shape_uuid: shapeUuid } = configuration;
  const definition: Definition = {
    ...DEFINITION,
    ...Object.fromEntries(
      Object.keys(DEFINITION).flatMap((field) => {
        const value = configuration[field as keyof Definition];
        return value === undefined ? [] : [[field, value]];
      }),
    ),
  };
  const isOfPreset = preset !== null && isSame(definition, definitionOf(preset));
  return {
    ...{ name, enabled, severity, definition, shapeUuid },
    preset: isOfPreset ? preset : null,
    excludePorts: configuration.exclude_ports,
    acl: configuration.acl.join('\n'),
    emailAddresses: configuration.email_addresses.join('\n'),
    phoneNumbers: configuration.phone_numbers.join('\n'),
    area: draftOfGeometry(configuration.geometry as Parameters<typeof draftOfGeometry>[0]),
  };
}

/** Returns the definition of a preset. */
function definitionOf(name: PresetName): Definition {
  const preset = CONFIGURATION_PRESETS.find((each) => each.name === name);
  return { ...DEFINITION, ...preset?.body };
}

/** Returns a draft with the definition of a preset; null: it becomes the person's own. */
export function withPreset(
  draft: ConfigurationDraft,
  preset: PresetName | null,
): ConfigurationDraft {
  return preset === null
    ? { ...draft, preset }
    : { ...draft, preset, definition: definitionOf(preset) };
}

/** Returns a draft with a changed definition, which is then of no preset. */
export function withDefinition(
  draft: ConfigurationDraft,
  change: Partial<Definition>,
): ConfigurationDraft {
  return { ...draft, preset: null, definition: { ...draft.definition, ...change } };
}

/** Returns the body of a request: a preset by its name, or else a definition of its own. */
export function bodyOfDraft(draft: ConfigurationDraft): ConfigurationBody {
  const { name, enabled, severity, preset, definition, excludePorts, shapeUuid } = draft;
  return {
    ...{ name: name.trim(), enabled, severity: severity.trim() },
    ...(preset === null ? definition : { preset }),
    exclude_ports: excludePorts,
    acl: linesOf(draft.acl),
    email_addresses: linesOf(draft.emailAddresses),
    phone_numbers: linesOf(draft.phoneNumbers),
    ...(shapeUuid === null
      ? { geometry: areaOfDraft(draft.area) as Exclude<ConfigurationBody['geometry'], undefined> }
      : { shape_uuid: shapeUuid }),
  };
}

/** Returns the problems that the service would answer. */
export function problemsOfBody(body: ConfigurationBody): readonly Problem[] {
  const parsed = parseConfigurationContent(body);
  return parsed.ok ? [] : parsed.error;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
