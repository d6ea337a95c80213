import type { ComponentType } from 'preact';

/** A page of the navigation. Its code is loaded when it is opened. */
export interface Page {
  /** First part of the address. */
  readonly path: string;
  readonly title: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** The pages in the order of the navigation. */
export const PAGES: readonly Page[] = [
  { path: 'live', title: 'Live', load: () => import('../live/live-page.tsx') },
  { path: 'events', title: 'Events', load: () => import('../events/events-page.tsx') },
  { path: 'areas', title: 'Areas', load: () => import('../areas/areas-page.tsx') },
  { path: 'reports', title: 'Reports', load: () => import('../reports/reports-page.tsx') },
  { path: 'routes', title: 'Routes', load: () => import('../routes/routes-page.tsx') },
  { path: 'ports', title: 'Ports', load: () => import('../ports/ports-page.tsx') },
  { path: 'lanes', title: 'Lanes', load: () => import('../lanes/lanes-page.tsx') },
  { path: 'usage', title: 'Usage', load: () => import('../usage/usage-page.tsx') },
  { path: 'replay', title: 'Replay', load: () => import('../replay/replay-page.tsx') },
];

/** Returns the page of a path; that of an unknown one is the first. */
export function pageOf(path: string): Page {
  return PAGES.find((page) => page.path === path) ?? PAGES[0]!;
}
