/** Tables in the builder's format: one record per line, fields separated by `|`. */
export interface GazetteerData {
  readonly ports: string;
  readonly areas: string;
  readonly berths: string;
  readonly anchorages: string;
  readonly countries: string;
}
