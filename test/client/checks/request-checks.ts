import { createClient, JobAbortedError, ProblemError } from '@roadstead/client';
import { as, type Check, equal, hurried, rejected, response, scripted } from './check.ts';

const PERIOD = { begin: '2026-06-01T00:00:00Z', end: '2026-06-02T00:00:00Z' };
const PROBLEM = { type: 'about:blank', title: 'Busy', status: 503, detail: 'Busy.' };
const USAGE = 'GET /administration/usage';
const STATUS = 'GET /api/jobserver/stat/statistic/{id}';

export const REQUEST_CHECKS: Readonly<Record<string, Check>> = {
  async 'name and password, in any characters'(place) {
    const client = createClient(as('zoë', place));
    equal(await client.request('GET /api/config/shapes', { size: 5 }), {
      ...{ items: [], total: 0, page: 1, size: 5, pages: 0 },
    });
    const wrong = createClient({
      ...as('zoë', place),
      credentials: { name: 'zoë', password: 'x' },
    });
    const { status } = await rejected(wrong.request('GET /api/config/shapes'), ProblemError);
    equal(status, 401);
  },

  async 'a token where the service requires one, logged in once, and again when it has expired'(
    place,
  ) {
    const urls: string[] = [];
    const client = createClient({
      ...as('anna', place, 'golden-key-of-anna'),
      fetch(url, init) {
        urls.push(url);
        return fetch(url, init);
      },
    });
    const logins = (): number => urls.filter((url) => url.endsWith('/login')).length;
    const answers = await Promise.all([1, 2, 3].map(() => client.request(USAGE)));
    equal([answers.map(({ usage }) => Array.isArray(usage)), logins()], [[true, true, true], 1]);
    await place.advance(2 * 3_600_000);
    await client.request(USAGE);
    equal(logins(), 2);
    await client.request('GET /api/config/shapes');
    equal(logins(), 2);
  },

  async 'a login that fails rejects, and the next request tries again'(place) {
    const client = createClient(as('anna', place, 'no key'));
    for (let i = 0; i < 2; i++) {
      const { status } = await rejected(client.request(USAGE), ProblemError);
      equal(status, 401);
    }
  },

  async 'errors with the problem document'(place) {
    const client = createClient(as('anna', place));
    const id = 4711;
    const missing = await rejected(
      client.request('GET /api/ingress/event-detection/configurations/{id}', { id }),
      ProblemError,
    );
    equal([missing.status, missing.message === missing.problem.detail], [404, true]);
    const invalid = await rejected(
      client.request('GET /api/config/shapes', { page: 0 }),
      ProblemError,
    );
    equal(
      invalid.problem.errors?.map(({ pointer }) => pointer),
      ['page'],
    );
  },

  async 'errors of a proxy, which has no problem documents'() {
    const { fetch } = scripted(response(502, '<h1>Bad gateway</h1>'));
    const client = createClient({ baseUrl: '', fetch });
    const { problem } = await rejected(client.request('GET /health'), ProblemError);
    equal([problem.status, problem.detail], [502, '<h1>Bad gateway</h1>']);
  },

  async 'a request over the limit is repeated when it may be, three times at most'() {
    const limit = { 'retry-after': '7' };
    const busy = (): Response => response(429, { ...PROBLEM, status: 429 }, limit);
    const { waits, ...timing } = hurried();
    const once = scripted(busy(), response(201, { id: 'x' }));
    const client = createClient({ baseUrl: '', fetch: once.fetch, ...timing });
    const body = { type: 'Feature', geometry: { type: 'Point', coordinates: [0, 0] } } as never;
    equal(await client.request('POST /api/config/shapes', { body }), { id: 'x' });
    equal([waits, once.sent.map(({ init }) => init.method)], [[7000], ['POST', 'POST']]);
    const always = scripted(busy(), busy(), busy(), busy(), busy());
    const patient = createClient({ baseUrl: '', fetch: always.fetch, ...timing });
    const error = await rejected(patient.request('GET /health'), ProblemError);
    equal([always.sent.length, error.retryAfterSeconds], [4, 7]);
  },

  async 'an unavailable service is asked again by GET alone, and for a minute at most'() {
    const unavailable = (seconds?: string): Response =>
      response(503, PROBLEM, seconds === undefined ? {} : { 'retry-after': seconds });
    const ask = async (
      operation: 'GET /health' | 'POST /authentication/logout',
      after?: string,
    ) => {
      const { fetch, sent } = scripted(unavailable(after), response(200, {}));
      const client = createClient({ baseUrl: '', fetch, ...hurried() });
      await client.request(operation).catch(() => undefined);
      return sent.length;
    };
    equal(await ask('GET /health', '1'), 2);
    equal(await ask('GET /health', '61'), 1);
    equal(await ask('GET /health'), 1);
    equal(await ask('GET /health', 'Wed, 21 Oct 2026 07:28:00 GMT'), 1);
    equal(await ask('POST /authentication/logout', '1'), 1);
  },

  async 'lists page by page, no further than they are read'(place) {
    const urls: string[] = [];
    const client = createClient({
      ...as('anna', place),
      fetch(url, init) {
        urls.push(url);
        return fetch(url, init);
      },
    });
    const names: string[] = [];
    for await (const shape of client.list('GET /api/config/shapes', { size: 2 })) {
      names.push(shape.properties.name);
    }
    equal([names.length, new Set(names).size, urls.length], [5, 5, 3]);
    for await (const shape of client.list('GET /api/config/shapes', { size: 2 })) {
      equal(shape.properties.name, names[0]);
      break;
    }
    equal(urls.length, 4);
  },

  async 'jobs until they are done'(place) {
    const client = createClient({ ...as('anna', place), ...hurried() });
    const body = { name: 'calls', ...PERIOD };
    const shiptype = 'portcalls';
    const job = await client.request('POST /api/jobserver/stat/{shiptype}', { shiptype, body });
    const result = 'GET /api/jobserver/stat/{shiptype}/result/{id}';
    const { records } = await client.waitForJob(result, { shiptype, id: job.id });
    equal(Array.isArray(records), true);
    equal((await client.waitForJob(STATUS, { id: job.id })).status, 'finished');
  },

  async 'jobs that are aborted reject, and waiting ends with the signal'() {
    const running = (headers = {}): Response => response(202, { status: 'running' }, headers);
    const { waits, ...timing } = hurried();
    const first = scripted(
      running({ 'retry-after': '5' }),
      running(),
      response(202, { status: 'aborted' }),
    );
    const client = createClient({ baseUrl: '', fetch: first.fetch, ...timing });
    await rejected(
      client.waitForJob('GET /api/portserver/ship/route/{id}', { id: 1 }),
      JobAbortedError,
    );
    equal(waits, [5000, 1000]);
    const abort = new AbortController();
    const waiting = createClient({
      baseUrl: '',
      fetch: scripted(running()).fetch,
      startTimer: () => {
        abort.abort(new RangeError('enough'));
        return () => undefined;
      },
    });
    const { signal } = abort;
    await rejected(waiting.waitForJob(STATUS, { id: 1 }, { signal }), RangeError);
  },

  async 'raw bodies with their media type'(place) {
    const client = createClient(as('feed', place));
    const body = 'mmsi,timestamp,longitude,latitude\n211000009,2026-06-01T11:59:00Z,3,54\n';
    const headers = { 'content-type': 'text/csv' };
    const result = await client.request('POST /api/ingress/positions', { body }, { headers });
    equal(result.accepted, 1);
  },

  async 'values of the path as one segment'(place) {
    const client = createClient(as('anna', place));
    const get = (shape: string) => client.request('GET /api/config/shapes/{shape}', { shape });
    equal((await get('a/b ?')).properties.name, 'a/b ?');
    for (const shape of ['.', '..', '']) await rejected(get(shape), TypeError);
  },

  async 'an aborted signal ends a request'(place) {
    const signal = AbortSignal.abort(new RangeError('enough'));
    await rejected(
      createClient(as('anna', place)).request('GET /health', {}, { signal }),
      RangeError,
    );
  },
};
