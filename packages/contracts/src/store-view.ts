import type { SeriesSchema } from './series.ts';

/** A column of a view. */
export interface ViewColumn {
  /** Lower-case letters, digits and underscores. */
  readonly name: string;
  /** The field of the documents, with dots for fields within fields; or the column of the series. */
  readonly from: string;
  /** `time`: epoch milliseconds, shown as a time. `integer` and `time` of a series are rounded. */
  readonly type: 'text' | 'integer' | 'number' | 'boolean' | 'time' | 'json';
}

/** Columns of longitude and latitude in degrees, shown as a point besides where the database knows points. */
interface ViewPoint {
  readonly name: string;
  readonly longitude: string;
  readonly latitude: string;
}

interface View {
  /** Lower-case letters, digits and underscores. */
  readonly name: string;
  readonly columns: readonly ViewColumn[];
  readonly points?: readonly ViewPoint[];
}

/** The documents of a collection. */
export interface DocumentsView extends View {
  readonly kind: 'documents';
  readonly collection: { readonly name: string; readonly key: string };
}

/** The newest row of each key of a series, or the rows of one key in a period. */
export interface SeriesView extends View {
  readonly kind: 'latest' | 'rows';
  readonly series: SeriesSchema<string>;
  /** The names of the columns of the key and the time, which precede the others. */
  readonly key: string;
  readonly time: string;
}

/** A view for people with SQL, for drivers of a database that has it. */
export type StoreView = DocumentsView | SeriesView;
