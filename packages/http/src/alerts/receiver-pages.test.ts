import { describe, expect, it } from 'vitest';
import { withAlerts } from '../testing/alerts.ts';
import { configurationRequest, openTestApi, STS } from '../testing/test-api.ts';

/** Of anna@ships.example; the cipher of the tests signs everything alike. */
const TOKEN = `m${btoa('anna@ships.example')}.signedabyano`;
const LINK = `/api/alerts/unsubscribe?token=${TOKEN}`;
const SETTINGS = `/api/alerts/settings?token=${TOKEN}`;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('[A11] a link of a message', () => {
  it('shows a page with a form that this service alone receives, and changes nothing', async () => {
    const api = await openTestApi({ service: withAlerts() });
    const response = await api.send(null, 'GET', LINK);
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await response.text()).toContain(
      '<p>Receive no more alerts about ships at anna@ships.example?</p>\n<form method="post"><button>Unsubscribe</button></form>',
    );
  });

  it('is followed by the one-click POST of a mail program, whatever its body', async () => {
    const api = await openTestApi({ service: withAlerts() });
    const response = await api.send(null, 'POST', LINK);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('No more alerts about ships are sent to anna@ships.example.');
    expect(text).toContain(`<a href="confirm?token=${TOKEN}">Receive them again</a>`);
  });

  it('does not exist without people', async () => {
    const api = await openTestApi();
    expect((await api.send(null, 'GET', LINK)).status).toBe(404);
  });
});

describe('[A15] the page of settings', () => {
  it('shows the settings, and stores those of its form', async () => {
    const api = await openTestApi({ service: withAlerts() });
    const before = await (await api.send(null, 'GET', SETTINGS)).text();
    expect(before).toContain('value="at-once" checked>');
    expect(before).toContain(`<a href="confirm?token=${TOKEN}">confirm</a>`);
    const form = new URLSearchParams({
      ...{ schedule: 'daily', daily_at: '07:15', quiet_from: '22:00', quiet_to: '06:00' },
      time_zone: 'Europe/Berlin',
    });
    const saved = await api.send(null, 'POST', SETTINGS, form.toString(), FORM);
    expect(saved.status).toBe(200);
    const after = await saved.text();
    expect(after).toContain('Saved.');
    for (const text of ['value="daily" checked>', 'value="07:15"', 'value="22:00"'])
      expect(after).toContain(text);
    // The first option is the selected one.
    expect(after).toContain('<select name="time_zone"><option>Europe/Berlin</option>');
  });

  it('refuses a form with faults, and a body of another type', async () => {
    const api = await openTestApi({ service: withAlerts() });
    const response = await api.send(null, 'POST', SETTINGS, 'schedule=never', FORM);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: [{ pointer: '/schedule' }, { pointer: '/time_zone' }],
    });
    expect((await api.send(null, 'POST', SETTINGS, {})).status).toBe(415);
  });
});

it('replies with configurations name the contacts that receive nothing', async () => {
  const api = await openTestApi({ service: withAlerts() });
  const noticeOf = async (contacts: object): Promise<string | null> => {
    const body = configurationRequest(contacts);
    const response = await api.send('anna', 'POST', `${STS}/configurations`, body);
    return response.headers.get('x-notice');
  };
  expect(await noticeOf({ phone_numbers: ['1'], email_addresses: ['a@b.example'] })).toBe(
    'phone_numbers: stored, not delivered',
  );
  expect(await noticeOf({ email_addresses: ['a@b.example', 'ä@b.example'] })).toBe(
    'stored, not delivered: /email_addresses/1 must be an ASCII e-mail address of at most 128 characters.',
  );
  const many = Array.from({ length: 30 }, (_, i) => `none ${i}`);
  expect(await noticeOf({ email_addresses: many })).toMatch(/; and 10 more$/);
});
