import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { timeText } from '../ui/time.tsx';
import type { Playback } from './playback.ts';
import { nextInstant, type Player, previousInstant, SPEEDS, seek, toggle } from './player.ts';
import { actionOf } from './timeline-keys.ts';
import { TimelineMarks } from './timeline-marks.tsx';

/** The bar below the map: play, speed and time, with the events as marks. */
export function Timeline({
  playback,
  hasTrails,
  onTrails,
  onSpeed,
}: {
  readonly playback: Playback;
  readonly hasTrails: boolean;
  readonly onTrails: (hasTrails: boolean) => void;
  readonly onSpeed: (speed: number) => void;
}): JSX.Element {
  const bar = useRef<HTMLDivElement>(null);
  const firedMs = playback.source.events.map((event) => event.firedMs);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const action = actionOf(event, bar.current!);
      if (!action) return;
      event.preventDefault();
      playback.change((player) => action(player, firedMs));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [playback]);
  const go = (find: typeof nextInstant): void =>
    playback.change((player) => seek(player, find(player, firedMs) ?? player.timeMs));
  const { speed } = playback.player.value;
  return (
    <div ref={bar} class="timeline" role="group" aria-label="Replay">
      <div class="timeline-controls">
        <button
          type="button"
          aria-label="Previous event"
          title="Previous event (p)"
          disabled={firedMs.length === 0}
          onClick={() => go(previousInstant)}
        >
          <Icon path="M3 2h2v12H3zM14 2v12L6 8z" />
        </button>
        <PlayButton playback={playback} />
        <button
          type="button"
          aria-label="Next event"
          title="Next event (n)"
          disabled={firedMs.length === 0}
          onClick={() => go(nextInstant)}
        >
          <Icon path="M11 2h2v12h-2zM2 2l8 6-8 6z" />
        </button>
        <TimeLabel playback={playback} />
        <label class="inline">
          Speed
          <select
            value={speed}
            onChange={({ currentTarget }) => onSpeed(Number(currentTarget.value))}
          >
            {[...new Set([...SPEEDS, speed])]
              .sort((one, other) => one - other)
              .map((each) => (
                <option key={each} value={each}>
                  {each.toLocaleString('en')} ×
                </option>
              ))}
          </select>
        </label>
        <label class="inline">
          <input
            type="checkbox"
            checked={hasTrails}
            onChange={({ currentTarget }) => onTrails(currentTarget.checked)}
          />
          Tracks of the last hour
        </label>
      </div>
      <TimelineMarks source={playback.source} />
      <TimeSlider playback={playback} />
    </div>
  );
}

function PlayButton({ playback }: { readonly playback: Playback }): JSX.Element {
  const { isPlaying } = playback.player.value;
  return (
    <button
      type="button"
      class="primary"
      aria-label={isPlaying ? 'Pause' : 'Play'}
      title={`${isPlaying ? 'Pause' : 'Play'} (space)`}
      onClick={() => playback.change(toggle)}
    >
      <Icon path={isPlaying ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M3 1.5 14 8 3 14.5z'} />
    </button>
  );
}

function TimeLabel({ playback }: { readonly playback: Playback }): JSX.Element {
  const { timeMs } = playback.player.value;
  return (
    <output class="timeline-time">
      {timeText(timeMs, true)}
      {playback.isLoading.value && playback.source.error() === null && (
        <span class="quiet"> Loading …</span>
      )}
    </output>
  );
}

function TimeSlider({ playback }: { readonly playback: Playback }): JSX.Element {
  const { beginMs, endMs, timeMs }: Player = playback.player.value;
  return (
    <input
      type="range"
      aria-label="Time"
      aria-valuetext={timeText(timeMs, true)}
      min={0}
      max={endMs - beginMs}
      step="any"
      value={timeMs - beginMs}
      onInput={({ currentTarget }) => {
        const { value } = currentTarget;
        playback.change((player) => seek(player, beginMs + Number(value)));
      }}
    />
  );
}

function Icon({ path }: { readonly path: string }): JSX.Element {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
