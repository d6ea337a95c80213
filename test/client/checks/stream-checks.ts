import { type Client, createClient, ProblemError } from '@roadstead/client';
import { as, type Check, equal, hurried, rejected, response } from './check.ts';

type Answer = (signal: AbortSignal) => Response | Error;

const READY = 'event: ready\ndata: {"type":"ready","filters":{}}\n\n';

/** A message of a stream. @param number of its cursor */
function message(number: number): string {
  const data = JSON.stringify({ type: 'event-fired', number });
  return `event: event-fired\nid: feed-1-${number}\ndata: ${data}\n\n`;
}

/** A stream of texts that ends, breaks off, or stays open until the reader ends it. */
function stream(end: 'ends' | 'breaks' | 'stays', ...texts: string[]): Answer {
  return (signal) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
      pull(controller) {
        const text = texts.shift();
        if (text !== undefined) controller.enqueue(new TextEncoder().encode(text));
        else if (end === 'ends') controller.close();
        else if (end === 'breaks') controller.error(new TypeError('terminated'));
      },
    });
    return response(200, body, { 'content-type': 'text/event-stream' });
  };
}

const answer =
  (made: Response | Error): Answer =>
  () =>
    made;

interface Followed {
  readonly client: Client;
  /** The cursors of the requests; null for none. */
  readonly cursors: (string | null)[];
  readonly waits: number[];
  readonly signals: AbortSignal[];
}

/** A client whose requests get one answer after the other. */
function follower(...answers: Answer[]): Followed {
  const { waits, startTimer, random } = hurried();
  const cursors: (string | null)[] = [];
  const signals: AbortSignal[] = [];
  const client = createClient({
    baseUrl: 'http://any.example',
    random,
    startTimer,
    async fetch(url, init) {
      const signal = init.signal!;
      cursors.push(new URL(url).searchParams.get('after'));
      signals.push(signal);
      const made = answers.shift()?.(signal) ?? response(410, { status: 410, detail: 'No more.' });
      if (made instanceof Error) throw made;
      return made;
    },
  });
  return { client, cursors, waits, signals };
}

/** Reads numbers until the stream rejects. */
async function numbersOf(client: Client, until: number[] = []): Promise<ProblemError> {
  const reading = async (): Promise<void> => {
    for await (const each of client.stream('GET /api/stream/events')) {
      until.push((each as { readonly number?: number }).number ?? Number.NaN);
    }
  };
  return rejected(reading(), ProblemError);
}

