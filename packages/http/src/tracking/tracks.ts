import type { Tracking } from '@roadstead/service';
import { id, jsonBody } from '../request/index.ts';
import { json, type Operation, route, unwrap } from '../server/index.ts';
import { trackText } from './tracking-json.ts';
import { JOB, RUNNING, TRACK, TRACK_BODY } from './tracking-schemas.ts';

const PATH = '/ship/historical/track';

export function trackOperations(tracking: Tracking): readonly Operation[] {
  return [
    route.post(PATH, 'requestTrack', {
      summary: 'Request the track of a ship',
      description: '`begin` and `end` may be in either order; the track ascends. At most 400 days.',
      body: jsonBody(TRACK_BODY),
      problems: [404],
      replies: { 202: ['Accepted; `Location` is the address of the track, for 24 hours.', JOB] },
      async handle({ user, body: { ship, begin, end, resolution } }) {
        const request = {
          mmsi: ship.mmsi,
          beginMs: Math.min(begin, end),
          // Responses have whole seconds: an end that was copied from one includes its whole second.
          endMs: Math.floor(Math.max(begin, end) / 1000) * 1000 + 999,
          stepMs: resolution,
        };
        const jobId = unwrap(await tracking.tracks.request(user, request));
        return json({ id: jobId }, 202, `${PATH}/${jobId}`);
      },
    }),
    route.get(`${PATH}/{track_id}`, 'getTrack', {
      summary: 'Read a requested track',
      path: { track_id: id('track') },
      problems: [404],
      replies: { 200: ['The track.', TRACK], 202: ['Not finished.', RUNNING] },
      async handle({ user, path }) {
        const job = unwrap(await tracking.tracks.get(user, path.track_id));
        return job.state === 'running'
          ? json({ status: 'running' }, 202)
          : { status: 200, body: trackText(job.track) };
      },
    }),
  ];
}
