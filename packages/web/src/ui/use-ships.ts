import { useEffect } from 'preact/hooks';
import { useMap } from '../map/map-context.ts';
import type { ShipAt } from '../map/ship-layer.ts';
import type { ShipScene } from '../map/ship-scene.ts';

/** Shows a scene on the map in place of its ships while a component is there, and receives the clicks on its ships. */
export function useShips(scene: ShipScene, onShipClick: (ship: ShipAt | undefined) => void): void {
  const view = useMap();
  useEffect(() => {
    const map = view.value;
    if (!map) return;
    const { ships, onShipClick: before } = map;
    const { scene: sceneBefore } = ships;
    ships.show(scene);
    map.onShipClick = onShipClick;
    return () => {
      map.onShipClick = before;
      ships.show(sceneBefore);
    };
  }, [view.value, scene]);
}
