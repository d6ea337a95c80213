import type { SendResult } from '../send-result.ts';
import { domainOf } from './contact.ts';
import { encounterMap } from './mail/encounter-map.ts';
import type { MailOptions } from './mail/mail-sender.ts';
import { mailOf } from './mail/mail-template.ts';
import type { PeopleContent } from './people-message.ts';
import type { PeopleServiceOptions } from './people-options.ts';
import type { PhoneOptions } from './phone/phone-sender.ts';
import { phoneText } from './phone/phone-text.ts';
import type { ReceiverLinks } from './receiver-links.ts';

/** The differences between the means that reach people. */
export interface PeopleMedium {
  /** A14: whether a message is lost rather than sent twice. */
  readonly isAtMostOnce: boolean;
  /** A10: whether the operator lists an address, which then needs no confirmation. */
  readonly isAllowed: (address: string) => boolean;
  readonly send: (content: PeopleContent, signal: AbortSignal) => Promise<SendResult>;
}

/** Returns e-mail as a medium. */
export function mailMedium(
  { send, deflate, allowedDomains = [] }: MailOptions,
  links: ReceiverLinks,
  readTracks: PeopleServiceOptions['readTracks'],
): PeopleMedium {
  const allowed = new Set(allowedDomains);
  return {
    isAtMostOnce: false,
    isAllowed: (address) => allowed.has(domainOf(address)),
    async send(content, signal) {
      const map =
        'event' in content ? encounterMap(await readTracks(content.event.id), deflate) : null;
      return send(mailOf(content, links, map), signal);
    },
  };
}

/** Returns text messages to phones as a medium. */
export function phoneMedium(
  { send, allowedPrefixes = [] }: PhoneOptions,
  links: ReceiverLinks,
): PeopleMedium {
  return {
    isAtMostOnce: true,
    isAllowed: (number) => allowedPrefixes.some((prefix) => number.startsWith(prefix)),
    send: (content, signal) =>
      send({ to: content.address, text: phoneText(content, links) }, signal),
  };
}
