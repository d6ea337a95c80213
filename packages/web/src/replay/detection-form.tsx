import type { Signal } from '@preact/signals';
import { CONFIGURATION_PRESETS } from '@roadstead/model';
import type { JSX, Ref } from 'preact';
import { presetText } from '../areas/filter-list.ts';
import { type DetectionChoice, OWN } from './detection-choice.ts';

/** The choice of what counts as an event. */
export function DetectionForm({
  choice,
  columnsInput,
}: {
  readonly choice: Signal<DetectionChoice>;
  /** Of the field for columns with unknown names. */
  readonly columnsInput: Ref<HTMLInputElement>;
}): JSX.Element {
  const { preset, distanceMeters, windowMinutes, columns } = choice.value;
  const description = CONFIGURATION_PRESETS.find(({ name }) => name === preset)?.description;
  const set = (values: Partial<DetectionChoice>): void => {
    choice.value = { ...choice.value, ...values };
  };
  return (
    <>
      <fieldset>
        <legend>Events</legend>
        <label>
          Definition
          <select
            value={preset}
            onChange={({ currentTarget }) => set({ preset: currentTarget.value })}
          >
            <option value="">Transfers; of a scenario, its own</option>
            {CONFIGURATION_PRESETS.map(({ name }) => (
              <option key={name} value={name}>
                {presetText(name)}
              </option>
            ))}
            <option value={OWN}>Distance and time</option>
          </select>
        </label>
        {description !== undefined && <p class="quiet">{description}</p>}
        {preset === OWN && (
          <div class="row two">
            <NumberField
              label="Within (m)"
              value={distanceMeters}
              onValue={(value) => set({ distanceMeters: value })}
            />
            <NumberField
              label="For (min)"
              value={windowMinutes}
              onValue={(value) => set({ windowMinutes: value })}
            />
          </div>
        )}
      </fieldset>
      <ColumnsField
        columns={columns}
        input={columnsInput}
        onColumns={(text) => set({ columns: text })}
      />
    </>
  );
}

function ColumnsField({
  columns,
  input,
  onColumns,
}: {
  readonly columns: string;
  readonly input: Ref<HTMLInputElement>;
  readonly onColumns: (columns: string) => void;
}): JSX.Element {
  return (
    <details>
      <summary>Columns with unknown names</summary>
      <label>
        Field and column
        <input
          ref={input}
          type="text"
          placeholder="mmsi=ship,timestamp=when"
          aria-describedby="columns-help"
          value={columns}
          onInput={({ currentTarget }) => onColumns(currentTarget.value)}
        />
      </label>
      <p id="columns-help" class="quiet">
        For CSV and JSON whose columns are not recognised: mmsi, timestamp, longitude and latitude
        are needed; sog, cog, heading, name, imo, shiptype and others are used. A column can be
        scaled: latitude=lat/600000.
      </p>
    </details>
  );
}

function NumberField({
  label,
  value,
  onValue,
}: {
  readonly label: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
}): JSX.Element {
  return (
    <label>
      {label}
      <input
        type="number"
        min={1}
        required
        value={value}
        onInput={({ currentTarget }) => onValue(currentTarget.valueAsNumber)}
      />
    </label>
  );
}
