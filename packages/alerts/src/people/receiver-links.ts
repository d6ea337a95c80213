import type { SecretCipher } from '../secret-cipher.ts';
import { CONTACT_RULES, type Receiver } from './contact.ts';

/** The pages of a receiver. */
export const RECEIVER_PAGES = ['confirm', 'unsubscribe', 'settings'] as const;
export type ReceiverPage = (typeof RECEIVER_PAGES)[number];

/** 71 bits: nobody guesses one by requests, and a message to a phone has room for it. */
const SIGNATURE_LENGTH = 12;

/** A11: the links of receivers. A token is an address with its signature, so that nobody can make one for another address. */
export class ReceiverLinks {
  readonly #cipher: SecretCipher;
  readonly #publicUrl: string;

  constructor(cipher: SecretCipher, publicUrl: string) {
    this.#cipher = cipher;
    this.#publicUrl = publicUrl;
  }

  /** Returns the URL of a page. */
  urlOf(page: ReceiverPage, receiver: Receiver): string {
    return `${this.#publicUrl}/api/alerts/${page}?token=${this.#tokenOf(receiver)}`;
  }

  /** Returns the receiver of a token; undefined if it is not one of this service. */
  receiverOf(token: string): Receiver | undefined {
    const receiver = decode(token.slice(0, token.lastIndexOf('.')));
    if (!receiver) return undefined;
    // Signed again, so that the time of the comparison says nothing of the signature.
    const [given, expected] = [token, this.#tokenOf(receiver)].map((each) =>
      this.#cipher.sign(`compared ${each}`),
    );
    return given === expected ? receiver : undefined;
  }

  eventUrl(id: number): string {
    return `${this.eventsUrl}/${id}`;
  }

  get eventsUrl(): string {
    return `${this.#publicUrl}/api/ingress/event-detection/s2s-events`;
  }

  get host(): string {
    return new URL(this.#publicUrl).hostname;
  }

  #tokenOf({ means, address }: Receiver): string {
    const signature = this.#cipher.sign(`receiver ${means} ${address}`).slice(0, SIGNATURE_LENGTH);
    // Programs that find links in texts leave a dash at the end out.
    return `${encode({ means, address })}.${signature.replaceAll('-', 'a').replaceAll('_', 'b')}`;
  }
}

/** A number is short, in base 36; an address, which is ASCII, in Base64. */
function encode({ means, address }: Receiver): string {
  if (means === 'phone') return `p${Number(address.slice(1)).toString(36)}`;
  return `m${btoa(address).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

function decode(text: string): Receiver | undefined {
  const means = text.startsWith('p') ? 'phone' : 'mail';
  const decoded = means === 'phone' ? decodeNumber(text.slice(1)) : decodeBase64(text.slice(1));
  const address = CONTACT_RULES[means].parse(decoded);
  return address === undefined ? undefined : { means, address };
}

function decodeNumber(text: string): string {
  return `+${Number.parseInt(text, 36)}`;
}

function decodeBase64(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
