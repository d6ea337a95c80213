import { timestampSeconds } from '@roadstead/model';
import {
  FLEET_ROW_CELLS,
  FLEET_UNKNOWN,
  type FleetTrack,
  type FleetTrackRequest,
  type FleetTracks,
} from '@roadstead/service';
import { FLEET_TRACK_COLUMNS } from './tracking-schemas.ts';

/** Writing so many rows blocks the event loop for some milliseconds. */
const ROWS_AT_A_TIME = 10_000;
const UNKNOWN = new RegExp(String(FLEET_UNKNOWN), 'g');

/** The tracks as JSON, written when the client reads: half a million rows at once would block the event loop for tenths of a second. */
export function fleetTracksBody(
  period: Pick<FleetTrackRequest, 'beginMs' | 'endMs'>,
  tracks: FleetTracks,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const parts = textParts(period, tracks);
  return new ReadableStream({
    pull(controller) {
      const { done, value } = parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

function* textParts(
  { beginMs, endMs }: Pick<FleetTrackRequest, 'beginMs' | 'endMs'>,
  { stepMs, tracks }: FleetTracks,
): Generator<string, void, undefined> {
  const head = {
    begin: timestampSeconds(beginMs),
    end: timestampSeconds(endMs),
    resolution_seconds: stepMs / 1000,
    columns: FLEET_TRACK_COLUMNS,
  };
  let text = `${JSON.stringify(head).slice(0, -1)},"tracks":[`;
  let rows = 0;
  for (const [i, track] of tracks.entries()) {
    text += i === 0 ? trackText(track) : `,${trackText(track)}`;
    rows += track.rows.length / FLEET_ROW_CELLS;
    if (rows < ROWS_AT_A_TIME) continue;
    yield text;
    [text, rows] = ['', 0];
  }
  yield `${text}]}`;
}

function trackText({ mmsi, rows }: FleetTrack): string {
  return `{"mmsi":${mmsi},"rows":[${rows.join().replace(UNKNOWN, 'null')}]}`;
}
