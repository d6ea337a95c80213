import { isObject, parseImo } from '@roadstead/model';
import { USAGE_UNITS } from '@roadstead/usage';
import { issueMessage } from '@roadstead/yaml-file';
import { z } from 'zod';
import { ALERT_SETTINGS } from '../alerts/alert-settings.ts';
import { parseFeed } from '../ingest/feeds/parse-feed.ts';

const days = z.number().positive().max(36_500);
const bytes = z.int().min(1000);
const prefix = z
  .string()
  .regex(/^(?:\/[\w.~-]+)+$/, 'expected a path such as /maritime, without a slash at its end');
const imo = z
  .int()
  .min(1_000_000)
  .max(9_999_999)
  .transform((number, context) => {
    const parsed = parseImo(number);
    if (parsed !== undefined) return parsed;
    context.addIssue({ code: 'custom', message: 'expected an IMO number with its check digit' });
    return z.NEVER;
  });

/** zod leaves a key `__proto__` out of a record without a word, and a user or a ship list may have this name. */
const PROTO = '__proto__';
const PROTO_ESCAPED = `${PROTO} `;

/** Creates the schema of an object with a value for each name. */
function byName<Value>(
  value: z.ZodType<Value>,
  name: z.ZodString = z.string(),
): z.ZodType<Record<string, Value>> {
  const escapeNames = (names: unknown, context: z.RefinementCtx): unknown => {
    if (!isObject(names) || !Object.hasOwn(names, PROTO)) return names;
    // Here, since the path of an issue of the record has the escaped name.
    const parsed = value.safeParse(names[PROTO], { error: issueMessage });
    for (const issue of parsed.error?.issues ?? []) {
      context.issues.push({ ...issue, path: [PROTO, ...issue.path] } as z.core.$ZodRawIssue);
    }
    return renamed(names, PROTO, PROTO_ESCAPED);
  };
  return z
    .preprocess(escapeNames, z.record(name, value))
    .transform((names) => renamed(names, PROTO_ESCAPED, PROTO));
}

function renamed<Value>(
  names: Readonly<Record<string, Value>>,
  from: string,
  to: string,
): Record<string, Value> {
  const entries = Object.entries(names);
  return Object.fromEntries(entries.map(([name, value]) => [name === from ? to : name, value]));
}

const quota = z.strictObject({
  requests: z.int().min(0).exactOptional().describe('Requests that succeed.'),
  credits: z.number().min(0).exactOptional(),
});

