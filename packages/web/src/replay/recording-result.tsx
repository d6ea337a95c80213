import { eventLine, type ReplayData } from '@roadstead/recordings';
import type { JSX } from 'preact';
import { download } from '../ui/download.ts';
import { eventsGeoJson } from './events-geojson.ts';
import { RecordingView } from './recording-view.tsx';
import type { EventJson } from './replay-event.ts';

/** The result of a run: its replay, and its events as files. @param onColumns detects again with other columns; undefined: it cannot */
export function RecordingResult({
  data,
  onColumns,
}: {
  readonly data: ReplayData;
  readonly onColumns?: (columns: string) => void;
}): JSX.Element {
  const name = data.title.replace(/\.[a-z0-9.]+$/i, '') || 'events';
  const saveGeoJson = (): void => {
    const events = data.events as readonly EventJson[];
    const text = JSON.stringify(eventsGeoJson(events));
    download(`${name}.events.geojson`, text, 'application/geo+json');
  };
  const saveLines = (): void => {
    const text = data.events.map(eventLine).join('');
    download(`${name}.events.ndjson`, text, 'application/x-ndjson');
  };
  return (
    <>
      <RecordingView data={data} onColumns={onColumns} />
      {data.counts.used > 0 && (
        <section aria-label="Export">
          <h2>Export the events</h2>
          <div class="row">
            <button type="button" onClick={saveLines}>
              JSON lines
            </button>
            <button type="button" onClick={saveGeoJson}>
              GeoJSON
            </button>
          </div>
        </section>
      )}
    </>
  );
}
