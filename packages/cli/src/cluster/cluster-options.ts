/** The options of `roadstead cluster`. */
export interface ClusterCommandOptions {
  readonly data: string;
  readonly log: string;
  readonly port: number;
}

/** The database that each server has. */
export const CLUSTER_DATA = 'postgres://postgres@127.0.0.1/postgres';
export const CLUSTER_LOG = 'nats://127.0.0.1/roadstead';
export const CLUSTER_PORT = 8080;
