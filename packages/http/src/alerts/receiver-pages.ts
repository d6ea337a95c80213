import {
  type DeliverySettings,
  type People,
  type ReceiverPage,
  type ReceiverView,
  SCHEDULES,
} from '@roadstead/alerts';
import type { MaritimeService } from '@roadstead/service';
import { html } from 'hono/html';
import { FORM_BODY, text } from '../request/index.ts';
import { HttpError } from '../server/http-error.ts';
import { type Operation, type OperationResponse, openRoute, unwrap } from '../server/index.ts';
import { notRunningError } from '../server/not-running.ts';

const QUERY = { token: text('Of the link in the message.') };
const PAGE = { 'text/html': null } as const;
/** The pages load nothing; their form is sent to this service. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
type Html = ReturnType<typeof html>;
type Status = Pick<MaritimeService, 'status'>;

const TEXTS = {
  confirm: {
    question: 'Receive alerts about ships at',
    button: 'Confirm',
    consent: 'confirmed',
    done: 'Alerts about ships are sent from now on to',
  },
  unsubscribe: {
    question: 'Receive no more alerts about ships at',
    button: 'Unsubscribe',
    consent: 'unsubscribed',
    done: 'No more alerts about ships are sent to',
  },
} as const;
const SCHEDULE_LABELS: Readonly<Record<DeliverySettings['schedule'], string>> = {
  'at-once': 'At once',
  hourly: 'Together, once an hour',
  daily: 'Together, once a day at',
};

/** The links in messages. GET shows a page with a button, since scanners of mail open links; POST does it (RFC 8058). */
export function receiverPages(service: Status, people: People): readonly Operation[] {
  return [
    consentPage(service, people, 'confirm', 'getAlertConfirmation'),
    consentAction(service, people, 'confirm', 'confirmAlerts'),
    consentPage(service, people, 'unsubscribe', 'getAlertUnsubscription'),
    consentAction(service, people, 'unsubscribe', 'unsubscribeAlerts'),
    ...settingsPages(service, people),
  ];
}

function consentPage(
  service: Status,
  people: People,
  purpose: keyof typeof TEXTS,
  id: string,
): Operation {
  const { question, button } = TEXTS[purpose];
  return openRoute(`/${purpose}`, id, {
    summary: `Read the page of a link: ${purpose} (extension)`,
    description: 'It changes nothing.',
    query: QUERY,
    problems: [404],
    replies: { 200: ['A page with a button.', PAGE] },
    async handle(_, { token }) {
      requireRunning(service);
      const { address } = found(await people.receiverOf(token));
      return page(html`<p>${question} ${address}?</p>
<form method="post"><button>${button}</button></form>`);
    },
  });
}

function consentAction(
  service: Status,
  people: People,
  purpose: keyof typeof TEXTS,
  id: string,
): Operation {
  const { consent, done } = TEXTS[purpose];
  const [other, label] =
    purpose === 'confirm'
      ? (['settings', 'Settings'] as const)
      : (['confirm', 'Receive them again'] as const);
  return openRoute(`/${purpose}`, id, {
    method: 'POST',
    summary: `Follow a link: ${purpose} (extension)`,
    description: 'Without credentials: the token is signed. The body is not read (RFC 8058).',
    query: QUERY,
    problems: [404],
    replies: { 200: ['A page that names the address.', PAGE] },
    async handle(_, { token }) {
      requireRunning(service);
      const { address } = found(await people.setConsent(token, consent));
      return page(html`<p>${done} ${address}.</p>
<p>${link(other, token, label)}</p>`);
    },
  });
}

function settingsPages(service: Status, people: People): readonly Operation[] {
  return [
    openRoute('/settings', 'getAlertSettings', {
      summary: 'Read the page of a link: settings (extension)',
      description: 'It changes nothing.',
      query: QUERY,
      problems: [404],
      replies: { 200: ['A page with a form.', PAGE] },
      async handle(_, { token }) {
        requireRunning(service);
        return page(settingsForm(found(await people.receiverOf(token)), token, ''));
      },
    }),
    openRoute('/settings', 'changeAlertSettings', {
      method: 'POST',
      summary: 'Follow a link: settings (extension)',
      description:
        'Without credentials: the token is signed. The form has `schedule` (`at-once`, `hourly`, `daily`), `daily_at`, `quiet_from` ' +
        'and `quiet_to` (times such as `22:00`, or empty), and `time_zone` (`Europe/Berlin`).',
      query: QUERY,
      body: FORM_BODY,
      problems: [404, 422],
      replies: { 200: ['The page with the new settings.', PAGE] },
      async handle(_, { token }, form) {
        requireRunning(service);
        const changed = unwrap(found(await people.changeSettings(token, form)));
        return page(settingsForm(changed, token, 'Saved.'));
      },
    }),
  ];
}

function settingsForm(
  { address, consent, settings }: ReceiverView,
  token: string,
  notice: string,
): Html {
  const { schedule, dailyAt, quiet, timeZone } = settings;
  const zones = [...new Set([timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  const schedules = SCHEDULES.map(
    (each) => html`<p><label><input type="radio" name="schedule" value="${each}" ${
      each === schedule ? 'checked' : ''
    }> ${SCHEDULE_LABELS[each]}</label>${
      each === 'daily'
        ? html` <input type="time" name="daily_at" value="${dailyAt}" aria-label="Time of the day">`
        : ''
    }</p>
`,
  );
  return html`<h1>Alerts to ${address}</h1>
<p role="status">${notice}</p>
${consent === 'confirmed' ? '' : html`<p>Nothing is sent until you ${link('confirm', token, 'confirm')}.</p>`}
<form method="post">
<fieldset><legend>Send alerts</legend>
${schedules}</fieldset>
<fieldset><legend>Quiet hours, after which their alerts come together</legend>
<p><label>From <input type="time" name="quiet_from" value="${quiet?.from ?? ''}"></label>
<label>to <input type="time" name="quiet_to" value="${quiet?.to ?? ''}"></label></p></fieldset>
<p><label>Time zone <select name="time_zone">${zones.map(
    (zone) => html`<option>${zone}</option>`,
  )}</select></label></p>
<p><button>Save</button></p>
</form>
<p>${link('unsubscribe', token, 'Receive nothing more')}</p>`;
}

function link(purpose: ReceiverPage, token: string, label: string): Html {
  return html`<a href="${purpose}?token=${encodeURIComponent(token)}">${label}</a>`;
}

function requireRunning({ status }: Status): void {
  if (status.state !== 'running') throw notRunningError(status);
}

function found<Value>(value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw new HttpError({ code: 'not-found', detail: 'The link is not one of this service.' });
}

async function page(content: Html): Promise<OperationResponse> {
  return {
    status: 200,
    type: 'text/html; charset=utf-8',
    body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Alerts</title></head>
<body>${await content}</body></html>
`,
    headers: { 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer' },
  };
}
