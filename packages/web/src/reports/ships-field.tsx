import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { SearchField } from '../ui/search-field.tsx';
import { parseShips } from './report-draft.ts';

/** A list of ships, by search or typed. */
export function ShipsField({ ships }: { readonly ships: Signal<string> }): JSX.Element {
  const { live } = useApp();
  const search = useSignal('');
  const list = parseShips(ships.value);
  const add = (mmsi: string): void => {
    ships.value = parseShips(`${ships.peek()}\n${mmsi}`).join('\n');
    search.value = '';
  };
  return (
    <fieldset>
      <legend>Ships</legend>
      <SearchField
        label="Add a ship"
        kinds={['ships']}
        placeholder="Name, MMSI, IMO, call sign"
        value={search.value}
        onValue={(value) => {
          if (/^\d{9}$/.test(value)) add(value);
          else search.value = value;
        }}
      />
      <label>
        MMSIs, a line each
        <textarea
          rows={4}
          value={ships.value}
          onInput={({ currentTarget }) => (ships.value = currentTarget.value)}
        />
      </label>
      {list.length > 0 && (
        <p class="quiet">
          {list.length} {list.length === 1 ? 'ship' : 'ships'}
          {list.length <= 10 &&
            `: ${list.map((mmsi) => live.statics.of(Number(mmsi))?.name || mmsi).join(', ')}`}
        </p>
      )}
    </fieldset>
  );
}
