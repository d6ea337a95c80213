import type { Clock, Store } from '@roadstead/contracts';
import type { DeliveryLog } from '../delivery-log.ts';
import type { SecretCipher } from '../secret-cipher.ts';
import { EVENT_AGE_MS_MAX } from '../thresholds.ts';
import { MailAddresses } from './mail-addresses.ts';
import { MailChannel } from './mail-channel.ts';
import { createMailConsent, type MailConsent } from './mail-consent.ts';
import { MailLinks } from './mail-links.ts';
import { type MailContactSource, MailPlanner } from './mail-planner.ts';
import { MailQuota } from './mail-quota.ts';
import type { MailOptions, MapVertex } from './mail-sender.ts';

/** Options of mail: those of the host, and where events and addresses are found. */
export interface MailServiceOptions extends MailOptions, MailContactSource {
  /** Returns the tracks of both ships of an event; empty if it is no longer stored. */
  readonly readTracks: (eventId: number) => Promise<readonly (readonly MapVertex[])[]>;
}

interface MailParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly cipher: SecretCipher;
  readonly log: DeliveryLog;
  readonly counted: (isSuccessful: boolean) => void;
  readonly report: (message: string) => void;
}

/** The parts of mail that the service of alerts uses. */
export interface MailService {
  readonly planner: MailPlanner;
  readonly channel: MailChannel;
  readonly consent: MailConsent;
}

/** Creates the parts of mail. */
export function createMail(
  { send, deflate, publicUrl, allowedDomains = [], readTracks, ...options }: MailServiceOptions,
  { store, clock, cipher, log, counted, report }: MailParts,
): MailService {
  const links = new MailLinks(cipher, publicUrl);
  const addresses = new MailAddresses(store, allowedDomains);
  const { contactsIn, contactsOf, eventAgeMsMax = EVENT_AGE_MS_MAX } = options;
  return {
    planner: new MailPlanner({
      ...{ contactsIn, contactsOf, addresses, log, quota: new MailQuota(), eventAgeMsMax, report },
    }),
    channel: new MailChannel({ send, deflate, addresses, log, links, readTracks, counted }),
    consent: createMailConsent(clock, links, addresses),
  };
}
