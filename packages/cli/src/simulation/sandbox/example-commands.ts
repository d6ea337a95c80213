import type { MaritimeService } from '@roadstead/service';
import { DEMO, DEMO_KEY } from './demo-users.ts';
import type { ExampleShip } from './find-example.ts';
import type { Lane } from './submit-schedules.ts';

/** Shell commands that can be pasted as they are. */
export interface ExampleCommand {
  readonly title: string;
  readonly commands: readonly string[];
}

/** The values that the examples need. */
export interface Example extends ExampleShip {
  readonly url: string;
  readonly lane: Lane;
  readonly service: MaritimeService;
  /** The begin of the history at full reporting intervals, and the present. */
  readonly beginMs: number;
  readonly nowMs: number;
}

/** From the tip of Jutland to Sweden: all traffic to and from the Baltic crosses it. */
const SKAW_LINE = [
  [10.65, 57.74],
  [11.75, 57.74],
];
const JSON_TYPE = `-H 'Content-Type: application/json'`;

/** Returns five examples, one for each main capability. */
export function exampleCommands(example: Example): readonly ExampleCommand[] {
  const { url, ship, next, lane, service } = example;
  const curl = `curl -u ${DEMO.name}:${DEMO.password}`;
  const key = `-H 'X-Api-Key: ${DEMO_KEY}'`;
  const tracking = `${url}/api/portserver`;
  const detection = `${url}/api/ingress/event-detection`;
  const events = `${detection}/s2s-events`;
  const reports = `${url}/api/jobserver/stat`;
  const names = (locode: string): string => service.nextPorts?.getPortName(locode) ?? locode;
  const route = {
    source: { ship: { mmsi: String(ship.mmsi) } },
    destination: { port: { locode: next.locode } },
  };
  const report = skawReport(example);
  return [
    {
      title:
        'Current transfers, about four new ones an hour, what the first event of yesterday was, and ships that loiter',
      commands: [
        `${curl} ${events}/current`,
        `${curl} ${events}/1/assessment`,
        `${curl} '${detection}/vessel-events?kind=loitering'`,
      ],
    },
    {
      title: `The ${ship.name}: its position, its next port, and other arrivals there`,
      commands: [
        `${curl} ${tracking}/ship/position/${ship.mmsi}`,
        `${curl} ${url}/api/shiptracker/nextport/ship/${ship.imo}`,
        `${curl} ${url}/api/shiptracker/nextport/arrivals/${next.locode}`,
      ],
    },
    {
      title: `Its route to ${names(next.locode)}, with ETA (a result can be read once; the next one is route/2)`,
      commands: [
        `${curl} ${tracking}/ship/route ${JSON_TYPE} -d '${JSON.stringify(route)}'`,
        `${curl} ${tracking}/ship/route/1`,
      ],
    },
    {
      title: 'A report: ships that passed the Skaw since yesterday, once it is finished',
      commands: [
        `${curl} ${reports}/passageline ${JSON_TYPE} -d '${JSON.stringify(report)}'`,
        `until ${curl} -s ${reports}/statistic/1 | grep finished; do sleep 1; done`,
        `${curl} ${reports}/passageline/result/1`,
      ],
    },
    {
      title: `Carriers from ${names(lane.origin)} to ${names(lane.destination)}, and the credits used: this interface requires the key and a token`,
      commands: [
        `TOKEN=$(curl -s ${url}/authentication/login ${key} ${JSON_TYPE} ` +
          `-d '{"user_id":"${DEMO.name}","password":"${DEMO.password}"}' | sed 's/.*"token":"\\([^"]*\\).*/\\1/')`,
        `curl '${url}/tradelane-analytics/journey-statistics?${laneQuery(lane)}' ${key} -H "Authorization: Bearer $TOKEN"`,
        `curl ${url}/administration/usage/credits ${key} -H "Authorization: Bearer $TOKEN"`,
      ],
    },
  ];
}

/** The request of a report of the ships that passed the Skaw. */
function skawReport({ beginMs, nowMs }: Example): object {
  return {
    name: 'The Skaw',
    begin: timestamp(beginMs),
    end: timestamp(nowMs),
    shape: { type: 'LineString', coordinates: SKAW_LINE },
  };
}

function laneQuery({ origin, destination }: Lane): string {
  return `origin_un_location_code=${origin}&destination_un_location_code=${destination}`;
}

/** Whole seconds, as in the interface. */
function timestamp(timeMs: number): string {
  return new Date(timeMs).toISOString().replace(/\.\d+Z$/, 'Z');
}
