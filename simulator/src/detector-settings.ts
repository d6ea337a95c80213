/** Options of the detector for all configurations; undefined: the detector's default. */
export interface DetectorSettings {
  /** D1, D7: maximum silence of a ship. */
  readonly gapMaxMinutes?: number | undefined;
  /** D7: maximum separation within one event. */
  readonly separationMinutes?: number | undefined;
  /** D8: maximum lateness of a report. */
  readonly latenessMaxSeconds?: number | undefined;
}
