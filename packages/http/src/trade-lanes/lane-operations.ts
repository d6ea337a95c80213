import {
  type Locode,
  type Problem,
  parseLocode,
  type Result,
  refusal,
  success,
} from '@roadstead/model';
import type { TradeLaneArea } from '@roadstead/service';
import type { AlsoUsed } from '@roadstead/usage';
import { z } from 'zod';
import type { Asked, DoorRefusal, UserOperation } from '../door/operation.ts';
import { jsonReply } from '../door/replies.ts';
import { type TextParameter, textParameter } from '../read/parameters.ts';
import { QueryReader } from '../read/query-reader.ts';
import { readJson } from '../read/read-json.ts';
import { laneStatisticsJson, type Rows, rowsOf, takenJson } from './lane-json.ts';
import {
  BOOKINGS,
  LANE_STATISTICS,
  RECOMPUTED,
  TAKEN_BOOKINGS,
  TAKEN_ROWS,
  VOYAGES,
} from './lane-schemas.ts';

const ORIGIN = locodeParameter('origin_un_location_code', 'Where journeys begin: a UN/LOCODE.');
const DESTINATION = locodeParameter(
  'destination_un_location_code',
  'Where journeys end: a UN/LOCODE.',
);
const ALL_OR_NOTHING: TextParameter = {
  name: 'all_or_nothing',
  schema: z.string().regex(/^(?:true|false)$/),
  rule: 'must be true or false.',
  description: 'Whether nothing is taken where one row is wrong; default false.',
};
const JSON_TYPE = 'application/json';

/** Of bookings that were taken. */
const TOTAL_CONTAINERS = 'Total container count';
/** Of those, what is planned for a voyage that is known. */
const CONTAINERS_WITH_DATA = 'Container with data count';
/** Under which containers are counted. */
export const CONTAINER_LABELS: readonly string[] = [TOTAL_CONTAINERS, CONTAINERS_WITH_DATA];

/** What carriers' services did on a lane. */
export function statisticsOperation(lanes: TradeLaneArea): UserOperation {
  return {
    method: 'GET',
    path: '/tradelane-analytics/journey-statistics',
    id: 'getJourneyStatistics',
    access: 'users',
    proof: 'token',
    summary: 'Tell how carriers sail from one port to another',
    description:
      'One statistic for each carrier with journeys in the 365 days until the last midnight UTC. A call is omitted when the ship did not ' +
      'make it from a week before its time to two weeks after it, and was heard elsewhere; delayed when it arrived more than 24 hours late. ' +
      'The README of `@roadstead/trade-lanes` has all definitions and their sources.',
    queryParameters: [ORIGIN, DESTINATION],
    replies: {
      200: { description: 'By carrier code.', content: { [JSON_TYPE]: LANE_STATISTICS } },
    },
    async handle({ query }) {
      const lane = readLane(query);
      if (!lane.ok) return lane;
      const { origin, destination } = lane.value;
      return jsonReply(laneStatisticsJson(await lanes.statistics(origin, destination)));
    },
  };
}

