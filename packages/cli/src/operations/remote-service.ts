import { type Host, systemCode, UserError } from '../host/host.ts';
import { FIRST_NAME } from '../identity/first-administrator.ts';

/** The address of a service, and the credentials. */
interface RemoteOptions {
  readonly url: string;
  readonly user: string;
  readonly password: string;
}

/** A running service, through its HTTP interface. */
export class RemoteService {
  readonly #options: RemoteOptions;

  constructor(options: RemoteOptions) {
    this.#options = options;
  }

  /**
   * Sends a request and returns the response's JSON.
   * @param path below the address, with escaped segments
   * @param body JSON, or with another type a text that is sent as it is
   * @throws UserError for an unreachable service or an error response
   */
  async request(
    method: string,
    path: string,
    body?: unknown,
    type = 'application/json',
  ): Promise<unknown> {
    const { url, user, password } = this.#options;
    const credentials = Buffer.from(`${user}:${password}`).toString('base64');
    let response: Response;
    try {
      response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
        method,
        headers: { authorization: `Basic ${credentials}`, 'content-type': type },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    } catch (error) {
      throw new UserError(`${url} cannot be reached: ${reasonOf(error)}.`);
    }
    const json = await response.json().catch(() => undefined);
    if (response.ok && json !== undefined) return json;
    throw new UserError(problemText(url, response.status, json));
  }
}

/**
 * Returns the service at an address, with the credentials of `ROADSTEAD_ADMIN_USER` and `ROADSTEAD_ADMIN_PASSWORD`.
 * @throws UserError for an invalid address or a missing password
 */
export function remoteService(url: string, { env }: Host): RemoteService {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new UserError(`--url ${url} is not an address such as http://127.0.0.1:8080.`);
  }
  const password = env['ROADSTEAD_ADMIN_PASSWORD'];
  if (password === undefined) {
    throw new UserError(
      '--url needs the password of an administrator in ROADSTEAD_ADMIN_PASSWORD.',
    );
  }
  return new RemoteService({ url, user: env['ROADSTEAD_ADMIN_USER'] ?? FIRST_NAME, password });
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return systemCode(cause) ?? (cause instanceof Error ? cause.message : String(cause));
}

function problemText(url: string, status: number, json: unknown): string {
  const { detail, errors = [] } = (json ?? {}) as {
    detail?: unknown;
    errors?: readonly { pointer: string; detail: string }[];
  };
  if (typeof detail !== 'string')
    return `${url} responded with ${status}: it is not a Roadstead service.`;
  if (status === 401) return `${url} rejected the credentials: ${detail}`;
  return [detail, ...errors.map((each) => `${each.pointer.slice(1)} ${each.detail}`)].join(' ');
}
