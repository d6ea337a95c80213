import { CONFIGURATION_PRESETS, DISTANCE_METERS_MAX, WINDOW_MINUTES_MAX } from '@roadstead/model';
import type { JSX } from 'preact';
import { durationText } from '../ui/units.ts';
import {
  type ConfigurationDraft,
  type Definition,
  type PresetName,
  withDefinition,
  withPreset,
} from './configuration-draft.ts';
import { CheckField, NumberField, SelectField, SliderField } from './fields.tsx';
import { FilterFields } from './filter-fields.tsx';
import { presetText } from './filter-list.ts';

interface DefinitionProps {
  readonly draft: ConfigurationDraft;
  readonly onChange: (draft: ConfigurationDraft) => void;
}

/** Ships that are made fast to one another report positions some metres apart. */
const DISTANCE_METERS_MIN = 10;
const WINDOW_MINUTES_MIN = 1;
/** A smaller distance with a shorter window, of those that published definitions have. */
const ALTERNATIVE = { distance_for_sts_meters: 50, transfer_time_window_minutes: 10 };

/** Which encounters are events: a published definition, or distance, window and filters. */
export function DefinitionFields({ draft, onChange }: DefinitionProps): JSX.Element {
  const { preset, definition } = draft;
  const { alternative_parameters: alternative } = definition;
  const change = (part: Partial<Definition>): void => onChange(withDefinition(draft, part));
  const description = CONFIGURATION_PRESETS.find(({ name }) => name === preset)?.description;
  return (
    <>
      <SelectField
        label="Definition"
        pointer="/preset"
        value={preset ?? ''}
        options={[
          ['', 'My own'],
          ...CONFIGURATION_PRESETS.map(
            ({ name }) => [name, `Preset: ${presetText(name)}`] as const,
          ),
        ]}
        onChange={(name) => onChange(withPreset(draft, name === '' ? null : (name as PresetName)))}
      />
      {description !== undefined && <p class="quiet">{description}</p>}
      <Parameters
        title=""
        pointer="/parameters"
        parameters={definition.parameters}
        onChange={(parameters) => change({ parameters })}
      />
      <CheckField
        label="Or closer for a shorter time"
        isChecked={alternative !== null}
        onChange={(isOn) => change({ alternative_parameters: isOn ? ALTERNATIVE : null })}
      />
      {alternative && (
        <Parameters
          title="Second "
          pointer="/alternative_parameters"
          parameters={alternative}
          onChange={(parameters) => change({ alternative_parameters: parameters })}
        />
      )}
      <FilterFields filters={definition.filters} onChange={(filters) => change({ filters })} />
      <details>
        <summary>Gaps and separations</summary>
        <p class="quiet">Empty: the default of the service.</p>
        <NumberField
          label="A ship counts as lost after a silence of (minutes)"
          pointer="/gap_max_minutes"
          value={definition.gap_max_minutes}
          onInput={(minutes) => change({ gap_max_minutes: minutes })}
        />
        <NumberField
          label="Ships have separated when apart for (minutes)"
          pointer="/separation_minutes"
          value={definition.separation_minutes}
          onInput={(minutes) => change({ separation_minutes: minutes })}
        />
        <NumberField
          label="Events of a pair belong together with less in between than (minutes)"
          pointer="/merge_gap_minutes"
          value={definition.merge_gap_minutes}
          onInput={(minutes) => change({ merge_gap_minutes: minutes })}
        />
      </details>
    </>
  );
}

type PairOfLimits = Definition['parameters'];

function Parameters({
  title,
  pointer,
  parameters,
  onChange,
}: {
  readonly title: string;
  readonly pointer: string;
  readonly parameters: PairOfLimits;
  readonly onChange: (parameters: PairOfLimits) => void;
}): JSX.Element {
  const { distance_for_sts_meters: meters, transfer_time_window_minutes: minutes } = parameters;
  const label = (text: string): string =>
    title === '' ? text : title + text.charAt(0).toLowerCase() + text.slice(1);
  return (
    <>
      <SliderField
        label={label('Distance (m)')}
        pointer={`${pointer}/distance_for_sts_meters`}
        {...{ value: meters, min: DISTANCE_METERS_MIN, max: DISTANCE_METERS_MAX }}
        onInput={(value) => onChange({ ...parameters, distance_for_sts_meters: value })}
      />
      <SliderField
        label={label(
          `Window (minutes)${minutes >= 60 ? `: ${durationText(minutes * 60_000)}` : ''}`,
        )}
        pointer={`${pointer}/transfer_time_window_minutes`}
        {...{ value: minutes, min: WINDOW_MINUTES_MIN, max: WINDOW_MINUTES_MAX }}
        onInput={(value) => onChange({ ...parameters, transfer_time_window_minutes: value })}
      />
    </>
  );
}
