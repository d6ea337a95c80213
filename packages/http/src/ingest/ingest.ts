import { type ColumnMap, parseColumns } from '@roadstead/ais';
import type { ByteIngestOptions, ByteIngestResult, MaritimeService } from '@roadstead/service';
import { z } from 'zod';
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

/** Formats by media type. NMEA has no registered type. */
const FORMATS: ReadonlyMap<string, ByteIngestOptions['format']> = new Map([
  ['application/json', 'json'],
  ['application/x-ndjson', 'ndjson'],
  ['application/ndjson', 'ndjson'],
  ['application/jsonl', 'ndjson'],
  ['text/csv', 'csv'],
  ['text/plain', 'nmea'],
  ['application/nmea', 'nmea'],
  ['application/x-nmea', 'nmea'],
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
  const type = mediaTypeOf(context.req.raw.headers, [...FORMATS.keys()]);
  const format = FORMATS.get(type) ?? 'json';
  const options = { format, columns, jsonDepthMax, rejectedMax: rejectedListed };
  const bytes = service.ingestBytes(options);
  try {
    const chunks = abortWhenStopping(bodyChunks(context, feedBytes), service);
    for await (const chunk of chunks) if (!(await bytes.write(chunk))) break;
  } catch (error) {
    const result = await bytes.abort();
    throw error instanceof HttpError ? interrupted(error.code, error.message, result) : error;
  }
  const result = await bytes.end();
  if (result.error) throw interrupted(result.error.code, result.error.detail, result);
  return json(resultJson(result));
}

function resultJson(result: ByteIngestResult): z.infer<typeof INGEST_RESULT> {
  const { accepted, late, rejected, rejectedTotal, warnings } = result;
  return {
    ...{ accepted, late, rejected: [...rejected], rejected_total: rejectedTotal },
    ...(warnings.length > 0 && {
      warnings: warnings.map(
        ({ detail, columns }) =>
          `The numbers seem to have other units: ${detail}. Use columns=${columns}`,
      ),
    }),
  };
}

/** Returns an error with the number of records that were processed before it. */
function interrupted(
  code: HttpError['code'],
  message: string,
  { accepted, rejectedTotal }: ByteIngestResult,
): HttpError {
  const detail = `${message} Records before that: ${accepted} accepted, ${rejectedTotal} rejected.`;
  return new HttpError({ code, detail });
}