export const STREAM_CHECKS: Readonly<Record<string, Check>> = {
  async 'a stream goes on after its cursor, whatever ended the connection'() {
    const { client, cursors } = follower(
      stream('ends', READY, message(3), message(4)),
      stream('breaks', READY, message(5)),
      answer(new TypeError('fetch failed')),
      answer(response(502, 'Bad gateway')),
      stream('ends', READY, message(9)),
    );
    const numbers: number[] = [];
    equal((await numbersOf(client, numbers)).status, 410);
    equal(numbers, [3, 4, 5, 9]);
    const [four, five, nine] = [4, 5, 9].map((number) => `feed-1-${number}`);
    equal(cursors, [null, four, five, five, five, nine]);
  },

  async 'a stream goes on after the cursor of ready and heartbeats, and never before its own'() {
    const at = (type: string, number: number): string =>
      `event: ${type}\ndata: ${JSON.stringify({ type, cursor: `feed-1-${number}` })}\n\n`;
    const { client, cursors } = follower(
      stream('breaks', at('ready', 3)),
      stream('breaks', at('ready', 3), at('heartbeat', 6)),
      stream('breaks', at('ready', 6), message(8), at('heartbeat', 7)),
    );
    const numbers: number[] = [];
    await numbersOf(client, numbers);
    equal([numbers, cursors], [[8], [null, 'feed-1-3', 'feed-1-6', 'feed-1-8']]);
  },

  async 'what arrives in part is requested again, and what arrives twice counts once'() {
    const second = message(2);
    const { client, cursors } = follower(
      stream('breaks', READY, message(1), second.slice(0, -1)),
      stream('ends', READY, message(1), second, message(3)),
    );
    const numbers: number[] = [];
    await numbersOf(client, numbers);
    equal([numbers, cursors[1]], [[1, 2, 3], 'feed-1-1']);
  },

  async 'each message has the cursor after it'() {
    const { client } = follower(stream('stays', READY, message(7), 'data: {"type":"frame"}\n\n'));
    const cursors: unknown[] = [];
    for await (const { cursor } of client.stream('GET /api/stream/events')) {
      cursors.push(cursor);
      if (cursors.length === 2) break;
    }
    equal(cursors, ['feed-1-7', 'feed-1-7']);
  },

  async 'a connection that is silent for 40 s is replaced'() {
    const fired: (() => void)[] = [];
    let requests = 0;
    const client = createClient({
      baseUrl: 'http://any.example',
      random: () => 0,
      startTimer(ms, run) {
        if (ms === 40_000) fired.push(run);
        else setTimeout(run, 0);
        return () => void fired.splice(fired.indexOf(run), 1);
      },
      async fetch(_url, init) {
        requests++;
        const answers = [stream('stays', READY, message(1)), stream('stays', READY, message(2))];
        return answers[requests - 1](init.signal!) as Response;
      },
    });
    const messages = client.stream('GET /api/stream/events');
    const next = async (): Promise<unknown> => (await messages.next()).value;
    const first = await next();
    equal(fired.length, 0);
    const second = next();
    while (fired.length === 0) await new Promise((resolve) => setTimeout(resolve, 0));
    fired[0]();
    equal(
      [first, await second],
      [
        { type: 'event-fired', number: 1, cursor: 'feed-1-1' },
        { type: 'event-fired', number: 2, cursor: 'feed-1-2' },
      ],
    );
    await messages.return();
    equal(requests, 2);
  },

  async 'connections are tried after longer and longer pauses, from the start again after an answer'() {
    const lost = answer(new TypeError('fetch failed'));
    const { client, waits } = follower(
      stream('ends', READY),
      ...Array.from({ length: 7 }, () => lost),
      stream('ends', READY),
      answer(response(429, { status: 429, detail: 'Busy.' }, { 'retry-after': '70' })),
    );
    await numbersOf(client);
    equal(waits, [500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000, 500, 70_000]);
  },

  async 'ends that would be repeated reject, others do not'() {
    const ended = (reason: string): Answer =>
      stream(
        'ends',
        READY,
        `event: end\ndata: {"type":"end","reason":"${reason}","detail":"x"}\n\n`,
      );
    const statuses: number[] = [];
    for (const reason of ['gone', 'unauthenticated', 'forbidden']) {
      const { client } = follower(ended('too-slow'), ended('stopping'), ended(reason));
      statuses.push((await numbersOf(client)).status);
    }
    equal(statuses, [410, 401, 403]);
  },

  async 'a first connection that fails rejects, and so does a later one that is refused'() {
    const { client } = follower(answer(response(502, 'Bad gateway')), stream('ends', READY));
    equal((await numbersOf(client)).status, 502);
    const refused = follower(stream('ends', READY), answer(response(403, { detail: 'No.' })));
    equal((await numbersOf(refused.client)).status, 403);
  },

  async 'a signal ends a stream that waits for data, and leaving it closes the connection'() {
    const { client, signals } = follower(
      stream('stays', READY, message(1)),
      stream('stays', READY, message(1)),
    );
    const abort = new AbortController();
    const options = { signal: abort.signal };
    const reading = async (): Promise<void> => {
      for await (const _ of client.stream('GET /api/stream/events', {}, options)) {
        setTimeout(() => abort.abort(new RangeError('enough')), 0);
      }
    };
    await rejected(reading(), RangeError);
    for await (const _ of client.stream('GET /api/stream/events')) break;
    equal(
      signals.map(({ aborted }) => aborted),
      [true, true],
    );
  },

  async 'the state of the stream goes to onStatus'() {
    const heartbeat = 'event: heartbeat\ndata: {"type":"heartbeat","number":5}\n\n';
    const { client } = follower(
      stream('ends', READY, heartbeat),
      stream('stays', READY, message(1)),
    );
    const types: string[] = [];
    const onStatus = ({ type }: { readonly type: string }): void => void types.push(type);
    for await (const _ of client.stream('GET /api/stream/events', {}, { onStatus })) break;
    equal(types, ['ready', 'heartbeat', 'disconnected', 'ready']);
  },

  async 'changes begin at the first answer, which may not fail, and go on there'() {
    const page = (next: number, ...changes: object[]): Answer =>
      answer(response(200, { changes, next: `feed-1-${next}`, has_more: false }));
    const lost = answer(new TypeError('fetch failed'));
    await rejected(follower(lost, page(4)).client.changes().next(), TypeError);
    const { client, cursors } = follower(page(4), lost, page(6, { cursor: 'feed-1-5' }), lost);
    const seen: string[] = [];
    const reading = async (): Promise<void> => {
      for await (const { cursor } of client.changes()) seen.push(cursor);
    };
    equal((await rejected(reading(), ProblemError)).status, 410);
    const [four, six] = ['feed-1-4', 'feed-1-6'];
    equal([seen, cursors], [['feed-1-5'], [null, four, four, six, six]]);
  },

  async 'the feed of changes goes on after a lost connection, each change once'(place) {
    let requests = 0;
    const { waits: _, ...timing } = hurried();
    const client = createClient({
      ...as('anna', place),
      ...timing,
      fetch: async (url, init) => {
        requests++;
        // Those that wait for the changes to come are lost, after the service has them.
        const got = await fetch(url, init);
        if (requests === 3 || requests === 6) throw new TypeError('terminated');
        return got;
      },
    });
    const { next } = await client.request('GET /api/stream/changes');
    const names = ['red', 'green', 'blue', 'white'];
    const writer = createClient(as('anna', place));
    const seen: (string | undefined)[] = [];
    let last = '';
    const changes = client.changes({ after: next, kinds: 'shape-created', limit: 1 });
    for (const name of names) {
      const geometry = { type: 'Point', coordinates: [3, 54] } as const;
      const body = { type: 'Feature', geometry, properties: { name } } as const;
      await writer.request('POST /api/config/shapes', { body });
    }
    for await (const change of changes) {
      if (change.type === 'shape') seen.push(change.shape.properties.name);
      last = change.cursor;
      if (seen.length === names.length) break;
    }
    equal(seen, names);
    for await (const change of client.changes({ after: next })) {
      if (change.cursor === last) break;
    }
    const foreign = client.changes({ after: `x${next}` }).next();
    equal((await rejected(foreign, ProblemError)).status, 410);
  },
};
