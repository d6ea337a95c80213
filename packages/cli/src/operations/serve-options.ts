import type { Feed } from '../ingest/feeds/feed.ts';

/** SQLite in a folder, memory, or the URL of a PostgreSQL database. */
export type StoreKind = 'sqlite' | 'memory' | `postgres://${string}` | `postgresql://${string}`;

/** Where a command stores its data. */
export interface StoreOptions {
  /** A folder, which is created if it is missing. */
  readonly data: string;
  readonly store: StoreKind;
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
}

/** The address that a service listens on by default. */
export const ADDRESS = { host: '127.0.0.1', port: 8080 } as const;
