import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ProblemNotice } from '../ui/problem-notice.tsx';
import { type Backfill, runOverHistory } from './configuration-requests.ts';
import { newestDataMs } from './newest-data.ts';

const MS_PER_DAY = 86_400_000;
const DAYS = 7;

/** Detection of a stored configuration over stored history, whose events are added. */
export function HistoryRun({ id }: { readonly id: number }): JSX.Element {
  const { client, live } = useApp();
  const endMs = newestDataMs(live);
  const begin = useSignal(inputText(endMs - DAYS * MS_PER_DAY));
  const end = useSignal(inputText(endMs));
  const job = useSignal<Backfill | null>(null);
  const problem = useSignal<unknown>(null);
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);
  const isRunning = job.value?.status === 'running';
  const run = async (): Promise<void> => {
    problem.value = null;
    job.value = null;
    const period = { begin: timestampOf(begin.value), end: timestampOf(end.value) };
    const onProgress = (state: Backfill): void => {
      job.value = state;
    };
    try {
      await runOverHistory(client, id, period, onProgress, abort.current.signal);
    } catch (error) {
      if (!abort.current.signal.aborted) problem.value = error;
    }
  };
  return (
    <details>
      <summary>Run over stored history</summary>
      <p class="quiet">Adds the ended events of a period. The saved configuration is used.</p>
      <label>
        Begin (UTC)
        <input
          type="datetime-local"
          value={begin.value}
          onInput={({ currentTarget }) => (begin.value = currentTarget.value)}
        />
      </label>
      <label>
        End (UTC)
        <input
          type="datetime-local"
          value={end.value}
          onInput={({ currentTarget }) => (end.value = currentTarget.value)}
        />
      </label>
      <Button
        isDisabled={isRunning || begin.value === '' || end.value === ''}
        onClick={() => void run()}
      >
        Run
      </Button>
      {problem.value !== null && <ProblemNotice error={problem.value} />}
      {job.value && <JobState job={job.value} />}
    </details>
  );
}

function JobState({ job }: { readonly job: Backfill }): JSX.Element {
  const { status, progress, events_found: found, error } = job;
  if (status === 'aborted')
    return <Notice kind="error">The run was aborted{error === null ? '' : `: ${error}`}</Notice>;
  const count = found === 1 ? '1 new event' : `${found} new events`;
  return (
    <p role="status">
      {status === 'running' && (
        <progress max={100} value={progress} aria-label="Progress of the run" />
      )}{' '}
      {status === 'running' ? `${Math.round(progress)} %, ${count} so far` : `Done: ${count}.`}
    </p>
  );
}

/** Returns a time in UTC as an input of the type `datetime-local` has it. */
function inputText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16);
}

function timestampOf(input: string): string {
  return new Date(`${input}Z`).toISOString();
}
