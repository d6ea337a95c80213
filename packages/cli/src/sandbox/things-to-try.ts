import type { MaritimeService } from '@roadstead/service';
import { DEMO, DEMO_KEY } from './demo-users.ts';
import type { ExampleShip } from './find-example.ts';
import type { Lane } from './hand-in-papers.ts';

/** Commands of a shell that can be pasted as they are, and what they answer. */
export interface ThingToTry {
  readonly title: string;
  readonly commands: readonly string[];
}

/** Of what is asked for here. */
export interface Example extends ExampleShip {
  readonly url: string;
  readonly lane: Lane;
  readonly service: MaritimeService;
  /** Since when ships are heard as usual, and now. */
  readonly beginMs: number;
  readonly nowMs: number;
}

/** From the tip of Jutland to Sweden: what goes to and from the Baltic passes it. */
const SKAW_LINE = [
  [10.65, 57.74],
  [11.75, 57.74],
];
const JSON_TYPE = `-H 'Content-Type: application/json'`;

/** Five things, one for each of the areas that are asked for most. */
export function thingsToTry(example: Example): readonly ThingToTry[] {
  const { url, ship, next, lane, service } = example;
  const curl = `curl -u ${DEMO.name}:${DEMO.password}`;
  const key = `-H 'X-Api-Key: ${DEMO_KEY}'`;
  const tracking = `${url}/api/portserver`;
  const reports = `${url}/api/jobserver/stat`;
  const names = (locode: string): string => service.nextPorts?.portName(locode) ?? locode;
  const port = names(next.locode);
  const route = {
    source: { ship: { mmsi: String(ship.mmsi) } },
    destination: { port: { locode: next.locode } },
  };
  const report = {
    name: 'The Skaw',
    begin: timestamp(example.beginMs),
    end: timestamp(example.nowMs),
    shape: { type: 'LineString', coordinates: SKAW_LINE },
  };
  return [
    {
      title: 'Transfers that are going on; a new one begins somewhere each quarter of an hour',
      commands: [`${curl} ${url}/api/ingress/event-detection/s2s-events/current`],
    },
    {
      title: `Where the ${ship.name} is, where it calls next, and who else comes there`,
      commands: [
        `${curl} ${tracking}/ship/position/${ship.mmsi}`,
        `${curl} ${url}/api/shiptracker/nextport/ship/${ship.imo}`,
        `${curl} ${url}/api/shiptracker/nextport/arrivals/${next.locode}`,
      ],
    },
    {
      title: `Its way to ${port}, and when it is there (to be read once; the next one is route/2)`,
      commands: [
        `${curl} ${tracking}/ship/route ${JSON_TYPE} -d '${JSON.stringify(route)}'`,
        `${curl} ${tracking}/ship/route/1`,
      ],
    },
    {
      title: 'A report: who has passed the Skaw since yesterday, as soon as it is finished',
      commands: [
        `${curl} ${reports}/passageline ${JSON_TYPE} -d '${JSON.stringify(report)}'`,
        `until ${curl} -s ${reports}/statistic/1 | grep finished; do sleep 1; done`,
        `${curl} ${reports}/passageline/result/1`,
      ],
    },
    {
      title: `How carriers sail from ${names(lane.origin)} to ${names(lane.destination)}, and what asking cost: this area wants the key and a token`,
      commands: [
        `TOKEN=$(curl -s ${url}/authentication/login ${key} ${JSON_TYPE} ` +
          `-d '{"user_id":"${DEMO.name}","password":"${DEMO.password}"}' | sed 's/.*"token":"\\([^"]*\\).*/\\1/')`,
        `curl '${url}/tradelane-analytics/journey-statistics?${laneQuery(lane)}' ${key} -H "Authorization: Bearer $TOKEN"`,
        `curl ${url}/administration/usage/credits ${key} -H "Authorization: Bearer $TOKEN"`,
      ],
    },
  ];
}

function laneQuery({ origin, destination }: Lane): string {
  return `origin_un_location_code=${origin}&destination_un_location_code=${destination}`;
}

/** To the second, as the interface has it. */
function timestamp(timeMs: number): string {
  return new Date(timeMs).toISOString().replace(/\.\d+Z$/, 'Z');
}