/** What administrators put in. */
export function administrationOperations(lanes: TradeLaneArea): readonly UserOperation[] {
  const common = {
    access: 'administrators',
    proof: 'token',
    queryParameters: [ALL_OR_NOTHING],
  } as const;
  const description =
    'At most 10 000, under their name or as a bare list. One that is there already is replaced. A row that is wrong is told of, and ' +
    'the others are taken; where none could be taken the answer is 422.';
  return [
    {
      ...common,
      method: 'PUT',
      path: '/tradelane-analytics/voyages',
      id: 'putVoyages',
      summary: "Put carriers' voyages (extension)",
      description,
      body: { [JSON_TYPE]: VOYAGES },
      replies: { 200: { description: 'What was taken.', content: { [JSON_TYPE]: TAKEN_ROWS } } },
      async handle(asked) {
        const read = await readRows(asked, 'voyages');
        if (!read.ok) return read;
        const taken = await lanes.putVoyages(read.value.rows, read.value.options);
        const json = takenJson(taken, read.value, asked.limits.rejectedListed);
        return json.ok ? jsonReply(json.value) : json;
      },
    },
    {
      ...common,
      method: 'PUT',
      path: '/tradelane-analytics/bookings',
      id: 'putBookings',
      summary: "Put carriers' bookings (extension)",
      description,
      body: { [JSON_TYPE]: BOOKINGS },
      replies: {
        200: { description: 'What was taken.', content: { [JSON_TYPE]: TAKEN_BOOKINGS } },
      },
      async handle(asked) {
        const read = await readRows(asked, 'bookings');
        if (!read.ok) return read;
        const taken = await lanes.putBookings(read.value.rows, read.value.options);
        const json = takenJson(taken, read.value, asked.limits.rejectedListed);
        if (!json.ok) return json;
        const { containers, containersOnKnownVoyages } = taken;
        const body = JSON.stringify({
          ...json.value,
          containers,
          containers_on_known_voyages: containersOnKnownVoyages,
        });
        return success({ status: 200, body, alsoUsed: containersUsed(taken) });
      },
    },
    {
      method: 'POST',
      path: '/tradelane-analytics/recomputation',
      id: 'recomputeStatistics',
      access: 'administrators',
      proof: 'token',
      summary: 'Look at once at what is under way (extension)',
      description:
        'Otherwise that is done once a day. What was put is looked at when it is asked for.',
      replies: { 200: { description: 'Done.', content: { [JSON_TYPE]: RECOMPUTED } } },
      async handle() {
        return jsonReply(await lanes.recompute());
      },
    },
  ];
}

/** Containers are counted as well, by the labels that the specification has. */
function containersUsed({
  containers,
  containersOnKnownVoyages,
}: Awaited<ReturnType<TradeLaneArea['putBookings']>>): readonly AlsoUsed[] {
  const common = { unit: 'CONTAINERS', text: 'Bookings' } as const;
  return [
    { ...common, endpoint: TOTAL_CONTAINERS, count: containers },
    { ...common, endpoint: CONTAINERS_WITH_DATA, count: containersOnKnownVoyages },
  ].filter(({ count }) => count > 0);
}

function locodeParameter(name: string, description: string): TextParameter {
  return { ...textParameter(name, description), rule: 'must be a UN/LOCODE, as NLRTM.' };
}

function readLane(
  query: URLSearchParams,
): Result<{ readonly origin: Locode; readonly destination: Locode }, DoorRefusal> {
  const reader = new QueryReader(query);
  const texts = [ORIGIN, DESTINATION].map((parameter) => reader.text(parameter));
  if (reader.refusal) return { ok: false, failure: reader.refusal };
  const [origin, destination] = texts.map((text) => parseLocode(text ?? ''));
  if (origin !== undefined && destination !== undefined) return success({ origin, destination });
  const problems: Problem[] = [];
  for (const [parameter, locode] of [
    [ORIGIN, origin],
    [DESTINATION, destination],
  ] as const) {
    if (locode === undefined) problems.push({ pointer: parameter.name, detail: parameter.rule });
  }
  return refusal('invalid', 'There can be no such lane.', problems);
}

async function readRows(
  asked: Asked,
  name: string,
): Promise<Result<Rows & { readonly options: { isAllOrNothing: boolean } }, DoorRefusal>> {
  const reader = new QueryReader(asked.query);
  const text = reader.text(ALL_OR_NOTHING) ?? 'false';
  if (reader.refusal) return { ok: false, failure: reader.refusal };
  if (!ALL_OR_NOTHING.schema.safeParse(text).success) {
    const problems = [{ pointer: ALL_OR_NOTHING.name, detail: ALL_OR_NOTHING.rule }];
    return refusal('malformed', 'The query cannot be read.', problems);
  }
  const body = await readJson(asked);
  if (!body.ok) return body;
  const rows = rowsOf(body.value, name);
  return rows.ok ? success({ ...rows.value, options: { isAllOrNothing: text === 'true' } }) : rows;
}
