import type { MailConsent, MailLinkPurpose } from '@roadstead/alerts';
import type { MaritimeService } from '@roadstead/service';
import { html } from 'hono/html';
import { text } from '../request/index.ts';
import { HttpError } from '../server/http-error.ts';
import { type Operation, type OperationResponse, openRoute } from '../server/index.ts';
import { notRunningError } from '../server/not-running.ts';

const QUERY = { token: text('Of the link in the mail.') };
const PAGE = { 'text/html': null } as const;
/** The pages load nothing; their form is sent to this service. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const TEXTS: Readonly<
  Record<
    MailLinkPurpose,
    { readonly question: string; readonly button: string; readonly done: string }
  >
> = {
  confirm: {
    question: 'Receive alerts about ships at',
    button: 'Confirm',
    done: 'Alerts about ships are sent from now on to',
  },
  unsubscribe: {
    question: 'Receive no more alerts about ships at',
    button: 'Unsubscribe',
    done: 'No more alerts about ships are sent to',
  },
};

/** The links in mails. GET shows a page with a button, since scanners of mail open links; POST does it (RFC 8058). */
export function mailOperations(
  service: Pick<MaritimeService, 'status'>,
  mail: MailConsent,
): readonly Operation[] {
  return [
    linkPage(service, mail, 'confirm', 'getMailConfirmation'),
    linkAction(service, mail, 'confirm', 'confirmMail'),
    linkPage(service, mail, 'unsubscribe', 'getMailUnsubscription'),
    linkAction(service, mail, 'unsubscribe', 'unsubscribeMail'),
  ];
}

function linkPage(
  service: Pick<MaritimeService, 'status'>,
  mail: MailConsent,
  purpose: MailLinkPurpose,
  id: string,
): Operation {
  const { question, button } = TEXTS[purpose];
  return openRoute(`/mail/${purpose}`, id, {
    summary: `Read the page of a link: ${purpose} (extension)`,
    description: 'It changes nothing.',
    query: QUERY,
    problems: [404],
    replies: { 200: ['A page with a button.', PAGE] },
    async handle(_, { token }) {
      requireRunning(service);
      const address = found(await mail.addressOf(purpose, token));
      return page(html`<p>${question} ${address}?</p>
<form method="post"><button>${button}</button></form>`);
    },
  });
}

function linkAction(
  service: Pick<MaritimeService, 'status'>,
  mail: MailConsent,
  purpose: MailLinkPurpose,
  id: string,
): Operation {
  return openRoute(`/mail/${purpose}`, id, {
    method: 'POST',
    summary: `Follow a link: ${purpose} (extension)`,
    description: 'Without credentials: the token is signed. The body is not read (RFC 8058).',
    query: QUERY,
    problems: [404],
    replies: { 200: ['A page that names the address.', PAGE] },
    async handle(_, { token }) {
      requireRunning(service);
      const address = found(await mail.apply(purpose, token));
      return page(html`<p>${TEXTS[purpose].done} ${address}.</p>`);
    },
  });
}

function requireRunning({ status }: Pick<MaritimeService, 'status'>): void {
  if (status.state !== 'running') throw notRunningError(status);
}

function found(address: string | undefined): string {
  if (address !== undefined) return address;
  throw new HttpError({ code: 'not-found', detail: 'The link is not one of this service.' });
}

async function page(content: ReturnType<typeof html>): Promise<OperationResponse> {
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
