import { OLD, TANKER, TANKER_IMO } from '../fleet.ts';
import { ok, type Row } from '../row.ts';
import { AREA, refused, TANKER_JSON } from './tracking-forms.ts';

const INFO = 'POST /ship/info';

/** Of a ship that has only said where it is. */
const SILENT_JSON = {
  ...{ a2: 'DE', country: 'Germany (Federal Republic of)', mmsi: OLD },
  ...{ callsign: null, destination: null, draught: null, eta: null, imo: null, length: null },
  ...{ name: null, shiptype: null, width: null },
};

const found = (by: string, ship: object): Row => ({
  operation: INFO,
  shows: `${AREA}: ${INFO}, "any of \`mmsi\`, \`imo\`, \`name\`, \`callsign\`": ${by}; Ship: every field`,
  exchange: { send: { body: { ship } }, back: ok({ ship: TANKER_JSON }) },
});

export const INFOS: readonly Row[] = [
  found('mmsi, "request bodies carry it as a string"', { mmsi: String(TANKER) }),
  found('mmsi as a number', { mmsi: TANKER }),
  found('imo', { imo: TANKER_IMO }),
  found('name', { name: 'Alma Maersk' }),
  found('callsign', { callsign: 'PABC' }),
  found('all of them', {
    mmsi: String(TANKER),
    imo: TANKER_IMO,
    name: 'ALMA MAERSK',
    callsign: 'PABC',
  }),
  {
    operation: INFO,
    shows: 'decision: Unknown values, "null, never 0 nor AIS\'s codes"',
    exchange: { send: { body: { ship: { mmsi: String(OLD) } } }, back: ok({ ship: SILENT_JSON }) },
  },
  refused(
    INFO,
    'decision: 404 unknown: no ship that all fits',
    { ship: { mmsi: String(TANKER), callsign: 'PXYZ' } },
    [],
    404,
  ),
  refused(INFO, `${AREA}: ${INFO}, "\`ship\` object"`, {}, ['/ship']),
  refused(INFO, `${AREA}: ${INFO}, any of them has to be there`, { ship: {} }, ['/ship']),
  refused(
    INFO,
    'General rules: "A ship is identified by MMSI", "a vessel by IMO number"',
    { ship: { mmsi: 'x', imo: 1 } },
    ['/ship/mmsi', '/ship/imo'],
  ),
  refused(INFO, 'decision: 400 malformed JSON', '{', [''], 400),
];
