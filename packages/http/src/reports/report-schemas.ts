import {
  AREA_GEOMETRY,
  LINE_STRING_JSON,
  MULTI_LINE_STRING_JSON,
  SECONDS_JSON,
} from '@roadstead/model';
import { REPORT_BODY, REPORT_RECORD_JSON, REPORT_TYPES } from '@roadstead/reports';
import { z } from 'zod';
import { pageSchema, responseObject } from '../server/index.ts';

/** A line, which may be split at the antimeridian. */
const LINE = z.union([LINE_STRING_JSON, MULTI_LINE_STRING_JSON]);

const SHAPE = z.union([AREA_GEOMETRY, LINE]);

/** The body of a report request; the type of the report decides how its shape is parsed. */
export const REPORT_REQUEST = REPORT_BODY.extend({
  shape: SHAPE.nullish(),
}).meta({ id: 'ReportRequest' });

/** A report of a list. */
const LISTED_REPORT = responseObject('ListedReport', {
  id: z.int(),
  status: z.enum(['running', 'finished', 'aborted']),
  progress: z.int().min(0).max(100).describe('Percent of the work.'),
  created: SECONDS_JSON,
  started: SECONDS_JSON.nullable().describe('Null while it is queued.'),
  ended: SECONDS_JSON.nullable().describe('Time at which it was finished or aborted.'),
  error: z.string().nullable().describe('Reason of the abortion.'),
  type: z.enum(REPORT_TYPES),
  name: z.string(),
  begin: SECONDS_JSON,
  end: SECONDS_JSON,
  owner: z.guid(),
});

/** A page of reports. */
export const REPORTS = pageSchema('ReportPage', LISTED_REPORT);

/** Status of a report, with what was requested. */
export const REPORT_STATUS = LISTED_REPORT.extend({
  shape: SHAPE.nullable().describe('Extension, as all of the request: its area or line.'),
}).meta({ id: 'ReportStatus' });

export const NOT_FINISHED = responseObject('UnfinishedReport', {
  status: z.enum(['running', 'aborted']),
});

/** The result of a report: records of its type. */
export const REPORT_RESULT = responseObject('ReportResult', {
  records: z.array(REPORT_RECORD_JSON),
});
