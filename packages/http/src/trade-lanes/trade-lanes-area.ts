import type { MaritimeService } from '@roadstead/service';
import type { Area } from '../door/operation.ts';
import {
  administrationOperations,
  CONTAINER_LABELS,
  statisticsOperation,
} from './lane-operations.ts';
import { BOOKING, LANE_STATISTIC, TAKEN_BOOKINGS, TAKEN_ROWS, VOYAGE } from './lane-schemas.ts';

/** Trade lane analytics, with the tokens of the prediction API. @param base what comes before its paths */
export function tradeLanesArea({ tradeLanes }: MaritimeService, base: string): Area {
  return {
    name: 'Trade lanes',
    base,
    description:
      'How carriers sail from one port to another, by their schedules, the port calls that were seen, and their bookings.',
    schemas: {
      bodies: { VoyageBody: VOYAGE, BookingBody: BOOKING },
      replies: {
        LaneStatistic: LANE_STATISTIC,
        TakenRows: TAKEN_ROWS,
        TakenBookings: TAKEN_BOOKINGS,
      },
    },
    usageLabels: CONTAINER_LABELS,
    operations: [statisticsOperation(tradeLanes), ...administrationOperations(tradeLanes)],
  };
}
