import type { Routing } from '@roadstead/service';
import { id, jsonBody } from '../request/index.ts';
import { json, type Operation, route, unwrap } from '../server/index.ts';
import { JOB, RUNNING } from '../tracking/tracking-schemas.ts';
import { avoidedAreasOf } from './avoid.ts';
import { destinationOf } from './destination.ts';
import { distancesOperation } from './distances.ts';
import { checkRtz, FILE_CONTENT, ROUTE_FORMAT, routeFile } from './route-files.ts';
import { routeJson } from './route-json.ts';
import { ROUTE, ROUTE_BODY } from './route-schemas.ts';

const PATH = '/ship/route';

export function routeOperations(routing: Routing): readonly Operation[] {
  return [
    route.post(PATH, 'requestRoute', {
      summary: 'Request the route of a ship to a port or position, and its ETA',
      description:
        "The route begins at the ship's latest position. With alternatives the ETAs do not consider that of the crew, which is for one of them.",
      body: jsonBody(ROUTE_BODY),
      replies: {
        202: [
          'Accepted; `Location` is the address of the route: it is read once, within 24 hours.',
          JOB,
        ],
      },
      async handle({ user, body: { source, destination, via, avoid, alternatives } }) {
        const jobId = unwrap(
          await routing.request(user, source.ship.mmsi, destinationOf(destination), {
            ...(via && { via: via.map(destinationOf) }),
            avoid: avoidedAreasOf(avoid),
            ...(typeof alternatives === 'number' && { routesMax: alternatives }),
          }),
        );
        return json({ id: jobId }, 202, `${PATH}/${jobId}`);
      },
    }),
    route.get(`${PATH}/{id}`, 'takeRoute', {
      summary: 'Read a requested route, once',
      description:
        'Only the first response has the result; later ones are 410, and 404 a day after the request. HEAD does not count as reading.',
      path: { id: id('route') },
      query: { format: ROUTE_FORMAT },
      problems: [404, 410, 422],
      replies: {
        200: ['The result.', { 'application/json': ROUTE, ...FILE_CONTENT }],
        202: ['Not finished.', RUNNING],
      },
      async handle({ context, user, path, query: { format = 'json' } }) {
        if (format === 'rtz') {
          // Before it is read, and gone.
          const job = unwrap(await routing.get(user, path.id));
          if (job.state === 'finished') checkRtz(job.result);
        }
        const isHead = context.req.method === 'HEAD';
        const job = unwrap(
          await (isHead ? routing.get(user, path.id) : routing.consume(user, path.id)),
        );
        if (job.state === 'running') return json({ status: 'running' }, 202);
        const { result } = job;
        return format === 'json' || result.status !== 'ok'
          ? json(routeJson(result))
          : routeFile(path.id, result, format);
      },
    }),
    distancesOperation(routing),
  ];
}
