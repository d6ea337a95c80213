import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { route, setValues } from '../app/router.ts';
import { unwrapLine } from '../map/mercator.ts';
import { download } from '../ui/download.ts';
import { LoadedView } from '../ui/loaded-view.tsx';
import { distanceText } from '../ui/units.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { useOverlay } from '../ui/use-overlay.ts';

const REQUEST_TRACK = 'POST /api/portserver/ship/historical/track';
const READ_TRACK = 'GET /api/portserver/ship/historical/track/{track_id}';
const HOURS = [1, 6, 24, 72, 168];
const HOURS_DEFAULT = 6;
const MS_PER_HOUR = 3_600_000;
/** Vertices of a track on the screen: a finer one would not be seen. */
const VERTICES_MAX = 2000;

/** The track of a ship over some hours, on the map. */
export function ShipTrack({ mmsi }: { readonly mmsi: number }): JSX.Element {
  const { client, live } = useApp();
  const hours = Number(route.value.values['hours']) || HOURS_DEFAULT;
  const track = useLoaded(
    async (signal) => {
      const { ships } = live.store;
      const index = ships.indexOf(mmsi);
      const endMs = index === undefined ? Date.now() : ships.columns.timeMs[index]!;
      const body = {
        ship: { mmsi: String(mmsi) },
        begin: new Date(endMs - hours * MS_PER_HOUR).toISOString(),
        end: new Date(endMs).toISOString(),
        resolution: resolutionOf(hours),
      };
      const { id } = await client.request(REQUEST_TRACK, { body }, { signal });
      return client.waitForJob(READ_TRACK, { track_id: id }, { signal });
    },
    [mmsi, hours],
  );
  const isShown = useSignal(true);
  useOverlay('ship-track', () => {
    const positions = (track.value.value?.track.coordinates ??
      []) as unknown as readonly number[][];
    if (!isShown.value || positions.length < 2) return null;
    return {
      data: {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: {},
            geometry: { type: 'LineString', coordinates: unwrapLine(positions) },
          },
        ],
      },
      layers: ({ selection }) => [
        { type: 'line', paint: { 'line-color': selection, 'line-width': 2, 'line-opacity': 0.8 } },
      ],
    };
  });
  return (
    <section aria-label="Track">
      <h2>Track</h2>
      <div class="row">
        <label class="inline">
          Hours
          <select
            value={hours}
            onChange={({ currentTarget }) => setValues({ hours: currentTarget.value })}
          >
            {HOURS.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
        <label class="inline">
          <input
            type="checkbox"
            checked={isShown.value}
            onChange={({ currentTarget }) => (isShown.value = currentTarget.checked)}
          />
          On the map
        </label>
      </div>
      <LoadedView loaded={track.value} empty="">
        {(value) => (
          <p class="quiet">
            {distanceText(value.distance)}, {value.track.coordinates.length} positions.{' '}
            <button
              type="button"
              onClick={() => download(`track-${mmsi}.json`, JSON.stringify(value))}
            >
              Download
            </button>
          </p>
        )}
      </LoadedView>
    </section>
  );
}

/** Returns `HH:MM:SS` so that a track has no more vertices than are seen. */
function resolutionOf(hours: number): string {
  const seconds = Math.ceil((hours * 3600) / VERTICES_MAX);
  const part = (value: number): string => String(value).padStart(2, '0');
  return `${part(Math.floor(seconds / 3600))}:${part(Math.floor((seconds % 3600) / 60))}:${part(seconds % 60)}`;
}
