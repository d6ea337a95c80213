import { useSignal } from '@preact/signals';
import type { ReplayCounts } from '@roadstead/recordings';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { setValues } from '../app/router.ts';
import {
  type DetectionChoice,
  detectionOptions,
  isScenario,
  mergeColumns,
} from './detection-choice.ts';
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
  const columnsInput = useRef<HTMLInputElement>(null);
  const startWithColumns = (columns: string): void => {
    choice.value = { ...choice.peek(), columns: mergeColumns(choice.peek().columns, columns) };
    start(files.peek());
  };
  const state = recording.state.value;
  if (state.type === 'running')
    return <RunProgress progress={state.progress} onCancel={() => recording.cancel()} />;
  const isDone = state.type === 'done';
  const hint = !files.value.some(isScenario) && (
    <ColumnsHint onOpen={() => showField(columnsInput.current!)} />
  );
  return (
    <>
      {state.type === 'failed' && <RunProblems problems={state.problems} />}
      {state.type === 'failed' && hint}
      <details class="replay-input" open={!isDone}>
        <summary>{isDone ? 'Other files or events' : 'Files'}</summary>
        <DetectionForm choice={choice} columnsInput={columnsInput} />
        {files.value.length > 0 && (
          <button type="button" onClick={() => start(files.peek())}>
            Detect again in {files.value.map(({ name }) => name).join(', ')}
          </button>
        )}
        <FileDrop onFiles={start} />
        <Examples examples={examples} choice={choice} onFiles={start} />
      </details>
      {isDone && <RecordingResult data={state.run.replay} onColumns={startWithColumns} />}
      {isDone && isUnread(state.run.replay.counts) && hint}
    </>
  );
}

/** Whether there was something to read, and nothing of it could be used, for no reason that is known. */
function isUnread({ rows, used, warnings }: ReplayCounts): boolean {
  return rows > 0 && used === 0 && warnings.length === 0;
}

function ColumnsHint({ onOpen }: { readonly onOpen: () => void }): JSX.Element {
  return (
    <p>
      If the columns have other names or units than usual,{' '}
      <button type="button" class="link" onClick={onOpen}>
        name the columns
      </button>
      , and detect again.
    </p>
  );
}

/** Moves the focus to a field, and opens what it is in. */
function showField(field: HTMLElement): void {
  for (let parent = field.parentElement; parent; parent = parent.parentElement)
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  field.focus();
}
