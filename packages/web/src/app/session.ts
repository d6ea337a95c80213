import { type ReadonlySignal, signal } from '@preact/signals';
import { type ApiObjects, type Client, createClient, ProblemError } from '@roadstead/client';
import { SERVICE_ADDRESS } from './service-address.ts';

type User = ApiObjects['Session']['user'];

/** `unknown` until the service has answered whether there is a session. `expired`: there was one in this page. */
export type SessionState =
  | { readonly type: 'unknown' | 'loggedOut' }
  | { readonly type: 'expired'; readonly user: User }
  | { readonly type: 'loggedIn'; readonly user: User }
  | { readonly type: 'unavailable'; readonly error: unknown };

const current = signal<SessionState>({ type: 'unknown' });

export const session: ReadonlySignal<SessionState> = current;

/** The client of the page; a 401 ends its session. */
export const client: Client = createClient({
  baseUrl: SERVICE_ADDRESS,
  credentials: 'session',
  async fetch(url, init) {
    const response = await fetch(url, init);
    if (response.status === 401) expireSession();
    return response;
  },
});

/** Ends the session in the page, since the service does not accept it any more; without one, does nothing. */
export function expireSession(): void {
  const state = current.peek();
  if (state.type === 'loggedIn') current.value = { type: 'expired', user: state.user };
}

/** Scripts cannot read the cookie: this item shows that there may be one, so that a first visit sends no request in vain. */
const SESSION_ITEM = 'roadstead-session';

/** Finds out whether the browser has a session from before. */
export async function resumeSession(): Promise<void> {
  if (localStorage.getItem(SESSION_ITEM) === null) {
    current.value = { type: 'loggedOut' };
    return;
  }
  try {
    const { user } = await client.request('GET /api/session');
    current.value = { type: 'loggedIn', user };
  } catch (error) {
    const isRefused = error instanceof ProblemError && error.status === 401;
    current.value = isRefused ? { type: 'loggedOut' } : { type: 'unavailable', error };
  }
}

/** Logs in. Rejects with the ProblemError of a wrong password. */
export async function logIn(name: string, password: string): Promise<void> {
  const bytes = new TextEncoder().encode(`${name}:${password}`);
  const authorization = `Basic ${btoa(String.fromCharCode(...bytes))}`;
  const { user } = await client.request('POST /api/session', {}, { headers: { authorization } });
  localStorage.setItem(SESSION_ITEM, user.name);
  current.value = { type: 'loggedIn', user };
}

/** Logs out, also while the service is out of reach: the cookie then ends with the browser. */
export async function logOut(): Promise<void> {
  await client.request('DELETE /api/session').catch(() => undefined);
  localStorage.removeItem(SESSION_ITEM);
  current.value = { type: 'loggedOut' };
}
