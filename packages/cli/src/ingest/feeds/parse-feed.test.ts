import { describe, expect, it } from 'vitest';
import { feedText, parseFeed } from './parse-feed.ts';

describe('a feed', () => {
  it.each([
    ['tcp://receiver.example:4001', { kind: 'tcp', host: 'receiver.example', port: 4001 }],
    ['tcp://10.0.0.1:1', { kind: 'tcp', host: '10.0.0.1', port: 1 }],
    ['tcp://[fe80::1%eth0]:4001', { kind: 'tcp', host: 'fe80::1%eth0', port: 4001 }],
    ['udp://0.0.0.0:65535', { kind: 'udp', address: '0.0.0.0', port: 65_535 }],
    ['udp://[::]:10110', { kind: 'udp', address: '::', port: 10_110 }],
    ['file:/var/ais/a b.nmea', { kind: 'file', path: '/var/ais/a b.nmea' }],
    ['-', { kind: 'stdin' }],
  ])('parses %s', (text, feed) => {
    const parsed = parseFeed(text);
    expect(parsed).toEqual({ ok: true, value: feed });
    expect(parsed.ok && feedText(parsed.value)).toBe(text);
  });

  it('of datagrams listens on all addresses by default', () => {
    expect(parseFeed('udp://:10110')).toEqual(parseFeed('udp://0.0.0.0:10110'));
  });

  it.each([
    '',
    'receiver:4001',
    'tcp://',
    'tcp://receiver',
    'tcp://:4001',
    'tcp://receiver:0',
    'tcp://receiver:65536',
    'tcp://receiver:4001/',
    'tcp://anna:secret@receiver:4001',
    'tcp://fe80::1:4001',
    'udp://10110',
    'ftp://receiver:4001',
    'http://',
    'mqtt://',
    'mqtt+tcp://broker',
    'wss://:80/mqtt',
    'HTTP//x',
    'file:',
    '--',
  ])('rejects "%s"', (text) => {
    expect(parseFeed(text)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^It must be tcp:[^\n]*$/),
    });
  });
});

describe('an address of the web', () => {
  const WORLD = { west: -180, south: -90, east: 180, north: 90 };
  const TOPICS = ['vessels-v2/+/location', 'vessels-v2/+/metadata'];

  it.each([
    [
      'aisstream://',
      {
        kind: 'aisstream',
        url: 'wss://stream.aisstream.io/v0/stream',
        boxes: [WORLD],
        keyFile: undefined,
      },
    ],
    [
      'aisstream://?box=-5.5,49,-4,50.25&key-file=/run/secrets/ais%20key',
      {
        kind: 'aisstream',
        url: 'wss://stream.aisstream.io/v0/stream',
        boxes: [{ west: -5.5, south: 49, east: -4, north: 50.25 }],
        keyFile: '/run/secrets/ais key',
      },
    ],
    [
      'aisstream://relay.example:8443/ais',
      {
        kind: 'aisstream',
        url: 'wss://relay.example:8443/ais',
        boxes: [WORLD],
        keyFile: undefined,
      },
    ],
    [
      'wss://meri.digitraffic.fi/mqtt',
      { kind: 'mqtt', url: 'wss://meri.digitraffic.fi/mqtt', topics: TOPICS },
    ],
    [
      'wss://meri.digitraffic.fi:443/mqtt',
      { kind: 'mqtt', url: 'wss://meri.digitraffic.fi/mqtt', topics: TOPICS },
    ],
    [
      'mqtt+wss://broker.example:9001/',
      { kind: 'mqtt', url: 'wss://broker.example:9001/', topics: TOPICS },
    ],
    ['mqtt+ws://broker.example', { kind: 'mqtt', url: 'ws://broker.example/', topics: TOPICS }],
    ['mqtt://broker.example', { kind: 'mqtt', url: 'mqtt://broker.example:1883', topics: TOPICS }],
    [
      'mqtts://anna:secret@broker.example/?topic=ais/+/raw&topic=vessels-v2/230000001/#',
      {
        kind: 'mqtt',
        url: 'mqtts://anna:secret@broker.example:8883',
        topics: ['ais/+/raw', 'vessels-v2/230000001/#'],
      },
    ],
    ['mqtt://[::1]:1884', { kind: 'mqtt', url: 'mqtt://[::1]:1884', topics: TOPICS }],
    ['ws://host:1/a?b=c', { kind: 'ws', url: 'ws://host:1/a?b=c' }],
    ['https://host/a?b=c', { kind: 'http', url: 'https://host/a?b=c', intervalMs: 60_000 }],
    ['https://host/a#interval=5', { kind: 'http', url: 'https://host/a', intervalMs: 5000 }],
  ])('parses %s', (text, feed) => {
    expect(parseFeed(text)).toEqual({ ok: true, value: feed });
  });

  it('with a box across the antimeridian has two boxes', () => {
    expect(parseFeed('aisstream://?box=179,-20,-178,-10&box=1,2,3,4')).toMatchObject({
      value: {
        boxes: [
          { west: 179, south: -20, east: 180, north: -10 },
          { west: -180, south: -20, east: -178, north: -10 },
          { west: 1, south: 2, east: 3, north: 4 },
        ],
      },
    });
  });

  it.each([
    ['aisstream://?box=24,59.5,26', 'longitude before latitude'],
    ['aisstream://?box=59.5,124,60.5,126', 'longitude before latitude'],
    ['aisstream://?box=24,60.5,26,59.5', 'longitude before latitude'],
    ['aisstream://?box=181,0,182,1', 'longitude before latitude'],
    ['aisstream://?box=NaN,0,182,1', 'longitude before latitude'],
    ['aisstream://?box=', 'longitude before latitude'],
    ['aisstream://?key=s3cret', 'no part of the address'],
    ['aisstream://?APIKey=s3cret', 'no part of the address'],
    ['aisstream://s3cret@stream.aisstream.io', 'no part of the address'],
    ['aisstream://?boxes=1,2,3,4', 'the parameters box'],
    ['mqtt://broker.example/topic/s3cret', 'topic=TOPIC'],
    ['mqtt://broker.example?topic=a/b+/c', 'topic=TOPIC'],
    ['mqtt://broker.example?topic=#/a', 'topic=TOPIC'],
    ['mqtt://broker.example?topics=a', 'topic=TOPIC'],
    ['https://host/s3cret#interval=4', '#interval=SECONDS'],
    ['https://host/#every=60', '#interval=SECONDS'],
    ['http://host:99999/s3cret', 'It must be tcp:'],
  ])('rejects %s, without its text', (text, message) => {
    const parsed = parseFeed(text);
    expect(parsed).toMatchObject({ ok: false, error: expect.stringContaining(message) });
    expect(JSON.stringify(parsed)).not.toContain('s3cret');
    expect(JSON.stringify(parsed)).not.toContain('\\n');
  });

  it.each([
    ['https://anna:s3cret@host/a?b=s3cret', 'https://…@host/a?…'],
    ['mqtts://s3cret@broker.example', 'mqtts://…@broker.example:8883'],
    ['aisstream://?key-file=/key', 'wss://stream.aisstream.io/v0/stream'],
  ])('is logged without secrets: %s', (text, logged) => {
    const parsed = parseFeed(text);
    expect(parsed.ok && feedText(parsed.value)).toBe(logged);
  });
});
