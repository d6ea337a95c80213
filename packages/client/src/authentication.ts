/** Name and password of a user (HTTP Basic). With an API key, the client logs in where an operation requires a token. */
export interface ClientCredentials {
  readonly name: string;
  readonly password: string;
  readonly apiKey?: string;
}

type AuthenticationHeaders = Readonly<Record<string, string>>;

/** Authenticates requests. */
export interface Authentication {
  /** Returns the headers of a request, the same promise until they are renewed. @throws the error of a login in progress */
  headersOf(path: string): Promise<AuthenticationHeaders>;
  /** Logs in if a response demands a token. @param used the headers of its request @returns whether others may be accepted */
  renew(response: Response, used: Promise<AuthenticationHeaders>): boolean;
}

/** @param logIn returns a token; called once for requests that are rejected together */
export function createAuthentication(
  { name, password, apiKey }: ClientCredentials,
  logIn: (apiKey: string) => Promise<string>,
): Authentication {
  const bytes = new TextEncoder().encode(`${name}:${password}`);
  const basic = Promise.resolve({ authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` });
  let newest: Promise<AuthenticationHeaders> | undefined;
  return {
    // Tokens are for operations outside /api alone; which of those need one shows when the service demands it.
    headersOf: (path) => (path.startsWith('/api/') ? basic : (newest ?? basic)),
    renew({ headers }, used) {
      if (!apiKey || !/^bearer/i.test(headers.get('www-authenticate') ?? '')) return false;
      if (newest && newest !== used) return true;
      const login = logIn(apiKey).then((token) => ({
        authorization: `Bearer ${token}`,
        'x-api-key': apiKey,
      }));
      newest = login;
      login.catch(() => {
        if (newest === login) newest = undefined;
      });
      return true;
    },
  };
}
