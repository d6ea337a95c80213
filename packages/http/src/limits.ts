/** What a request may be and take. */
export interface Limits {
  /** Of path and query. 8 000 octets are what RFC 9110 (4.1) asks servers to take at least; nothing here needs 1 000. */
  readonly urlCharacters: number;
  /** Of the Authorization header. Name and password have at most 300 characters, 900 bytes, 1 200 in Base64. */
  readonly authorizationCharacters: number;
  /** Of a JSON body. An area of 10 000 vertices with all digits has 0.5 MB: this is ten times the largest that is of use. */
  readonly jsonBytes: number;
  /** Of all bodies together that are read as a whole and not yet answered. */
  readonly bodiesBytes: number;
  /** Of brackets within brackets. A MultiPolygon in a Feature has 6; recursive readers are safe far beyond. */
  readonly jsonDepth: number;
  /** Of a shape that is imported: what the shapes take, in characters; a ZIP is a third longer in Base64. */
  readonly shapeFileBytes: number;
  /** Of position reports. They are read as they come, so memory sets no limit: an hour of all ships has about 1 GB. */
  readonly feedBytes: number;
  /** A body has to go on within this. Slower than a poor satellite link, it only holds a connection. */
  readonly bodyMs: number;
  /** An answer has to be there within this; proxies and clients give up after 60 s by themselves. */
  readonly answerMs: number;
  /** Of reports that were rejected, so many are listed; who sends rubbish by the gigabyte gets the number of the others. */
  readonly rejectedListed: number;
}

/** The limits that apply where nothing else is said. */
export const LIMITS: Limits = {
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
};

/** Those of a host, where it says any. */
export function limitsOf({ limits }: { readonly limits?: Partial<Limits> }): Limits {
  return { ...LIMITS, ...limits };
}

/** How often a user may ask: `burst` requests at once, and `perSecond` in the long run. */
export interface RateLimit {
  readonly perSecond: number;
  readonly burst: number;
}

/** A screen full of requests at once, and more a second than any person or reasonable poller needs. */
export const RATE_LIMIT: RateLimit = { perSecond: 50, burst: 500 };

/** Wrong passwords: how many within 15 minutes cost nothing; then each costs a delay that doubles from a second on. */
export interface FailureLimit {
  readonly free: number;
  readonly delaySecondsMax: number;
}

/** For one name from one address: a person who mistypes does not come near, who knows the rule gets some 700 tries a day. */
export const NAME_FAILURES: FailureLimit = { free: 5, delaySecondsMax: 900 };

/** For all names and API keys from one address, which may be that of an office: who invents them is slowed down too. */
export const ADDRESS_FAILURES: FailureLimit = { free: 50, delaySecondsMax: 60 };

/** Who was let in is not held up by those who guess from the same address; as long as passwords that were right are remembered. */
export const LET_IN_MS: number = 5 * 60_000;

/** Passwords that are being hashed, each for tenths of a second of a core: more at once are told to come again. */
export const HASHES_IN_FLIGHT_MAX = 16;

/** Users and addresses whose requests are counted at a time; who has not been seen for longest is forgotten. */
export const COUNTED_MAX = 10_000;

/** Batches that are handed to the service, and how many of them may be in flight: enough for the store to commit together. */
export const BATCH_REPORTS = 1000;
export const BATCHES_IN_FLIGHT = 8;
