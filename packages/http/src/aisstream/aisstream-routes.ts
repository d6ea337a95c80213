import { openRoute, type RouteGroup } from '../server/index.ts';
import type { AisstreamConnections } from './aisstream-connections.ts';
import { AISSTREAM_MESSAGE, AISSTREAM_SUBSCRIPTION } from './aisstream-schemas.ts';

/** L7: the protocol of aisstream.io (extension), for programs that were written for that provider. */
export function aisstreamRoutes(connections: AisstreamConnections): RouteGroup {
  return {
    name: 'aisstream',
    base: '/v0',
    description:
      'Positions by the protocol of aisstream.io (extension): its programs need another address only. Boxes have latitude before longitude, here ' +
      'and nowhere else.',
    operations: [
      openRoute('/stream', 'openAisstream', {
        summary: 'Stream positions by the protocol of aisstream.io (extension)',
        description:
          'A WebSocket. The first message, within 3 s, is the subscription: `APIKey`, `BoundingBoxes` ([[[south, west], [north, east]]]), and ' +
          'optionally `FiltersShipMMSI` (texts) and `FilterMessageTypes`, which must contain `PositionReport`, since no other type is sent. A ' +
          'later subscription replaces it. Each report is one message; values that are not available are those of AIS (ITU-R M.1371): speed 102.3, course ' +
          '360, heading 511, rate of turn −128. An error is `{"error": "…"}`, and the end of the connection. Of a reader that is too slow the oldest ' +
          'reports are dropped, and the connection ends after 30 s without progress.',
        problems: [429, 503],
        messages: { sent: AISSTREAM_MESSAGE, received: AISSTREAM_SUBSCRIPTION },
        replies: { 101: ['The WebSocket is open.'] },
        handle(context) {
          connections.accept(context);
          return { status: 200, body: null };
        },
      }),
    ],
  };
}
