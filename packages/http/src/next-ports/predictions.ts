import type { MaritimeService, NextPorts, ShipNextPortRecord } from '@roadstead/service';
import type { z } from 'zod';
import type { Authenticator } from '../identity/authenticator.ts';
import { loginOperations } from '../identity/login.ts';
import { IMO_IN_PATH, locode } from '../request/index.ts';
import {
  json,
  type Operation,
  type RouteGroup,
  route,
  timestampWithOffset,
  unwrap,
} from '../server/index.ts';
import { PREDICTIONS } from './prediction-schemas.ts';

const COMMON = {
  scheme: 'token',
  replies: { 200: ['Most probable first.', PREDICTIONS] },
} as const;
/** The prediction API, which has its own login. @param base of its paths */
export function predictionRoutes(
  { identity, nextPorts }: MaritimeService,
  authenticator: Authenticator,
  base: string,
): RouteGroup {
  return {
    name: 'Prediction API',
    base,
    description:
      'Next ports of ships, for clients that log in for a token. Times are UTC with milliseconds and `+00:00`.',
    operations: [
      ...(authenticator.hasHostLogin ? [] : loginOperations(identity, authenticator)),
      ...(nextPorts ? predictionOperations(nextPorts) : []),
    ],
  };
}

function predictionOperations(nextPorts: NextPorts): readonly Operation[] {
  return [
    route.get('/nextport/vessel/{vessel_imo_number}/predictions', 'predictNextPorts', {
      problems: [422],
      ...COMMON,
      summary: 'Predict the next ports of a ship',
      description: 'Empty for a ship without reports.',
      path: { vessel_imo_number: IMO_IN_PATH },
      handle: async ({ path }) =>
        json(predictionsJson(await nextPorts.listOfShip(path.vessel_imo_number))),
    }),
    route.get('/nextport/port/{un_location_code}/predictions', 'predictArrivals', {
      problems: [404, 422],
      ...COMMON,
      summary: 'Predict the ships whose next port is a port',
      description: 'The UN/LOCODE of no known port is 404; another text is 422.',
      path: { un_location_code: locode('The UN/LOCODE of a port, or an alternative one in use.') },
      handle: async ({ path }) =>
        json(predictionsJson(unwrap(await nextPorts.listOfPort(path.un_location_code)))),
    }),
  ];
}

function predictionsJson(records: readonly ShipNextPortRecord[]): z.infer<typeof PREDICTIONS> {
  return {
    predictions: records.map(({ imo, locode, probability, etaMs, isSilent }) => ({
      un_location_code: locode,
      eta_datetime: etaMs === null ? null : timestampWithOffset(etaMs),
      probability,
      vessel_imo_number: imo,
      silent: isSilent,
    })),
  };
}
