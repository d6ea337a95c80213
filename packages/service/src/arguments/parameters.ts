import { VESSEL_EVENT_KINDS } from '@roadstead/assessment';
import { USAGE_UNITS } from '@roadstead/usage';
import { z } from 'zod';
import { CHANGE_KINDS } from '../changes/recorded-change.ts';
import type { MaritimeService } from '../maritime-service.ts';
import type { NextPorts } from '../next-ports/next-ports.ts';
import { ROUTES_PER_JOB_MAX, VIA_MAX } from '../routing/routing.ts';
import type { ServiceCapabilities } from '../service-parts.ts';
import { PEOPLE_PARAMETERS, WEBHOOK_PARAMETERS } from './alert-parameters.ts';
import type { MethodParameters, ParameterSchemas } from './check-arguments.ts';
import {
  CALLER,
  DATA,
  FUNCTION,
  IDENTIFIED,
  listOf,
  MONTH,
  NAMED,
  NUMBERED,
  PAGING,
  PASSWORD,
  ROLES_MAX,
  ROW_BATCH,
  ROWS_MAX,
  SIGNAL,
  TEXT,
  TIME_MS,
  WHOLE,
} from './parameter-schemas.ts';
import { TRACKING_PARAMETERS, TRACKS_PARAMETERS } from './tracking-parameters.ts';

const PERIOD = z.object({ beginMs: TIME_MS.optional(), endMs: TIME_MS.optional() });

type Capability<Name extends keyof MaritimeService> = MethodParameters<
  NonNullable<MaritimeService[Name]>
>;

const CHANGE_QUERY = z.object({
  after: TEXT.optional(),
  kinds: z.array(z.enum(CHANGE_KINDS)).optional(),
});

const FEED: Capability<'feed'> = {
  getCursor: {},
  read: {
    caller: CALLER,
    query: CHANGE_QUERY.extend({
      limit: z.int().min(1).max(1000).optional(),
      waitMs: z.number().min(0).max(60_000).optional(),
      signal: SIGNAL.optional(),
    }).optional(),
  },
  changes: { caller: CALLER, query: CHANGE_QUERY.optional() },
};

const SESSIONS: MethodParameters<MaritimeService['identity']['sessions']> = {
  open: PASSWORD,
  find: { secret: TEXT },
  check: { id: TEXT },
  end: { id: TEXT },
  createTicket: { id: TEXT },
  redeemTicket: { ticket: TEXT },
};

const IDENTITY: Capability<'identity'> = {
  recognise: PASSWORD,
  authenticate: PASSWORD,
  recogniseKey: { secret: TEXT },
  authenticateKey: { secret: TEXT },
  login: { keySecret: TEXT, ...PASSWORD },
  authenticateToken: { keySecret: TEXT, token: TEXT },
  logout: { token: TEXT },
  listUsers: {},
  createUser: {
    ...PASSWORD,
    roles: listOf(z.enum(['administrator', 'feeder']), ROLES_MAX),
  },
  removeUser: { name: TEXT },
  setPassword: PASSWORD,
  listKeys: { userName: TEXT },
  createKey: { userName: TEXT, secret: TEXT.optional() },
  revokeKey: { keyId: TEXT },
};

const CONFIGURATIONS: Capability<'configurations'> = {
  list: { caller: CALLER, paging: PAGING.optional() },
  get: NUMBERED,
  create: { caller: CALLER, body: DATA },
  replace: { ...NUMBERED, body: DATA },
  remove: NUMBERED,
};

const EVENTS: Capability<'events'> = {
  version: {},
  list: { caller: CALLER, paging: PAGING, period: PERIOD.optional() },
  listCurrent: { caller: CALLER, paging: PAGING, configurationId: WHOLE.optional() },
  search: {
    caller: CALLER,
    paging: PAGING,
    search: z.object({
      mmsi: WHOLE.optional(),
      mmsiOther: WHOLE.optional(),
      configurationId: WHOLE.optional(),
    }),
  },
  get: NUMBERED,
  getTracks: NUMBERED,
  getAssessment: NUMBERED,
  acknowledge: NUMBERED,
};

const VESSEL_EVENTS: Capability<'vesselEvents'> = {
  list: {
    paging: PAGING,
    search: PERIOD.extend({
      kind: z.enum(VESSEL_EVENT_KINDS).optional(),
      mmsi: WHOLE.optional(),
      isEnded: z.boolean().optional(),
      scoreMin: z.number().optional(),
    }).optional(),
  },
  get: { id: WHOLE },
};

const BACKFILL: Capability<'backfill'> = {
  request: {
    caller: CALLER,
    configurationId: WHOLE,
    period: z.object({ beginMs: TIME_MS, endMs: TIME_MS }),
  },
  get: NUMBERED,
};

const PREVIEWS: Capability<'previews'> = {
  open: { caller: CALLER, body: DATA, period: PERIOD.optional() },
};

const SHAPES: Capability<'shapes'> = {
  get: NAMED,
  getById: IDENTIFIED,
  list: { caller: CALLER },
  create: { caller: CALLER, body: DATA },
  replace: { ...IDENTIFIED, body: DATA },
  remove: IDENTIFIED,
  import: {
    caller: CALLER,
    file: z.object({
      name: TEXT,
      type: TEXT,
      body: z.union([TEXT, z.instanceof(Uint8Array)]),
      replace: z.boolean(),
    }),
  },
  whileUnchanged: { run: FUNCTION },
  export: { ...IDENTIFIED, format: TEXT },
};

