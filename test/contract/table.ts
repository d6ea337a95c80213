import type { RowsOfArea } from './row.ts';
import { ADMINISTRATION_ROWS } from './rows/administration.ts';
import { CONFIGURATION_ROWS } from './rows/configurations.ts';
import { EVENT_ROWS } from './rows/events.ts';
import { EXPIRY_ROWS } from './rows/expiry.ts';
import { EXTENSION_ROWS } from './rows/extensions.ts';
import { HTTP_ROWS, OUTSIDE_ROWS } from './rows/http-rules.ts';
import { NEXT_PORT_ROWS } from './rows/next-port.ts';
import { PREDICTION_ROWS } from './rows/prediction.ts';
import { REPORT_ROWS } from './rows/reports.ts';
import { ROUTE_ROWS } from './rows/routes.ts';
import { SHAPE_FILE_ROWS } from './rows/shape-files.ts';
import { SHAPE_ROWS } from './rows/shapes.ts';
import { TRACKING_ROWS } from './rows/tracking.ts';
import { TRADE_LANE_ROWS } from './rows/trade-lanes.ts';

const STS = { base: '/api/ingress/event-detection' };
const TRACKING = { base: '/api/portserver' };
const SHAPES = { base: '/api/config' };

/**
 * The requirements of each operation, row by row. Requests are in this order, and rows with a constant exchange may use data
 * of earlier ones.
 */
export const TABLE: readonly RowsOfArea[] = [
  { area: 'Configurations', ...STS, rows: CONFIGURATION_ROWS },
  { area: 'Events', ...STS, rows: EVENT_ROWS },
  { area: 'Vessel tracking', ...TRACKING, rows: TRACKING_ROWS },
  { area: 'Route and ETA', ...TRACKING, rows: ROUTE_ROWS },
  { area: 'Report jobs', base: '/api/jobserver', rows: REPORT_ROWS },
  { area: 'Shapes', ...SHAPES, rows: SHAPE_ROWS },
  { area: 'Import and export of shapes', ...SHAPES, rows: SHAPE_FILE_ROWS },
  { area: 'Next port, cluster variant', base: '/api/shiptracker', rows: NEXT_PORT_ROWS },
  { area: 'Prediction API', base: '', rows: PREDICTION_ROWS },
  { area: 'Administration', base: '', rows: ADMINISTRATION_ROWS },
  { area: 'Trade lane analytics', base: '', rows: TRADE_LANE_ROWS },
  { area: 'Beyond the specification', base: '', rows: EXTENSION_ROWS },
  { area: 'Authentication, Errors, Limits', base: '', rows: HTTP_ROWS },
];

/** Requests that match no operation. */
export const OUTSIDE: RowsOfArea = { area: 'No operation', base: '', rows: OUTSIDE_ROWS };

/** Rows that run last. */
export const EXPIRY: RowsOfArea = {
  area: 'At the end',
  base: '',
  rows: EXPIRY_ROWS,
};
