/** An object of a file as JSON, and the locations of its parts. */
export interface FileRow {
  readonly row: unknown;
  /** A mistake of the file's format; null if there is none. */
  readonly mistake: string | null;
  /** Returns the location of a JSON pointer into the row: a line, from 1, or the index in a list. */
  readonly placeOf: (pointer: string) => string;
}
