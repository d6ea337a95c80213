import { createGazetteer, type Port } from '@roadstead/gazetteer';
import { gazetteerData } from '@roadstead/gazetteer/data';
import type { Plugin } from 'vite';

const ID = 'virtual:port-names';

/** From the zooms of `port-names.ts` on; ports of unknown size are left out. */
const RANKS: Readonly<Record<NonNullable<Port['size']>, number>> = {
  ...{ large: 0, medium: 1, small: 2, 'very-small': 3 },
};

/** Makes the module `virtual:port-names`: names and places of the bundled ports, for the map. */
export function portNames(): Plugin {
  return {
    name: 'port-names',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const rows = createGazetteer(gazetteerData).ports.flatMap(
        ({ name, longitude, latitude, size }) =>
          size === null ? [] : [[name, longitude, latitude, RANKS[size]]],
      );
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(rows))});`;
    },
  };
}
