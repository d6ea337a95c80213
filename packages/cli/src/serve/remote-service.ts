import { type Host, systemCode, UserError } from '../host.ts';
import { FIRST_NAME } from './first-administrator.ts';

/** Where a service answers, and who asks it. */
interface RemoteOptions {
  readonly url: string;
  readonly user: string;
  readonly password: string;
}

/** A service that runs elsewhere, through its HTTP door. */
export class RemoteService {
  readonly #options: RemoteOptions;

  constructor(options: RemoteOptions) {
    this.#options = options;
  }

  /**
   * Asks and waits for the answer.
   * @param path below the address, segments of it escaped
   * @param body JSON, or with another type a text as it is
   * @throws UserError where nobody answers, or with what is refused
   */
  async ask(
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
    const answer = await response.json().catch(() => undefined);
    if (response.ok && answer !== undefined) return answer;
    throw new UserError(problemText(url, response.status, answer));
  }
}

/**
 * A service at an address, asked as the administrator of `ROADSTEAD_ADMIN_USER` and `ROADSTEAD_ADMIN_PASSWORD`.
 * @throws UserError where the address is none, or the password is missing
 */
export function remoteService(url: string, { env }: Host): RemoteService {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new UserError(`--url ${url} is no address; it is to be such as http://127.0.0.1:8080.`);
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

function problemText(url: string, status: number, answer: unknown): string {
  const { detail, errors = [] } = (answer ?? {}) as {
    detail?: unknown;
    errors?: readonly { pointer: string; detail: string }[];
  };
  if (typeof detail !== 'string') return `${url} answers ${status}: it is no Roadstead service.`;
  if (status === 401) return `${url} does not let you in: ${detail}`;
  return [detail, ...errors.map((each) => `${each.pointer.slice(1)} ${each.detail}`)].join(' ');
}
