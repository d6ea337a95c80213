/** The arguments and options of `roadstead score`. */
export interface ScoreOptions {
  /** The file of events. */
  readonly events: string;
  readonly truth: string;
  readonly configurations?: string;
  /** A folder. */
  readonly out?: string;
}
