import type { Feed } from '../ingest/feeds/feed.ts';

/** Where a command stores its data. */
export interface StoreOptions {
  /** A folder, which is created if it is missing. */
  readonly data: string;
  readonly store: 'sqlite' | 'memory';
}

/** The options of `roadstead serve`. They take precedence over the settings file; what neither has gets its default. */
export interface ServeOptions extends Partial<StoreOptions> {
  readonly config?: string;
  /** A GeoJSON file with ports of the host. */
  readonly ports?: string;
  readonly host?: string;
  readonly port?: number;
  readonly scenario?: string;
  readonly speed: number;
  readonly feed?: readonly Feed[];
  /** Ingest and detection on a thread of their own. */
  readonly threads?: boolean;
  /** The role of the process in a cluster. */
  readonly role?: 'leader' | 'api' | 'detector';
  /** Whether a detector only continues the work of one that has died. */
  readonly standby?: boolean;
  /** The address of the log of a cluster. */
  readonly log?: string;
  /** Where the leader of a cluster serves API processes. */
  readonly nodeHost?: string;
  readonly nodePort?: number;
}

/** The address that a service listens on by default. */
export const ADDRESS = { host: '127.0.0.1', port: 8080 } as const;
