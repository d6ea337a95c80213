import { CONFIGURATION_PREVIEW_BODY } from '@roadstead/model';
import type { Previews } from '@roadstead/service';
import { definedMembers, optionalTimestamp, unvalidatedJsonBody } from '../request/index.ts';
import { type Operation, route, unwrap } from '../server/index.ts';
import { SSE_TYPE } from '../stream/sse-response.ts';
import type { StreamRegistry } from '../stream/stream-registry.ts';
import { PREVIEW_MESSAGE } from './preview-schemas.ts';
import { PreviewSource } from './preview-source.ts';

const BODY = unvalidatedJsonBody(CONFIGURATION_PREVIEW_BODY, 'ConfigurationPreviewBody');
const QUERY = {
  begin: optionalTimestamp('Begin of the period. Default: seven days before its end.'),
  end: optionalTimestamp(
    'End of the period, at most 31 days later. Default: the newest event time.',
  ),
};

/** V26: previews of configurations (extension). */
export function previewOperation(previews: Previews, streams: StreamRegistry): Operation {
  return route.post('/configurations/preview', 'previewConfiguration', {
    summary: 'Preview the events of a configuration (extension)',
    description:
      'Server-sent events, as the response to the body of a configuration; nothing is stored, and nobody is notified. `ready` has the period and the ' +
      'number of ships; `about` has the events of tracks that are thinned to one position a minute, one message for each day or so, the newest first; ' +
      '`exact` has those of all reports in one message, which replaces all `about`, and how many are different; `heartbeat` has the progress, and `end` ' +
      'the reason: `finished`, or `replaced` by another preview of the same user, of whom one runs at a time.',
    query: QUERY,
    isStrict: true,
    body: BODY,
    problems: [422, 503],
    messages: { sent: PREVIEW_MESSAGE },
    replies: {
      200: [
        'The messages: the schema is that of the data of one.',
        { [SSE_TYPE]: PREVIEW_MESSAGE },
      ],
    },
    handle({ context, user, query, body }) {
      const period = definedMembers({ beginMs: query.begin, endMs: query.end });
      return streams.open({
        ...{ context, user },
        createSource: async () =>
          new PreviewSource(unwrap(await previews.open(user, body, period))),
      });
    },
  });
}
