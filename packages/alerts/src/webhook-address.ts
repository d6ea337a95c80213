import { failure, type Result, success } from '@roadstead/model';
import { specialPurposeRange } from './special-purpose-range.ts';

/** The settings of an operator about addresses of webhooks. */
export interface WebhookAddressRules {
  /** Ports beside 443; default: none. */
  readonly ports?: readonly number[];
  /**
   * Hosts, as `receiver.example` or `receiver.example:8080`, which may be called by http, at any port or that one, and at private
   * addresses; default: none.
   */
  readonly trustedHosts?: readonly string[];
}

const HTTPS_PORT = 443;

/**
 * A6: parses the address of a webhook. Names are resolved and checked at each attempt, addresses here, too.
 * @returns the address, or a sentence without its subject
 */
export function parseWebhookAddress(text: string, rules: WebhookAddressRules): Result<URL, string> {
  if (!URL.canParse(text)) return failure('must be an absolute URL.');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return failure('must be an https URL.');
  if (url.username !== '' || url.password !== '')
    return failure('must not have a user name or a password in it.');
  if (url.hash !== '') return failure('must not have a fragment.');
  if (isTrusted(url, rules)) return success(url);
  if (url.protocol === 'http:') return failure('must be an https URL; http is for trusted hosts.');
  const port = portOf(url);
  if (port !== HTTPS_PORT && !(rules.ports ?? []).includes(port))
    return failure(
      `must have a port that is allowed: ${[443, ...(rules.ports ?? [])].join(', ')}.`,
    );
  const literal = literalAddress(url);
  const range = literal === undefined ? undefined : specialPurposeRange(literal);
  if (range !== undefined) return failure(`must not have a special-purpose address (${range}).`);
  return success(url);
}

/** Whether the operator trusts a host, so that http and private addresses are allowed. */
export function isTrusted(url: URL, { trustedHosts = [] }: WebhookAddressRules): boolean {
  const { hostname } = url;
  return trustedHosts.some((host) => {
    const trusted = host.toLowerCase();
    return trusted === hostname || trusted === `${hostname}:${portOf(url)}`;
  });
}

/** Returns the address in a URL without a name: IPv4 in dotted decimals, IPv6 without brackets. */
export function literalAddress({ hostname }: URL): string | undefined {
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  return /^\d+\.\d+\.\d+\.\d+$/.test(hostname) ? hostname : undefined;
}

function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? HTTPS_PORT : 80;
}
