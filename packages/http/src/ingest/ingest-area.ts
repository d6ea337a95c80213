import { FeedError, type ReadBatch, readCsv, readNdjson, readNmea } from '@roadstead/ais';
import type { MaritimeService } from '@roadstead/service';
import type { Area, AskedByUser, DoorRefusal, Outcome } from '../door/operation.ts';
import { jsonReply } from '../door/replies.ts';
import { BATCH_REPORTS } from '../limits.ts';
import { checkMediaType } from '../read/media-type.ts';
import { BodyError, readChunks } from '../read/read-body.ts';
import { RECORD, TAKEN } from './ingest-schemas.ts';
import { Intake } from './intake.ts';
import { jsonArrayLines } from './json-array-lines.ts';
import { shallowLines } from './shallow-lines.ts';
import { whileRunning } from './while-running.ts';

type Chunks = AsyncIterable<Uint8Array>;
type Read = (chunks: Chunks, depthMax: number) => AsyncIterable<ReadBatch>;

const OPTIONS = { statics: true, batchSize: BATCH_REPORTS };

const readArray: Read = (chunks, depthMax) => readNdjson(jsonArrayLines(chunks, depthMax), OPTIONS);
const readLines: Read = (chunks, depthMax) => readNdjson(shallowLines(chunks, depthMax), OPTIONS);
const readTable: Read = (chunks) => readCsv(chunks, OPTIONS);
const readSentences: Read = (chunks) => readNmea(chunks, OPTIONS);

/** How a body is read, by its media type. NMEA has none of its own that is registered. */
const READERS: ReadonlyMap<string, Read> = new Map([
  ['application/json', readArray],
  ['application/x-ndjson', readLines],
  ['application/ndjson', readLines],
  ['application/jsonl', readLines],
  ['text/csv', readTable],
  ['text/plain', readSentences],
  ['application/nmea', readSentences],
  ['application/x-nmea', readSentences],
]);

/** An extension of ours: where position reports come in. */
export function ingestArea(service: MaritimeService): Area {
  return {
    name: 'Ingest',
    base: '/api/ingress',
    description:
      'Position reports for the detection (extension), from users with the role `feeder` and administrators.',
    schemas: { bodies: { PositionRecord: RECORD }, replies: { Taken: TAKEN } },
    operations: [
      {
        method: 'POST',
        path: '/positions',
        id: 'ingestPositions',
        access: 'feeders',
        isFeed: true,
        summary: 'Take position reports (extension)',
        description:
          'A JSON array, JSON lines, CSV with a header, or NMEA 0183 (text/plain), read as it comes. The answer is given when all ' +
          'is durable. A record with any of the fields from `imo` on is also a report of the ship itself; it may do without ' +
          'a position then. Late records are kept, but were too late for the detection. The same bytes twice are kept once.',
        body: {
          'application/json': RECORD.array(),
          'application/x-ndjson': RECORD,
          'text/csv': null,
          'text/plain': null,
        },
        replies: {
          200: { description: 'What was taken.', content: { 'application/json': TAKEN } },
        },
        handle: (asked) => ingest(service, asked),
      },
    ],
  };
}

async function ingest(service: MaritimeService, asked: AskedByUser): Promise<Outcome> {
  const { request, limits } = asked;
  const type = checkMediaType(request.headers, [...READERS.keys()]);
  if (!type.ok) return type;
  const read = READERS.get(type.value) ?? readArray;
  const intake = new Intake(service, limits.rejectedListed);
  try {
    const chunks = whileRunning(readChunks(asked, limits.feedBytes), service);
    const taken = await intake.takeAll(read(chunks, limits.jsonDepth));
    return taken.ok ? jsonReply(intake.taken) : cutOff(taken.failure, intake);
  } catch (error) {
    if (error instanceof BodyError) return cutOff(error.refusal, intake);
    if (error instanceof FeedError) {
      return cutOff({ word: 'malformed', detail: error.message }, intake);
    }
    throw error;
  }
}

/** Says with why it went no further how far it had come. */
function cutOff(why: DoorRefusal, intake: Intake): Outcome {
  const { accepted, rejected_total: rejected } = intake.taken;
  const detail = `${why.detail} Records before that: ${accepted} taken, ${rejected} rejected.`;
  return { ok: false, failure: { ...why, detail } };
}
