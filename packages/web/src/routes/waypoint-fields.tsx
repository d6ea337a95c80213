import type { JSX } from 'preact';
import { SearchField } from '../ui/search-field.tsx';
import { PickButton, type PickedField } from './pick-button.tsx';
import './routes.css';

/** The waypoints in their order. */
export function WaypointFields({
  via,
  onVia,
  picked,
}: {
  readonly via: readonly string[];
  readonly onVia: (via: readonly string[]) => void;
  readonly picked: { value: PickedField | null };
}): JSX.Element {
  const moveUp = (at: number): void => {
    onVia(via.with(at - 1, via[at]!).with(at, via[at - 1]!));
  };
  return (
    <div class="waypoints">
      {via.map((text, at) => (
        <div key={at}>
          <SearchField
            label={`Waypoint ${at + 1}`}
            kinds={['ports']}
            placeholder="Name, LOCODE or lon, lat"
            value={text}
            onValue={(value) => onVia(via.with(at, value.replaceAll(';', '')))}
          />
          <div class="row">
            <PickButton field={at} label={`Waypoint ${at + 1}`} picked={picked} />
            {at > 0 && (
              <button
                type="button"
                aria-label={`Move waypoint ${at + 1} up`}
                onClick={() => moveUp(at)}
              >
                Move up
              </button>
            )}
            <button
              type="button"
              aria-label={`Remove waypoint ${at + 1}`}
              onClick={() => onVia(via.toSpliced(at, 1))}
            >
              Remove
            </button>
          </div>
        </div>
      ))}
      <button type="button" onClick={() => onVia([...via, ''])}>
        Add waypoint
      </button>
    </div>
  );
}
