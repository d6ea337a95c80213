import { type ReadonlySignal, signal } from '@preact/signals';

/** The view that the address names: `#/events/12?kind=lightering`. */
export interface Route {
  readonly page: string;
  /** The object of the page; undefined: none. */
  readonly id: string | undefined;
  readonly values: Readonly<Record<string, string>>;
}

const current = signal(parseRoute(location.hash));
addEventListener('hashchange', () => {
  current.value = parseRoute(location.hash);
});

export const route: ReadonlySignal<Route> = current;

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', id] = path.split('/').map(decodeText);
  return { page, id, values: Object.fromEntries(new URLSearchParams(query)) };
}

/** Returns the address of a view. Empty and undefined values are left out; the place of the map stays. */
export function hrefOf(
  page: string,
  id?: string | number,
  values: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const query = new URLSearchParams();
  const { at } = current.value.values;
  for (const [name, value] of Object.entries({ ...(at !== undefined && { at }), ...values }))
    if (value !== undefined && value !== '') query.set(name, String(value));
  const path = id === undefined ? page : `${page}/${encodeURIComponent(id)}`;
  // Commas stay readable: addresses are shared by people.
  return `#/${path}${query.size > 0 ? `?${query.toString().replaceAll('%2C', ',')}` : ''}`;
}

/** Opens a view, as a step of the browser's history. */
export function openView(...view: Parameters<typeof hrefOf>): void {
  location.hash = hrefOf(...view);
}

/** Sets values of the current view without a step of the history; undefined removes one. */
export function setValues(values: Readonly<Record<string, string | number | undefined>>): void {
  const { page, id, values: before } = current.peek();
  const href = hrefOf(page, id, { ...before, ...values });
  if (href === location.hash) return;
  history.replaceState(null, '', href);
  current.value = parseRoute(href);
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
