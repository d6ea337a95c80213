import type { JSX } from 'preact';
import { EventNews } from '../events/event-news.tsx';
import { Search } from '../live/search.tsx';
import { useApp } from './app-context.ts';
import { PAGES, pageOf } from './pages.ts';
import { focusPanel } from './panel.tsx';
import { hrefOf, route } from './router.ts';

/** The top of the page: its name, search, the pages and the user. */
export function Navigation(): JSX.Element {
  const { user, logOut } = useApp();
  const current = pageOf(route.value.page);
  return (
    <header class="top">
      <a class="brand" href={hrefOf('live')}>
        <img src="./icon.svg" alt="" width="24" height="24" />
        <span>Roadstead</span>
      </a>
      <Search />
      <nav aria-label="Pages">
        {PAGES.map((page) => (
          <a
            key={page.path}
            href={hrefOf(page.path)}
            aria-current={page === current ? 'page' : undefined}
            // By keyboard: the other pages and the map would be between the link and its page.
            onClick={({ detail }) => detail === 0 && focusPanel()}
          >
            {page.title}
            {page.path === 'events' && <EventNews />}
          </a>
        ))}
      </nav>
      <div class="user">
        <a href="docs">API</a>
        <span title="The user who is logged in">{user.name}</span>
        <button type="button" onClick={() => void logOut()}>
          Log out
        </button>
      </div>
    </header>
  );
}
