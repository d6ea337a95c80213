import type { PortName } from '@roadstead/model';
import type { PortDirectory } from '@roadstead/service';
import type { Feed } from './feed.ts';

const PORTS: readonly PortName[] = [
  { id: 1, locode: 'GBSOU', name: 'First' },
  { id: 2, locode: 'GBPME', name: 'Second' },
];
/** Port, sea, port and sea, each as wide as this. */
const WIDTH_DEGREES = 0.05;

/** Returns the ports of a feed: stripes of the sea for calls, beside those that its configurations exclude. */
export function portDirectory({ detectorOptions }: Feed): PortDirectory {
  return {
    areasNear: detectorOptions.portAreasNear ?? (() => []),
    placeAt(longitude) {
      const stripe = ((Math.floor(longitude / WIDTH_DEGREES) % 4) + 4) % 4;
      return stripe % 2 === 0 ? { portId: 1 + stripe / 2, berth: null } : undefined;
    },
    port: (id) => PORTS.find((port) => port.id === id),
    ...{ ports: [], clusters: [] },
    portPosition: () => undefined,
    portsOfLocode: () => [],
    isOfficialLocode: () => false,
  };
}
