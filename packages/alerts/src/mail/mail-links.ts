import type { SecretCipher } from '../secret-cipher.ts';
import { parseMailAddress } from './mail-address.ts';

/** The purpose of a signed link. */
export type MailLinkPurpose = 'confirm' | 'unsubscribe';

/** A11: the links in mails. Their tokens are addresses under authenticated encryption, so that nobody can make one for another address. */
export class MailLinks {
  readonly #cipher: SecretCipher;
  readonly #publicUrl: string;

  constructor(cipher: SecretCipher, publicUrl: string) {
    this.#cipher = cipher;
    this.#publicUrl = publicUrl;
  }

  /** Returns the URL of a link. */
  urlOf(purpose: MailLinkPurpose, address: string): string {
    const token = this.#cipher.seal(address, contextOf(purpose));
    return `${this.#publicUrl}/api/alerts/mail/${purpose}?token=${encodeURIComponent(token)}`;
  }

  /** Returns the address of a token; undefined if it is not one of this service for this purpose. */
  addressOf(purpose: MailLinkPurpose, token: string): string | undefined {
    const address = this.#cipher.open(token, contextOf(purpose));
    return address === undefined ? undefined : parseMailAddress(address);
  }

  eventUrl(id: number): string {
    return `${this.#publicUrl}/api/ingress/event-detection/s2s-events/${id}`;
  }

  get host(): string {
    return new URL(this.#publicUrl).hostname;
  }
}

function contextOf(purpose: MailLinkPurpose): string {
  return `mail ${purpose}`;
}
