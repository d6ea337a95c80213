import { type JSX, render } from 'preact';
import { RecordingResult } from '../replay/recording-result.tsx';
import { StandaloneShell } from '../standalone/standalone-shell.tsx';
import { LoadedView } from '../ui/loaded-view.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { readReplay } from './read-replay.ts';
import '../ui/theme.css';

const text = document.getElementById('replay-data')?.textContent ?? '';

function ReplayFile(): JSX.Element {
  const replay = useLoaded(() => readReplay(text), []);
  return (
    <StandaloneShell title="Replay">
      <h1>Replay</h1>
      <LoadedView loaded={replay.value} empty="">
        {(data) => <RecordingResult data={data} />}
      </LoadedView>
    </StandaloneShell>
  );
}

/** One file with a replay in it, which opens from disk. */
render(<ReplayFile />, document.getElementById('app')!);
