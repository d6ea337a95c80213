import type { PointJson, Position } from '@roadstead/model';
import type { VesselEvent, VesselEventKind } from './vessel-event.ts';

/** An event of one ship as JSON; times are RFC 3339, unknown values null. */
export interface VesselEventJson {
  readonly uuid: string;
  readonly kind: VesselEventKind;
  readonly mmsi: number;
  readonly begin_time: string;
  readonly end_time: string | null;
  readonly begin_position: PointJson;
  readonly end_position: PointJson | null;
  readonly other_mmsi: number | null;
  readonly score: number | null;
  readonly reasons: readonly string[];
}

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
    ...{ score, reasons },
  };
}

/** To a centimetre. */
function pointOf({ longitude, latitude }: Position): PointJson {
  return { type: 'Point', coordinates: [round(longitude), round(latitude)] };
}

function round(degrees: number): number {
  return Number(degrees.toFixed(7));
}
