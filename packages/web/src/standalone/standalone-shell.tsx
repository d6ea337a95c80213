import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { MapPanel } from '../app/map-panel.tsx';
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
        <header class="top">
          <strong>Roadstead</strong> {title}
        </header>
        <main>
          <MapPanel onReady={(map) => (view.value = map)} onShipClick={() => undefined} />
          <section id="panel" class="panel" aria-label={title} tabIndex={-1}>
            {children}
          </section>
        </main>
      </div>
    </MapProvider>
  );
}
