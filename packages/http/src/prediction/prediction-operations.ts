import { parseLocode, refusal } from '@roadstead/model';
import type { NextPortArea } from '@roadstead/service';
import type { UserOperation } from '../door/operation.ts';
import { answerReply, jsonReply } from '../door/replies.ts';
import { textParameter } from '../read/parameters.ts';
import { imoParameter, readImo } from '../read/read-imo.ts';
import { predictionsJson } from './prediction-json.ts';
import { PREDICTIONS } from './prediction-schemas.ts';

/** What all of these have. */
const COMMON = { access: 'users', proof: 'token' } as const;
const IMO = imoParameter('vessel_imo_number');
const LOCODE = {
  ...textParameter('un_location_code', 'The UN/LOCODE of a port, also one that people use for it.'),
  rule: 'must be a UN/LOCODE, as NLRTM.',
};
const REPLIES = {
  200: { description: 'Most probable first.', content: { 'application/json': PREDICTIONS } },
};

export function predictionOperations(nextPorts: NextPortArea): readonly UserOperation[] {
  return [
    {
      ...COMMON,
      method: 'GET',
      path: '/nextport/vessel/{vessel_imo_number}/predictions',
      id: 'predictNextPorts',
      summary: 'Predict the next ports of a ship',
      description: 'Of a ship that was never heard there are none.',
      pathParameters: [IMO],
      replies: REPLIES,
      async handle({ pathValues }) {
        const imo = readImo(pathValues[0], IMO);
        return imo.ok ? jsonReply(predictionsJson(await nextPorts.ofShip(imo.value))) : imo;
      },
    },
    {
      ...COMMON,
      method: 'GET',
      path: '/nextport/port/{un_location_code}/predictions',
      id: 'predictArrivals',
      summary: 'Predict the ships whose next port is a port',
      description: 'A UN/LOCODE that is of no known port is 404; what is none is 422.',
      pathParameters: [LOCODE],
      replies: REPLIES,
      async handle({ pathValues }) {
        const locode = parseLocode(pathValues[0]);
        if (locode === undefined) {
          const problems = [{ pointer: LOCODE.name, detail: LOCODE.rule }];
          return refusal('invalid', 'There can be no such port.', problems);
        }
        return answerReply(await nextPorts.ofPort(locode), predictionsJson);
      },
    },
  ];
}
