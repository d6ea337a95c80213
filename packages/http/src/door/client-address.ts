import { BlockList, isIP } from 'node:net';

/**
 * Says from which address a request comes: what a trusted proxy says in X-Forwarded-For is believed, what a client says there
 * is not.
 * @param trustedProxies addresses and networks
 * @throws TypeError where one of them is neither
 */
export function clientAddressBy(
  trustedProxies: readonly string[],
): (remoteAddress: string | undefined, headers: Headers) => string {
  const trusted = listOf(trustedProxies);
  return (remoteAddress, headers) => {
    const remote = plain(remoteAddress ?? '');
    if (trustedProxies.length === 0 || !isTrusted(remote, trusted)) return remote;
    const hops = (headers.get('x-forwarded-for') ?? '')
      .split(',')
      .map((each) => plain(each.trim()));
    // Each proxy writes behind what it got: the last that is none of ours is the client.
    let client = remote;
    for (const hop of hops.reverse()) {
      if (!isIP(hop)) break;
      client = hop;
      if (!isTrusted(hop, trusted)) break;
    }
    return client;
  };
}

/**
 * The addresses whose wrong guesses count together: in IPv6 a network of 64 bits, within which a subscriber has as many as they
 * like (RFC 6177).
 * @param address of a client
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [before, after] = address.split('::').map((part) => part.split(':').filter(Boolean));
  // An IPv4 address at the end stands for two groups.
  const behind = (after?.length ?? 0) + (address.includes('.') ? 1 : 0);
  const zeros = after ? Array<string>(Math.max(0, 8 - before.length - behind)).fill('0') : [];
  const groups = [...before, ...zeros, ...(after ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function listOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address, bits] = entry.split('/');
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    const length = bits === undefined ? most : Number(bits);
    if (!version || !/^\d*$/.test(bits ?? '') || bits === '' || length > most) {
      throw new TypeError(`"${entry}" is no address or network of a trusted proxy.`);
    }
    list.addSubnet(address, length, familyOf(version));
  }
  return list;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, familyOf(version));
}

function familyOf(version: number): 'ipv4' | 'ipv6' {
  return version === 4 ? 'ipv4' : 'ipv6';
}

/** An IPv4 address that a socket for both writes as one of IPv6, as it is. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
