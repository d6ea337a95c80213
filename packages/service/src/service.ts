import type { Clock, Store } from '@roadstead/contracts';
import type { Area, Box } from '@roadstead/geo';
import type {
  Answer,
  Country,
  Imo,
  Mmsi,
  PortName,
  Position,
  PositionReport,
  RejectedFix,
  RejectedStatic,
  StaticReport,
} from '@roadstead/model';
import type { KnownPort } from '@roadstead/predictions';
import type { Reporting, ReportRunner } from '@roadstead/reports';
import type { Shapes, Unzip } from '@roadstead/shapes';
import type { PlaceAt } from '@roadstead/tracking';
import type { Price, Quotas, Usage } from '@roadstead/usage';
import type { Observable } from 'rxjs';
import type { Identity } from './identity.ts';
import type { NextPortSource } from './next-port-source.ts';
import type { NextPortArea } from './next-ports/next-port-area.ts';
import type { Retention } from './retention.ts';
import type { RoutingArea, VoyagePlanner } from './routing-area.ts';
import type { Passwords, RandomBytes } from './secrets.ts';
import type { StsArea } from './sts-area.ts';
import type { TrackingArea } from './tracking-area.ts';
import type { TradeLaneArea } from './trade-lanes/trade-lane-area.ts';

/** The ports that a host knows. */
export interface PortDirectory {
  /** D3: the areas of ports that touch a box. The same box must always be answered alike. */
  readonly areasNear: (box: Box) => readonly Area[];
  /** P1: what is in a port at a place. */
  readonly placeAt: PlaceAt;
  /** A port by its stable number. */
  readonly port: (id: number) => PortName | undefined;
  /** Where a port is, by its UN/LOCODE. */
  readonly portPosition: (locode: string) => Position | undefined;
  /** The ports that a UN/LOCODE is of, the greatest first; also by a code that people use for one. None where it is of none. */
  readonly portsOfLocode: (locode: string) => readonly PortName[];
  /** All of them, for predictions. */
  readonly ports: readonly KnownPort[];
  /** V16: clusters of ports that all users have. */
  readonly clusters: readonly PortCluster[];
}

/** Ports that lie near one another, for all users. */
export interface PortCluster {
  /** Unique. */
  readonly name: string;
  /** The ports' own, the biggest port's first; it has one at least. */
  readonly locodes: readonly string[];
}

/** What a host hands in. */
export interface ServiceOptions {
  /** The service is the only one that writes to it; who opened it closes it. */
  readonly store: Store;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly passwords: Passwords;
  readonly unzip: Unzip;
  /** Ports, for configurations that exclude them and for port calls; default none. */
  readonly ports?: PortDirectory;
  /** Ways over the sea, for routes; default none. Routes to ports need `ports`. */
  readonly voyages?: VoyagePlanner;
  /** The country of an MMSI, where that has one; default none. */
  readonly countryOf?: (mmsi: Mmsi) => Country | undefined;
  /**
   * Where reports come from; default `live`. Of `live` and `recorded` ones those further ahead of the clock than a clock can be
   * wrong are rejected (D8); `simulated` ones may have any time. What says no time was said now where it is `live`, else at
   * the newest event time.
   */
  readonly reports?: 'live' | 'recorded' | 'simulated';
  /** Makes reports, on other threads for instance; default: in this process, between other things (`createReportRunner`). */
  readonly reportRunner?: ReportRunner;
  /** How long things are kept; default: for ever. */
  readonly retention?: Retention;
  /** Another predictor of ships' next ports; default: `@roadstead/predictions`, which needs `ports`. */
  readonly nextPortSource?: NextPortSource;
  /** V18: lists of ships that all users have, by name. */
  readonly shipLists?: Readonly<Record<string, readonly Imo[]>>;
  /** What things cost; default: all is free. */
  readonly prices?: readonly Price[];
  /** How much users may use in a month; default: no bounds. */
  readonly quotas?: Quotas;
}

export type ServiceState = 'created' | 'starting' | 'running' | 'stopping' | 'stopped' | 'failed';

/** How the service is. */
export interface ServiceStatus {
  readonly state: ServiceState;
  /** D8: the newest time that two ships have reached, epoch milliseconds; null before. */
  readonly eventTimeMs: number | null;
  /** When reports were taken last, by the clock; null before. */
  readonly ingestedMs: number | null;
  readonly counts: {
    /** Since the start of this instance. */
    readonly positionReports: number;
    readonly staticReports: number;
    readonly late: number;
    readonly rejected: Readonly<Record<string, number>>;
    readonly eventsFired: number;
    readonly eventsEnded: number;
  };
  /** Batches that are being written. */
  readonly inFlight: number;
  /** What went wrong where the state is `failed`. */
  readonly failure: string | null;
}

/** A report that was handed in and is not kept. */
export interface RejectedReport {
  /** Its place in what was handed in, from 0. */
  readonly index: number;
  readonly reason: string;
  readonly detail: string;
}

/** What became of reports that were handed in; all of it is durable. */
export interface Ingested {
  /** Reports that are kept: positions and statics, late ones among them. */
  readonly accepted: number;
  /** Kept, but too late for detection (D8). */
  readonly late: number;
  readonly rejected: readonly RejectedReport[];
}

export type Report = PositionReport | StaticReport;

/** An event has fired, ended, was acknowledged, or was removed as too old; it is written when this is said. */
export interface EventChange {
  readonly kind: 'fired' | 'ended' | 'acknowledged' | 'removed';
  readonly eventId: number;
}

/**
 * Roadstead as one object: it keeps what ships report in a store, finds ship-to-ship transfers in it, and answers for users.
 * There are no globals: as many as one likes run side by side, each with its own store.
 */
export interface MaritimeService extends AsyncDisposable {
  /**
   * Reads the store, goes on where it was stopped or killed, and begins. An Error where the store cannot be used.
   * @param signal where it is aborted the start is given up, with its reason; another instance may start then
   */
  start(signal?: AbortSignal): Promise<void>;
  /** Takes nothing more, writes what it has and its state. Nothing that was acknowledged is lost without it either. */
  stop(): Promise<void>;
  readonly status: ServiceStatus;
  /** The status now, and whenever it changes. */
  readonly status$: Observable<ServiceStatus>;
  /** Events as they are written. */
  readonly events$: Observable<EventChange>;
  /** D8 to D10: what was not used for detection, and why; also what is only found out later, as jumps are. */
  readonly rejected$: Observable<RejectedFix | RejectedStatic>;
  /**
   * Takes reports, in the order in which they came. The promise is fulfilled when they are durable; who waits for it
   * before handing in more is slowed down to what the store takes, and several may be in flight.
   */
  ingest(reports: readonly Report[]): Promise<Answer<Ingested>>;
  readonly identity: Identity;
  readonly sts: StsArea;
  readonly tracking: TrackingArea;
  /** Null where no `voyages` were handed in. */
  readonly routing: RoutingArea | null;
  /** Reports of a period, made one after another in the background. */
  readonly reporting: Reporting;
  readonly shapes: Shapes;
  /** Null where no `ports` were handed in. */
  readonly nextPorts: NextPortArea | null;
  /** What users have used. Nothing in here counts: doors do. */
  readonly usage: Usage;
  /** Where no `ports` were handed in, no port call is known, and every call of a schedule is open or unknown. */
  readonly tradeLanes: TradeLaneArea;
}
