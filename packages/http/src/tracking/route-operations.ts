import { success } from '@roadstead/model';
import type { RouteDestination, RoutingArea } from '@roadstead/service';
import type { UserOperation } from '../door/operation.ts';
import { answerReply, jsonReply } from '../door/replies.ts';
import { ID } from '../read/parameters.ts';
import { readId } from '../read/read-id.ts';
import { readJsonAs } from '../read/read-json-as.ts';
import { routeJson } from './route-json.ts';
import { JOB, ROUTE, ROUTE_BODY, RUNNING } from './tracking-schemas.ts';

const PATH = '/ship/route';

/** @param address of the area, for Location */
export function routeOperations(routing: RoutingArea, address: string): readonly UserOperation[] {
  return [
    {
      method: 'POST',
      path: PATH,
      id: 'requestRoute',
      access: 'users',
      summary: 'Ask for the route of a ship to a port or place, and when it arrives',
      description: 'Where the ship is, is where it was heard last.',
      body: { 'application/json': ROUTE_BODY },
      replies: {
        202: {
          description: 'Asked for; `Location` says where it will be, once, within 24 hours.',
          content: { 'application/json': JOB },
        },
      },
      async handle(asked) {
        const body = await readJsonAs(asked, ROUTE_BODY);
        if (!body.ok) return body;
        const { source, destination } = body.value;
        return answerReply(
          await routing.request(asked.caller, source.ship.mmsi, destinationOf(destination)),
          (id) => ({ id }),
          202,
          (id) => `${address}${PATH}/${id}`,
        );
      },
    },
    {
      method: 'GET',
      path: `${PATH}/{id}`,
      id: 'takeRoute',
      access: 'users',
      summary: 'Read a route that was asked for; it can be read once',
      description:
        'The first answer with a result is the only one; then 410, and 404 from a day after it was asked for. HEAD takes nothing.',
      pathParameters: [ID],
      replies: {
        200: { description: 'What came of it.', content: { 'application/json': ROUTE } },
        202: { description: 'Not there yet.', content: { 'application/json': RUNNING } },
      },
      async handle({ caller, pathValues, request }) {
        const id = readId(pathValues[0], 'route');
        if (!id.ok) return id;
        const job = await routing.read(caller, id.value, request.method !== 'HEAD');
        if (!job.ok) return job;
        if (job.value.state === 'running') return jsonReply({ status: 'running' }, 202);
        return answerReply(success(job.value.result), routeJson);
      },
    },
  ];
}

function destinationOf({
  port,
  position,
}: typeof ROUTE_BODY._output.destination): RouteDestination {
  if (port) return { locode: port.locode };
  const [longitude, latitude] = position!.coordinates;
  return { position: { longitude, latitude } };
}
