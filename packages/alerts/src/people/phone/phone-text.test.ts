import { describe, expect, it } from 'vitest';
import type { AlertEvent } from '../../alert-change.ts';
import { ReceiverLinks } from '../receiver-links.ts';
import { GSM_LENGTH_MAX, phoneText } from './phone-text.ts';

const RECEIVER = { means: 'phone', address: '+4940123456' } as const;
const EVENT: AlertEvent = {
  ...{ id: 7, uuid: 'e0000000-0000-4000-8000-000000000007', name: 'Lyme Bay', severity: 'Alarm' },
  firedTimeMs: Date.UTC(2026, 5, 1, 12, 3),
  ships: [
    { mmsi: 244_660_001, name: 'ALPHA' },
    { mmsi: 244_660_002, name: null },
  ],
};

function linksOf(publicUrl: string): ReceiverLinks {
  const cipher = { seal: () => '', open: () => undefined, sign: () => 'abcdefghijklmnop' };
  return new ReceiverLinks(cipher, publicUrl);
}

function textOf(event: Partial<AlertEvent>, publicUrl = 'https://ships.example'): string {
  const content = { type: 'event-fired', ...RECEIVER, event: { ...EVENT, ...event } } as const;
  return phoneText(content, linksOf(publicUrl));
}

describe('[A14] a message to a phone', () => {
  it('has what has room in one part: title, links, and then ships or time', () => {
    expect(textOf({})).toBe(
      'Alarm: Lyme Bay https://ships.example/api/ingress/event-detection/s2s-events/7 ' +
        'Stop: https://ships.example/api/alerts/settings?token=p29p7znk.abcdefghijkl',
    );
    expect(textOf({}, 'https://a.de')).toContain('ALPHA, MMSI 244660002. https://a.de/');
    expect(textOf({}, 'https://ais.de')).toContain('Alarm: Lyme Bay. 12:03 UTC. https://ais.de/');
    expect(textOf({ name: 'Größe é' })).toContain('Alarm: Größe é ');
  });

  it('loses accents that the alphabet lacks, and is longer for other letters', () => {
    expect(textOf({ name: 'Gdańsk' })).toContain('Alarm: Gdansk ');
    expect(textOf({ name: 'Чёрное' })).toContain('Alarm: Чёрное ');
  });

  it.each([
    { type: 'confirmation', ...RECEIVER } as const,
    {
      type: 'digest',
      ...{ ...RECEIVER, timeZone: 'Europe/Berlin', fromMs: EVENT.firedTimeMs },
      ...{ toMs: EVENT.firedTimeMs, items: [{ event: EVENT, isRetracted: false }] },
    } as const,
  ])('has a link to confirm, or to all events ($type)', (content) => {
    const text = phoneText(content, linksOf('https://ships.example'));
    expect(text.length).toBeLessThanOrEqual(GSM_LENGTH_MAX);
    expect(text).toMatch(
      content.type === 'digest'
        ? /^1 event: .*s2s-events Stop: /
        : /ships\.example.*confirm: https:\/\/ships\.example\/api\/alerts\/confirm\?token=/,
    );
  });
});
