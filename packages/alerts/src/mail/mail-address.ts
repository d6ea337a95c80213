const ADDRESS_LENGTH_MAX = 254;
/** A dot-atom of RFC 5322 at a domain name of at least two labels. Quoted and internationalised addresses are not sent to. */
const ADDRESS =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;

/** Returns an e-mail address in lower case; undefined for a text that is none. */
export function parseMailAddress(text: string): string | undefined {
  const address = text.trim().toLowerCase();
  return address.length <= ADDRESS_LENGTH_MAX && ADDRESS.test(address) ? address : undefined;
}

/** Returns the domain of an address. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
