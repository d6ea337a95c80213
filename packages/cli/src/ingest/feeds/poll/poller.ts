import { readReports } from '@roadstead/ais';
import type { ByteSource } from '@roadstead/contracts';
import { takeUntilAborted } from '../../../host/take-until-aborted.ts';
import { decodersOf } from '../../../node/decoders.ts';
import type { Feed } from '../feed.ts';
import { connectionLost, FeedLost } from '../feed-failure.ts';
import { CONNECT_MS, type FeedBatch, type FeedOpening } from '../feed-opening.ts';
import { authorizationOf, splitCredentials } from '../feed-url.ts';
import { withReplyDeadline } from '../reply-deadline.ts';
import { identifyingHeaders } from '../user-agent.ts';
import { pollDelayMs, retryAfterMs } from './poll-delay.ts';
import { SeenReports } from './seen-reports.ts';

/** Ten times the positions of all ships worldwide as GeoJSON. */
const BODY_BYTES_MAX = 1 << 30;
const NOT_MODIFIED = 304;
const NO_CONTENT = 204;

type HttpFeed = Extract<Feed, { kind: 'http' }>;

/** Requests a document again and again. Its state outlives a lost connection, so that nothing is delivered twice. */
export class Poller {
  readonly #url: string;
  readonly #intervalMs: number;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #positions: SeenReports = new SeenReports();
  readonly #statics: SeenReports = new SeenReports();
  /** The headers of the last document that was read to its end, for conditional requests. */
  #etag: string | null = null;
  #lastModified: string | null = null;

  constructor({ url, intervalMs }: HttpFeed) {
    const address = splitCredentials(new URL(url));
    this.#url = address.url;
    this.#intervalMs = intervalMs;
    this.#headers = { ...identifyingHeaders(url), ...authorizationOf(address) };
  }

  /** Requests the document. @returns its reports, and those of all later ones. @throws FeedLost, now or when they are read */
  async open(opening: FeedOpening): Promise<AsyncIterable<FeedBatch>> {
    return this.#documents(await this.#request(opening), opening);
  }

  async *#documents(
    first: Response,
    opening: FeedOpening,
  ): AsyncGenerator<FeedBatch, void, undefined> {
    const { wait, signal } = opening;
    for (let response = first; ; response = await this.#request(opening)) {
      if (response.status !== NOT_MODIFIED && response.status !== NO_CONTENT) {
        yield* this.#document(response, opening);
      }
      await wait(pollDelayMs(response.headers, this.#intervalMs), signal);
      if (signal.aborted) return;
    }
  }

  /** @throws FeedLost if the status is no success */
  async #request({ clock, wait, signal }: FeedOpening): Promise<Response> {
    const headers = {
      ...this.#headers,
      ...(this.#etag !== null && { 'If-None-Match': this.#etag }),
      ...(this.#lastModified !== null && { 'If-Modified-Since': this.#lastModified }),
    };
    const request = fetch(this.#url, { headers, signal }).catch((error: unknown) => {
      throw connectionLost(error, 'no valid HTTP response');
    });
    const response = await withReplyDeadline(request, CONNECT_MS, wait, signal);
    if (response.ok || response.status === NOT_MODIFIED) return response;
    const reason = `HTTP status ${response.status}`;
    await response.body?.cancel().catch(() => undefined);
    throw new FeedLost({
      reason,
      detail: reason,
      retryAfterMs: retryAfterMs(response.headers, clock.now()),
    });
  }

  async *#document(
    response: Response,
    opening: FeedOpening,
  ): AsyncGenerator<FeedBatch, void, undefined> {
    // A report without a time has an unknown age: it does not get the time of the request.
    const options = { ...decodersOf(undefined), statics: true };
    const batches = readReports(bodyOf(response, opening), options);
    for await (const { positions, statics, rejected } of takeUntilAborted(
      batches,
      opening.signal,
    )) {
      const nowMs = opening.clock.now();
      const newPositions = this.#positions.unseen(positions, nowMs);
      const newStatics = this.#statics.unseen(statics, nowMs);
      const repeats = positions.length - newPositions.length + statics.length - newStatics.length;
      yield { positions: newPositions, statics: newStatics, rejected, repeats };
    }
    if (opening.signal.aborted) return;
    this.#positions.endDocument();
    this.#statics.endDocument();
    this.#etag = response.headers.get('etag');
    this.#lastModified = response.headers.get('last-modified');
  }
}

/** Yields the bytes of a body. @throws FeedLost if they are too many, or stop */
async function* bodyOf(
  { body }: Response,
  { wait, signal }: FeedOpening,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (body === null) return;
  const chunks = (body as ByteSource)[Symbol.asyncIterator]();
  for (let bytes = 0; ; ) {
    const next = chunks.next().catch((error: unknown) => {
      throw connectionLost(error, 'the response ends early');
    });
    const { done, value } = await withReplyDeadline(next, CONNECT_MS, wait, signal);
    if (done) return;
    bytes += value.length;
    if (bytes > BODY_BYTES_MAX) {
      const text = 'the response is too long';
      throw new FeedLost({ reason: text, detail: text });
    }
    yield value;
  }
}
