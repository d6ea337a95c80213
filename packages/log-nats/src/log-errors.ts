import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream';
import {
  AuthorizationError,
  ClosedConnectionError,
  ConnectionError,
  DrainingConnectionError,
  InvalidArgumentError,
  NoRespondersError,
  ProtocolError,
  RequestError,
  TimeoutError,
  UserAuthenticationExpiredError,
} from '@nats-io/transport-node';
import { LogError } from '@roadstead/contracts';

/** Error codes of JetStream (server/errors.json). */
const [RESOURCES_EXCEEDED, STORAGE_EXCEEDED, MESSAGE_TOO_LARGE, NOT_STORED] = [
  10023, 10047, 10054, 10077,
];
const FULL = /maximum (?:bytes|messages) exceeded|no space left/i;

/** After these the request may have been executed; the name is of an error that the client does not export: nobody listens on a subject. */
const LOST = [
  ClosedConnectionError,
  ConnectionError,
  DrainingConnectionError,
  NoRespondersError,
  ProtocolError,
  RequestError,
  TimeoutError,
];
const NOT_LISTENING = 'JetStreamNotEnabled';

/** Returns why the server refused a message; undefined for other errors. */
export function appendRefusal(error: unknown): 'too-large' | 'full' | undefined {
  // Of the client: the server that it reached after a failure accepts less than the first one.
  if (error instanceof InvalidArgumentError) return 'too-large';
  if (!(error instanceof JetStreamApiError)) return undefined;
  if (error.code === MESSAGE_TOO_LARGE) return 'too-large';
  if (error.code === RESOURCES_EXCEEDED || error.code === STORAGE_EXCEEDED) return 'full';
  return error.code === NOT_STORED && FULL.test(error.message) ? 'full' : undefined;
}

/** Whether a message that was sent can be stored nevertheless. */
export function isUncertain(error: unknown): boolean {
  if (error instanceof LogError || error instanceof JetStreamApiError) return false;
  if (error instanceof ClosedConnectionError || isNotListening(error)) return false;
  return LOST.some((each) => error instanceof each);
}

/** Returns the error of a request as a LogError. */
export function requestError(error: unknown): LogError {
  if (error instanceof LogError) return error;
  const { message } = error as Error;
  const options = { cause: error };
  if (isTemporary(error))
    return new LogError(`The log cannot be reached: ${message}`, 'unreachable', options);
  return new LogError(`The server of the log refuses a request: ${message}`, 'other', options);
}

/** Returns the error of a connection that was not made. Addresses that cannot be resolved are system errors. */
export function connectError(error: unknown): LogError {
  const { message } = error as Error;
  const options = { cause: error };
  if (error instanceof AuthorizationError || error instanceof UserAuthenticationExpiredError)
    return new LogError(
      `The server of the log refuses the connection: ${message}`,
      'other',
      options,
    );
  return new LogError(
    `The server of the log cannot be reached: ${message}`,
    'unreachable',
    options,
  );
}

function isTemporary(error: unknown): boolean {
  if (error instanceof JetStreamApiError)
    return isStreamMissing(error) || (error.status === 503 && error.code !== NOT_STORED);
  return isNotListening(error) || LOST.some((each) => error instanceof each);
}

/** A stream is missing while a cluster starts, or after it was deleted: another of the name has another id. */
export function isStreamMissing(error: unknown): boolean {
  return error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound;
}

function isNotListening(error: unknown): boolean {
  return error instanceof Error && error.name === NOT_LISTENING;
}
