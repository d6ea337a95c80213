import { timestampSeconds } from '@roadstead/model';
import type { RouteResult, Routing } from '@roadstead/service';
import type { z } from 'zod';
import { id, jsonBody } from '../request/index.ts';
import { json, type Operation, route, unwrap } from '../server/index.ts';
import { JOB, RUNNING } from '../tracking/tracking-schemas.ts';
import { destinationOf } from './destination.ts';
import { distancesOperation } from './distances.ts';
import { ROUTE, ROUTE_BODY } from './route-schemas.ts';

const PATH = '/ship/route';

/** Speeds have tenths of a knot, as ships report them. */
const TENTHS = 10;

export function routeOperations(routing: Routing): readonly Operation[] {
  return [
    route.post(PATH, 'requestRoute', {
      summary: 'Request the route of a ship to a port or position, and its ETA',
      description: "The route begins at the ship's latest position.",
      body: jsonBody(ROUTE_BODY),
      replies: {
        202: [
          'Accepted; `Location` is the address of the route: it is read once, within 24 hours.',
          JOB,
        ],
      },
      async handle({ user, body: { source, destination } }) {
        const jobId = unwrap(
          await routing.request(user, source.ship.mmsi, destinationOf(destination)),
        );
        return json({ id: jobId }, 202, `${PATH}/${jobId}`);
      },
    }),
    route.get(`${PATH}/{id}`, 'takeRoute', {
      summary: 'Read a requested route, once',
      description:
        'Only the first response has the result; later ones are 410, and 404 a day after the request. HEAD does not count as reading.',
      path: { id: id('route') },
      replies: { 200: ['The result.', ROUTE], 202: ['Not finished.', RUNNING] },
      async handle({ context, user, path }) {
        const isHead = context.req.method === 'HEAD';
        const job = unwrap(
          await (isHead ? routing.get(user, path.id) : routing.consume(user, path.id)),
        );
        return job.state === 'running'
          ? json({ status: 'running' }, 202)
          : json(routeJson(job.result));
      },
    }),
    distancesOperation(routing),
  ];
}

function routeJson(result: RouteResult): z.infer<typeof ROUTE> {
  const { status } = result;
  const bsTs = result.fixMs === null ? null : timestampSeconds(result.fixMs);
  if (status !== 'ok') {
    const nothing = { distance: null, eta: null, route: null, sog: null };
    return { bs_ts: bsTs, ...nothing, status, reason: result.reason };
  }
  const etaPilotMs = result.etaPilotMs ?? null;
  return {
    bs_ts: bsTs,
    distance: Math.round(result.distanceMeters),
    eta: timestampSeconds(result.etaMs),
    eta_early: timestampSeconds(result.etaEarlyMs),
    eta_late: timestampSeconds(result.etaLateMs),
    eta_pilot: etaPilotMs === null ? null : timestampSeconds(etaPilotMs),
    passages: [...result.passages],
    route: { type: 'LineString', coordinates: result.line.map(([x, y]) => [x, y]) },
    sog: Math.round(TENTHS * result.speedKnots) / TENTHS,
    status,
  };
}
