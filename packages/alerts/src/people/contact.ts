/** The means by which the service reaches people. */
export const PEOPLE_MEANS = ['mail', 'phone'] as const;
export type PeopleMeans = (typeof PEOPLE_MEANS)[number];

/** A person as the service reaches it. */
export interface Receiver {
  readonly means: PeopleMeans;
  /** An e-mail address in lower case, or a number in E.164 form. */
  readonly address: string;
}

/** A key of the store has at most 200 characters, and contains the address beside the uuid of an event. */
const ADDRESS_LENGTH_MAX = 128;
/** A dot-atom of RFC 5322 at a domain name of at least two labels. Quoted and internationalised addresses are not sent to. */
const ADDRESS =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;
/** E.164: a country code, which does not begin with 0, and up to 15 digits in all. */
const NUMBER = /^\+[1-9]\d{6,14}$/;

interface ContactRule {
  /** Returns the address of a text; undefined for a text that is none. */
  readonly parse: (text: string) => string | undefined;
  /** Describes a text that is none: what it must be. */
  readonly rule: string;
}

/** A10: the texts that are addresses. */
export const CONTACT_RULES: Readonly<Record<PeopleMeans, ContactRule>> = {
  mail: {
    parse(text) {
      const address = text.trim().toLowerCase();
      return address.length <= ADDRESS_LENGTH_MAX && ADDRESS.test(address) ? address : undefined;
    },
    rule: `must be an ASCII e-mail address of at most ${ADDRESS_LENGTH_MAX} characters.`,
  },
  phone: {
    parse(text) {
      const number = text.replace(/[\s().\-/]/g, '');
      return NUMBER.test(number) ? number : undefined;
    },
    rule: 'must be an international number, such as +49 40 123456.',
  },
};

/** Returns the domain of an address. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
