import { success } from '@roadstead/model';
import type { TrackingArea } from '@roadstead/service';
import type { UserOperation } from '../door/operation.ts';
import { answerReply, jsonReply } from '../door/replies.ts';
import { ID, type IntegerParameter } from '../read/parameters.ts';
import { readId } from '../read/read-id.ts';
import { readJsonAs } from '../read/read-json-as.ts';
import { trackText } from './tracking-json.ts';
import { JOB, RUNNING, TRACK, TRACK_BODY } from './tracking-schemas.ts';

const PATH = '/ship/historical/track';
const TRACK_ID: IntegerParameter = { ...ID, name: 'track_id' };

/** @param address of the area, for Location */
export function trackOperations(tracking: TrackingArea, address: string): readonly UserOperation[] {
  return [
    {
      method: 'POST',
      path: PATH,
      id: 'requestTrack',
      access: 'users',
      summary: 'Ask for the track of a ship',
      description: '`begin` and `end` may be in either order; the track ascends. At most 400 days.',
      body: { 'application/json': TRACK_BODY },
      replies: {
        202: {
          description: 'Asked for; `Location` says where it will be, for 24 hours.',
          content: { 'application/json': JOB },
        },
      },
      async handle(asked) {
        const body = await readJsonAs(asked, TRACK_BODY);
        if (!body.ok) return body;
        const { ship, begin, end, resolution } = body.value;
        const request = {
          mmsi: ship.mmsi,
          beginMs: Math.min(begin, end),
          // Times go out in whole seconds: one that comes back as the end has its whole second in it.
          endMs: Math.floor(Math.max(begin, end) / 1000) * 1000 + 999,
          stepMs: resolution,
        };
        return answerReply(
          await tracking.requestTrack(asked.caller, request),
          (id) => ({ id }),
          202,
          (id) => `${address}${PATH}/${id}`,
        );
      },
    },
    {
      method: 'GET',
      path: `${PATH}/{track_id}`,
      id: 'getTrack',
      access: 'users',
      summary: 'Read a track that was asked for',
      pathParameters: [TRACK_ID],
      replies: {
        200: { description: 'The track.', content: { 'application/json': TRACK } },
        202: { description: 'Not there yet.', content: { 'application/json': RUNNING } },
      },
      async handle({ caller, pathValues }) {
        const id = readId(pathValues[0], 'track', TRACK_ID);
        if (!id.ok) return id;
        const job = await tracking.track(caller, id.value);
        if (!job.ok) return job;
        if (job.value.state === 'running') return jsonReply({ status: 'running' }, 202);
        return success({ status: 200, body: trackText(job.value.track) });
      },
    },
  ];
}
