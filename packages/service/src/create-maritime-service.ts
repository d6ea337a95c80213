import { ReportJobs } from '@roadstead/reports';
import { createShapes, type Shapes } from '@roadstead/shapes';
import { createTradeLanes } from '@roadstead/trade-lanes';
import { createAlerts } from './alerts/create-alerts.ts';
import { reportChange, shapeChange } from './changes/change.ts';
import { checkServiceOptions } from './check-service-options.ts';
import { ClusterLeader } from './cluster/cluster-leader.ts';
import { repeatWhileUnavailable } from './cluster/run-part.ts';
import { createShipQueries } from './create-ship-queries.ts';
import { detectorOptionsOf } from './detector-options.ts';
import { damagedBatchesMessage } from './ingest/damaged-batches-message.ts';
import { Pipeline } from './ingest/pipeline.ts';
import { rebuildMessages } from './ingest/rebuild-report.ts';
import type { LeaderService } from './maritime-service.ts';
import { NextPortPredictor } from './next-ports/next-port-predictor.ts';
import { NextPortQueries } from './next-ports/next-port-queries.ts';
import type { NextPorts } from './next-ports/next-ports.ts';
import { PredictionLog } from './next-ports/prediction-log.ts';
import { createHoldingStore } from './operations/holding-store.ts';
import { RetentionTask } from './operations/retention.ts';
import { arrivalsMsMax } from './operations/retention-rules.ts';
import { ServiceStatusStore } from './operations/service-status-store.ts';
import { pauseUnlessAborted } from './operations/timers.ts';
import { WriteHold } from './operations/write-hold.ts';
import { ShipPlaceFiller } from './places/ship-place-filler.ts';
import { ShipPlaceWriter } from './places/ship-place-writer.ts';
import { ShipPlaces } from './places/ship-places.ts';
import { createReconciliation } from './reconciliation/create-reconciliation.ts';

import { createReportRunner } from './reports/report-source.ts';
import { RunningService } from './running-service.ts';
import { createServiceBase, type ServiceBase } from './service-base.ts';
import type { ServiceOptions } from './service-options.ts';
import type { ServiceParts } from './service-parts.ts';
import { BackfillJobs } from './sts/backfill-jobs.ts';
import { CachedEvents } from './sts/cached-events.ts';
import { ConfigurationRegistry } from './sts/configuration-registry.ts';
import { ConfigurationWriter, forDetector } from './sts/configuration-writer.ts';
import { EventAssessments } from './sts/event-assessments.ts';
import { FinalAssessments } from './sts/final-assessments.ts';
import { RunningPreviews } from './sts/preview/running-previews.ts';
import { ThinnedTracks } from './sts/preview/thinned-tracks.ts';
import { ShapeFollower } from './sts/shape-follower.ts';
import { StoredEvents } from './sts/stored-events.ts';
import { LatestPositions } from './tracking/latest-positions.ts';
import { PortCallLog } from './tracking/port-call-log.ts';
import { laneSources } from './trade-lanes/lane-sources.ts';
import { PendingCalls } from './trade-lanes/pending-calls.ts';
import { TradeLaneScheduler } from './trade-lanes/trade-lane-scheduler.ts';
import { createUsage } from './usage/create-usage.ts';
import { StoredVesselEvents } from './vessel-events/stored-vessel-events.ts';

/**
 * Creates a service; `start` starts it. The parts are created in the order of their dependencies.
 * @throws TypeError for a missing, wrong or unknown option, RangeError for a value out of range
 */
export function createMaritimeService(options: ServiceOptions): LeaderService {
  checkServiceOptions(options);
  const status = new ServiceStatusStore();
  const hold = new WriteHold((error) => {
    status.setWriteProblem(error?.message ?? null);
    if (error) options.log?.('The store cannot be written: writes wait, reads continue.', error);
    else
      options.log?.('The store can be written again: all writes that waited are executed.', null);
  });
  const store = createHoldingStore(options.store, hold);
  return createServiceOn({ ...options, store }, { status, hold, store: options.store });
}

