import type { ApiObjects, Client } from '@roadstead/client';
import type { RoutePlan } from './route-plan.ts';

type Distance = ApiObjects['Distance'];

/** The distance of a leg, with the reason where there is none. */
export type PlannedLeg = Distance & { readonly from: string; readonly to: string };

/** Requests a route and waits for it. It is read once: the page holds it, and writes the files. */
export async function requestRoute(
  client: Client,
  body: ApiObjects['RouteBody'],
  signal: AbortSignal,
): Promise<ApiObjects['Route']> {
  const { id } = await client.request('POST /api/portserver/ship/route', { body }, { signal });
  const route = await client.waitForJob('GET /api/portserver/ship/route/{id}', { id }, { signal });
  // Without a format it is JSON.
  return route as ApiObjects['Route'];
}

/** Requests the distance of each leg, one after another: a user has one such request at a time. */
export async function requestDistances(
  client: Client,
  { legs, avoid }: Extract<RoutePlan, { type: 'distance' }>,
  signal: AbortSignal,
): Promise<PlannedLeg[]> {
  const planned: PlannedLeg[] = [];
  for (const [from, to] of legs) {
    const body = { origins: [from], destinations: [to], ...(avoid.length > 0 && { avoid }) };
    const { distances } = await client.request(
      'POST /api/portserver/distances',
      { body },
      { signal },
    );
    planned.push({ ...distances[0]!, from: textOf(from), to: textOf(to) });
  }
  return planned;
}

function textOf({ port, position }: ApiObjects['Destination']): string {
  return port ? port.locode : position!.coordinates.join(', ');
}
