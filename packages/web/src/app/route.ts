/** The view that the address names: `#/events/12?kind=lightering`. */
export interface Route {
  readonly page: string;
  /** The object of the page; undefined: none. */
  readonly id: string | undefined;
  readonly values: Readonly<Record<string, string>>;
}

/** Parses the fragment of an address. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', id] = path.split('/').map(decodeText);
  return { page, id, values: Object.fromEntries(new URLSearchParams(query)) };
}

/** Returns the fragment of an address. Empty and undefined values are left out. */
export function routeHash(
  page: string,
  id: string | number | undefined,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== '') query.set(name, String(value));
  const path = id === undefined ? page : `${page}/${encodeURIComponent(id)}`;
  // Commas stay readable: addresses are shared by people.
  return `#/${path}${query.size > 0 ? `?${query.toString().replaceAll('%2C', ',')}` : ''}`;
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