/** @param options with a store whose writes wait while it cannot be written */
function createServiceOn(
  options: ServiceOptions,
  writing: Pick<ServiceParts, 'status' | 'hold' | 'store'>,
): LeaderService {
  const base = createServiceBase(options, writing.status);
  const ingest = createIngest(options, base, writing);
  const sts = createSts(options, base, ingest);
  const lanes = createLanes(options, base, ingest);
  const usage = createUsage(options, base);
  const alerts = createAlerts(options, { ...base, ...sts.capabilities, usage });
  return new RunningService(
    {
      ...sts.capabilities,
      ...{ identity: base.identity, feed: base.feed, tradeLanes: lanes },
      ...createShipCapabilities(options, base, ingest),
      reports: new ReportJobs({
        ...{ store: options.store, clock: options.clock, failed: base.failed },
        run: options.reportRunner ?? createReportRunner(options),
        repeat: (call, signal) => repeatWhileUnavailable(call, pauseUnlessAborted, signal),
        changing: (job) => base.changes.record([reportChange(job)]),
        changed: (job) => base.changes.publish(reportChange(job)),
      }),
      ...{ usage, alerts },
    },
    {
      ...base,
      ...ingest,
      ...writing,
      reconciliation: createReconciliation(options, { ...base, ...ingest }),
      ...{ shapeFollower: sts.shapeFollower, finalAssessments: sts.finalAssessments },
      placeFiller: new ShipPlaceFiller({
        ...{ store: options.store, writer: ingest.places, failed: base.failed },
        log: (message) => options.log?.(message, null),
      }),
      retention: new RetentionTask({
        retention: options.retention ?? {},
        ...{ store: options.store, clock: options.clock, failed: base.failed },
        ...{ log: base.log, vesselEventLog: base.vesselEventLog },
        ...{ pipeline: ingest.pipeline, places: ingest.places },
        feedReadUpTo: () => alerts?.readUpTo ?? Number.POSITIVE_INFINITY,
        deleted(deleted) {
          base.status.addDeleted(deleted);
          const { positions, events } = deleted;
          options.log?.(`Retention deleted ${positions} positions and ${events} events.`, null);
        },
      }),
    },
  );
}

type Ingest = ReturnType<typeof createIngest>;

/** Creates the pipeline, and the parts that it feeds. */
function createIngest(
  options: ServiceOptions,
  base: ServiceBase,
  { hold }: Pick<ServiceParts, 'hold'>,
) {
  const { store, clock, ports } = options;
  const { changes, time, failed, ships, positions, inForce, reports, revisions } = base;
  const { log, vesselEventLog, surroundings, lateMarks } = base;
  const [latest, places] = [new LatestPositions(positions), new ShipPlaceWriter(store)];
  const pendingCalls = new PendingCalls(store, ships);
  const portCallLog = new PortCallLog(store, (id) => ports?.port(id), pendingCalls);
  const predictor = createPredictor(options, base, latest);
  const detectorOptions = detectorOptionsOf(ports);
  const cachedEvents = new CachedEvents(store, changes.of('event'));
  const pipeline = new Pipeline({
    ...{ store, changes, time, failed, log, portCallLog, detectorOptions, predictions: predictor },
    ...{ places, ships, surroundings, statics: ships.histories, vesselEventLog, lateMarks },
    hasVesselEvents: options.vesselEvents ?? false,
    configurationOf: inForce.at.bind(inForce),
    detectsEncounters: revisions === undefined,
    replayed: (progress) => base.status.setReplay(progress),
    configurations: () => (revisions ? [] : inForce.all().map(forDetector)),
    detectionLog: {
      currentEvents: async () => (revisions ? [] : log.current()),
      openVesselEvents: () => vesselEventLog.open(),
      callsSince: (ms) => portCallLog.since(ms),
      openCalls: () => readOpenCalls(portCallLog, latest),
    },
    arrivalsMsMax: arrivalsMsMax(options.retention),
    nowMs: () => clock.now(),
    prepare: (prepare) => hold.run(prepare),
    rebuilt(report) {
      base.status.setRebuild(report);
      for (const message of rebuildMessages(report)) options.log?.(message, null);
    },
    skipped(batches) {
      base.status.setDamagedBatches(batches.length);
      options.log?.(damagedBatchesMessage(batches), null);
    },
    uncertain: () => cachedEvents.clear(),
    clock: reports === 'live' ? clock : undefined,
    placeAt: ports && ((...place) => ports.placeAt(...place)),
  });
  const thinnedTracks = new ThinnedTracks({
    positions,
    settledMs: () => pipeline.settledMs,
  });
  return {
    ...{ latest, thinnedTracks, pendingCalls, portCallLog, predictor, detectorOptions, pipeline },
    ...{ leader: createLeader(options, base, pipeline), places, cachedEvents },
  };
}

function createPredictor(
  { store, ports, voyages, log }: ServiceOptions,
  { changes, time, ships, failed }: ServiceBase,
  latest: LatestPositions,
): NextPortPredictor | undefined {
  const retrained = ({ message }: Error): void =>
    log?.(`The saved model of next ports cannot be read, and is trained again: ${message}.`, null);
  return (
    ports &&
    new NextPortPredictor({
      ...{ changes, time, latest, ships, failed, planner: voyages, directory: ports, retrained },
      log: new PredictionLog({ store, changes }),
    })
  );
}

