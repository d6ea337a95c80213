/** A request to an operation, and its response. */
export interface OperationExample {
  /** Values of the path's placeholders, in their order. */
  readonly path?: readonly (string | number)[];
  readonly query?: Readonly<Record<string, string | number>>;
  /** A JSON body. */
  readonly body?: unknown;
  readonly status: number;
  /** A JSON response. */
  readonly response?: unknown;
}
