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
    'http://receiver:4001',
    'file:',
    '--',
  ])('rejects "%s"', (text) => {
    expect(parseFeed(text)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^It must be tcp:[^\n]*$/),
    });
  });
});
