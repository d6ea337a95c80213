import { optionalLimitsJson, timestampMs } from '@roadstead/model';
import type { StoredConfiguration } from '@roadstead/service';
import type { z } from 'zod';
import type { CONFIGURATION_REPLY } from './configuration-schemas.ts';

/** Returns a configuration with the specification's fields. */
export function configurationJson(
  configuration: StoredConfiguration,
): z.infer<typeof CONFIGURATION_REPLY> {
  return {
    id: configuration.id,
    uuid: configuration.uuid,
    created_at: timestampMs(configuration.createdAtMs),
    modified_at: timestampMs(configuration.modifiedAtMs),
    created_by: configuration.createdBy,
    modified_by: configuration.modifiedBy,
    name: configuration.name,
    enabled: configuration.enabled,
    parameters: {
      distance_for_sts_meters: configuration.distanceMeters,
      transfer_time_window_minutes: configuration.windowMinutes,
    },
    ...optionalLimitsJson(configuration),
    severity: configuration.severity,
    shape_uuid: configuration.shapeUuid,
    geometry: configuration.area,
    owner: configuration.owner,
    acl: [...configuration.acl],
    type: 's2s' as const,
    phone_numbers: [...configuration.phoneNumbers],
    email_addresses: [...configuration.emailAddresses],
    exclude_ports: configuration.excludePorts,
  };
}
