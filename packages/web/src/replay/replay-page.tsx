import type { JSX } from 'preact';
import { hrefOf, route } from '../app/router.ts';
import { RecordingReplay } from './recording-replay.tsx';
import { StoredReplay } from './stored-replay.tsx';

/** Replay of stored history, or of a recording or scenario. */
export default function ReplayPage(): JSX.Element {
  const isRecording = route.value.id === 'recording';
  return (
    <>
      <h1>Replay</h1>
      <nav class="tabs" aria-label="What to replay">
        <a href={hrefOf('replay')} aria-current={isRecording ? undefined : 'page'}>
          Stored history
        </a>
        <a href={hrefOf('replay', 'recording')} aria-current={isRecording ? 'page' : undefined}>
          Recording or scenario
        </a>
      </nav>
      {isRecording ? <RecordingReplay examples={[]} /> : <StoredReplay />}
    </>
  );
}
