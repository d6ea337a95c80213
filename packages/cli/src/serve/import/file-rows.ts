/** A row of a file as JSON has it, and where its parts are. */
export interface FileRow {
  readonly row: unknown;
  /** What is wrong with it already as the file has it; null where nothing is. */
  readonly mistake: string | null;
  /** Where something of the row is, given a JSON pointer into it: the line, from 1, or the place in a list. */
  readonly placeOf: (pointer: string) => string;
}
