import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { SHIP_CLASSES } from '../map/ship-classes.ts';
import { Table } from '../ui/table.tsx';
import { degreesText, placeText, speedText } from '../ui/units.ts';
import type { Playback } from './playback.ts';
import { shipName } from './ship-name.ts';

/** While it plays, the table is filled again after so much real time; more often it could not be read. */
const REFRESH_MS = 1000;

/** The ships at the instant, as a table. */
export function ShipsTable({
  playback,
  onSelect,
}: {
  readonly playback: Playback;
  readonly onSelect: (mmsi: number) => void;
}): JSX.Element {
  const isOpen = useSignal(false);
  return (
    <section aria-label="Ships">
      <h2>Ships</h2>
      <button
        type="button"
        aria-pressed={isOpen.value}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        Ships at this time as a table
      </button>
      {isOpen.value && <Rows playback={playback} onSelect={onSelect} />}
    </section>
  );
}

function Rows({ playback, onSelect }: Parameters<typeof ShipsTable>[0]): JSX.Element {
  const { source, scene } = playback;
  useRefresh(playback);
  const rows = Array.from({ length: scene.count }, (_, index) => index).filter(
    (index) => !Number.isNaN(scene.longitude[index]!),
  );
  const fixOf = (index: number, column: 'sogKnots' | 'cogDegrees'): number =>
    scene.tracks[index]![column][scene.fixes[index]!]!;
  return (
    <Table
      caption="Ships at this time"
      rows={rows}
      keyOf={(index) => scene.mmsi[index]!}
      columns={[
        {
          title: 'Ship',
          cell: (index) => (
            <button type="button" class="link" onClick={() => onSelect(scene.mmsi[index]!)}>
              {shipName(source, scene.mmsi[index]!)}
            </button>
          ),
          sortBy: (index) => shipName(source, scene.mmsi[index]!),
        },
        {
          title: 'Type',
          cell: (index) => SHIP_CLASSES[scene.shipClass[index]!]!.name,
          sortBy: (index) => SHIP_CLASSES[scene.shipClass[index]!]!.name,
        },
        {
          title: 'Speed',
          isNumber: true,
          cell: (index) => speedText(fixOf(index, 'sogKnots')),
          sortBy: (index) => fixOf(index, 'sogKnots') || 0,
        },
        {
          title: 'Course',
          isNumber: true,
          cell: (index) => degreesText(fixOf(index, 'cogDegrees')),
        },
        {
          title: 'Position',
          cell: (index) => placeText(scene.longitude[index]!, scene.latitude[index]!),
        },
      ]}
    />
  );
}

/** Renders a component again when the ships have moved. */
function useRefresh({ followedMs, player }: Playback): void {
  const version = useSignal(0);
  const refreshedMs = useRef(0);
  useSignalEffect(() => {
    const isMoved = followedMs.value !== 0;
    const nowMs = performance.now();
    if (!isMoved || (player.peek().isPlaying && nowMs - refreshedMs.current < REFRESH_MS)) return;
    refreshedMs.current = nowMs;
    version.value = version.peek() + 1;
  });
  // Subscribes the component.
  void version.value;
}
