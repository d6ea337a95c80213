import { POINT_JSON, type PointJson, type Position } from '@roadstead/model';
import { z } from 'zod';
import { VESSEL_EVENT_KINDS, type VesselEvent } from './vessel-event.ts';

/** An event of one ship as JSON. */
export const VESSEL_EVENT_JSON = z.strictObject({
  uuid: z.guid().describe('Derived from kind, ships and beginning.'),
  kind: z.enum(VESSEL_EVENT_KINDS),
  mmsi: z.int(),
  begin_time: z.iso.datetime(),
  end_time: z.iso
    .datetime()
    .nullable()
    .describe('Null while it lasts, or if its end is not known.'),
  begin_position: POINT_JSON,
  end_position: POINT_JSON.nullable(),
  other_mmsi: z
    .int()
    .nullable()
    .describe('The silent ship that a one-sided candidate is explained by; null for other kinds.'),
  score: z.number().min(0).max(1).nullable().describe('Of a one-sided candidate.'),
  reasons: z.array(z.string()).describe('The most important first.'),
});
export type VesselEventJson = z.infer<typeof VESSEL_EVENT_JSON>;

/** Returns an event of one ship as JSON. */
export function vesselEventJson(event: VesselEvent): VesselEventJson {
  const { uuid, kind, mmsi, beginMs, endMs, begin, end, otherMmsi, score, reasons } = event;
  return {
    ...{ uuid, kind, mmsi },
    begin_time: new Date(beginMs).toISOString(),
    end_time: endMs === null ? null : new Date(endMs).toISOString(),
    begin_position: pointOf(begin),
    end_position: end && pointOf(end),
    other_mmsi: otherMmsi,
    ...{ score, reasons: [...reasons] },
  };
}

/** To a centimetre. */
function pointOf({ longitude, latitude }: Position): PointJson {
  return { type: 'Point', coordinates: [round(longitude), round(latitude)] };
}

function round(degrees: number): number {
  return Number(degrees.toFixed(7));
}
