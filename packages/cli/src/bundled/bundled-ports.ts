import type { LandSurroundings } from '@roadstead/assessment';
import {
  clusterPorts,
  createGazetteer,
  createPlaceDirectory,
  type Gazetteer,
  type Port,
} from '@roadstead/gazetteer';
import { codes } from '@roadstead/gazetteer/codes';
import { gazetteerData } from '@roadstead/gazetteer/data';
import type { Country, Mmsi } from '@roadstead/model';
import type { PortDirectory } from '@roadstead/service';
import { sharedGazetteer } from './bundled-gazetteer.ts';
import { bundledSurroundings } from './bundled-surroundings.ts';

/** The bundled countries by MMSI, without the ports, which take a while to parse. */
export function bundledCountries(): (mmsi: Mmsi) => Country | undefined {
  const noPorts = { ports: '', areas: '', berths: '', anchorages: '' };
  const gazetteer = createGazetteer({ ...gazetteerData, ...noPorts });
  return (mmsi) => gazetteer.countryOfMmsi(mmsi);
}

/**
 * The ports, countries and surroundings as the service's options `ports`, `countryOf` and `surroundings`.
 * @param gazetteer default: that of the bundled ports
 */
export function bundledPorts(gazetteer: Gazetteer = sharedGazetteer()): {
  readonly ports: Omit<PortDirectory, 'port'> & { readonly port: (id: number) => Port | undefined };
  readonly countryOf: (mmsi: Mmsi) => Country | undefined;
  readonly surroundings: () => Promise<LandSurroundings>;
} {
  const places = createPlaceDirectory(codes);
  const twins = portsByLocode(gazetteer.ports);
  return {
    ports: {
      areasNear: (box) => gazetteer.portAreasNear(box),
      placeAt(longitude, latitude, metersMax) {
        const port = gazetteer.portNear(longitude, latitude, metersMax);
        if (!port) return undefined;
        const berth = gazetteer.berthAt(longitude, latitude);
        const isOfPort = berth?.portId === port.id;
        return { portId: port.id, berth: isOfPort ? { id: berth.id, name: berth.name } : null };
      },
      port: (id) => gazetteer.portById(id),
      portPosition: (locode) =>
        gazetteer.portByLocode(locode) ?? places.placeByLocode(locode)?.position ?? undefined,
      portsOfLocode(locode) {
        const port = gazetteer.portByLocode(locode);
        if (!port) return [];
        return [port, ...(twins.get(port.locode) ?? []).filter((twin) => twin !== port)];
      },
      isOfficialLocode: (locode) => places.placeByLocode(locode) !== undefined,
      ports: gazetteer.ports,
      // The table is parsed when a destination or a schedule asks for it.
      get places() {
        return places.places();
      },
      // Clustering takes a while; the service needs the clusters on the first request only.
      get clusters() {
        return clusterPorts(gazetteer.ports).map(({ name, ports }) => ({
          name,
          locodes: ports.map(({ locode }) => locode),
        }));
      },
    },
    countryOf: (mmsi) => gazetteer.countryOfMmsi(mmsi),
    surroundings: () => bundledSurroundings(gazetteer),
  };
}

/** Some UN/LOCODEs belong to two harbours. */
function portsByLocode(ports: readonly Port[]): ReadonlyMap<string | null, readonly Port[]> {
  const byLocode = new Map<string | null, Port[]>();
  for (const port of ports) {
    if (port.locode === null) continue;
    byLocode.set(port.locode, [...(byLocode.get(port.locode) ?? []), port]);
  }
  return byLocode;
}
