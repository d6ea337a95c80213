import { NOW_MS, SEPARATED } from '../contract/fleet-records.ts';
import { basic, keyOf, type openWorld, type Response, type World } from './world.ts';

const PREDICTIONS = 'GET /nextport/vessel/9176187/predictions';

type Options = NonNullable<Parameters<typeof openWorld>[2]>;

/** A handler with all that shows in headers and metrics: another origin, and a live feed. */
export const OPTIONS: Options = {
  corsOrigins: ['https://harbour.example'],
  feeds: () => [
    {
      ...{ name: 'tcp-1', state: 'open', stateSinceMs: NOW_MS, startedMs: NOW_MS, heardMs: NOW_MS },
      lagMs: 2000,
      ...{ reports: 5, silences: 0, repeats: 1, rejected: { late: 2 }, lastError: null },
    },
  ],
};

/** Headers with values of their own in each response. */
const VARYING = new Set(['x-request-id', 'content-length', 'date', 'location', 'retry-after']);

/** Header names and values, statuses and fields of problems, of one request of each kind. */
export async function headerLines(world: World): Promise<readonly string[]> {
  const { send } = world;
  const lines: string[] = [];
  const note = async (what: string, response: Promise<Response>): Promise<Response> => {
    const { status, headers, body } = await response;
    lines.push(`${what}: ${status}`);
    for (const [name, value] of headers)
      lines.push(`${what}: ${name}${VARYING.has(name) ? '' : ` = ${settled(value)}`}`);
    for (const key of status >= 400 ? Object.keys(body) : []) lines.push(`${what}: body ${key}`);
    if (status >= 400) lines.push(`${what}: title ${body.title}`, `${what}: type ${body.type}`);
    return { status, headers, body };
  };
  const anna = basic('anna');
  const key = { 'x-api-key': keyOf('anna') };
  const configurations = '/api/ingress/event-detection/configurations';
  await note('health', send('GET /health'));
  await note('list', send(`GET ${configurations}`, undefined, anna));
  await note('create', send('POST /api/config/shapes', SHAPE, anna));
  await note('no credentials', send(`GET ${configurations}`));
  await note('wrong password', send(`GET ${configurations}`, undefined, basic('nobody')));
  await note('malformed body', send(`POST ${configurations}`, '{', anna));
  await note('invalid body', send(`POST ${configurations}`, {}, anna));
  await note('malformed parameter', send(`GET ${configurations}/x`, undefined, anna));
  await note('forbidden', send('GET /api/identity/users', undefined, anna));
  await note('unknown path', send('GET /none', undefined, anna));
  await note('unknown id', send(`GET ${configurations}/99`, undefined, anna));
  await note('other method', send(`PATCH ${configurations}`, {}, anna));
  await note('conflict', send('POST /api/config/shapes', SHAPE, anna));
  const text = { ...anna, 'content-type': 'text/plain' };
  await note('other media type', send(`POST ${configurations}`, 'x', text));
  const login = { user_id: 'anna', password: 'anna-password' };
  await note('login without key', send('POST /authentication/login', login));
  await note('wrong key', send('POST /authentication/login', login, { 'x-api-key': 'wrong' }));
  const { token } = (await note('login', send('POST /authentication/login', login, key))).body;
  const bearer = { ...key, authorization: `Bearer ${token}` };
  await note('no token', send(PREDICTIONS, undefined, key));
  const wrong = { ...key, authorization: 'Bearer not.a.token' };
  await note('wrong token', send(PREDICTIONS, undefined, wrong));
  await note('priced', send(PREDICTIONS, undefined, bearer));
  await note('dry run', send(PREDICTIONS, undefined, { ...bearer, 'x-dry-run': 'true' }));
  await note('malformed dry run', send(PREDICTIONS, undefined, { ...bearer, 'x-dry-run': 'x' }));
  const origin = { origin: 'https://harbour.example' };
  await note('another origin', send('GET /health', undefined, origin));
  const preflight = { ...origin, 'access-control-request-method': 'POST' };
  await note('preflight', send(`OPTIONS ${configurations}`, undefined, preflight));
  const forged = { ...anna, 'sec-fetch-site': 'cross-site', origin: 'https://other.example' };
  await note('forged', send(`POST ${configurations}`, {}, forged));
  const named = await send('GET /health', undefined, { 'x-request-id': 'golden-1' });
  lines.push(`x-request-id of the request: ${named.headers.get('x-request-id') === 'golden-1'}`);
  await note('docs', send('GET /docs'));
  await note('OpenAPI', send('GET /openapi.json'));
  await note('metrics', send('GET /metrics'));
  await note('track', send('POST /api/portserver/ship/historical/track', TRACK, anna));
  const report = { name: 'x', begin: TRACK.begin, end: TRACK.end };
  await note('report', send('POST /api/jobserver/stat/portcalls', report, anna));
  return lines;
}

