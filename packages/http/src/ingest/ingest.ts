import {
  type ColumnMap,
  FeedError,
  parseColumns,
  readCsv,
  readJsonArray,
  readNdjson,
  readNmea,
} from '@roadstead/ais';
import type { MaritimeService } from '@roadstead/service';
import { z } from 'zod';
import { BATCH_REPORTS } from '../limits.ts';
import { bodyChunks, mediaTypeOf, otherBody, type Parameter } from '../request/index.ts';
import {
  type AppContext,
  HttpError,
  json,
  type OperationResponse,
  type RouteGroup,
  route,
} from '../server/index.ts';
import { abortWhenStopping } from './abort-when-stopping.ts';
import { INGEST_RESULT, POSITION_RECORD, POSITION_RECORDS } from './ingest-schemas.ts';
import { IngestSession } from './ingest-session.ts';

/** Readers by media type. NMEA has no registered type. */
const READERS: ReadonlyMap<string, typeof readCsv> = new Map([
  ['application/json', readJsonArray],
  ['application/x-ndjson', readNdjson],
  ['application/ndjson', readNdjson],
  ['application/jsonl', readNdjson],
  ['text/csv', readCsv],
  ['text/plain', readNmea],
  ['application/nmea', readNmea],
  ['application/x-nmea', readNmea],
]);

const COLUMNS: Parameter<ColumnMap> = {
  schema: z.string(),
  rule: 'must be of the form field=column,field=column.',
  description:
    'Columns of CSV, or dotted paths of JSON, whose names are not known: `mmsi=id,longitude=pos.x/600000,timestamp=when:MM/dd/yyyy HH:mm`.',
  read(text, reject) {
    const columns = parseColumns(text);
    return columns.ok ? columns.value : reject('malformed', columns.error);
  },
};

/** Ingestion of position reports (extension). */
export function ingestRoutes(service: MaritimeService): RouteGroup {
  return {
    name: 'Ingest',
    base: '/api/ingress',
    description:
      'Position reports for the detection (extension), from users with the role `feeder` and administrators.',
    operations: [
      route.post('/positions', 'ingestPositions', {
        access: 'feeders',
        isFeed: true,
        summary: 'Ingest position reports (extension)',
        description:
          'A JSON array or an object that contains one (GeoJSON, for example), JSON lines, CSV with a header, or NMEA 0183 ' +
          '(text/plain), read as a stream, in the dialects of the major providers. The response follows when all ' +
          'records are durable. A record with any of the fields from `imo` on is also a static report of the ship, and then needs no ' +
          'position. Late records are stored, but are too late for the detection. Repeated records are stored once.',
        body: otherBody({
          'application/json': POSITION_RECORDS,
          'application/x-ndjson': POSITION_RECORD,
          'text/csv': null,
          'text/plain': null,
        }),
        replies: { 200: ['The result.', INGEST_RESULT] },
        query: { columns: COLUMNS },
        handle: ({ context, query }) => ingest(service, context, query.columns),
      }),
    ],
  };
}

async function ingest(
  service: MaritimeService,
  context: AppContext,
  columns: ColumnMap = {},
): Promise<OperationResponse> {
  const { feedBytes, jsonDepth: jsonDepthMax, rejectedListed } = context.get('state').limits;
  const type = mediaTypeOf(context.req.raw.headers, [...READERS.keys()]);
  const read = READERS.get(type) ?? readJsonArray;
  const session = new IngestSession(service, rejectedListed);
  try {
    const chunks = abortWhenStopping(bodyChunks(context, feedBytes), service);
    const options = { statics: true, batchSize: BATCH_REPORTS, jsonDepthMax, columns };
    await session.ingestAll(read(chunks, options));
  } catch (error) {
    if (!(error instanceof HttpError || error instanceof FeedError)) throw error;
    throw interrupted(error, session);
  }
  return json(session.summary);
}

/** Adds to an error how many records were processed before it. */
function interrupted(
  { code, message }: HttpError | FeedError,
  { summary }: IngestSession,
): HttpError {
  const { accepted, rejected_total: rejected } = summary;
  const detail = `${message} Records before that: ${accepted} accepted, ${rejected} rejected.`;
  return new HttpError({ code, detail });
}
