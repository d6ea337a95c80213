/** Tables as the builder writes them: one record a line, its fields between bars. Read by `createGazetteer`. */
export interface GazetteerData {
  readonly ports: string;
  readonly areas: string;
  readonly harbours: string;
  readonly berths: string;
  readonly anchorages: string;
  readonly countries: string;
}
