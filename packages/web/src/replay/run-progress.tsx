import type { JSX } from 'preact';
import type { EngineProgress } from '../engine/engine-protocol.ts';
import { percentText } from '../ui/units.ts';

/** How far a run is. */
export function RunProgress({
  progress,
  onCancel,
}: {
  readonly progress: EngineProgress | null;
  readonly onCancel: () => void;
}): JSX.Element {
  const share = shareOf(progress);
  return (
    <section aria-label="Progress" role="status">
      <p>{textOf(progress)}</p>
      <progress aria-label="Progress" value={share} max={1} />
      <p>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </section>
  );
}

/** Undefined: unknown. */
function shareOf(progress: EngineProgress | null): number | undefined {
  if (progress === null) return undefined;
  if (progress.phase === 'simulating') return progress.share;
  const { bytes, bytesTotal } = progress;
  return bytesTotal === undefined || bytesTotal === 0 ? undefined : Math.min(1, bytes / bytesTotal);
}

function textOf(progress: EngineProgress | null): string {
  if (progress === null) return 'Starting …';
  if (progress.phase === 'simulating') return `Simulating … ${percentText(progress.share)}`;
  const { phase, rows, events } = progress;
  const verb = phase === 'sorting' ? 'Sorting' : 'Reading';
  return `${verb} … ${rows.toLocaleString('en')} rows, ${events.toLocaleString('en')} events`;
}
