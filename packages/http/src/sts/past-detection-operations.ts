import { type Answer, refusal } from '@roadstead/model';
import type { PastDetection, StsArea } from '@roadstead/service';
import type { UserOperation } from '../door/operation.ts';
import { answerReply } from '../door/replies.ts';
import { ID, type Parameter, timestampParameter } from '../read/parameters.ts';
import { QueryReader } from '../read/query-reader.ts';
import { readId } from '../read/read-id.ts';
import { pastDetectionJson } from './configuration-json.ts';
import { PAST_DETECTION } from './configuration-schemas.ts';

const JOB: Parameter = { ...ID, name: 'job', description: 'The id of the detection.' };
const BEGIN = timestampParameter('begin', 'Where the period begins.');
const END = timestampParameter('end', 'Where it ends, at most 400 days later.');
const CONTENT = { 'application/json': PAST_DETECTION };

/**
 * An extension of ours: configurations detect from now on, so people want to run them over what is stored.
 * @param address of the area, for Location
 */
export function pastDetectionOperations(sts: StsArea, address: string): readonly UserOperation[] {
  return [
    {
      method: 'POST',
      path: '/configurations/{id}/detect',
      id: 'detectPast',
      access: 'users',
      summary: 'Run a configuration over stored history (extension)',
      description:
        'Events that fired within the period and have ended are entered, marked with `found_in_past`; those that are known ' +
        'already stay as they are.',
      pathParameters: [ID],
      queryParameters: [BEGIN, END],
      replies: {
        202: { description: 'It runs; `Location` says where to look.', content: CONTENT },
      },
      async handle({ caller, pathValues, query }) {
        const id = readId(pathValues[0], 'configuration');
        if (!id.ok) return id;
        const reader = new QueryReader(query);
        const beginMs = reader.timestamp(BEGIN);
        const endMs = reader.timestamp(END);
        if (reader.refusal) return { ok: false, failure: reader.refusal };
        if (beginMs === undefined || endMs === undefined) {
          throw new Error('A required parameter is missing, and nobody said so.');
        }
        const job = await sts.detectPast(caller, id.value, { beginMs, endMs });
        const locate = (at: PastDetection): string =>
          `${address}/configurations/${at.configurationId}/detect/${at.id}`;
        return answerReply(job, pastDetectionJson, 202, locate);
      },
    },
    {
      method: 'GET',
      path: '/configurations/{id}/detect/{job}',
      id: 'getPastDetection',
      access: 'users',
      summary: 'How far a detection over stored history is (extension)',
      description: 'For the user who began it, and administrators.',
      pathParameters: [ID, JOB],
      replies: { 200: { description: 'The detection.', content: CONTENT } },
      async handle({ caller, pathValues }) {
        const id = readId(pathValues[0], 'configuration');
        if (!id.ok) return id;
        const jobId = readId(pathValues[1], 'detection', JOB);
        if (!jobId.ok) return jobId;
        const job = await sts.pastDetection(caller, jobId.value);
        return answerReply(ofConfiguration(job, id.value), pastDetectionJson);
      },
    },
  ];
}

function ofConfiguration(
  job: Answer<PastDetection>,
  configurationId: number,
): Answer<PastDetection> {
  if (!job.ok || job.value.configurationId === configurationId) return job;
  return refusal('not-found', `Configuration ${configurationId} has no detection ${job.value.id}.`);
}
