import { gzipSync } from 'node:zlib';
import { encodeReplay, type ReplayData, stepSecondsFor } from '@roadstead/recordings';

/** Opening tag of the element for the data, which is empty in the template. */
const DATA_BEGIN = '<script type="application/octet-stream" id="replay-data">';

/** A page with more positions takes seconds to open; beyond them those of each ship are thinned. */
const POSITIONS_MAX = 1_000_000;

/**
 * Fills the page of replays with data: the base64 of the gzipped `encodeReplay`.
 * @throws Error for a template that has no place for them
 */
export function replayPage(template: string, replay: ReplayData): string {
  const at = template.indexOf(DATA_BEGIN);
  if (at === -1) throw new Error('The page of replays has no place for the data.');
  const stepSeconds = stepSecondsFor(replay.tracks, POSITIONS_MAX);
  const data = gzipSync(encodeReplay(replay, { stepSeconds }), { level: 9 }).toString('base64');
  const dataAt = at + DATA_BEGIN.length;
  return `${template.slice(0, dataAt)}${data}${template.slice(dataAt)}`;
}
