import type { Clock } from '@roadstead/contracts';
import type { MailAddresses } from './mail-addresses.ts';
import type { MailLinkPurpose, MailLinks } from './mail-links.ts';

/** A11: what the receivers of mails decide, by the links in them. */
export interface MailConsent {
  /** Returns the address of a token; undefined if this service has not made it for this purpose. */
  addressOf(purpose: MailLinkPurpose, token: string): Promise<string | undefined>;
  /** Confirms or unsubscribes the address of a token. @returns the address; undefined as above */
  apply(purpose: MailLinkPurpose, token: string): Promise<string | undefined>;
}

/** Creates the decisions of receivers. */
export function createMailConsent(
  clock: Clock,
  links: MailLinks,
  addresses: MailAddresses,
): MailConsent {
  return {
    addressOf: async (purpose, token) => links.addressOf(purpose, token),
    async apply(purpose, token) {
      const address = links.addressOf(purpose, token);
      if (address === undefined) return undefined;
      await addresses.set(address, STATES[purpose], clock.now());
      return address;
    },
  };
}

const STATES = { confirm: 'confirmed', unsubscribe: 'unsubscribed' } as const;
