import type { RowsOfArea } from './row.ts';
import { NEXT_PORT_ROWS } from './rows/next-port.ts';
import { REPORT_ROWS } from './rows/reports.ts';
import { ROUTE_ROWS } from './rows/routes.ts';
import { SHAPE_FILE_ROWS } from './rows/shape-files.ts';
import { SHAPE_ROWS } from './rows/shapes.ts';
import { CONFIGURATION_ROWS } from './rows/sts-configurations.ts';
import { EVENT_ROWS } from './rows/sts-events.ts';
import { TRACKING_ROWS } from './rows/tracking.ts';

/** Specification and decisions, line by line. */
export const ROWS_OF_AREAS: readonly RowsOfArea[] = [
  {
    area: 'STS detection',
    base: '/api/ingress/event-detection',
    rows: [...CONFIGURATION_ROWS, ...EVENT_ROWS],
  },
  { area: 'Vessel tracking', base: '/api/portserver', rows: TRACKING_ROWS },
  { area: 'Route and ETA', base: '/api/portserver', rows: ROUTE_ROWS },
  { area: 'Report jobs', base: '/api/jobserver', rows: REPORT_ROWS },
  { area: 'Shapes', base: '/api/config', rows: [...SHAPE_ROWS, ...SHAPE_FILE_ROWS] },
  { area: 'Next port, cluster variant', base: '/api/shiptracker', rows: NEXT_PORT_ROWS },
];
