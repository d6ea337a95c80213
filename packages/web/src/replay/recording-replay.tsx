import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { setValues } from '../app/router.ts';
import { type DetectionChoice, detectionOptions } from './detection-choice.ts';
import { DetectionForm } from './detection-form.tsx';
import { type Example, Examples } from './examples.tsx';
import { FileDrop } from './file-drop.tsx';
import { RecordingResult } from './recording-result.tsx';
import { RecordingRun } from './recording-run.ts';
import { RunProblems } from './run-problems.tsx';
import { RunProgress } from './run-progress.tsx';

const CHOICE_DEFAULT: DetectionChoice = {
  ...{ preset: '', distanceMeters: 500, windowMinutes: 30 },
  columns: '',
};

/** Detection in files on this computer, and the replay of the result. */
export function RecordingReplay({
  examples,
}: {
  /** Files of the page to try. */
  readonly examples: readonly Example[];
}): JSX.Element {
  const recording = useMemo(() => new RecordingRun(), []);
  const choice = useSignal(CHOICE_DEFAULT);
  const files = useSignal<readonly File[]>([]);
  useEffect(() => () => recording.cancel(), [recording]);
  const start = (chosen: readonly File[]): void => {
    files.value = chosen;
    setValues({ t: undefined, ship: undefined });
    void recording.start(chosen, detectionOptions(choice.peek()));
  };
  const state = recording.state.value;
  if (state.type === 'running')
    return <RunProgress progress={state.progress} onCancel={() => recording.cancel()} />;
  const isDone = state.type === 'done';
  return (
    <>
      <details class="replay-input" open={!isDone}>
        <summary>{isDone ? 'Other files or events' : 'Files'}</summary>
        <DetectionForm choice={choice} />
        {files.value.length > 0 && (
          <button type="button" onClick={() => start(files.peek())}>
            Detect again in {files.value.map(({ name }) => name).join(', ')}
          </button>
        )}
        <FileDrop onFiles={start} />
        <Examples examples={examples} choice={choice} onFiles={start} />
      </details>
      {state.type === 'failed' && <RunProblems problems={state.problems} />}
      {isDone && <RecordingResult data={state.run.replay} />}
    </>
  );
}
