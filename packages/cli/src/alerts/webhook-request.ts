import { lookup, Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import {
  isTrusted,
  literalAddress,
  parseWebhookAddress,
  type SendResult,
  specialPurposeRange,
  type WebhookAddressRules,
  type WebhookRequest,
  type WebhookSender,
} from '@roadstead/alerts';
import { version } from '../host/version.ts';
import { connectionError, exchange } from './http-exchange.ts';

/** Settings of the sender; those that tests replace have defaults. */
export interface WebhookSenderOptions {
  readonly rules: WebhookAddressRules;
  /** Resolves a name to all its addresses. Default: DNS; the system's resolver for trusted hosts. */
  readonly resolve?: (name: string, isOfTrustedHost: boolean) => Promise<readonly string[]>;
  /** The range that makes an address unusable. Default: the special-purpose ranges of IANA. */
  readonly refusedRange?: (address: string) => string | undefined;
  /** Certificates of authorities beside those of Node (PEM). */
  readonly ca?: string;
  readonly timeoutMs?: number;
}

/** From the resolution of the name to the end of the response. */
const TIMEOUT_MS = 10_000;
/** Two tries leave time for the connection. */
const DNS = { timeout: 2000, tries: 2 };

/** A6: returns the sender of webhooks, with a connection of its own for each attempt. */
export function webhookSender(options: WebhookSenderOptions): WebhookSender {
  const agent = `roadstead/${version()}`;
  return async (request, stopped) => {
    const timedOut = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
    const signal = AbortSignal.any([stopped, timedOut]);
    try {
      const headers = { ...request.headers, 'user-agent': agent };
      return await send({ ...request, headers }, options, signal);
    } catch (error) {
      stopped.throwIfAborted();
      const reason = timedOut.aborted
        ? 'The receiver took longer than 10 seconds.'
        : reasonOf(error);
      return { status: null, error: reason };
    }
  };
}

/** An attempt that the rules forbid. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

async function send(
  { url: text, headers, body }: WebhookRequest,
  options: WebhookSenderOptions,
  signal: AbortSignal,
): Promise<SendResult> {
  // The rules may have changed since the webhook was created.
  const parsed = parseWebhookAddress(text, options.rules);
  if (!parsed.ok) throw new RefusedError(`The URL ${parsed.error}`);
  const url = parsed.value;
  const addresses = await untilAbort(checkedAddresses(url, options), signal);
  // By a connection of its own: one that is reused would not be checked.
  const status = await exchange(url, Buffer.from(body), {
    ...{ method: 'POST', headers, signal, lookup: lookupOf(addresses) },
    ...(options.ca !== undefined && { ca: options.ca }),
  });
  return { status, error: errorOfStatus(status) };
}

/** Returns the addresses of a host, each of which is usable. @throws RefusedError for one that is not */
async function checkedAddresses(
  url: URL,
  { rules, resolve = resolveName, refusedRange = specialPurposeRange }: WebhookSenderOptions,
): Promise<readonly string[]> {
  const isOfTrustedHost = isTrusted(url, rules);
  const literal = literalAddress(url);
  const addresses =
    literal === undefined ? await resolve(url.hostname, isOfTrustedHost) : [literal];
  if (isOfTrustedHost) return addresses;
  for (const address of addresses) {
    const range = refusedRange(address);
    if (range !== undefined)
      throw new RefusedError(`The name has a special-purpose address (${range}).`);
  }
  return addresses;
}

async function resolveName(name: string, isOfTrustedHost: boolean): Promise<readonly string[]> {
  // The system's resolver reads the hosts file, and occupies a thread: only for hosts that the operator names.
  if (isOfTrustedHost) return (await lookup(name, { all: true })).map(({ address }) => address);
  const resolver = new Resolver(DNS);
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = [ipv4, ipv6].flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  if (addresses.length === 0 && ipv4.status === 'rejected') throw ipv4.reason;
  return addresses;
}

/** Returns the addresses that were checked, in place of another resolution by the connection. */
function lookupOf(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return (_name, { all: isAll = false }, done) => {
    const [first] = all;
    if (!first) done(new Error('The name has no address.'), '');
    else if (isAll) done(null, all);
    else done(null, first.address, first.family);
  };
}

function errorOfStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400
    ? `The receiver redirects (${status}), which is not followed.`
    : `The receiver answered ${status}.`;
}

function reasonOf(error: unknown): string {
  return error instanceof RefusedError ? error.message : connectionError(error);
}

/** Resolution cannot be aborted: its result is ignored. */
function untilAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}
