import { type Alerts, PEOPLE_MEANS, type People, type PeopleOptions } from '@roadstead/alerts';
import { type Reporting, ReportJobs } from '@roadstead/reports';
import { createShapes, type Shapes } from '@roadstead/shapes';
import type { DelegatedUsage } from '@roadstead/usage';
import type { PublicCapabilities } from '../arguments/check-capabilities.ts';
import { checkServiceOptions } from '../check-service-options.ts';
import { createShipQueries } from '../create-ship-queries.ts';
import { detectorOptionsOf } from '../detector-options.ts';
import type { Identity } from '../identity/identity.ts';
import type { StoredUserDirectory } from '../identity/stored-user-directory.ts';
import { LogIngest } from '../ingest/log-ingest.ts';
import type { LeaderCalls } from '../leader/leader-calls.ts';
import type { MaritimeService } from '../maritime-service.ts';
import type { NextPorts } from '../next-ports/next-ports.ts';
import { ServiceStatusStore } from '../operations/service-status-store.ts';
import { ShipPlaces } from '../places/ship-places.ts';
import { createReportRunner } from '../reports/report-source.ts';
import { createServiceBase, type ServiceBase } from '../service-base.ts';
import type { ServiceOptions } from '../service-options.ts';
import type { Backfill } from '../sts/backfill.ts';
import { CachedEvents } from '../sts/cached-events.ts';
import type { Configurations } from '../sts/configurations.ts';
import { EventAssessments } from '../sts/event-assessments.ts';
import type { Events } from '../sts/events.ts';
import { RunningPreviews } from '../sts/preview/running-previews.ts';
import { ThinnedTracks } from '../sts/preview/thinned-tracks.ts';
import { ReadableConfigurations } from '../sts/readable-configurations.ts';
import { ReadableEvents } from '../sts/readable-events.ts';
import { LatestPositions } from '../tracking/latest-positions.ts';
import { PortCallLog } from '../tracking/port-call-log.ts';
import type { TradeLaneAnalytics } from '../trade-lanes/trade-lane-analytics.ts';
import { createDelegatedUsage } from '../usage/create-usage.ts';
import { StoredVesselEvents } from '../vessel-events/stored-vessel-events.ts';
import { ApiService } from './api-service.ts';
import { delegate } from './delegate.ts';
import { LeaderFollower } from './leader-follower.ts';
import { RemoteIngest } from './remote-ingest.ts';

/**
 * Creates a service for an API process: any number of them serve requests beside the leader, which is the service of `createMaritimeService` that
 * ingests and writes. They give the same responses as the leader.
 * @param options those of the leader, `cluster` included; `store` reads what the leader has written, and several processes can write it (`capabilities.isShared`)
 * @param leader the connections to it. Reads continue while there is none, and what was missed is read when there is one again
 * @param appended called when the feed has new entries, for a store that does not notice it by itself
 * @throws TypeError or RangeError as `createMaritimeService`
 */
export function createApiService(
  options: ServiceOptions,
  leader: LeaderCalls,
  appended: () => void = () => undefined,
): MaritimeService {
  checkServiceOptions(options);
  const status = new ServiceStatusStore();
  const base = createServiceBase(options, status);
  const { changes, positions, identity, feed, reportError } = base;
  const latest = new LatestPositions(positions);
  const thinnedTracks: ThinnedTracks = new ThinnedTracks({
    positions,
    settledMs: () => follower.settledMs,
  });
  const { tracking, routing } = createShipQueries(options, base, {
    latest,
    portCalls: new PortCallLog(options.store, (id) => options.ports?.port(id)),
    namedPortIds: (mmsi) =>
      leader.call({ kind: 'named-ports', mmsi }) as Promise<readonly number[]>,
  });
  const isCurrent = (): boolean => follower.isCurrent;
  const cachedEvents = new CachedEvents(options.store, changes.of('event'), isCurrent);
  const follower: LeaderFollower = new LeaderFollower(leader, {
    ...{ ...base, latest, thinnedTracks, cachedEvents, tracking },
    appended,
    isLeaderNeeded: options.cluster === undefined,
    failed: (error) => options.log?.('The state of this process could not be read.', error),
  });
  const reads = createEventReads(options, base, thinnedTracks, cachedEvents);
  const usage = createDelegatedUsage(options, leader, base);
  const { cluster, clock } = options;
  const ingest = cluster
    ? new LogIngest({ ...cluster, clock, newUuid: base.newUuid })
    : new RemoteIngest(leader);
  return new ApiService(
    {
      ...{ feed, tracking, routing, previews: reads.previews, vesselEvents: reads.vesselEvents },
      ...delegated(options, leader, { ...reads, identity, usage }),
    },
    {
      ...{ leader, follower, status, changes, feed, tracking, routing },
      ...{ previews: reads.previews, usage, ingest, leaderParses: cluster === undefined },
      ...{ reportError, failed: base.failed },
    },
  );
}