/** The schema of a settings file (`roadstead serve --config`); options of the command line take precedence. */
export const SETTINGS = z.strictObject({
  host: z.string().min(1).exactOptional().describe('The address to listen on; default 127.0.0.1.'),
  port: z.int().min(0).max(65_535).exactOptional().describe('Default 8080; 0 is any free port.'),
  prefix: prefix.exactOptional().describe('The prefix of all paths; default none.'),
  predictionPrefix: prefix
    .exactOptional()
    .describe(
      'The prefix of the paths of the prediction API, after that of all paths; default none.',
    ),
  data: z
    .string()
    .min(1)
    .exactOptional()
    .describe(
      'The folder of the store, or the address of a PostgreSQL database, postgres://USER@HOST/DATABASE; default roadstead-data.',
    ),
  store: z
    .enum(['sqlite', 'memory'])
    .exactOptional()
    .describe(
      'The kind of store; memory is lost at the end. Default sqlite, or PostgreSQL where `data` is a database.',
    ),
  ports: z
    .string()
    .min(1)
    .exactOptional()
    .describe('A GeoJSON file with ports, areas, berths and anchorages of your own.'),
  feeds: z
    .array(
      z.string().transform((text, context) => {
        const feed = parseFeed(text);
        if (feed.ok) return feed.value;
        context.addIssue({ code: 'custom', message: feed.error });
        return z.NEVER;
      }),
    )
    .exactOptional()
    .describe(
      'Live reports, as of the option --feed, such as tcp://HOST:PORT, aisstream:// or - (standard input).',
    ),
  users: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        passwordFrom: z
          .string()
          .regex(/^\w+$/, 'expected the name of an environment variable')
          .describe('The environment variable with the password.'),
        roles: z.array(z.enum(['administrator', 'feeder'])).exactOptional(),
      }),
    )
    .exactOptional()
    .describe('Users that are created at the start if they are missing.'),
  shipLists: byName(z.array(imo).max(1000), z.string().min(1).max(100))
    .exactOptional()
    .describe('Ship lists for all users, by name: IMO numbers.'),
  prices: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(100).describe('The title on the bill.'),
        credits: z
          .number()
          .min(0)
          .max(1000)
          .describe('Credits for each unit, with at most six decimals.'),
        unit: z.enum(USAGE_UNITS).default('REQUESTS'),
        endpoints: z
          .array(z.string().min(1))
          .min(1)
          .describe(
            'Operations, such as GET /nextport/port/{un_location_code}/predictions, or labels.',
          ),
        from: z.iso
          .date()
          .exactOptional()
          .describe('The first day (UTC) of the price, which replaces an earlier one.'),
      }),
    )
    .exactOptional()
    .describe('The prices of operations; default: free.'),
  quotas: z
    .strictObject({
      users: byName(quota).exactOptional().describe('By user name; {} is no quota.'),
      others: quota.exactOptional().describe('For all other users except administrators.'),
    })
    .exactOptional()
    .describe('The usage of a user in a month (UTC); default: unlimited.'),
  rateLimit: z
    .union([
      z.literal(false),
      z.strictObject({ perSecond: z.number().positive(), burst: z.int().min(1) }),
    ])
    .exactOptional()
    .describe('Requests of each user; default 50 a second, in bursts of 500; false: unlimited.'),
  limits: z
    .strictObject({
      jsonBytes: bytes.exactOptional().describe('Size of a JSON body; default 5 MiB.'),
      bodiesBytes: bytes.exactOptional().describe('Size of all bodies in memory; default 256 MiB.'),
      jsonDepth: z
        .int()
        .min(8)
        .max(1000)
        .exactOptional()
        .describe('Nesting of a JSON body; default 64.'),
      shapeFileBytes: bytes
        .exactOptional()
        .describe('Size of an imported shape file; default 8 MiB.'),
      feedBytes: bytes.exactOptional().describe('Size of a body of reports; default 1 GiB.'),
      urlCharacters: z
        .int()
        .min(200)
        .exactOptional()
        .describe('Length of path and query; default 8000.'),
      bodyMs: z
        .int()
        .min(100)
        .exactOptional()
        .describe('The longest time for 32 bytes of a body; default 30000.'),
      answerMs: z
        .int()
        .min(100)
        .exactOptional()
        .describe('The longest time until a response; default 55000.'),
    })
    .exactOptional()
    .describe('Limits of a request.'),
  connections: z
    .int()
    .min(10)
    .exactOptional()
    .describe(
      'Connections at a time; default 10000, or 256 less than the files that the process may open.',
    ),
  trustedProxies: z
    .array(z.string())
    .exactOptional()
    .describe(
      'Addresses and networks whose X-Forwarded-For, X-Forwarded-Host and X-Forwarded-Proto are trusted; default none.',
    ),
  corsOrigins: z
    .array(z.string())
    .exactOptional()
    .describe('Origins whose pages may call the API from a browser, or *; default none.'),
  metrics: z
    .strictObject({
      access: z
        .enum(['users', 'administrators'])
        .exactOptional()
        .describe('The users whose name and password are required; default: none is.'),
      listen: z
        .strictObject({
          host: z.string().min(1).exactOptional().describe('Default 127.0.0.1.'),
          port: z.int().min(0).max(65_535).describe('0 is any free port.'),
        })
        .exactOptional()
        .describe('An address that has /metrics alone, which no other address has then.'),
    })
    .exactOptional()
    .describe('Access to /metrics; default: everybody, at the address of the service.'),
  retention: z
    .strictObject({
      positions: z
        .strictObject({
          fullDays: days.exactOptional().describe('The time for which all reports are retained …'),
          thinnedToSeconds: z
            .number()
            .positive()
            .exactOptional()
            .describe('… and the interval of the reports retained after that.'),
          days: days
            .exactOptional()
            .describe('The time after which only the last report of each ship is retained.'),
        })
        .exactOptional(),
      events: z
        .strictObject({
          days: days.exactOptional().describe('The time since the end of an event.'),
        })
        .exactOptional(),
      feed: z
        .strictObject({
          days: days.exactOptional().describe('The time since a change, by the clock; default 30.'),
        })
        .exactOptional()
        .describe('Entries of the feed of changes.'),
    })
    .exactOptional()
    .describe(
      'Retention, relative to the newest event time; default: unlimited, except of the feed.',
    ),
  alerts: ALERT_SETTINGS.exactOptional(),
  map: z
    .boolean()
    .exactOptional()
    .describe('Serve the map at the address of the service; default true.'),
  role: z
    .enum(['leader', 'api', 'detector'])
    .exactOptional()
    .describe('The role in a cluster, which has one database and one log; default: no cluster.'),
  standby: z
    .boolean()
    .exactOptional()
    .describe(
      'Whether a detector only continues the work of one that has died; default false. It needs the role.',
    ),
  log: z.string().min(1).exactOptional().describe('The log of a cluster, nats://HOST:PORT.'),
  nodeHost: z
    .string()
    .min(1)
    .exactOptional()
    .describe(
      'The address at which API processes reach the leader of a cluster; default 127.0.0.1.',
    ),
  nodePort: z.int().min(0).max(65_535).exactOptional().describe('Default 0: any free port.'),
  threads: z
    .boolean()
    .exactOptional()
    .describe('Ingest, detection and jobs on a thread of their own; default false.'),
  vesselEvents: z
    .boolean()
    .exactOptional()
    .describe('Detect loitering, gaps and one-sided candidates of single ships; default false.'),
});

export type Settings = z.infer<typeof SETTINGS>;
