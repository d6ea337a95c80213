import type { MaritimeService } from '@roadstead/service';
import type { RouteGroup } from '../server/index.ts';
import type { StreamRegistry } from '../stream/stream-registry.ts';
import { backfillOperations } from './backfill.ts';
import { configurationOperations } from './configurations.ts';
import { EventResponseCache } from './event-response-cache.ts';
import { eventOperations } from './events.ts';
import { previewOperation } from './preview.ts';
import { vesselEventOperations } from './vessel-events.ts';

/**
 * STS detection: configurations, their events, and detection over stored history.
 * @param streams absent where the host has none
 */
export function stsRoutes(
  service: MaritimeService,
  streams: StreamRegistry | undefined,
): RouteGroup {
  const { backfill, previews, vesselEvents } = service;
  return {
    name: 'STS detection',
    base: '/api/ingress/event-detection',
    description:
      'Detector configurations, and the events of ships that stayed together. The owner and administrators read and change a ' +
      'configuration; users in its `acl` read it and acknowledge its events; all others get 404. Events, tracks and lists follow ' +
      'their configuration, and remain when it is deleted. Timestamps have milliseconds.',
    operations: [
      ...configurationOperations(service),
      ...backfillOperations(backfill),
      ...(streams ? [previewOperation(previews, streams)] : []),
      ...eventOperations(
        service,
        new EventResponseCache(service.events),
        () => service.status.eventTimeMs,
      ),
      ...vesselEventOperations(vesselEvents),
    ],
  };
}
