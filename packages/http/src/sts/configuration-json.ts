import { timestampMs } from '@roadstead/model';
import type { PastDetection, StoredConfiguration } from '@roadstead/service';
import type { PastDetectionJson } from './configuration-schemas.ts';

/** A configuration with the specification's fields. */
export function configurationJson(configuration: StoredConfiguration) {
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
    severity: configuration.severity,
    shape_uuid: configuration.shapeUuid,
    geometry: configuration.area,
    owner: configuration.owner,
    acl: configuration.acl,
    type: 's2s' as const,
    phone_numbers: configuration.phoneNumbers,
    email_addresses: configuration.emailAddresses,
    exclude_ports: configuration.excludePorts,
  };
}

/** A detection over the past, named as report jobs are. */
export function pastDetectionJson(job: PastDetection): PastDetectionJson {
  return {
    id: job.id,
    configuration_id: job.configurationId,
    begin: timestampMs(job.beginMs),
    end: timestampMs(job.endMs),
    status: job.state,
    progress: job.progress,
    events_found: job.eventsFound,
    error: job.error,
  };
}
