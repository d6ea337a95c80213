import { describe, expect, it } from 'vitest';
import { withAlerts } from '../testing/alerts.ts';
import { configurationRequest, openTestApi, STS } from '../testing/test-api.ts';

const LINK = '/api/alerts/mail/unsubscribe?token=sealed%20anna%40ships.example';

describe('[A11] a link of a mail', () => {
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
    expect(await response.text()).toContain(
      'No more alerts about ships are sent to anna@ships.example.',
    );
  });

  it('does not exist without mail', async () => {
    const api = await openTestApi();
    expect((await api.send(null, 'GET', LINK)).status).toBe(404);
  });
});

it('replies with configurations name only the contacts that receive nothing', async () => {
  const api = await openTestApi({ service: withAlerts() });
  const contacts = { phone_numbers: ['1'], email_addresses: ['a@b.example'] };
  const response = await api.send(
    'anna',
    'POST',
    `${STS}/configurations`,
    configurationRequest(contacts),
  );
  expect(response.headers.get('x-notice')).toBe('phone_numbers: stored, not delivered');
});
