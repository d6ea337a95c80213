/** A message to the process that ingests: to create batches, or to ingest them. */
export type AppendRequest =
  | { readonly create: number }
  | { readonly perSecond: number | undefined };

/** How batches were acknowledged. */
export interface Appended {
  readonly seconds: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}
