import { expect } from 'vitest';
import { SECOND_DAY, SEPARATED } from '../fleet-records.ts';
import { INTEGER, MILLISECONDS, TEXT } from '../forms.ts';
import { WIDE_BODY } from '../initial-data.ts';
import { EXTENSION, problem, type Row } from '../row.ts';
import type { RowRequest } from '../row-request.ts';
import type { StreamReading } from '../stream-reading.ts';
import { BASE, PATH, ring } from './configuration-forms.ts';

const PREVIEW = `POST ${BASE}${PATH}/preview`;
/** It contains the pair that separates. */
const WEST = ring([5.5, 54], [6.4, 54], [6.4, 55], [5.5, 55], [5.5, 54]);
/** Previews at a time, of all users. */
const PREVIEWS_MAX = 4;
const BODY = { parameters: WIDE_BODY.parameters, geometry: WEST };
const FILTERED = { ...BODY, filters: { speed_knots_max: 30 } };

const stream: StreamReading = { until: () => false };

/** The event of the pair in the area. */
const eventOf = (kind: unknown, probability: unknown): object => ({
  ...{ mmsi_first: SEPARATED[0], mmsi_second: SEPARATED[1], kind, probability },
  ...{ name_first: null, name_second: null },
  ...{ activation_time: MILLISECONDS, fired_time: MILLISECONDS, deactivation_time: MILLISECONDS },
  s2s_pair: {
    first: expect.objectContaining({ mmsi: SEPARATED[0] }),
    second: expect.objectContaining({ mmsi: SEPARATED[1] }),
  },
});

function previewed(requirement: string, body: object, event: object): Row {
  const events = [event];
  const day = { begin: MILLISECONDS, end: MILLISECONDS };
  return {
    operation: PREVIEW,
    requirement,
    exchange: {
      request: { body, query: { begin: SECOND_DAY }, stream },
      response: {
        status: 200,
        type: 'text/event-stream',
        body: [
          { ...{ type: 'ready', ...day }, ships: INTEGER, resolution_seconds: 60 },
          { type: 'about', ...day, events },
          { type: 'heartbeat', progress: INTEGER },
          { type: 'exact', ...day, events, added: 0, removed: 0, changed: 0 },
          { type: 'end', reason: 'finished', detail: TEXT },
        ],
      },
    },
  };
}

function rejected(what: string, request: RowRequest, pointer: string): Row {
  return {
    operation: PREVIEW,
    requirement: `${EXTENSION} [V26]: rejects ${what}`,
    exchange: { request: { body: BODY, stream, ...request }, response: problem(422, [pointer]) },
  };
}

/** Previews of configurations. */
export const PREVIEW_ROWS: readonly Row[] = [
  previewed(
    `${EXTENSION} [V26]: the events of thinned tracks, then of all reports; no name is required`,
    BODY,
    eventOf(null, null),
  ),
  previewed(
    `${EXTENSION} [V26]: kind and probability under filters`,
    FILTERED,
    eventOf(TEXT, expect.any(Number)),
  ),
  {
    operation: PREVIEW,
    requirement: `${EXTENSION} [V26]: has a heartbeat, and ends when the same user opens another one`,
    exchange: async (api) => {
      const anna = { uuid: api.uuidOf('anna'), name: 'anna', roles: [] };
      return {
        request: {
          body: BODY,
          stream: {
            until: () => false,
            async whileOpen() {
              const other = await api.service.previews.open(anna, BODY);
              if (other.ok) other.value.close();
            },
          },
        },
        response: {
          ...{ status: 200, type: 'text/event-stream' },
          body: expect.arrayContaining([{ type: 'end', reason: 'replaced', detail: TEXT }]),
        },
      };
    },
  },
  rejected('no area', { body: { parameters: WIDE_BODY.parameters } }, '/geometry'),
  rejected('a wrong distance', { body: { ...BODY, parameters: 1 } }, '/parameters'),
  rejected('32 days', { query: { begin: '2026-05-01T00:00:00Z', end: SECOND_DAY } }, 'end'),
  rejected('an unknown parameter', { query: { from: SECOND_DAY } }, 'from'),
  {
    operation: PREVIEW,
    requirement: `${EXTENSION} [V26]: rejects a begin that is no timestamp`,
    exchange: {
      request: { body: BODY, query: { begin: 'yesterday' }, stream },
      response: problem(400, ['begin']),
    },
  },
  {
    operation: PREVIEW,
    requirement: `${EXTENSION} [V26]: 503 while other users have ${PREVIEWS_MAX} previews`,
    exchange: async (api) => {
      const opened = await Promise.all(
        Array.from({ length: PREVIEWS_MAX }, (_, i) =>
          api.service.previews.open({ uuid: `user ${i}`, name: `user ${i}`, roles: [] }, BODY),
        ),
      );
      const cleanUp = async (): Promise<void> => {
        for (const preview of opened) if (preview.ok) preview.value.close();
      };
      return { request: { body: BODY, stream }, response: problem(503), cleanUp };
    },
  },
];
