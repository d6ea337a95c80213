import { OLD_SHIP, TANKER, TANKER_IMO } from '../fleet-records.ts';
import { ok, type Row } from '../row.ts';
import { AREA, refused, TANKER_JSON } from './tracking-forms.ts';

const INFO = 'POST /ship/info';

/** A ship without static reports. */
const SILENT_JSON = {
  ...{ a2: 'DE', country: 'Germany (Federal Republic of)', mmsi: OLD_SHIP },
  ...{ callsign: null, destination: null, draught: null, eta: null, imo: null, length: null },
  ...{ name: null, shiptype: null, width: null },
};

const found = (by: string, ship: object): Row => ({
  operation: INFO,
  requirement: `${AREA}: ${INFO}, "any of \`mmsi\`, \`imo\`, \`name\`, \`callsign\`": ${by}; Ship: every field`,
  exchange: { request: { body: { ship } }, response: ok({ ship: TANKER_JSON }) },
});

export const INFOS: readonly Row[] = [
  found('mmsi, "request bodies carry it as a string"', { mmsi: String(TANKER) }),
  found('mmsi as a number', { mmsi: TANKER }),
  found('imo', { imo: TANKER_IMO }),
  found('name', { name: 'Alma Maersk' }),
  found('callsign', { callsign: 'PABC' }),
  found('all of these', {
    mmsi: String(TANKER),
    imo: TANKER_IMO,
    name: 'ALMA MAERSK',
    callsign: 'PABC',
  }),
  {
    operation: INFO,
    requirement: 'decision: Unknown values, "null, never 0 nor AIS\'s codes"',
    exchange: {
      request: { body: { ship: { mmsi: String(OLD_SHIP) } } },
      response: ok({ ship: SILENT_JSON }),
    },
  },
  refused(
    INFO,
    'decision: 404 unknown: no ship that matches all',
    { ship: { mmsi: String(TANKER), callsign: 'PXYZ' } },
    [],
    404,
  ),
  refused(INFO, `${AREA}: ${INFO}, "\`ship\` object"`, {}, ['/ship']),
  refused(INFO, `${AREA}: ${INFO}, at least one of them is required`, { ship: {} }, ['/ship']),
  refused(
    INFO,
    'General rules: "A ship is identified by MMSI", "a vessel by IMO number"',
    { ship: { mmsi: 'x', imo: 1 } },
    ['/ship/mmsi', '/ship/imo'],
  ),
  refused(INFO, 'decision: 400 malformed JSON', '{', [''], 400),
];
