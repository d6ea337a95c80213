import { useSignal } from '@preact/signals';
import { AREAS_TO_AVOID } from '@roadstead/routing';
import type { JSX } from 'preact';
import { setValues } from '../app/router.ts';
import type { StoredArea } from '../sketch/stored-areas.ts';
import { useMapClicks } from '../sketch/use-map-clicks.ts';
import { Button } from '../ui/button.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { PickButton, type PickedField } from './pick-button.tsx';
import { parsePlace } from './place.ts';
import { ALTERNATIVES_MAX, type RouteDraft, viaText } from './route-plan.ts';
import { WaypointFields } from './waypoint-fields.tsx';

/** The fields of the planner; they are in the address, so that a plan can be shared. */
export function RouteForm({
  draft,
  areas,
  isBusy,
  onSubmit,
}: {
  readonly draft: RouteDraft;
  readonly areas: readonly StoredArea[];
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
}): JSX.Element {
  const picked = useSignal<PickedField | null>(null);
  const setVia = (via: readonly string[]): void => setValues({ via: viaText(via) });
  useMapClicks(picked.value !== null, (longitude, latitude) => {
    const place = pointText(longitude, latitude);
    const field = picked.peek();
    if (typeof field === 'number') setVia(draft.via.with(field, place));
    else if (field) setValues({ [field]: place });
    picked.value = null;
  });
  const isShip = parsePlace(draft.from)?.type === 'ship';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <PlaceField field="from" label="From (ship, port or point)" draft={draft} picked={picked} />
      <WaypointFields via={draft.via} onVia={setVia} picked={picked} />
      <PlaceField field="to" label="To (port or point)" draft={draft} picked={picked} />
      <AvoidFields avoid={draft.avoid} areas={areas} />
      {isShip && (
        <label>
          Routes, at most
          <input
            type="number"
            min={1}
            max={ALTERNATIVES_MAX}
            value={draft.alternatives}
            onChange={({ currentTarget }) => setValues({ alternatives: currentTarget.value })}
          />
        </label>
      )}
      {draft.from !== '' && !isShip && (
        <p class="quiet">Routes with a line and an ETA begin at a ship; otherwise distances.</p>
      )}
      <Button type="submit" class="primary" isDisabled={isBusy}>
        {isShip || draft.from === '' ? 'Plan route' : 'Compute distance'}
      </Button>
    </form>
  );
}

function PlaceField({
  field,
  label,
  draft,
  picked,
}: {
  readonly field: 'from' | 'to';
  readonly label: string;
  readonly draft: RouteDraft;
  readonly picked: { value: PickedField | null };
}): JSX.Element {
  return (
    <>
      <SearchField
        label={label}
        kinds={field === 'from' ? ['ships', 'ports'] : ['ports']}
        placeholder={
          field === 'from' ? 'Name, MMSI, LOCODE or lon, lat' : 'Name, LOCODE or lon, lat'
        }
        value={draft[field]}
        onValue={(value) => setValues({ [field]: value })}
      />
      <PickButton field={field} label={field === 'from' ? 'From' : 'To'} picked={picked} />
    </>
  );
}

function AvoidFields({
  avoid,
  areas,
}: {
  readonly avoid: readonly string[];
  readonly areas: readonly StoredArea[];
}): JSX.Element {
  const choices = [
    ...AREAS_TO_AVOID.map(({ name, title, validTo }) => ({
      value: name,
      text: `${title} (${name}${validTo === null ? '' : `, until ${validTo}`})`,
    })),
    ...areas.map(({ id, name }) => ({ value: id, text: `Shape: ${name}` })),
  ];
  const toggle = (value: string, isChosen: boolean): void => {
    const next = isChosen ? [...avoid, value] : avoid.filter((each) => each !== value);
    setValues({ avoid: next.join(';') });
  };
  return (
    <details open={avoid.length > 0}>
      <summary>Areas to avoid ({avoid.length})</summary>
      {choices.map(({ value, text }) => (
        <label key={value} class="choice">
          <input
            type="checkbox"
            checked={avoid.includes(value)}
            onChange={({ currentTarget }) => toggle(value, currentTarget.checked)}
          />
          {text}
        </label>
      ))}
    </details>
  );
}

/** Returns a place of the map as the text of a field, to about ten metres. */
function pointText(longitude: number, latitude: number): string {
  const wrapped = longitude - 360 * Math.round(longitude / 360);
  return `${Number(wrapped.toFixed(4))},${Number(latitude.toFixed(4))}`;
}
