import { stsShipJson, timestampMs } from '@roadstead/model';
import type { Preview, PreviewedEvent } from '@roadstead/service';
import type { z } from 'zod';
import { type StreamMessage, streamMessage } from '../stream/stream-message.ts';
import type { StreamEnd, StreamSource } from '../stream/stream-source.ts';
import type { PREVIEWED_EVENT } from './preview-schemas.ts';

const END_DETAILS = {
  finished: 'The preview is complete.',
  replaced: 'The user has opened another preview.',
  stopping: 'The service stops.',
} as const;

/** A preview as a stream: it works while its reader has room. */
export class PreviewSource implements StreamSource {
  readonly ready: object;
  readonly #preview: Preview;

  constructor(preview: Preview) {
    this.#preview = preview;
    this.ready = {
      ...periodJson(preview),
      ships: preview.ships,
      resolution_seconds: preview.resolutionSeconds,
    };
  }

  heartbeat(): { readonly progress: number } {
    return { progress: this.#preview.progress };
  }

  async next(): Promise<StreamMessage | StreamEnd> {
    const part = await this.#preview.next();
    switch (part.type) {
      case 'end':
        return { reason: part.reason, detail: END_DETAILS[part.reason] };
      case 'progress':
        return streamMessage('heartbeat', this.heartbeat());
      case 'about':
        return streamMessage('about', { ...periodJson(part), events: part.events.map(eventJson) });
      case 'exact': {
        const { added, removed, changed } = part;
        const events = part.events.map(eventJson);
        return streamMessage('exact', { ...periodJson(part), events, added, removed, changed });
      }
    }
  }

  close(): void {
    this.#preview.close();
  }
}

function periodJson({ beginMs, endMs }: Pick<Preview, 'beginMs' | 'endMs'>) {
  return { begin: timestampMs(beginMs), end: timestampMs(endMs) };
}

function eventJson(event: PreviewedEvent): z.infer<typeof PREVIEWED_EVENT> {
  const { first, second, deactivationTimeMs, assessment } = event;
  return {
    mmsi_first: first.mmsi,
    mmsi_second: second.mmsi,
    name_first: first.name,
    name_second: second.name,
    s2s_pair: { first: stsShipJson(first), second: stsShipJson(second) },
    activation_time: timestampMs(event.activationTimeMs),
    fired_time: timestampMs(event.firedTimeMs),
    deactivation_time: deactivationTimeMs === null ? null : timestampMs(deactivationTimeMs),
    kind: assessment?.kind ?? null,
    probability: assessment ? Number(assessment.probability.toFixed(3)) : null,
  };
}
