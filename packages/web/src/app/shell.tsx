import { useSignal } from '@preact/signals';
import type { ApiObjects } from '@roadstead/client';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { LiveFleet } from '../live/live-fleet.ts';
import type { MapView } from '../map/map-view.ts';
import { Notice } from '../ui/notice.tsx';
import { type AppContext, AppProvider } from './app-context.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { MapPanel } from './map-panel.tsx';
import { Navigation } from './navigation.tsx';
import { type Page, pageOf } from './pages.ts';
import { route } from './router.ts';
import { client, logOut } from './session.ts';

/** The frame of all pages: navigation, map and the panel of the page. */
export function Shell({ user }: { readonly user: ApiObjects['Session']['user'] }): JSX.Element {
  const view = useSignal<MapView | null>(null);
  const live = useMemo(() => new LiveFleet(client), []);
  useEffect(() => {
    const end = new AbortController();
    void live.run(end.signal);
    return () => end.abort();
  }, [live]);
  const app = useMemo((): AppContext => ({ client, user, view, live, logOut }), [user, live]);
  return (
    <AppProvider value={app}>
      <div class="shell">
        <a class="skip" href="#panel">
          Skip the map
        </a>
        <Navigation />
        <ConnectionBanner />
        <main>
          <MapPanel onReady={(map) => (view.value = map)} />
          <section
            id="panel"
            class="panel"
            aria-label={pageOf(route.value.page).title}
            tabIndex={-1}
          >
            <PagePanel key={pageOf(route.value.page).path} page={pageOf(route.value.page)} />
          </section>
        </main>
      </div>
    </AppProvider>
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
    return <Notice kind="error">The page could not be loaded: {problem.value}</Notice>;
  const Component = component.value;
  return Component ? <Component /> : <Notice kind="loading">Loading …</Notice>;
}
