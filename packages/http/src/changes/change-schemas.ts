import { ENCOUNTER_ASSESSMENT_JSON } from '@roadstead/assessment';
import { CHANGE_ORIGINS, PORT_CALL_JSON, STS_EVENT_JSON } from '@roadstead/model';
import { CHANGE_KINDS, type ChangeKind } from '@roadstead/service';
import { z } from 'zod';
import { responseObject } from '../server/index.ts';
import { SHAPE } from '../shapes/shape-schemas.ts';
import { CONFIGURATION_REPLY } from '../sts/configuration-schemas.ts';
import { VESSEL_EVENT } from '../sts/vessel-events.ts';

const CURSOR = z.string().describe('`<feed id>-<number>`; opaque to clients.');
const BY = z.string().describe('The name of the acting user.');

const SHIP_NAME = responseObject('ShipName', {
  mmsi: z.int(),
  name: z.string().nullable().describe('As the ship reported it last; null if never.'),
});

const PREDICTION = responseObject('ShipPrediction', {
  imo: z.int(),
  next_ports: z
    .array(
      responseObject('PredictedPort', {
        locode: z.string(),
        probability: z.number().min(0).max(1),
        eta: z.iso.datetime().nullable().describe('The median; null if unknown.'),
        eta_early: z.iso.datetime().nullable().describe('Earlier with a probability of 10 %.'),
        eta_late: z.iso.datetime().nullable().describe('Later with a probability of 10 %.'),
      }),
    )
    .describe('The most probable first.'),
});

const CHANGED_JOB = responseObject('ChangedJob', {
  kind: z.enum(['report', 'backfill', 'track', 'route']),
  id: z.int(),
  status: z.string().describe('The state that the job has reached.'),
});

/** Members of changes of all types, of webhooks, too. */
const COMMON = {
  origin: z
    .enum(CHANGE_ORIGINS)
    .describe('Reports as they arrive, stored history, late reports, a recording, a simulation.'),
  found_at: z.iso
    .datetime()
    .describe("The service's clock when the change was stored. Times of events are event time."),
  ships: z.array(SHIP_NAME).describe('The ships of the object, with their names of now.'),
};

/** Schema of the changes of a type, with its kinds and the member that has the object. */
function changeSchema<Type extends string, Members extends z.core.$ZodLooseShape>(
  id: string,
  type: Type,
  members: Members,
) {
  const prefix = `${type.replace('_', '-')}-`;
  const kinds = CHANGE_KINDS.filter((kind) => kind.startsWith(prefix)) as [ChangeKind];
  return responseObject(id, {
    type: z.literal(type),
    kind: z.enum(kinds),
    cursor: CURSOR,
    ...COMMON,
    ...members,
  });
}

/** Members of the change of an STS event. */
const EVENT_MEMBERS = {
  event: STS_EVENT_JSON,
  assessment: ENCOUNTER_ASSESSMENT_JSON.nullable().describe(
    'The newest: as it fired, or when all is known, a day after its end. Null for a configuration without filters.',
  ),
};

/** Schema of an STS event that has changed, as webhooks send it. */
export const CHANGED_EVENT = responseObject('ChangedEvent', { ...COMMON, ...EVENT_MEMBERS });

/** A change of the feed: `type` is the name of the member that has the object. */
export const CHANGE = z
  .discriminatedUnion('type', [
    changeSchema('EventChange', 'event', EVENT_MEMBERS),
    changeSchema('VesselEventChange', 'vessel_event', { vessel_event: VESSEL_EVENT }),
    changeSchema('PortCallChange', 'port_call', { port_call: PORT_CALL_JSON }),
    changeSchema('PredictionChange', 'prediction', { prediction: PREDICTION }),
    changeSchema('JobChange', 'job', { job: CHANGED_JOB }),
    changeSchema('ConfigurationChange', 'configuration', {
      configuration: CONFIGURATION_REPLY,
      by: BY,
    }),
    changeSchema('ShapeChange', 'shape', { shape: SHAPE, by: BY }),
  ])
  .meta({ id: 'Change' });

export type ChangeJson = z.infer<typeof CHANGE>;

/** A part of the feed. */
export const CHANGE_PAGE = responseObject('ChangePage', {
  changes: z.array(CHANGE).describe('In the order in which they were stored.'),
  next: CURSOR.describe('The cursor to continue at, also where nothing matched.'),
  has_more: z.boolean().describe('Whether the feed has changes after `next`.'),
});
