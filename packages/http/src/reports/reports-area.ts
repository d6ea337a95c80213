import type { MaritimeService } from '@roadstead/service';
import type { Area } from '../door/operation.ts';
import { reportOperations } from './report-operations.ts';
import { REPORT_BODY, REPORT_RESULT, REPORT_STATUS } from './report-schemas.ts';

const BASE = '/api/jobserver';

/** Reports of a period. */
export function reportsArea({ reporting }: MaritimeService, prefix: string): Area {
  return {
    name: 'Reports',
    base: BASE,
    description:
      'What ships did in a period: ships one by one (`multiship`), passages of a line (`passageline`), and of our own visits of an ' +
      'area (`areavisits`), port calls (`portcalls`) and the density of traffic (`density`), by the rules of `@roadstead/reports`. ' +
      'One is made at a time, in the order in which they were asked for. Times are UTC in whole seconds, distances metres, speeds ' +
      "knots; what is not known is null. Each user's reports are their own.",
    schemas: {
      bodies: { ReportRequest: REPORT_BODY },
      replies: { ReportResult: REPORT_RESULT, ReportStatus: REPORT_STATUS },
    },
    operations: reportOperations(reporting, `${prefix}${BASE}`),
  };
}
