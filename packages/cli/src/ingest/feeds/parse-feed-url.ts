import type { Box } from '@roadstead/geo';
import { failure, type Result, success } from '@roadstead/model';
import { parseBox, WHOLE_WORLD } from './aisstream-box.ts';
import type { Feed } from './feed.ts';
import { decodePart } from './feed-url.ts';

const AISSTREAM_HOST = 'stream.aisstream.io';
const AISSTREAM_PATH = '/v0/stream';
/** Topics of Digitraffic: the positions and the static data of all ships. */
const DIGITRAFFIC_TOPICS = ['vessels-v2/+/location', 'vessels-v2/+/metadata'];
/** The path at which brokers speak MQTT over WebSockets. */
const MQTT_PATH = /\/mqtt\/?$/;
const MQTT_PORTS: Readonly<Record<string, string>> = { mqtt: '1883', mqtts: '8883' };
const POLL_DEFAULT_SECONDS = 60;
const POLL_SECONDS_MIN = 5;
const POLL_SECONDS_MAX = 86_400;
const MS_PER_SECOND = 1000;

/** Parses an address of the web. @returns undefined for any other text, a sentence for an invalid one, without its text */
export function parseFeedUrl(text: string): Result<Feed, string> | undefined {
  const [, scheme] = /^(aisstream|mqtts?|mqtt\+wss?|wss?|https?):\/\//.exec(text) ?? [];
  // MQTT has topics with a number sign; only the interval of a poll is a fragment.
  const isPoll = scheme === 'http' || scheme === 'https';
  const address = isPoll ? text : text.replaceAll('#', '%23');
  if (scheme === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (scheme === 'aisstream') return aisstreamFeed(url);
  if (url.hostname === '') return undefined;
  if (isPoll) return pollFeed(url);
  if (scheme.startsWith('mqtt')) return mqttFeed(scheme, url);
  return MQTT_PATH.test(url.pathname)
    ? mqttFeed(`mqtt+${scheme}`, url)
    : success({ kind: 'ws', url: url.href });
}

function aisstreamFeed(url: URL): Result<Feed, string> {
  if (url.username !== '' || url.password !== '') return failure(KEY_ELSEWHERE);
  const boxes: Box[] = [];
  let keyFile: string | undefined;
  for (const [name, value] of parametersOf(url)) {
    if (name === 'box') {
      const parsed = parseBox(value);
      if (!parsed.ok) return parsed;
      boxes.push(...parsed.value);
    } else if (name === 'key-file' && value !== '') keyFile = value;
    else return failure(/key/i.test(name) ? KEY_ELSEWHERE : AISSTREAM_EXPECTED);
  }
  const host = url.host === '' ? AISSTREAM_HOST : url.host;
  const path = url.pathname.length > 1 ? url.pathname : AISSTREAM_PATH;
  return success({
    kind: 'aisstream',
    // The key is sent over TLS, except within this machine.
    url: `${isLoopback(url.hostname) ? 'ws' : 'wss'}://${host}${path}`,
    boxes: boxes.length === 0 ? [WHOLE_WORLD] : boxes,
    keyFile,
  });
}

const AISSTREAM_EXPECTED =
  'It must be aisstream://?box=WEST,SOUTH,EAST,NORTH; the parameters box (which may be repeated) and key-file are optional.';
const KEY_ELSEWHERE =
  'An API key is no part of the address: set AISSTREAM_API_KEY, or name a file by aisstream://?key-file=PATH.';

function mqttFeed(scheme: string, url: URL): Result<Feed, string> {
  const topics: string[] = [];
  for (const [name, value] of parametersOf(url)) {
    if (name !== 'topic' || !isTopic(value)) return failure(MQTT_EXPECTED);
    topics.push(value);
  }
  const transport = scheme.replace('mqtt+', '');
  const isWebSocket = transport.startsWith('ws');
  if (!isWebSocket && url.pathname.length > 1) return failure(MQTT_EXPECTED);
  const credentials = /^[^/]*\/\/([^/]*@)?/.exec(url.href)?.[1] ?? '';
  const port = url.port === '' ? MQTT_PORTS[transport] : url.port;
  const host = port === undefined ? url.hostname : `${url.hostname}:${port}`;
  return success({
    kind: 'mqtt',
    url: `${transport}://${credentials}${host}${isWebSocket ? url.pathname || '/' : ''}`,
    topics: topics.length === 0 ? DIGITRAFFIC_TOPICS : topics,
  });
}

const MQTT_EXPECTED =
  'It must be mqtt://HOST, mqtts://HOST, mqtt+ws://HOST/PATH or mqtt+wss://HOST/PATH, with ?topic=TOPIC (which may be repeated) ' +
  'for topics other than those of Digitraffic.';

function pollFeed(url: URL): Result<Feed, string> {
  const [, digits] = /^#interval=(\d{1,6})$/.exec(url.hash) ?? [];
  const seconds = url.hash === '' ? POLL_DEFAULT_SECONDS : Number(digits);
  if (!(seconds >= POLL_SECONDS_MIN && seconds <= POLL_SECONDS_MAX)) {
    return failure(
      `Only #interval=SECONDS can follow an address, ${POLL_SECONDS_MIN} to ${POLL_SECONDS_MAX}.`,
    );
  }
  url.hash = '';
  return success({ kind: 'http', url: url.href, intervalMs: MS_PER_SECOND * seconds });
}

/** Returns the parameters of an address. A plus sign, a wildcard of MQTT, is no blank here. */
function parametersOf({ search }: URL): readonly (readonly [name: string, value: string])[] {
  const parts = search.replace(/^\?/, '').split('&');
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const [name, ...value] = part.split('=');
      return [decodePart(name), decodePart(value.join('='))];
    });
}

/** Whether a text is a filter of topics: `+` is a whole level, `#` the last one (MQTT 3.1.1, 4.7.1). */
function isTopic(text: string): boolean {
  const levels = text.split('/');
  return (
    text !== '' &&
    text.length <= 1000 &&
    levels.every(
      (level, i) =>
        level === '+' || (level === '#' && i === levels.length - 1) || !/[+#]/.test(level),
    )
  );
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}
