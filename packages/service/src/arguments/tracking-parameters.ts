import { z } from 'zod';
import type { Tracking, Tracks } from '../tracking/tracking.ts';
import type { MethodParameters } from './check-arguments.ts';
import {
  CALLER,
  listOf,
  NUMBERED,
  PAGING,
  SHIPS_MAX,
  SIGNAL,
  TEXT,
  TIME_MS,
  WHOLE,
} from './parameter-schemas.ts';

const BOX = z.object({
  west: z.number(),
  south: z.number(),
  east: z.number(),
  north: z.number(),
});

export const TRACKS_PARAMETERS: MethodParameters<Tracks> = {
  request: {
    caller: CALLER,
    request: z.object({ mmsi: WHOLE, beginMs: TIME_MS, endMs: TIME_MS, stepMs: TIME_MS }),
  },
  get: NUMBERED,
};

export const TRACKING_PARAMETERS: MethodParameters<Tracking> = {
  findShip: {
    search: z.object({
      mmsi: WHOLE.optional(),
      imo: WHOLE.optional(),
      name: TEXT.optional(),
      callsign: TEXT.optional(),
    }),
  },
  findTracks: {
    request: z.object({
      beginMs: TIME_MS,
      endMs: TIME_MS,
      box: BOX.optional(),
      stepMs: z.number().positive().optional(),
    }),
    signal: SIGNAL.optional(),
  },
  search: { query: TEXT, limit: z.int().min(1) },
  listChangedShips: { after: TEXT.nullable() },
  getPosition: { mmsi: WHOLE },
  listPositions: { mmsis: listOf(WHOLE, SHIPS_MAX) },
  findPositions: {
    search: z.object({
      box: BOX.optional(),
      sinceMs: TIME_MS.optional(),
      types: TEXT.optional(),
    }),
    paging: PAGING,
  },
  listChangedPositions: { after: WHOLE },
  getShiptype: { mmsi: WHOLE },
  listPortCalls: { mmsi: WHOLE },
};
