/** Options of `simulate` and `sweep` that replace the values of each scenario. */
export interface DetectionOptions {
  /** Names of presets. */
  readonly preset?: readonly string[] | undefined;
  /** In minutes. */
  readonly gapMax?: number | undefined;
  /** In minutes. */
  readonly separation?: number | undefined;
  /** In seconds. */
  readonly lateness?: number | undefined;
}
