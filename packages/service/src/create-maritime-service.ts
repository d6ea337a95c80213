import type { Box } from '@roadstead/geo';
import {
  type Answer,
  isAdministrator,
  type PositionReport,
  type RejectedFix,
  type RejectedStatic,
  refusal,
  type StaticReport,
  success,
} from '@roadstead/model';
import { ReportJobs } from '@roadstead/reports';
import { areaOfShape, createShapes, type Shapes } from '@roadstead/shapes';
import { whyAhead } from '@roadstead/tracking';
import { createTradeLanes } from '@roadstead/trade-lanes';
import { UsageBook } from '@roadstead/usage';
import { type Observable, Subject } from 'rxjs';
import { v4 as newUuid } from 'uuid';
import { Configurations } from './configurations.ts';
import { EventLog } from './event-log.ts';
import type { Identity } from './identity.ts';
import { later } from './later.ts';
import { LatestPositions } from './latest-positions.ts';
import { LivePredictions } from './next-ports/live-predictions.ts';
import type { NextPortArea } from './next-ports/next-port-area.ts';
import { NextPorts } from './next-ports/next-ports.ts';
import { PastDetections } from './past-detections.ts';
import { Pipeline } from './pipeline.ts';
import { PortCallLog } from './port-call-log.ts';
import { positionsIn } from './positions.ts';
import { createReportRunner } from './report-source.ts';
import { Keeping } from './retention.ts';
import { Routing } from './routing.ts';
import type {
  EventChange,
  Ingested,
  MaritimeService,
  Report,
  ServiceOptions,
  ServiceStatus,
} from './service.ts';
import { Ships } from './ships.ts';
import { StatusBoard } from './status-board.ts';
import { StoreIdentity } from './store-identity.ts';
import { Sts } from './sts.ts';
import type { StsArea } from './sts-area.ts';
import { TrackJobs } from './track-jobs.ts';
import { Tracking } from './tracking.ts';
import type { TrackingArea } from './tracking-area.ts';
import { CallNotes } from './trade-lanes/call-notes.ts';
import { DailyLanes } from './trade-lanes/daily-lanes.ts';
import { laneSources } from './trade-lanes/lane-sources.ts';

/** A service that has not been started. */
export function createMaritimeService(options: ServiceOptions): MaritimeService {
  return new RunningService(options);
}

class RunningService implements MaritimeService {
  readonly identity: Identity;
  readonly sts: StsArea;
  readonly shapes: Shapes;
  readonly tracking: TrackingArea;
  readonly routing: Routing | null;
  readonly reporting: ReportJobs;
  readonly nextPorts: NextPortArea | null;
  readonly usage: UsageBook;
  readonly tradeLanes: DailyLanes;
  readonly #options: ServiceOptions;
  #stopping: Promise<void> | undefined;
  readonly #log: EventLog;
  readonly #configurations: Configurations;
  readonly #pipeline: Pipeline;
  readonly #pastDetections: PastDetections;
  readonly #predictions: LivePredictions | undefined;
  readonly #keeping: Keeping;
  readonly #ships: Ships;
  readonly #latest: LatestPositions;
  readonly #board: StatusBoard = new StatusBoard();
  readonly #events: Subject<EventChange> = new Subject();
  readonly #rejected: Subject<RejectedFix | RejectedStatic> = new Subject();
  readonly #fail = (error: unknown): void => this.#board.noteState('failed', String(error));
  /** Batches that are being taken, so that a stop can wait for them. */
  readonly #inFlight: Set<Promise<unknown>> = new Set();

