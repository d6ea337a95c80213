import { StoreError, type StoreErrorReason } from '@roadstead/contracts';

/** Reason and message by the begin of a SQLSTATE, or of an error of the system; the first that matches. */
const ERRORS: readonly (readonly [begin: string, reason: StoreErrorReason, message: string])[] = [
  ['53100', 'full', 'There is no space left to write'],
  ['53200', 'unreachable', 'PostgreSQL has no memory left'],
  ['53300', 'unreachable', 'PostgreSQL has no connection left'],
  ['25P03', 'unreachable', 'PostgreSQL has ended a transaction that stood still'],
  ['25006', 'read-only', 'PostgreSQL only reads'],
  ['57P', 'unreachable', 'PostgreSQL is stopping or starting'],
  ['08', 'unreachable', 'The connection to PostgreSQL is lost'],
  ['XX001', 'damaged', 'A table is damaged'],
  ['XX002', 'damaged', 'An index is damaged'],
  ['28', 'other', 'PostgreSQL rejects the user or the password'],
  ['3D000', 'other', 'The database does not exist'],
  ['42501', 'other', 'The user has no permission'],
  ...['ECONN', 'EPIPE', 'ETIMEDOUT', 'EHOST', 'ENET', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'].map(
    (code) => [code, 'unreachable', 'PostgreSQL cannot be reached'] as const,
  ),
];

/** Messages of `pg` for connections that ended, which have no code. */
const LOST =
  /connection (?:terminated|ended|timeout)|timeout exceeded when trying to connect|not queryable|client was closed/i;

/** Message of `pg` for a statement without a reply, which has no code either. */
const SILENT = /query read timeout/i;

/** A transaction that PostgreSQL ended because of others, and that can be repeated: serialization failure, deadlock. */
const REPEATABLE = new Set(['40001', '40P01']);

/** Whether an error ends a transaction that succeeds when it is repeated. */
export function isRepeatable(error: unknown): boolean {
  return error instanceof StoreError && REPEATABLE.has(codeOf(error.cause));
}

/** Returns the code of an error of the driver; an empty text if it has none. */
function codeOf(error: unknown): string {
  const { code, errors } = (error ?? {}) as { code?: unknown; errors?: readonly unknown[] };
  // A host with several addresses fails with an error for each.
  if (typeof code !== 'string' && errors && errors.length > 0) return codeOf(errors[0]);
  return typeof code === 'string' ? code : '';
}

/** Converts an error of a driver. Its message contains no address and no password. */
export function storeErrorOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const known = ERRORS.find(([begin]) => code.startsWith(begin));
  if (known) return new StoreError(known[2], known[1], { cause: error });
  if (code === '' && SILENT.test(message))
    return new StoreError('PostgreSQL does not reply', 'unreachable', { cause: error });
  if (code === '' && LOST.test(message))
    return new StoreError('The connection to PostgreSQL is lost', 'unreachable', { cause: error });
  return new StoreError(`PostgreSQL failed: ${message}`, 'other', { cause: error });
}
