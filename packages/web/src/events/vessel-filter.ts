import type { ApiObjects } from '@roadstead/client';
import { VESSEL_KIND_TEXTS } from './event-words.ts';

export type VesselEvent = ApiObjects['VesselEvent'];
type VesselKind = VesselEvent['kind'];

/** Values of the operation that lists events of one ship. */
export interface VesselSearch {
  readonly kind?: VesselKind;
  readonly mmsi?: number;
  readonly ended?: boolean;
  readonly score_min?: number;
  readonly time_period?: string;
}

/** Returns the search that the address names; what is malformed counts as absent. */
export function vesselSearchOf(values: Readonly<Record<string, string>>): VesselSearch {
  const { kind, ship = '', tab, probability, begin, end } = values;
  const known = (Object.keys(VESSEL_KIND_TEXTS) as VesselKind[]).find((each) => each === kind);
  const scoreMin = probability ? Number(probability) : Number.NaN;
  const [from, until] = [begin, end].map((text) =>
    Number.isNaN(Date.parse(`${text}Z`)) ? '' : new Date(`${text}Z`).toISOString(),
  );
  return {
    ...(known && { kind: known }),
    ...(/^\d{9}$/.test(ship.trim()) && { mmsi: Number(ship) }),
    ...(tab === 'current' && { ended: false }),
    ...(tab === 'ended' && { ended: true }),
    ...(scoreMin >= 0 && scoreMin <= 1 && { score_min: scoreMin }),
    ...((from !== '' || until !== '') && { time_period: `[${from},${until}]` }),
  };
}
