import type { MaritimeService } from '@roadstead/service';
import type { Area } from '../door/operation.ts';
import { configurationOperations } from './configuration-operations.ts';
import {
  CONFIGURATION,
  CONFIGURATION_BODY,
  CONFIGURATION_LIST,
  PAST_DETECTION,
} from './configuration-schemas.ts';
import { EventAnswers } from './event-answers.ts';
import { eventOperations } from './event-operations.ts';
import { EVENT, EVENT_PAGE, EVENT_TRACKS } from './event-schemas.ts';
import { pastDetectionOperations } from './past-detection-operations.ts';

const BASE = '/api/ingress/event-detection';

/** STS detection: configurations, the events they gave, and detection over the past. */
export function stsArea(service: MaritimeService, prefix: string): Area {
  const { sts, events$ } = service;
  const address = `${prefix}${BASE}`;
  return {
    name: 'STS detection',
    base: BASE,
    description:
      'Detector configurations, and the events of ships that stayed together. The owner and administrators read and change a ' +
      'configuration; users in its `acl` read it, and acknowledge its events; for all others it is not there. Events, tracks ' +
      'and lists follow their configuration, and outlive it. Timestamps have milliseconds.',
    schemas: {
      bodies: { ConfigurationBody: CONFIGURATION_BODY },
      replies: {
        Configuration: CONFIGURATION,
        ConfigurationList: CONFIGURATION_LIST,
        PastDetection: PAST_DETECTION,
        Event: EVENT,
        EventPage: EVENT_PAGE,
        EventTracks: EVENT_TRACKS,
      },
    },
    operations: [
      ...configurationOperations(sts, address),
      ...pastDetectionOperations(sts, address),
      ...eventOperations(sts, new EventAnswers(events$), () => service.status.eventTimeMs),
    ],
  };
}
