/** Limits of a request's size and duration. */
export interface RequestLimits {
  /** Of path and query. RFC 9110 (4.1) asks servers to accept at least 8 000 octets; no operation needs 1 000. */
  readonly urlCharacters: number;
  /** Of the Authorization header. Name and password have at most 300 characters: 1 200 bytes, 1 600 characters in Base64. */
  readonly authorizationCharacters: number;
  /** Of a JSON body. An area of 10 000 vertices with all digits has 0.5 MB; this is ten times the largest useful body. */
  readonly jsonBytes: number;
  /** Of all bodies together that are read as a whole and whose requests are not answered yet. */
  readonly bodiesBytes: number;
  /** Of nested brackets. A MultiPolygon in a Feature has 6; recursive readers are safe far above 64. */
  readonly jsonDepth: number;
  /** Of an imported shape: what `@roadstead/shapes` accepts, in characters; a ZIP is a third longer in Base64. */
  readonly shapeFileBytes: number;
  /** Of position reports. They are streamed, so memory sets no limit: an hour of all ships has about 1 GB. */
  readonly feedBytes: number;
  /** Longest time for 32 bytes of a body. A slower client than a poor satellite link only occupies a connection. */
  readonly bodyMs: number;
  /** Longest duration until the response; proxies and clients time out after 60 s. */
  readonly answerMs: number;
  /** Number of rejected reports that are listed; the others are counted only. */
  readonly rejectedListed: number;
  /** Open streams of a user: some screens, each with events and positions. */
  readonly streamsOfUser: number;
  /** Open streams of all users. Each holds a connection, and up to 2 MB while its reader is slow. */
  readonly streams: number;
}

/** The default limits. */
export const LIMITS: RequestLimits = {
  urlCharacters: 8000,
  authorizationCharacters: 2000,
  jsonBytes: 5 * 1024 * 1024,
  bodiesBytes: 256 * 1024 * 1024,
  jsonDepth: 64,
  shapeFileBytes: 8 * 1024 * 1024,
  feedBytes: 1024 ** 3,
  bodyMs: 30_000,
  answerMs: 55_000,
  rejectedListed: 1000,
  streamsOfUser: 20,
  streams: 2000,
};

/** Returns the limits of a host. */
export function requestLimits({
  limits,
}: {
  readonly limits?: Partial<RequestLimits>;
}): RequestLimits {
  return { ...LIMITS, ...limits };
}

/** Rate limit of a user: `burst` requests at once, and `perSecond` in the long run. */
export interface RateLimit {
  readonly perSecond: number;
  readonly burst: number;
}

/** The burst is a screen full of requests; the rate is more than any person or reasonable poller needs. */
export const RATE_LIMIT: RateLimit = { perSecond: 50, burst: 500 };

/** Failed logins within 15 minutes: the first `free` ones cost nothing; then each costs a delay that doubles from 1 s on. */
export interface FailureLimit {
  readonly free: number;
  readonly delaySecondsMax: number;
}

/** For one name from one address: a person who mistypes stays below; an attacker who knows the rule gets about 700 tries a day. */
export const NAME_FAILURES: FailureLimit = { free: 5, delaySecondsMax: 900 };

/** For all names and API keys from one address, which may be that of an office: limits attackers who try many names. */
export const ADDRESS_FAILURES: FailureLimit = { free: 50, delaySecondsMax: 60 };

/** A user who logged in stays exempt from the failures of others at the same address; as long as verified passwords are cached. */
export const LOGIN_EXEMPTION_MS: number = 5 * 60_000;

/** Concurrent password hashes, each of which takes tenths of a second of a core: Node has four threads, and files need one too. */
export const HASHES_IN_FLIGHT_MAX = 3;

/** Passwords that wait for a hash: as many as two cores hash within `answerMs`. Further logins get 503. */
export const HASHES_WAITING_MAX = 400;

/** Of these from one network: the users of an office who log in at once, after a restart for instance. */
export const NETWORK_HASHES_WAITING_MAX = 100;

/** Users and addresses that are counted at a time; the least recently seen one is dropped. */
export const COUNTED_MAX = 10_000;
