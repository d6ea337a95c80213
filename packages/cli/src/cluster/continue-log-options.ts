/** The options of `roadstead continue-log`. */
export interface ContinueLogCommandOptions {
  readonly data: string;
  readonly log: string;
  readonly yes?: true;
}
