import { useSignal, useSignalEffect } from '@preact/signals';
import { type ApiObjects, ProblemError } from '@roadstead/client';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { LiveFleet } from '../live/live-fleet.ts';
import { MapProvider } from '../map/map-context.ts';
import type { MapView } from '../map/map-view.ts';
import type { ShipAt } from '../map/ship-layer.ts';
import { Notice } from '../ui/notice.tsx';
import { type AppContext, AppProvider } from './app-context.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { MapPanel } from './map-panel.tsx';
import { Navigation } from './navigation.tsx';
import { type Page, pageOf } from './pages.ts';
import { Panel, SkipLink } from './panel.tsx';
import { openView, route } from './router.ts';
import { client, expireSession, logOut } from './session.ts';
import { useFirstView } from './use-first-view.ts';

/** The frame of all pages: navigation, map and the panel of the page. */
export function Shell({ user }: { readonly user: ApiObjects['Session']['user'] }): JSX.Element {
  const view = useSignal<MapView | null>(null);
  const live = useMemo(() => new LiveFleet(client), []);
  useEffect(() => {
    const end = new AbortController();
    void live.run(end.signal);
    return () => end.abort();
  }, [live]);
  // The service ends the stream of a session that ends elsewhere, as in another tab.
  useSignalEffect(() => {
    const { error } = live.connection.value;
    if (error instanceof ProblemError && error.status === 401) expireSession();
  });
  const app = useMemo((): AppContext => ({ client, user, view, live, logOut }), [user, live]);
  useFirstView(app);
  return (
    <AppProvider value={app}>
      <MapProvider value={view}>
        <div class="shell">
          <SkipLink />
          <Navigation />
          <ConnectionBanner />
          <main>
            <MapPanel
              onReady={(map) => {
                map.ships.show(live.scene);
                view.value = map;
              }}
              onShipClick={selectShip}
            />
            <Panel title={pageOf(route.value.page).title}>
              <UnknownPage path={route.value.page} />
              <PagePanel key={pageOf(route.value.page).path} page={pageOf(route.value.page)} />
            </Panel>
          </main>
        </div>
      </MapProvider>
    </AppProvider>
  );
}

/** Opens the card of a ship; a click beside all ships closes it, and does nothing on other pages. */
function selectShip(ship: ShipAt | undefined): void {
  if (ship) openView('live', undefined, { ship: ship.mmsi });
  else if (pageOf(route.peek().page).path === 'live') openView('live');
}

/** Shows that the address names no page; none is the first one. */
function UnknownPage({ path }: { readonly path: string }): JSX.Element | null {
  if (path === '' || pageOf(path).path === path) return null;
  return (
    <Notice kind="warning">
      There is no page “{path}”. This is {pageOf(path).title}.
    </Notice>
  );
}

function PagePanel({ page }: { readonly page: Page }): JSX.Element {
  const component = useSignal<ComponentType | null>(null);
  const problem = useSignal('');
  useEffect(() => {
    document.title = `${page.title} · Roadstead`;
    page.load().then(
      (module) => (component.value = module.default),
      (error: unknown) => (problem.value = String(error)),
    );
  }, [page]);
  if (problem.value !== '')
    return (
      <Notice kind="error">
        The page could not be loaded: {problem.value}{' '}
        <button type="button" class="small" onClick={() => location.reload()}>
          Load again
        </button>
      </Notice>
    );
  const Component = component.value;
  return Component ? <Component /> : <Notice kind="loading">Loading …</Notice>;
}
