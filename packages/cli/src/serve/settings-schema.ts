import { parseImo } from '@roadstead/model';
import { USAGE_UNITS } from '@roadstead/usage';
import { z } from 'zod';
import { parseFeed } from './feeds/parse-feed.ts';

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
    context.addIssue({ code: 'custom', message: 'expected an IMO number, with its check digit' });
    return z.NEVER;
  });

const quota = z.strictObject({
  requests: z.int().min(0).exactOptional().describe('Requests that succeed.'),
  credits: z.number().min(0).exactOptional(),
});

/** What a settings file may say (`roadstead serve --config`); what the command line says comes before it. */
export const SETTINGS = z.strictObject({
  host: z.string().min(1).exactOptional().describe('The address to listen on; default 127.0.0.1.'),
  port: z.int().min(0).max(65_535).exactOptional().describe('Default 8080; 0 is any that is free.'),
  prefix: prefix.exactOptional().describe('What comes before all paths; default nothing.'),
  predictionPrefix: prefix
    .exactOptional()
    .describe('What comes after that before the paths of the prediction API; default nothing.'),
  data: z
    .string()
    .min(1)
    .exactOptional()
    .describe('The folder of the store; default roadstead-data.'),
  store: z
    .enum(['sqlite', 'memory'])
    .exactOptional()
    .describe('Where data is kept; memory forgets it at the end. Default sqlite.'),
  feeds: z
    .array(
      z.string().transform((text, context) => {
        const feed = parseFeed(text);
        if (feed.ok) return feed.value;
        context.addIssue({ code: 'custom', message: feed.failure });
        return z.NEVER;
      }),
    )
    .exactOptional()
    .describe('Live reports: tcp://HOST:PORT, udp://:PORT, file:PATH, or - (standard input).'),
  users: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        passwordFrom: z
          .string()
          .regex(/^\w+$/, 'expected the name of an environment variable')
          .describe('The environment variable that has the password.'),
        roles: z.array(z.enum(['administrator', 'feeder'])).exactOptional(),
      }),
    )
    .exactOptional()
    .describe('Users that are made at the start where they are missing.'),
  shipLists: z
    .record(z.string().min(1).max(100), z.array(imo).max(1000))
    .exactOptional()
    .describe('Lists of ships for all users, by name: their IMO numbers.'),
  prices: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(100).describe('Under which it is on the bill.'),
        credits: z.number().min(0).max(1000).describe('For each unit, with at most six decimals.'),
        unit: z.enum(USAGE_UNITS).default('REQUESTS'),
        endpoints: z
          .array(z.string().min(1))
          .min(1)
          .describe('As GET /nextport/port/{un_location_code}/predictions, or labels.'),
        from: z.iso
          .date()
          .exactOptional()
          .describe('The day (UTC) from which on it holds, instead of an earlier price.'),
      }),
    )
    .exactOptional()
    .describe('What things cost; default: all is free.'),
  quotas: z
    .strictObject({
      users: z.record(z.string(), quota).exactOptional().describe('By name; {} is none.'),
      others: quota.exactOptional().describe('Of all others but administrators.'),
    })
    .exactOptional()
    .describe('How much users may use in a month (UTC); default: no bounds.'),
  rateLimit: z
    .union([
      z.literal(false),
      z.strictObject({ perSecond: z.number().positive(), burst: z.int().min(1) }),
    ])
    .exactOptional()
    .describe('Requests of each user; default 50 a second, 500 at once; false: no limit.'),
  limits: z
    .strictObject({
      jsonBytes: bytes.exactOptional().describe('Of a JSON body; default 5 MiB.'),
      bodiesBytes: bytes.exactOptional().describe('Of all in memory; default 256 MiB.'),
      jsonDepth: z.int().min(8).max(1000).exactOptional().describe('Default 64.'),
      shapeFileBytes: bytes.exactOptional().describe('Of a shape that is imported; default 8 MiB.'),
      feedBytes: bytes.exactOptional().describe('Of a body of position reports; default 1 GiB.'),
      urlCharacters: z.int().min(200).exactOptional().describe('Of path and query; default 8000.'),
      bodyMs: z
        .int()
        .min(100)
        .exactOptional()
        .describe('A body goes on within this; default 30000.'),
      answerMs: z
        .int()
        .min(100)
        .exactOptional()
        .describe('An answer is there then; default 55000.'),
    })
    .exactOptional()
    .describe('What a request may be and take.'),
  trustedProxies: z
    .array(z.string())
    .exactOptional()
    .describe('Addresses and networks whose X-Forwarded-For is believed; default none.'),
  corsOrigins: z
    .array(z.string())
    .exactOptional()
    .describe('Origins whose pages may call this from a browser, or *; default none.'),
  retention: z
    .strictObject({
      positions: z
        .strictObject({
          fullDays: days.exactOptional().describe('All reports are kept for so long …'),
          thinnedToSeconds: z
            .number()
            .positive()
            .exactOptional()
            .describe('… and after that one in each step of so many seconds.'),
          days: days.exactOptional().describe('After so long only the last of each ship is kept.'),
        })
        .exactOptional(),
      events: z
        .strictObject({ days: days.exactOptional().describe('Since they ended.') })
        .exactOptional(),
    })
    .exactOptional()
    .describe('How long things are kept, before the newest event time; default for ever.'),
});

export type Settings = z.infer<typeof SETTINGS>;
