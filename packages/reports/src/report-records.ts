import { areaVisitsReport } from './area-visits.ts';
import { densityReport } from './density.ts';
import { multishipReport } from './multiship.ts';
import { passageLineReport } from './passage-line.ts';
import { portCallsReport } from './port-calls.ts';
import {
  type AreaVisitsJson,
  areaVisitsJson,
  type DensityCellJson,
  densityCellJson,
  type PassageJson,
  type PortStayJson,
  passageJson,
  portStayJson,
  type ShipActivityJson,
  shipActivityJson,
} from './report-json.ts';
import type { ReportRequest } from './report-request.ts';
import type { ReportSource } from './report-source.ts';
import type { ReportRun } from './report-work.ts';

/** A record of a report, as JSON has it. */
export type ReportRecordJson =
  | PassageJson
  | ShipActivityJson
  | AreaVisitsJson
  | PortStayJson
  | DensityCellJson;

/**
 * The records of a report of any type, in its order, as JSON has them.
 * @throws the signal's reason where it is aborted, and what the source throws
 */
export function reportRecords(
  request: ReportRequest,
  source: ReportSource,
  run: ReportRun = {},
): AsyncGenerator<ReportRecordJson, void, undefined> {
  switch (request.type) {
    case 'multiship':
      return written(multishipReport(request, source, run), shipActivityJson);
    case 'passageline':
      return written(passageLineReport(request, source, run), passageJson);
    case 'areavisits':
      return written(areaVisitsReport(request, source, run), areaVisitsJson);
    case 'portcalls':
      return written(portCallsReport(request, source, run), portStayJson);
    case 'density':
      return written(densityReport(request, source, run), densityCellJson);
  }
}

async function* written<Record, Json>(
  records: AsyncIterable<Record>,
  json: (record: Record) => Json,
): AsyncGenerator<Json, void, undefined> {
  for await (const record of records) yield json(record);
}
