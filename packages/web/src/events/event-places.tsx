import type { JSX } from 'preact';
import { Time } from '../ui/time.tsx';
import { placeText } from '../ui/units.ts';
import type { StsEvent } from './event-filter.ts';
import { ShipName } from './ship-name.tsx';

type Place = StsEvent['s2s_pair']['first']['fired_position'] | null;

/** The positions of both ships when an event began, fired and ended. */
export function EventPlaces({ event }: { readonly event: StsEvent }): JSX.Element {
  const { first, second } = event.s2s_pair;
  const rows: readonly (readonly [string, string | null, Place, Place])[] = [
    ['Began', event.activation_time, first.activation_position, second.activation_position],
    ['Fired', event.fired_time, first.fired_position, second.fired_position],
    ['Ended', event.deactivation_time, first.deactivation_position, second.deactivation_position],
  ];
  return (
    <section aria-label="Positions">
      <h2>Positions</h2>
      <table>
        <caption class="visually-hidden">Positions of both ships</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">When</span>
            </th>
            <th scope="col">
              A: <ShipName mmsi={first.mmsi} />
            </th>
            <th scope="col">
              B: <ShipName mmsi={second.mmsi} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(
            ([title, time, one, other]) =>
              time !== null && (
                <tr key={title}>
                  <th scope="row">
                    {title}
                    <br />
                    <Time ms={Date.parse(time)} />
                  </th>
                  <td>{pointText(one)}</td>
                  <td>{pointText(other)}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </section>
  );
}

function pointText(place: Place): string {
  if (!place) return '–';
  const [longitude, latitude] = place.coordinates as readonly number[];
  return placeText(longitude!, latitude!);
}
