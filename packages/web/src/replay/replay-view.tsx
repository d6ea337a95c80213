import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { route, setValues } from '../app/router.ts';
import { useMap } from '../map/map-context.ts';
import { errorText } from '../ui/loaded-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { useShips } from '../ui/use-ships.ts';
import { ReplayEventList } from './event-list.tsx';
import { Playback } from './playback.ts';
import { seek } from './player.ts';
import type { ReplayEvent } from './replay-event.ts';
import { useReplayOverlay } from './replay-overlay.ts';
import type { ReplaySource } from './replay-source.ts';
import { SelectedShip } from './selected-ship.tsx';
import { ShipsTable } from './ships-table.tsx';
import { Timeline } from './timeline.tsx';
import { TruthTable } from './truth-table.tsx';
import { useTimeInAddress } from './use-time-in-address.ts';
import { useTrails } from './use-trails.ts';
import './replay.css';

const SPEED_DEFAULT = 60;
/** Close enough to see two ships side by side. */
const EVENT_ZOOM = 13;

/** A source that is played on the map, with its lists in the panel. */
export function ReplayView({
  source,
  shipHref = () => undefined,
  eventHref = () => undefined,
}: {
  readonly source: ReplaySource;
  /** Return the address of a ship and of an event elsewhere on the page; undefined: none. */
  readonly shipHref?: (mmsi: number) => string | undefined;
  readonly eventHref?: (event: ReplayEvent) => string | undefined;
}): JSX.Element {
  const view = useMap();
  const playback = useMemo(() => {
    const speed = Number(route.peek().values['speed']) || SPEED_DEFAULT;
    return new Playback(source, speed, () => view.peek()?.ships.redraw());
  }, [source]);
  useEffect(() => playback.start(), [playback]);
  useTimeInAddress(playback);
  useShips(playback.scene, (ship) => setValues({ ship: ship?.mmsi }));
  const { trails, ship } = route.value.values;
  const hasTrails = trails !== '0';
  useTrails(playback, hasTrails);
  useReplayOverlay(playback, selectedMmsi);
  const openEvent = (event: ReplayEvent): void => {
    playback.change((player) => ({ ...seek(player, event.firedMs), isPlaying: false }));
    const [longitude, latitude] = event.json.s2s_pair.first.fired_position.coordinates;
    view.peek()?.show(longitude!, latitude!, EVENT_ZOOM);
  };
  const select = (mmsi: number): void => {
    setValues({ ship: mmsi });
    const index = playback.scene.indexOf(mmsi);
    if (index === undefined || Number.isNaN(playback.scene.longitude[index]!)) return;
    view.peek()?.show(playback.scene.longitude[index]!, playback.scene.latitude[index]!);
  };
  return (
    <>
      <Timeline
        playback={playback}
        hasTrails={hasTrails}
        onTrails={(isOn) => setValues({ trails: isOn ? undefined : '0' })}
        onSpeed={(speed) => {
          playback.change((player) => ({ ...player, speed }));
          setValues({ speed });
        }}
      />
      <SourceState playback={playback} />
      {ship !== undefined && (
        <SelectedShip
          playback={playback}
          mmsi={Number(ship)}
          href={shipHref(Number(ship))}
          onClose={() => setValues({ ship: undefined })}
        />
      )}
      <ReplayEventList playback={playback} onOpen={openEvent} hrefOf={eventHref} />
      <TruthTable
        playback={playback}
        onSeek={(timeMs) => playback.change((player) => seek(player, timeMs))}
      />
      <ShipsTable playback={playback} onSelect={select} />
    </>
  );
}

function selectedMmsi(): number | undefined {
  const { ship } = route.value.values;
  return ship === undefined ? undefined : Number(ship);
}

/** Why there are no ships. */
function SourceState({ playback }: { readonly playback: Playback }): JSX.Element | null {
  const { source, tracks, isLoading } = playback;
  const error = source.version.value >= 0 ? source.error() : null;
  if (error !== null)
    return (
      <Notice kind="error">
        <p>The tracks could not be loaded: {errorText(error)}</p>
        <button type="button" onClick={() => source.retry()}>
          Try again
        </button>
      </Notice>
    );
  if (isLoading.value || tracks.value.length > 0) return null;
  return <Notice kind="empty">No ship reported its position around this time.</Notice>;
}
