/** A range of addresses: the first one, and the number of its leading bits that all have. */
interface AddressRange {
  readonly text: string;
  readonly first: bigint;
  readonly shift: bigint;
}

/**
 * The IANA IPv4 Special-Purpose Address Registry, complete, and the multicast addresses. Ranges inside others of the list are left out.
 * https://www.iana.org/assignments/iana-ipv4-special-registry
 */
const IPV4_RANGES: readonly AddressRange[] = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map((text) => rangeOf(text, 32n, (address) => ipv4Bits(address)));

/** All public addresses: everything outside is special, multicast or not assigned. */
const IPV6_GLOBAL = ipv6Range('2000::/3');

/**
 * The IANA IPv6 Special-Purpose Address Registry within `2000::/3`.
 * https://www.iana.org/assignments/iana-ipv6-special-registry
 */
const IPV6_RANGES: readonly AddressRange[] = [
  '2001::/23',
  '2001:db8::/32',
  '2620:4f:8000::/48',
  '3fff::/20',
].map(ipv6Range);

/** Ranges whose addresses contain an IPv4 address, and the bits after it: mapped, NAT64 (RFC 6052) and 6to4 (RFC 3056). */
const EMBEDDING_RANGES: readonly (AddressRange & { readonly bitsAfter: bigint })[] = [
  { ...ipv6Range('::ffff:0:0/96'), bitsAfter: 0n },
  { ...ipv6Range('64:ff9b::/96'), bitsAfter: 0n },
  { ...ipv6Range('2002::/16'), bitsAfter: 80n },
];

/**
 * A6: finds out why an address is none of the public Internet.
 * @param address as a resolver returns it: IPv4 in dotted decimals or IPv6
 * @returns the special-purpose range that has it, the text itself if it is no address; undefined for a public address
 */
export function specialPurposeRange(address: string): string | undefined {
  const ipv4 = ipv4Bits(address);
  if (ipv4 !== undefined) return IPV4_RANGES.find((range) => contains(range, ipv4))?.text;
  const ipv6 = ipv6Bits(address);
  if (ipv6 === undefined) return address;
  const embedding = EMBEDDING_RANGES.find((range) => contains(range, ipv6));
  if (embedding) {
    const embedded = (ipv6 >> embedding.bitsAfter) & 0xffff_ffffn;
    return IPV4_RANGES.find((range) => contains(range, embedded))?.text;
  }
  if (!contains(IPV6_GLOBAL, ipv6)) return `outside ${IPV6_GLOBAL.text}`;
  return IPV6_RANGES.find((range) => contains(range, ipv6))?.text;
}

function contains({ first, shift }: AddressRange, address: bigint): boolean {
  return address >> shift === first;
}

function ipv6Range(text: string): AddressRange {
  return rangeOf(text, 128n, ipv6Bits);
}

function rangeOf(
  text: string,
  width: bigint,
  bitsOf: (address: string) => bigint | undefined,
): AddressRange {
  const [address = '', prefix = ''] = text.split('/');
  const shift = width - BigInt(prefix);
  return { text, first: (bitsOf(address) ?? 0n) >> shift, shift };
}

function ipv4Bits(address: string): bigint | undefined {
  const parts = address.split('.');
  if (parts.length !== 4) return undefined;
  let bits = 0n;
  for (const part of parts) {
    if (!/^(?:0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return undefined;
    bits = (bits << 8n) | BigInt(part);
  }
  return bits;
}

/** Parses an IPv6 address (RFC 4291, 2.2), whose last 32 bits may be dotted decimals; one with a zone is none of the Internet. */
function ipv6Bits(address: string): bigint | undefined {
  const tail = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  const embedded = tail?.[2] === undefined ? undefined : ipv4Bits(tail[2]);
  if (tail && embedded === undefined) return undefined;
  const text =
    embedded === undefined
      ? address
      : `${tail?.[1]}${(embedded >> 16n).toString(16)}:${(embedded & 0xffffn).toString(16)}`;
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [before = [], after = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - before.length - after.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined;
  let bits = 0n;
  for (const group of [...before, ...Array<string>(missing).fill('0'), ...after]) {
    if (!/^[\da-f]{1,4}$/i.test(group)) return undefined;
    bits = (bits << 16n) | BigInt(`0x${group}`);
  }
  return bits;
}
