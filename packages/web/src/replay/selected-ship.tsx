import type { JSX } from 'preact';
import { SHIP_CLASSES } from '../map/ship-classes.ts';
import { Time } from '../ui/time.tsx';
import { degreesText, placeText, speedText } from '../ui/units.ts';
import type { Playback } from './playback.ts';
import { shipName } from './ship-name.ts';

/** The selected ship at the instant. */
export function SelectedShip({
  playback,
  mmsi,
  href,
  onClose,
}: {
  readonly playback: Playback;
  readonly mmsi: number;
  /** Address of the ship elsewhere on the page; undefined: none. */
  readonly href: string | undefined;
  readonly onClose: () => void;
}): JSX.Element {
  const name = shipName(playback.source, mmsi);
  return (
    <section class="card" aria-label={`Ship ${name}`}>
      <div class="row">
        <h2>{href === undefined ? name : <a href={href}>{name}</a>}</h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <Facts playback={playback} mmsi={mmsi} />
    </section>
  );
}

function Facts({
  playback: { scene, followedMs },
  mmsi,
}: {
  readonly playback: Playback;
  readonly mmsi: number;
}): JSX.Element {
  const index = followedMs.value > 0 ? scene.indexOf(mmsi) : undefined;
  if (index === undefined || Number.isNaN(scene.longitude[index]!))
    return <p class="quiet">MMSI {mmsi}. Its position is unknown at this time.</p>;
  const track = scene.tracks[index]!;
  const fix = scene.fixes[index]!;
  return (
    <dl class="facts">
      <dt>MMSI</dt>
      <dd>{mmsi}</dd>
      <dt>Type</dt>
      <dd>{SHIP_CLASSES[scene.shipClass[index]!]!.name}</dd>
      <dt>Position</dt>
      <dd>{placeText(scene.longitude[index]!, scene.latitude[index]!)}</dd>
      <dt>Speed</dt>
      <dd>{speedText(track.sogKnots[fix]!)}</dd>
      <dt>Course</dt>
      <dd>{degreesText(track.cogDegrees[fix]!)}</dd>
      <dt>Heading</dt>
      <dd>{degreesText(track.headingDegrees[fix]!)}</dd>
      <dt>Last report</dt>
      <dd>
        <Time ms={track.timeMs[fix]!} hasSeconds />
      </dd>
    </dl>
  );
}
