import { type ReadonlySignal, signal } from '@preact/signals';
import { parseRoute, type Route, routeHash } from './route.ts';

const current = signal(parseRoute(location.hash));
/** The fragment of the current route, as the browser writes it. */
let shownHash = location.hash;
addEventListener('hashchange', () => {
  shownHash = location.hash;
  current.value = parseRoute(shownHash);
});

export const route: ReadonlySignal<Route> = current;

/** Returns the address of a view. Empty and undefined values are left out; the place of the map stays. */
export function hrefOf(
  page: string,
  id?: string | number,
  values: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const { at } = current.value.values;
  return routeHash(page, id, { ...(at !== undefined && { at }), ...values });
}

/** Opens a view, as a step of the browser's history. */
export function openView(...view: Parameters<typeof hrefOf>): void {
  location.hash = hrefOf(...view);
}

/**
 * Sets values of the current view without a step of the history; undefined removes one. Does nothing while another view is being opened:
 * its event comes later than its address, which would be replaced by that of the view before.
 */
export function setValues(values: Readonly<Record<string, string | number | undefined>>): void {
  if (location.hash !== shownHash) return;
  const { page, id, values: before } = current.peek();
  const href = hrefOf(page, id, { ...before, ...values });
  if (href === location.hash) return;
  history.replaceState(null, '', href);
  shownHash = location.hash;
  current.value = parseRoute(href);
}
