/** A value that is bound to a statement. Arrays are arrays of PostgreSQL; a text is bound to any type that its cast names. */
export type SqlValue = string | number | boolean | null | Uint8Array | readonly SqlValue[];

/**
 * A row as values in the order of its columns: `int8` and `float8` as numbers, `bytea` as bytes, texts, `json` and others as texts, NULL as
 * null. The statements of the store select no other types.
 */
export type SqlRow = readonly unknown[];

/** A session of a database, which its user has for itself until `release`. */
export interface PostgresSession {
  /** Executes one statement. @throws an error with the SQLSTATE as `code`, as the drivers do */
  query(sql: string, parameters?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  /** Copies rows in PostgreSQL's binary format into a table. @param table its quoted name */
  copy(table: string, bytes: Uint8Array): Promise<void>;
  /** Copies the rows of a query, which has no parameters, in PostgreSQL's binary format. */
  copyOut(query: string): Promise<Uint8Array>;
  /** Returns the session. @param isBroken whether it is closed instead of used again; its transaction then ends with it */
  release(isBroken: boolean): void;
}

/** A PostgreSQL database: what `pg` and PGlite have in common. */
export interface PostgresDatabase {
  /**
   * Waits for a session.
   * @param statementMsMax how long a statement may last: without a reply by then it rejects, and the session is to be released as broken
   */
  connect(statementMsMax: number): Promise<PostgresSession>;
  /**
   * Calls a function with the payload of each notification of a channel, as far as the connection lasts.
   * @param lost called once if the connection ends
   * @returns a function that ends it
   */
  listen(
    channel: string,
    notified: (payload: string) => void,
    lost: () => void,
  ): Promise<() => Promise<void>>;
  /** Closes all sessions. */
  close(): Promise<void>;
}