function createLeader(
  { cluster, store, clock }: ServiceOptions,
  { revisions, failed, newUuid, log: events }: ServiceBase,
  pipeline: Pipeline,
): ClusterLeader | undefined {
  return (
    cluster &&
    revisions &&
    new ClusterLeader({ ...cluster, store, clock, pipeline, revisions, failed, events, newUuid })
  );
}

/** Returns the calls of ships in port, with the last fix of each. */
async function readOpenCalls(portCallLog: PortCallLog, latest: LatestPositions) {
  const open = await portCallLog.since(Number.POSITIVE_INFINITY);
  const calls = new Map(open.map((call) => [call.mmsi, call] as const));
  const last = await latest.of([...calls.keys()]);
  return last.flatMap((fix) => ({ call: calls.get(fix.mmsi)!, last: fix }));
}

/** Creates the capabilities of detection. */
function createSts(options: ServiceOptions, base: ServiceBase, ingest: Ingest) {
  const { store, clock, unzip } = options;
  const { changes, time, identity, newUuid, configurationSet, log, surroundings } = base;
  const { pipeline, detectorOptions, thinnedTracks, leader, cachedEvents: cached } = ingest;
  const writer = new ConfigurationWriter({
    ...{ configurations: configurationSet, pipeline, time, leader },
  });
  const shapeFollower = new ShapeFollower({
    ...{ clock, identity, configurations: configurationSet, writer },
  });
  const shapes: Shapes = createShapes({
    ...{ store, clock, unzip, newUuid },
    isUsed: async (uuid) => configurationSet.usesShape(uuid),
    writing: (write) => changes.record([shapeChange(write)]),
    written: async (write) => {
      changes.publish(shapeChange(write));
      if (write.kind === 'changed') await shapeFollower.follow(write.shape, write.by.name);
    },
  });
  const places = new ShipPlaces(store);
  const configurations = new ConfigurationRegistry({
    ...{ store, clock, newUuid, configurations: configurationSet, writer, shapes, surroundings },
  });
  const assessments = new EventAssessments({
    ...{ places, surroundings, time, positions: base.positions },
    statics: base.ships.histories,
  });
  const read = { store, cached, clock, time, positions: base.positions, assessments };
  const events = new StoredEvents({ ...read, log, pipeline });
  const { failed } = base;
  const capabilities = {
    ...{ shapes, configurations, events },
    vesselEvents: options.vesselEvents ? new StoredVesselEvents({ store, clock, time }) : null,
    backfill: new BackfillJobs({
      ...{ store, clock, log, pipeline, changes, detectorOptions, configurations, surroundings },
      statics: base.ships.histories,
      places,
    }),
    previews: new RunningPreviews({
      ...{ places, surroundings, time, configurations, detectorOptions },
      ...{ positions: base.positions, ships: base.ships, tracks: thinnedTracks },
      statics: base.ships.histories,
    }),
  };
  return {
    ...{ capabilities, shapeFollower },
    finalAssessments: new FinalAssessments({ store, clock, pipeline, log, assessments, failed }),
  };
}

/** Creates the capabilities that concern ships. */
function createShipCapabilities(options: ServiceOptions, base: ServiceBase, ingest: Ingest) {
  const { store, clock, ports, shipLists = {} } = options;
  const { time, newUuid, ships } = base;
  const { latest, portCallLog: portCalls, predictor } = ingest;
  const source = options.nextPortSource ?? predictor;
  const nextPorts: NextPorts | null =
    ports && source
      ? new NextPortQueries({ store, clock, ports, newUuid, source, shipLists, ships, time })
      : null;
  const namedPortIds = predictor?.namedPortIds.bind(predictor);
  return { nextPorts, ...createShipQueries(options, base, { latest, portCalls, namedPortIds }) };
}

function createLanes(
  { store, ports }: ServiceOptions,
  { time, failed, ships, positions, lateMarks }: ServiceBase,
  { portCallLog, pendingCalls }: Ingest,
): TradeLaneScheduler {
  const sources = laneSources({ ships, portCalls: portCallLog, positions, lateMarks, ports });
  return new TradeLaneScheduler({
    createLanes: (runInBackground) =>
      createTradeLanes({ store, clock: { now: () => time.nowMs() }, ...sources, runInBackground }),
    ...{ pendingCalls, failed },
  });
}
