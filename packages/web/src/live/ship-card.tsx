import { useComputed, useSignal } from '@preact/signals';
import type { ApiObjects } from '@roadstead/client';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { hrefOf, route, setValues } from '../app/router.ts';
import { SHIP_CLASSES, shipClassOf } from '../map/ship-classes.ts';
import { LoadedView } from '../ui/loaded-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { Time } from '../ui/time.tsx';
import { degreesText, placeText, speedText } from '../ui/units.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { useOverlay } from '../ui/use-overlay.ts';
import { navStatusText } from './nav-status.ts';
import { ShipCalls } from './ship-calls.tsx';
import { ShipEvents } from './ship-events.tsx';
import { ShipPredictions } from './ship-predictions.tsx';
import { ShipTrack } from './ship-track.tsx';

/** The card of a ship: its statics, position, track, next ports, calls and events. */
export function ShipCard({ mmsi }: { readonly mmsi: number }): JSX.Element {
  const { client, live } = useApp();
  const isFollowed = route.value.values['follow'] === '1';
  const ship = useLoaded(
    async (signal) =>
      (
        await client.request(
          'POST /api/portserver/ship/info',
          { body: { ship: { mmsi: String(mmsi) } } },
          { signal },
        )
      ).ship,
    [mmsi],
  );
  useSelectedShip(mmsi, isFollowed);
  const label = live.statics.of(mmsi)?.name || ship.value.value?.name || `Ship ${mmsi}`;
  return (
    <article aria-label={label}>
      <p>
        <a href={hrefOf('live')}>← All ships</a>
      </p>
      <h1>{label}</h1>
      <Position mmsi={mmsi} />
      <label class="inline">
        <input
          type="checkbox"
          checked={isFollowed}
          onChange={({ currentTarget }) =>
            setValues({ follow: currentTarget.checked ? '1' : undefined })
          }
        />
        Follow on the map
      </label>
      <LoadedView loaded={ship.value} empty="">
        {(value) => <Statics ship={value} />}
      </LoadedView>
      <ShipTrack mmsi={mmsi} />
      {ship.value.value?.imo != null && <ShipPredictions imo={ship.value.value.imo} />}
      <ShipEvents mmsi={mmsi} />
      <ShipCalls mmsi={mmsi} />
    </article>
  );
}

/** Marks a ship on the map, and moves the map to it: once, or with it. */
function useSelectedShip(mmsi: number, isFollowed: boolean): void {
  const { live, view } = useApp();
  const place = useComputed(() => {
    const { columns } = live.store.ships;
    const index = live.shipsVersion.value >= 0 ? live.store.ships.indexOf(mmsi) : undefined;
    return index === undefined ? null : `${columns.longitude[index]!},${columns.latitude[index]!}`;
  });
  const hasMoved = useSignal(false);
  useEffect(() => {
    const [longitude, latitude] = (place.value ?? '').split(',').map(Number);
    const map = view.value;
    if (place.value === null || !map) return;
    const isSeen = map.map.getBounds().contains([longitude!, latitude!]);
    if (isFollowed || (!isSeen && !hasMoved.peek()))
      map.show(longitude!, latitude!, isFollowed ? 10 : 8);
    hasMoved.value = true;
  }, [place.value, isFollowed, view.value]);
  useOverlay('selected-ship', () => {
    if (place.value === null) return null;
    const coordinates = place.value.split(',').map(Number);
    return {
      data: {
        type: 'FeatureCollection',
        features: [{ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates } }],
      },
      layers: ({ selection }) => [
        {
          type: 'circle',
          paint: {
            'circle-radius': 16,
            'circle-opacity': 0,
            'circle-stroke-color': selection,
            'circle-stroke-width': 2.5,
          },
        },
      ],
    };
  });
}

function Position({ mmsi }: { readonly mmsi: number }): JSX.Element {
  const { live } = useApp();
  const { ships } = live.store;
  const index = live.shipsVersion.value >= 0 ? ships.indexOf(mmsi) : undefined;
  if (index === undefined) return <Notice kind="empty">No position of this ship is known.</Notice>;
  const { columns } = ships;
  const at = (column: Float64Array): number => column[index]!;
  return (
    <dl class="facts">
      <dt>Position</dt>
      <dd>{placeText(at(columns.longitude), at(columns.latitude))}</dd>
      <dt>Received</dt>
      <dd>
        <Time ms={at(columns.timeMs)} hasSeconds />
      </dd>
      <dt>Speed</dt>
      <dd>{speedText(at(columns.sog))}</dd>
      <dt>Course, heading</dt>
      <dd>
        {degreesText(at(columns.cog))}, {degreesText(at(columns.heading))}
      </dd>
      <dt>Status</dt>
      <dd>{navStatusText(at(columns.navStatus))}</dd>
    </dl>
  );
}

function Statics({ ship }: { readonly ship: ApiObjects['Ship'] }): JSX.Element {
  const { mmsi, imo, callsign, country, shiptype, length, width, draught, destination, eta } = ship;
  return (
    <dl class="facts">
      <dt>MMSI, IMO</dt>
      <dd>
        {mmsi}, {imo ?? '–'}
      </dd>
      <dt>Call sign, flag</dt>
      <dd>
        {callsign ?? '–'}, {country ?? '–'}
      </dd>
      <dt>Type</dt>
      <dd>
        {SHIP_CLASSES[shipClassOf(shiptype)]!.name}
        {shiptype !== null && ` (AIS ${shiptype})`}
      </dd>
      <dt>Size</dt>
      <dd>
        {length ?? '–'} × {width ?? '–'} m, draught {draught ?? '–'} m
      </dd>
      <dt>Destination</dt>
      <dd>{destination || '–'}</dd>
      <dt>ETA of the crew</dt>
      <dd>{eta === null ? '–' : <Time ms={Date.parse(eta)} />}</dd>
    </dl>
  );
}
