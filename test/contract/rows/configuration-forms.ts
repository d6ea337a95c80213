import type { ContractService } from '../contract-service.ts';
import { ID, MILLISECONDS, UUID } from '../forms.ts';
import { AREA, WIDE_BODY } from '../initial-data.ts';

export const BASE = '/api/ingress/event-detection';
export const PATH = '/configurations';
export const ONE = '/configurations/{id}';
export const FIELDS = 'Detector configuration';
export const OWNER = 'decision: owner, acl';

/** A configuration of anna's; its geometry is bare. */
export const FORM = {
  ...WIDE_BODY,
  id: ID,
  uuid: UUID,
  created_at: MILLISECONDS,
  modified_at: MILLISECONDS,
  created_by: 'anna',
  modified_by: 'anna',
  shape_uuid: null,
  geometry: AREA,
  owner: UUID,
  acl: [],
};

/** All required fields. */
export const MINIMAL = {
  name: 'Least',
  parameters: { distance_for_sts_meters: 50_000, transfer_time_window_minutes: 10_080 },
  geometry: AREA,
};

export interface Made {
  readonly id: number;
  readonly modified_at: string;
}

/** Creates a configuration of anna's. @param change of its body */
export async function make(api: ContractService, change: object = {}): Promise<Made> {
  const made = await api.request(`POST ${BASE}${PATH}`, { body: { ...WIDE_BODY, ...change } });
  return made.body as Made;
}

export const ring = (...corners: readonly (readonly number[])[]): object => ({
  type: 'Polygon',
  coordinates: [corners],
});

export const PAST_180 = ring([179, 0], [181, 0], [181, 1], [179, 1], [179, 0]);
