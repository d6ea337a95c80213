import type { MaritimeService } from '@roadstead/service';
import type { Gate } from '../door/gate.ts';
import type { Area } from '../door/operation.ts';
import { loginOperations } from './login-operations.ts';
import { predictionOperations } from './prediction-operations.ts';
import { LOGIN, LOGIN_BODY, PREDICTION } from './prediction-schemas.ts';

/** The prediction API, which has a way in of its own. @param base what comes before its paths */
export function predictionArea(
  { identity, nextPorts }: MaritimeService,
  gate: Gate,
  base: string,
): Area {
  return {
    name: 'Prediction API',
    base,
    description:
      'Next ports of ships, for clients that log in for a token. Times are UTC with milliseconds and `+00:00`.',
    schemas: {
      bodies: { LoginBody: LOGIN_BODY },
      replies: { Login: LOGIN, Prediction: PREDICTION },
    },
    operations: [
      ...loginOperations(identity, gate),
      ...(nextPorts ? predictionOperations(nextPorts) : []),
    ],
  };
}
