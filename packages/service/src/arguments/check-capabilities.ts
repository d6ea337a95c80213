import type { Alerts } from '@roadstead/alerts';
import type { MaritimeService } from '../maritime-service.ts';
import { checkArguments, type MethodParameters } from './check-arguments.ts';
import { type CheckedCapability, PARAMETERS } from './parameters.ts';

/** The capabilities of a service, as programs see them. */
export type PublicCapabilities = Pick<
  MaritimeService,
  | 'feed'
  | 'identity'
  | 'configurations'
  | 'events'
  | 'vesselEvents'
  | 'backfill'
  | 'previews'
  | 'shapes'
  | 'tracking'
  | 'routing'
  | 'reports'
  | 'alerts'
  | 'nextPorts'
  | 'usage'
  | 'tradeLanes'
>;

/** Returns the capabilities as programs see them: with checked arguments. */
export function checkCapabilities<Capabilities extends PublicCapabilities>(
  capabilities: Capabilities,
): Capabilities {
  const { tracking, routing, nextPorts, vesselEvents, alerts } = capabilities;
  const check = <Capability extends object>(
    name: CheckedCapability,
    capability: Capability,
    members: object = {},
  ): Capability =>
    // Implementations have methods that the service itself calls; those of the interface are complete by their types.
    checkArguments(name, capability, PARAMETERS[name] as MethodParameters<Capability>, members);
  return {
    ...capabilities,
    feed: check('feed', capabilities.feed),
    identity: check('identity', capabilities.identity, {
      sessions: check('identity.sessions', capabilities.identity.sessions),
    }),
    configurations: check('configurations', capabilities.configurations),
    events: check('events', capabilities.events),
    vesselEvents: vesselEvents && check('vesselEvents', vesselEvents),
    backfill: check('backfill', capabilities.backfill),
    previews: check('previews', capabilities.previews),
    shapes: check('shapes', capabilities.shapes),
    tracking: check('tracking', tracking, { tracks: check('tracking.tracks', tracking.tracks) }),
    routing: routing && check('routing', routing),
    reports: check('reports', capabilities.reports),
    // It has no methods for callers itself.
    alerts:
      alerts &&
      checkArguments<Alerts>('alerts', alerts, {} as never, {
        webhooks: check('alerts.webhooks', alerts.webhooks),
        people: alerts.people && check('alerts.people', alerts.people),
      }),
    nextPorts:
      nextPorts &&
      check('nextPorts', nextPorts, {
        clusters: check('nextPorts.clusters', nextPorts.clusters),
        shipLists: check('nextPorts.shipLists', nextPorts.shipLists),
      }),
    usage: check('usage', capabilities.usage),
    tradeLanes: check('tradeLanes', capabilities.tradeLanes),
  };
}
