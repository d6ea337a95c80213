import { areaVisitsReport } from './area-visits.ts';
import { densityReport } from './density.ts';
import { multishipReport } from './multiship.ts';
import { passageLineReport } from './passage-line.ts';
import { portCallsReport } from './port-calls.ts';
import type { ReportRunOptions } from './report-execution.ts';
import {
  areaVisitsJson,
  densityCellJson,
  passageJson,
  portStayJson,
  type ReportRecordJson,
  shipActivityJson,
} from './report-json.ts';
import type { ReportRequest } from './report-request.ts';
import type { ReportSource } from './report-source.ts';

/**
 * The records of a report of any type, in the order of its type, in their JSON form.
 * @throws the reason of the aborted signal, and errors of the source
 */
export function reportRecords(
  request: ReportRequest,
  source: ReportSource,
  options: ReportRunOptions = {},
): AsyncGenerator<ReportRecordJson, void, undefined> {
  switch (request.type) {
    case 'multiship':
      return toJson(multishipReport(request, source, options), shipActivityJson);
    case 'passageline':
      return toJson(passageLineReport(request, source, options), passageJson);
    case 'areavisits':
      return toJson(areaVisitsReport(request, source, options), areaVisitsJson);
    case 'portcalls':
      return toJson(portCallsReport(request, source, options), portStayJson);
    case 'density':
      return toJson(densityReport(request, source, options), densityCellJson);
  }
}

async function* toJson<Record, Json>(
  records: AsyncIterable<Record>,
  json: (record: Record) => Json,
): AsyncGenerator<Json, void, undefined> {
  for await (const record of records) yield json(record);
}
