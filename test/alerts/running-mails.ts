import type { MailContacts, MailServiceOptions, OutgoingMail, SendResult } from '@roadstead/alerts';
import type { FeedChange } from '@roadstead/contracts';
import { ANNA } from './running-alerts.ts';

/** A mail server in memory, and the addresses of the configuration 1. */
export interface RunningMails {
  readonly options: MailServiceOptions;
  readonly mails: OutgoingMail[];
  readonly contacts: Map<number, MailContacts>;
  /** The answer of the server, if it is not that it accepts the mail. */
  answer: (mail: OutgoingMail) => SendResult | undefined;
}

const ACCEPTED: SendResult = { status: 250, error: null };
export const BUSY: SendResult = { status: 451, error: 'The mail server answered 451.' };

/** Returns mail of the configuration 1 to some addresses; `allowed.example` needs no confirmation. */
export function mailsTo(
  addresses: readonly string[],
  isKilled: () => boolean = () => false,
): RunningMails {
  const mails: OutgoingMail[] = [];
  const contacts = new Map<number, MailContacts>([[1, { owner: ANNA.uuid, addresses }]]);
  const running: RunningMails = {
    mails,
    contacts,
    answer: () => undefined,
    options: {
      async send(mail) {
        if (isKilled()) return new Promise(() => undefined);
        mails.push(mail);
        return running.answer(mail) ?? ACCEPTED;
      },
      publicUrl: 'https://ships.example',
      allowedDomains: ['allowed.example'],
      deflate: (bytes) => bytes,
      contactsIn: ({ kind, body }) =>
        kind === 'configuration-created' ? (body as MailContacts) : undefined,
      contactsOf: async (id) => contacts.get(id),
      readTracks: async () => [],
    },
  };
  return running;
}

/** A change that creates a configuration with addresses. */
export function configurationCreated(addresses: readonly string[]): FeedChange {
  return {
    kind: 'configuration-created',
    readers: [ANNA.uuid],
    body: { owner: ANNA.uuid, addresses },
  };
}

/** Returns the token of the first link for a purpose in a mail. */
export function tokenOf({ text }: OutgoingMail, purpose: string): string {
  const [, token] = new RegExp(`mail/${purpose}\\?token=(\\S+)`).exec(text) ?? [];
  if (token === undefined) throw new Error(`no link: ${text}`);
  return decodeURIComponent(token);
}
