import type {
  ListedContacts,
  OutgoingMail,
  OutgoingText,
  PeopleServiceOptions,
  SendResult,
} from '@roadstead/alerts';
import type { FeedChange } from '@roadstead/contracts';
import { ANNA } from './running-alerts.ts';

/** A mail server and a provider of text messages in memory, and the contacts of the configuration 1. */
export interface RunningPeople {
  readonly options: PeopleServiceOptions;
  readonly mails: OutgoingMail[];
  readonly texts: OutgoingText[];
  readonly listed: Map<number, ListedContacts>;
  /** The answer of the servers, if it is not that they accept a message. */
  answer: (message: OutgoingMail | OutgoingText) => SendResult | undefined;
}

const ACCEPTED: SendResult = { status: 250, error: null };
export const BUSY: SendResult = { status: 451, error: 'The mail server answered 451.' };

/** Returns people of the configuration 1; `allowed.example` and +1 need no confirmation. */
export function peopleAt(
  mail: readonly string[],
  phone: readonly string[] = [],
  isKilled: () => boolean = () => false,
): RunningPeople {
  const mails: OutgoingMail[] = [];
  const texts: OutgoingText[] = [];
  const first = { configurationId: 1, owner: ANNA.uuid, contacts: { mail, phone } };
  const listed = new Map<number, ListedContacts>([[1, first]]);
  const sendTo =
    <Message extends OutgoingMail | OutgoingText>(sent: Message[]) =>
    async (message: Message): Promise<SendResult> => {
      if (isKilled()) return new Promise(() => undefined);
      sent.push(message);
      return running.answer(message) ?? ACCEPTED;
    };
  const running: RunningPeople = {
    ...{ mails, texts, listed, answer: () => undefined },
    options: {
      publicUrl: 'https://ships.example',
      mail: {
        ...{ send: sendTo(mails), deflate: (bytes) => bytes },
        allowedDomains: ['allowed.example'],
      },
      phone: { send: sendTo(texts), allowedPrefixes: ['+1'] },
      contactsIn: ({ kind, body }) =>
        kind === 'configuration-created' ? (body as ListedContacts) : undefined,
      contactsOf: async (id) => listed.get(id),
      readTracks: async () => [],
    },
  };
  return running;
}

/** A change that creates a configuration with contacts. */
export function configurationCreated(
  mail: readonly string[],
  phone: readonly string[] = [],
): FeedChange {
  return {
    kind: 'configuration-created',
    readers: [ANNA.uuid],
    body: { configurationId: 1, owner: ANNA.uuid, contacts: { mail, phone } },
  };
}

/** Returns the token of the first link to a page in a message. */
export function tokenOf({ text }: { readonly text: string }, page: string): string {
  const [, token] = new RegExp(`alerts/${page}\\?token=(\\S+)`).exec(text) ?? [];
  if (token === undefined) throw new Error(`no link: ${text}`);
  return token;
}
