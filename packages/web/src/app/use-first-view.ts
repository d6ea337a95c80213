import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AppContext } from './app-context.ts';
import { route } from './router.ts';

/** Shows the ships that there are, the first time that there are any, unless the address names a place. */
export function useFirstView({ live, view }: AppContext): void {
  const map = view.value;
  // Computed: the frame of the page is not rendered again with each change of positions.
  const hasShips = useComputed(
    () => live.shipsVersion.value > 0 && live.store.ships.count > 0,
  ).value;
  useEffect(() => {
    if (!map || !hasShips || route.peek().values['at'] !== undefined) return;
    const { count, columns } = live.store.ships;
    const longitudes = Float64Array.from(columns.longitude.subarray(0, count)).sort();
    const latitudes = Float64Array.from(columns.latitude.subarray(0, count)).sort();
    // Without the outermost fiftieth: one ship far away would make all others small.
    const [low, high] = [Math.floor(count * 0.02), Math.ceil(count * 0.98) - 1];
    map.fit(longitudes[low]!, latitudes[low]!, longitudes[high]!, latitudes[high]!);
  }, [map, hasShips]);
}