const ROUTE_DESTINATION = z.union([
  z.object({ locode: TEXT }),
  z.object({ position: z.object({ longitude: z.number(), latitude: z.number() }) }),
]);
const ROUTE_DESTINATIONS = listOf(ROUTE_DESTINATION, ROWS_MAX);

/** `avoidedAreaProblems` checks their number and geometries. */
const AVOIDED_AREAS = listOf(z.object({ name: TEXT, geometry: DATA }), ROWS_MAX).optional();

const ROUTING: Capability<'routing'> = {
  request: {
    ...{ caller: CALLER, mmsi: WHOLE, destination: ROUTE_DESTINATION },
    options: z
      .object({
        via: listOf(ROUTE_DESTINATION, VIA_MAX).optional(),
        avoid: AVOIDED_AREAS,
        routesMax: z.int().min(1).max(ROUTES_PER_JOB_MAX).optional(),
      })
      .optional(),
  },
  distances: {
    ...{ caller: CALLER, origins: ROUTE_DESTINATIONS, destinations: ROUTE_DESTINATIONS },
    avoid: AVOIDED_AREAS,
  },
  get: NUMBERED,
  consume: NUMBERED,
};

const REPORTS: Capability<'reports'> = {
  request: { caller: CALLER, type: TEXT, body: DATA },
  getStatus: NUMBERED,
  list: { caller: CALLER, paging: PAGING },
  getResult: { caller: CALLER, type: TEXT, id: WHOLE },
  remove: NUMBERED,
};

const CLUSTERS: MethodParameters<NextPorts['clusters']> = {
  list: { caller: CALLER },
  get: NAMED,
  create: { caller: CALLER, body: DATA },
  replace: { ...NAMED, body: DATA },
  remove: NAMED,
};

const SHIP_LISTS: MethodParameters<NextPorts['shipLists']> = {
  list: { caller: CALLER, paging: PAGING },
  get: NAMED,
  put: { ...NAMED, body: DATA },
  remove: NAMED,
};

const NEXT_PORTS: Capability<'nextPorts'> = {
  listOfShip: { imo: WHOLE },
  listOfPort: { locode: TEXT },
  listArrivals: {
    ...{ caller: CALLER, key: TEXT },
    period: z.object({ fromMs: TIME_MS.nullable(), toMs: TIME_MS.nullable() }),
  },
  listOfShipList: NAMED,
  getPortName: { locode: TEXT },
};

const USAGE: Capability<'usage'> = {
  reserve: {
    caller: CALLER,
    endpoint: z.object({ method: TEXT, path: TEXT }),
    isExempt: z.boolean(),
  },
  record: {
    record: z.object({
      user: z.object({ uuid: TEXT, name: TEXT }).nullable(),
      type: z.enum(['REQUEST', 'PUSH']),
      method: TEXT.nullable(),
      endpoint: TEXT,
      status: z.enum(['SUCCESS', 'ERROR']),
      unit: z.enum(USAGE_UNITS),
      text: TEXT.nullable(),
    }),
    count: z.number(),
  },
  monthlyCounters: { caller: CALLER, month: MONTH, paging: PAGING },
  monthlyCredits: { caller: CALLER, month: MONTH, paging: PAGING },
};

const JOURNEYS = { ...PERIOD.shape, carrier: TEXT.optional() };

const TRADE_LANES: Capability<'tradeLanes'> = {
  putVoyages: ROW_BATCH,
  putBookings: ROW_BATCH,
  listStatistics: {
    ...{ origin: TEXT, destination: TEXT },
    query: z.object({ ...JOURNEYS, isMonthly: z.boolean().optional() }).optional(),
  },
  listJourneys: {
    ...{ origin: TEXT, destination: TEXT },
    ...{ query: z.object(JOURNEYS), paging: PAGING },
  },
  listVoyages: { paging: PAGING, carrier: TEXT.optional() },
  listBookings: { paging: PAGING, carrier: TEXT.optional() },
  removeVoyage: { carrier: TEXT, number: TEXT },
  removeBooking: { carrier: TEXT, number: TEXT },
  recompute: { signal: SIGNAL.optional() },
};

/** The capabilities of a service, and those within them. */
export type CheckedCapability =
  | Exclude<keyof ServiceCapabilities, symbol | 'alerts'>
  | 'tracking.tracks'
  | 'alerts.people'
  | 'alerts.webhooks'
  | 'nextPorts.clusters'
  | 'identity.sessions'
  | 'nextPorts.shipLists';

/** The parameters of all methods of a service except its own, by capability. */
export const PARAMETERS: Readonly<
  Record<CheckedCapability, Readonly<Record<string, ParameterSchemas>>>
> = {
  feed: FEED,
  identity: IDENTITY,
  'identity.sessions': SESSIONS,
  configurations: CONFIGURATIONS,
  events: EVENTS,
  vesselEvents: VESSEL_EVENTS,
  backfill: BACKFILL,
  previews: PREVIEWS,
  shapes: SHAPES,
  tracking: TRACKING_PARAMETERS,
  'tracking.tracks': TRACKS_PARAMETERS,
  routing: ROUTING,
  reports: REPORTS,
  'alerts.people': PEOPLE_PARAMETERS,
  'alerts.webhooks': WEBHOOK_PARAMETERS,
  nextPorts: NEXT_PORTS,
  'nextPorts.clusters': CLUSTERS,
  'nextPorts.shipLists': SHIP_LISTS,
  usage: USAGE,
  tradeLanes: TRADE_LANES,
};
