import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { MapPanel } from '../app/map-panel.tsx';
import { Panel, SkipLink } from '../app/panel.tsx';
import { MapProvider } from '../map/map-context.ts';
import type { MapView } from '../map/map-view.ts';

/** The frame of a page without a service: the map, and a panel. */
export function StandaloneShell({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  const view = useSignal<MapView | null>(null);
  return (
    <MapProvider value={view}>
      <div class="shell">
        <SkipLink />
        <header class="top">
          <strong>Roadstead</strong> {title}
        </header>
        <main>
          <MapPanel onReady={(map) => (view.value = map)} onShipClick={() => undefined} />
          <Panel title={title}>{children}</Panel>
        </main>
      </div>
    </MapProvider>
  );
}
