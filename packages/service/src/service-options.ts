import type { LandSurroundings } from '@roadstead/assessment';
import type { Clock, Store } from '@roadstead/contracts';
import type { Country, Imo, Mmsi } from '@roadstead/model';
import type { ReportRunner } from '@roadstead/reports';
import type { Unzip } from '@roadstead/shapes';
import type { Price, Quotas } from '@roadstead/usage';
import type { AlertOptions } from './alerts/alert-options.ts';
import type { LeaderOptions } from './cluster/leader-options.ts';
import type { PasswordHasher, RandomBytes } from './identity/secrets.ts';
import type { NextPortSource } from './next-ports/next-port-source.ts';
import type { Retention } from './operations/retention-rules.ts';
import type { PortDirectory } from './port-directory.ts';
import type { VoyagePlanner } from './routing/routing.ts';

/** Dependencies and settings of a service. */
export interface ServiceOptions {
  /** The service is the only writer. The host closes it after the service has stopped. */
  readonly store: Store;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly passwordHasher: PasswordHasher;
  readonly unzip: Unzip;
  /** Ports, for `exclude_ports`, port calls and next ports; default: none. */
  readonly ports?: PortDirectory;
  /** Returns port areas, anchorages, shores and land, on first use, for `filters` and assessments; default: none. */
  readonly surroundings?: () => Promise<LandSurroundings>;
  /**
   * V23: detects events of one ship: loitering, gaps and one-sided candidates. Needs `surroundings`, which it loads at the start. Default:
   * false, since it costs 10 to 17 % of ingest, and 10 kB a ship in memory and in each snapshot.
   */
  readonly vesselEvents?: boolean;
  /** Sea routes; default: none. Routes to ports need `ports`. */
  readonly voyages?: VoyagePlanner;
  /** Returns the country of an MMSI; default: unknown. */
  readonly countryOf?: (mmsi: Mmsi) => Country | undefined;
  /**
   * The origin of reports; default: `live`. Live and recorded reports that are further ahead of the clock than a receiver's
   * clock can be are rejected (D8); simulated ones have any time. A static report without a time was sent now: by the clock
   * if live, otherwise at the newest event time.
   */
  readonly reports?: 'live' | 'recorded' | 'simulated';
  /** Runs report jobs, in a worker thread for instance; default: in this process, between other work. */
  readonly reportRunner?: ReportRunner;
  /** Webhooks; default: none. Users receive nothing without them, whatever their configurations ask for. */
  readonly alerts?: AlertOptions;
  /** V11; default: everything is stored for ever. */
  readonly retention?: Retention;
  /** Another source of next ports; default: `@roadstead/predictions`, which needs `ports`. */
  readonly nextPortSource?: NextPortSource;
  /** V18: predefined lists of ships by name, for all users. */
  readonly shipLists?: Readonly<Record<string, readonly Imo[]>>;
  /** Default: everything is free. */
  readonly prices?: readonly Price[];
  /** Monthly limits of users; default: none. */
  readonly quotas?: Quotas;
  /**
   * L16: the cluster of which the service is the leader: `ingest` appends to its log, and the service processes the log, while `DetectionWorker`s
   * detect the encounters. Needs `reports: 'live'`, and a store whose writes fail when another leader has replaced this one. Default: none,
   * and one process does everything.
   */
  readonly cluster?: LeaderOptions;
  /**
   * Logs an error that the service survives, or with null what it did by itself, such as deletions of the retention; default:
   * nothing is logged. Must not throw.
   */
  readonly log?: (message: string, error: unknown) => void;
}
