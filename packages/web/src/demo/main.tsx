import { render } from 'preact';
import { RecordingReplay } from '../replay/recording-replay.tsx';
import { StandaloneShell } from '../standalone/standalone-shell.tsx';
import { EXAMPLES } from './examples.ts';
import '../ui/theme.css';

/** The page without a service, for any host of static files. */
render(
  <StandaloneShell title="Detection and replay in the browser">
    <h1>Encounters in a recording</h1>
    <RecordingReplay examples={EXAMPLES} />
  </StandaloneShell>,
  document.getElementById('app')!,
);
