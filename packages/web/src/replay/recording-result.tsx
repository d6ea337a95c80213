import type { JSX } from 'preact';
import type { EngineRun } from '../engine/engine-protocol.ts';
import { download } from '../ui/download.ts';
import { eventsGeoJson } from './events-geojson.ts';
import { RecordingView } from './recording-view.tsx';
import type { EventJson } from './replay-event.ts';

/** The result of a run: its replay, and its events as files. */
export function RecordingResult({ run }: { readonly run: EngineRun }): JSX.Element {
  const { replay, eventsText } = run;
  const name = replay.title.replace(/\.[a-z0-9.]+$/i, '') || 'events';
  const saveGeoJson = (): void => {
    const events = replay.events as readonly EventJson[];
    const text = JSON.stringify(eventsGeoJson(events));
    download(`${name}.events.geojson`, text, 'application/geo+json');
  };
  return (
    <>
      <RecordingView data={replay} />
      <section aria-label="Export">
        <h2>Export the events</h2>
        <div class="row">
          <button
            type="button"
            onClick={() => download(`${name}.events.ndjson`, eventsText, 'application/x-ndjson')}
          >
            JSON lines
          </button>
          <button type="button" onClick={saveGeoJson}>
            GeoJSON
          </button>
        </div>
      </section>
    </>
  );
}
