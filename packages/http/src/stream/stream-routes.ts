import type { Clock } from '@roadstead/contracts';
import type { MaritimeService } from '@roadstead/service';
import type { RouteGroup } from '../server/index.ts';
import { PositionHub } from './positions/position-hub.ts';
import { positionStreamOperation } from './positions/position-stream.ts';
import type { StreamHost } from './stream-host.ts';
import type { StreamRegistry } from './stream-registry.ts';

/** L7: streams as server-sent events and WebSockets (extension). */
export function streamRoutes(
  { tracking }: MaritimeService,
  registry: StreamRegistry,
  host: StreamHost,
  clock: Clock,
): RouteGroup {
  return {
    name: 'Streams',
    base: '/api/stream',
    description:
      'Streams as server-sent events, or by WebSocket on the same path (extension). The first message, `ready`, has the filters as understood. ' +
      'Each stream has a heartbeat every 15 s; a reader that accepts nothing for 30 s is disconnected.',
    operations: [positionStreamOperation(registry, new PositionHub({ tracking, host, clock }))],
  };
}