/** Creates what reads configurations, shapes, events and reports. */
function createEventReads(
  options: ServiceOptions,
  base: ServiceBase,
  thinnedTracks: ThinnedTracks,
  cached: CachedEvents,
) {
  const { store, clock, unzip, ports } = options;
  const { time, newUuid, configurationSet, surroundings, positions, ships, failed } = base;
  const places = new ShipPlaces(store);
  const shapes = createShapes({
    ...{ store, clock, unzip, newUuid },
    isUsed: async (uuid) => configurationSet.usesShape(uuid),
  });
  const configurations = new ReadableConfigurations({
    ...{ configurations: configurationSet, shapes, surroundings },
  });
  const sources = { places, positions, surroundings, time, statics: ships.histories };
  return {
    ...{ shapes, configurations },
    events: new ReadableEvents({
      ...{ store, cached, clock, time, positions },
      assessments: new EventAssessments(sources),
    }),
    vesselEvents: options.vesselEvents ? new StoredVesselEvents({ store, clock, time }) : null,
    previews: new RunningPreviews({
      ...{ ...sources, configurations, ships, tracks: thinnedTracks },
      detectorOptions: detectorOptionsOf(ports),
    }),
    reports: new ReportJobs({
      ...{ store, clock, failed, run: createReportRunner(options) },
      repeat: (call) => call(),
    }),
  };
}

/** Returns the capabilities of which the leader executes some or all methods. */
function delegated(
  { ports, alerts }: ServiceOptions,
  leader: LeaderCalls,
  local: Pick<
    ReturnType<typeof createEventReads>,
    'shapes' | 'configurations' | 'events' | 'reports'
  > & {
    readonly identity: StoredUserDirectory;
    readonly usage: DelegatedUsage;
  },
): Pick<
  PublicCapabilities,
  | 'identity'
  | 'configurations'
  | 'events'
  | 'backfill'
  | 'shapes'
  | 'reports'
  | 'alerts'
  | 'nextPorts'
  | 'usage'
  | 'tradeLanes'
> {
  const { identity } = local;
  return {
    identity: {
      ...delegate<Identity>('identity', leader, identity),
      sessions: delegate<Identity['sessions']>('identity.sessions', leader, identity.sessions),
      revocations$: identity.revocations$,
    },
    configurations: delegate<Configurations>('configurations', leader, local.configurations),
    events: delegate<Events>('events', leader, local.events),
    backfill: delegate<Backfill>('backfill', leader, {}),
    shapes: delegate<Shapes>('shapes', leader, local.shapes),
    reports: delegate<Reporting>('reports', leader, local.reports),
    alerts: alerts
      ? {
          webhooks: delegate<Alerts['webhooks']>('alerts.webhooks', leader, {}),
          people: alerts.people ? createPeople(alerts.people, leader) : null,
        }
      : null,
    nextPorts: ports
      ? {
          ...delegate<NextPorts>('nextPorts', leader, {
            getPortName: (locode) => ports.portsOfLocode(locode)[0]?.name ?? locode,
          }),
          clusters: delegate<NextPorts['clusters']>('nextPorts.clusters', leader, {}),
          shipLists: delegate<NextPorts['shipLists']>('nextPorts.shipLists', leader, {}),
        }
      : null,
    usage: local.usage,
    tradeLanes: delegate<TradeLaneAnalytics>('tradeLanes', leader, {}),
  };
}

/** Returns the alerts to people, with the means that the leader has. */
function createPeople({ mail, phone }: PeopleOptions, leader: LeaderCalls): People {
  const has = { mail, phone };
  const means = PEOPLE_MEANS.filter((each) => has[each] !== undefined);
  return { ...delegate<People>('alerts.people', leader, {}), means };
}