/** Lists in one order, and without the digest of the style of /docs. */
function settled(value: string): string {
  const listed = /^[\w-]+(?:, [\w-]+)+$/.test(value) ? value.split(', ').sort().join(', ') : value;
  return listed.replaceAll(/'sha256-[^']*'/g, "'sha256-*'");
}

const SHAPE = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [4.1, 51.9] },
  properties: { name: 'golden point' },
};
const TRACK = {
  ship: { mmsi: String(SEPARATED[0]) },
  ...{ begin: '2026-06-02T00:00:00Z', end: '2026-06-02T00:10:00Z' },
};

const fix = (mmsi: number, minute: number, longitude: number, latitude: number): object => ({
  ...{ mmsi, timestamp: new Date(NOW_MS + 60_000 * minute).toISOString(), longitude, latitude },
});

/** Ships that cannot be there, then, or at all; two of them lead the time of events. */
const RECORDS = [
  fix(211_000_101, 0, 1, 50),
  fix(211_000_102, 0, 2, 50),
  fix(211_000_101, 10, 1, 50),
  fix(211_000_102, 10, 2, 50),
  fix(211_000_101, 10, 1.001, 50),
  fix(211_000_101, 11, 20, 50),
  fix(211_000_102, 11, 2, 50),
  fix(211_000_101, 20, 1, 50),
  fix(211_000_102, 20, 2, 50),
  fix(211_000_103, -600, 3, 50),
  fix(992_110_001, 20, 3, 50),
  fix(211_000_104, 20, 3, 95),
  { mmsi: 1, timestamp: new Date(NOW_MS).toISOString(), longitude: 3, latitude: 50 },
  { mmsi: 211_000_105, longitude: 3, latitude: 50 },
  { mmsi: 211_000_105, timestamp: 'yesterday', longitude: 3, latitude: 50 },
  { mmsi: 211_000_105, timestamp: new Date(NOW_MS).toISOString() },
  'no record',
];

const CSV = [
  'mmsi,timestamp,lon,lat',
  'x,2026-06-02T03:00:00Z,3,50',
  '211000105,yesterday,3,50',
  '211000105,2026-06-02T03:00:00Z,,50',
  '211000105,2026-06-02T03:00:00Z,3,500',
  '211000105,2026-06-02T03:00:00Z',
];

/** A wrong checksum, no sentence, a second part without the first, no time, a type that is not read. */
const NMEA = [
  '!AIVDM,1,1,,A,13u?etPv2;0n:dDPwUM1U1Cb069D,0*00',
  '!AIVDM,x',
  '!AIVDM,2,2,3,B,1@0000000000000,2*55',
  '!AIVDM,1,1,,A,13u?etPv2;0n:dDPwUM1U1Cb069D,0*24',
  '!AIVDM,1,1,,A,;028j:Qv2;0n:dDPwUM1U1Cb069D,0*00',
];

/** Why reports and lines are rejected, as ingest says and as metrics count. */
export async function reasonLines(world: World): Promise<readonly string[]> {
  const feed = basic('feed');
  const bodies: readonly (readonly [string, string])[] = [
    ['application/json', JSON.stringify(RECORDS)],
    ['text/csv', CSV.join('\n')],
    ['text/plain', NMEA.join('\n')],
  ];
  const lines: string[] = [];
  for (const [type, body] of bodies) {
    const headers = { ...feed, 'content-type': type };
    const response = await world.send('POST /api/ingress/positions', body, headers);
    for (const { line, reason } of response.body.rejected)
      lines.push(`reason of ${type} line ${line}: ${reason}`);
  }
  return lines;
}

/** Names, types and labels of metrics; values of the label kind, since they are reasons. */
export async function metricLines(world: World): Promise<readonly string[]> {
  const { body } = await world.send('GET /metrics');
  const lines: string[] = [];
  for (const line of (body as string).split('\n')) {
    const [, name, type] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
    if (name !== undefined) lines.push(`${name} ${type}`);
    const [, sample, labels = ''] = /^([a-z_]+)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    if (sample === undefined) continue;
    lines.push(`${sample} sample`);
    for (const [, label, value] of labels.matchAll(/([a-z]+)="([^"]*)"/g))
      lines.push(`${sample} label ${label}${label === 'kind' ? ` = ${value}` : ''}`);
  }
  return [...new Set(lines)];
}