  constructor(options: ServiceOptions) {
    const { store, clock, randomBytes, unzip, ports, voyages, reports = 'live' } = options;
    this.#options = options;
    this.identity = new StoreIdentity(options);
    this.#ships = new Ships(store);
    this.#log = new EventLog(store);
    this.shapes = createShapes({
      store,
      clock,
      unzip,
      newUuid: () => newUuid({ random: randomBytes(16) }),
      isUsed: async (uuid) => this.#configurations.usesShape(uuid),
      changed: (shape, by) => this.#configurations.follow(shape, by.name),
    });
    this.#configurations = new Configurations({
      store,
      clock,
      randomBytes,
      shapeOf: (caller, uuid) => this.shapes.getById(caller, uuid),
      administrators: async () =>
        (await this.identity.users()).filter(isAdministrator).map(({ uuid }) => uuid),
      areaOfShape,
      whileShapesStay: (run) => this.shapes.whileUnchanged(run),
    });
    const detectorOptions = { ...(ports && { portAreasNear: (box: Box) => ports.areasNear(box) }) };
    const notes = new CallNotes(store, this.#ships);
    const portCalls = new PortCallLog(store, (id) => ports?.port(id), notes);
    this.#latest = new LatestPositions(positionsIn(store));
    this.#predictions =
      ports &&
      new LivePredictions({
        ports: ports.ports,
        planner: voyages,
        latest: this.#latest,
        ships: this.#ships,
        nowMs: () => this.#nowMs(),
        failed: this.#fail,
      });
    this.#pipeline = new Pipeline({
      store,
      log: this.#log,
      configurationOf: (id, firedMs) => this.#configurations.at(id, firedMs),
      failed: this.#fail,
      trackerOptions: { ...(reports !== 'simulated' && { clock }) },
      detectorOptions,
      portCalls,
      placeAt: ports && ((...place) => ports.placeAt(...place)),
      predictions: this.#predictions,
    });
    this.#pastDetections = new PastDetections({
      store,
      clock,
      detectorOptions,
      positions: this.#pipeline.positions,
      enter: async (events, configuration) => {
        const said = await this.#pipeline.enterPast(events, configuration);
        for (const change of said) this.#events.next(change);
        return said.length;
      },
    });
    const { positions } = this.#pipeline;
    this.tracking = new Tracking({
      ships: this.#ships,
      latest: this.#latest,
      trackJobs: new TrackJobs({ store, clock, positions }),
      portCalls,
      countryOf: (mmsi) => options.countryOf?.(mmsi),
    });
    this.routing = voyages
      ? new Routing({
          store,
          clock,
          nowMs: () => this.#nowMs(),
          planner: voyages,
          portPosition: (locode) => ports?.portPosition(locode),
          ships: this.#ships,
          latest: this.#latest,
          positions,
        })
      : null;
    this.reporting = new ReportJobs({
      store,
      clock,
      run: options.reportRunner ?? createReportRunner(options),
      failed: this.#fail,
    });
    const source = options.nextPortSource ?? this.#predictions;
    this.nextPorts =
      ports && source
        ? new NextPorts({
            store,
            clock,
            ports,
            newUuid: () => newUuid({ random: randomBytes(16) }),
            source,
            shipLists: options.shipLists ?? {},
          })
        : null;
    this.usage = new UsageBook({ ...options, later, failed: this.#fail });
    this.tradeLanes = new DailyLanes({
      lanes: createTradeLanes({
        ...{ store, clock: { now: () => this.#nowMs() } },
        ...laneSources({ ships: this.#ships, portCalls, positions, ports }),
      }),
      notes,
      failed: this.#fail,
    });
    this.#keeping = new Keeping({
      retention: options.retention ?? {},
      clock,
      pipeline: this.#pipeline,
      removeEvents: async (beforeMs, signal) => {
        for await (const said of this.#pipeline.removeEvents(beforeMs)) {
          for (const change of said) this.#events.next(change);
          if (signal.aborted) return;
        }
      },
      failed: this.#fail,
    });
    this.sts = new Sts({
      clock,
      configurations: this.#configurations,
      log: this.#log,
      pipeline: this.#pipeline,
      pastDetections: this.#pastDetections,
      say: (change) => this.#events.next(change),
    });
  }

  get status(): ServiceStatus {
    return this.#board.now;
  }

  get status$(): Observable<ServiceStatus> {
    return this.#board.changes$;
  }

  get events$(): Observable<EventChange> {
    return this.#events.asObservable();
  }

  get rejected$(): Observable<RejectedFix | RejectedStatic> {
    return this.#rejected.asObservable();
  }

  async start(signal?: AbortSignal): Promise<void> {
    if (this.status.state !== 'created') throw new Error(`The service is ${this.status.state}.`);
    this.#board.noteState('starting');
    await this.#log.start();
    await this.#configurations.start(this.#pipeline);
    await this.#pastDetections.start();
    for await (const ships of this.#ships.all()) this.#predictions?.takeShips(ships);
    await this.#pipeline.start(signal);
    await this.#configurations.catchUp();
    await this.reporting.start();
    await this.usage.start();
    this.#noteTime();
    this.#board.noteRunning(this.#pipeline.eventTimeMs);
  }

  /** Who asks again waits for the same stop: until then the store is needed. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  async #stop(): Promise<void> {
    const { state } = this.status;
    this.#board.noteState('stopping');
    await Promise.all([
      this.#pastDetections.stop(),
      this.#keeping.stop(),
      this.tradeLanes.stop(),
      this.routing?.stop(),
      this.reporting.stop(),
      this.#predictions?.stop(),
    ]);
    await Promise.allSettled(this.#inFlight);
    if (state === 'running') {
      try {
        await this.usage.stop();
      } finally {
        await this.#pipeline.stop();
      }
    }
    this.#board.noteState('stopped');
    this.#events.complete();
    this.#rejected.complete();
    this.#board.end();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop();
  }

  async ingest(reports: readonly Report[]): Promise<Answer<Ingested>> {
    const { state } = this.status;
    if (state !== 'running') return refusal('stopping', `The service is ${state}.`);
    const taking = this.#take(reports);
    this.#inFlight.add(taking);
    this.#board.noteInFlight(this.#inFlight.size);
    try {
      return success(await taking);
    } catch (error) {
      this.#fail(error);
      throw error;
    } finally {
      this.#inFlight.delete(taking);
      this.#board.noteInFlight(this.#inFlight.size);
    }
  }

  /** Live, that is the clock's; what is played again has the time that it has come to. */
  #nowMs(): number {
    const { clock, reports = 'live' } = this.#options;
    const { eventTimeMs } = this.#pipeline;
    return reports === 'live' || !Number.isFinite(eventTimeMs) ? clock.now() : eventTimeMs;
  }

  /** What is done in the background as time goes on. Who reads recordings does so for years of them in minutes. */
  #noteTime(): void {
    this.#keeping.note(this.#pipeline.eventTimeMs);
    if (this.#options.reports !== 'recorded') this.tradeLanes.note(this.#nowMs());
  }

  async #take(reports: readonly Report[]): Promise<Ingested> {
    const positions = reports.filter(isPosition);
    const statics = reports.filter(isStatic);
    const ahead = this.#aheadOfClock(statics);
    const unusable = new Set(ahead.map(({ report }) => report));
    const usable = statics.filter((report) => !unusable.has(report));
    const [{ rejected: fixes, events }, ships] = await Promise.all([
      this.#pipeline.take(positions),
      usable.length > 0 ? this.#ships.enter(usable, this.#nowMs()) : [],
    ]);
    this.#predictions?.takeShips(ships);
    const rejected = [...fixes, ...ahead];
    const { clock } = this.#options;
    const counted = { positionReports: positions.length, staticReports: statics.length };
    this.#board.noteIngested(counted, rejected, events, clock.now(), this.#pipeline.eventTimeMs);
    this.#latest.forget(
      rejected.filter(({ reason }) => reason === 'late').map(({ report }) => report.mmsi),
    );
    for (const each of rejected) this.#rejected.next(each);
    for (const change of events) this.#events.next(change);
    this.#noteTime();
    return ingestedOf(reports, rejected);
  }

  /** D8: what is newer than any other would stay for ever; it must not be newer than now. */
  #aheadOfClock(statics: readonly StaticReport[]): readonly RejectedStatic[] {
    const { clock, reports } = this.#options;
    if (reports === 'simulated') return [];
    return statics.flatMap((report) => {
      const why = report.timeMs === null ? undefined : whyAhead(report.timeMs, clock.now());
      return why ? [{ report, ...why }] : [];
    });
  }
}

/** What of these reports is kept; the tracker may also have told of earlier ones, which were answered before. */
function ingestedOf(
  reports: readonly Report[],
  rejected: readonly (RejectedFix | RejectedStatic)[],
): Ingested {
  if (rejected.length === 0) return { accepted: reports.length, late: 0, rejected: [] };
  const places = new Map<Report, number>(reports.map((report, index) => [report, index]));
  const here = rejected.flatMap(({ report, reason, detail }) => {
    const index = places.get(report);
    return index === undefined ? [] : [{ index, reason, detail }];
  });
  const late = here.filter(({ reason }) => reason === 'late').length;
  // What is late, or no ship's, is kept all the same.
  const refused = here.filter(({ reason }) => reason !== 'late' && reason !== 'not-a-ship');
  return { accepted: reports.length - refused.length, late, rejected: refused };
}

function isPosition(report: Report): report is PositionReport {
  return 'longitude' in report;
}

function isStatic(report: Report): report is StaticReport {
  return !isPosition(report);
}
