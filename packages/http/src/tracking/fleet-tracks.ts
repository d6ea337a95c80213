import type { Tracking } from '@roadstead/service';
import { z } from 'zod';
import { BBOX, definedMembers, type Parameter, timestamp } from '../request/index.ts';
import { type Operation, route, unwrap } from '../server/index.ts';
import { fleetTracksBody } from './fleet-tracks-body.ts';
import { FLEET_TRACKS } from './tracking-schemas.ts';

/** Milliseconds. */
const RESOLUTION: Parameter<number> = {
  schema: z.string(),
  rule: 'must be HH:MM:SS, at least one second.',
  description:
    'HH:MM:SS, at most 500 000 rows. Default: the finest of 10 and 30 seconds, 1, 2, 5, 10, 30 and 60 minutes with at most 200 000 rows.',
  read(text, reject) {
    const [, hours, minutes, seconds] = (
      /^(\d\d):([0-5]\d):([0-5]\d)$/.exec(text.trim()) ?? []
    ).map(Number);
    if (hours === undefined) return reject('malformed');
    const stepMs = 1000 * (3600 * hours + 60 * minutes + seconds);
    return stepMs > 0 ? stepMs : reject('invalid');
  },
};

/** The tracks of all ships of a box. */
export function fleetTracksOperation(tracking: Tracking): Operation {
  return route.get('/ship/tracks', 'findTracks', {
    summary: 'Read the tracks of all ships of a box (extension)',
    description:
      'For a replay. A ship with a fix in the box has its whole track of the period, and, within 30 minutes, the last fix before it and the first ' +
      'one after it, so that its position can be interpolated at both ends. For each step of the resolution, counted from `begin`, it has the ' +
      'fix nearest to it, half a step away at most; none is interpolated. Jumps are not part of a track. A period has at most 31 days.',
    isStrict: true,
    query: {
      begin: timestamp('The beginning of the period, rounded down to a whole second.'),
      end: timestamp('Its end, whose whole second is part of it.'),
      bbox: {
        ...BBOX,
        description:
          'Only ships with a fix in a box, its edges included: `west,south,east,north` in degrees. A box whose west is greater than its ' +
          'east crosses the antimeridian. Default: all ships.',
      },
      resolution: RESOLUTION,
    },
    problems: [422],
    replies: { 200: ['The tracks by MMSI.', FLEET_TRACKS] },
    async handle({ context, query: { begin, end, bbox: box, resolution: stepMs } }) {
      const period = { beginMs: startOfSecond(begin), endMs: startOfSecond(end) + 999 };
      const request = { ...period, ...definedMembers({ box, stepMs }) };
      const found = unwrap(await tracking.findTracks(request, context.req.raw.signal));
      return { status: 200, body: fleetTracksBody(period, found) };
    },
  });
}

function startOfSecond(timeMs: number): number {
  return Math.floor(timeMs / 1000) * 1000;
}
