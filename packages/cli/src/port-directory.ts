import { clusterPorts, createGazetteer, type Port } from '@roadstead/gazetteer';
import { gazetteerData } from '@roadstead/gazetteer/data';
import type { Country, Mmsi } from '@roadstead/model';
import type { PortDirectory } from '@roadstead/service';

/** The countries that come with Roadstead, where nobody asks for ports: those take a while to read. */
export function bundledCountries(): (mmsi: Mmsi) => Country | undefined {
  const noPorts = { ports: '', areas: '', harbours: '', berths: '', anchorages: '' };
  const gazetteer = createGazetteer({ ...gazetteerData, ...noPorts });
  return (mmsi) => gazetteer.countryOfMmsi(mmsi);
}

/** The ports and countries that come with Roadstead, as a service wants them. */
export function bundledPorts(): {
  readonly ports: PortDirectory;
  readonly countryOf: (mmsi: Mmsi) => Country | undefined;
} {
  const gazetteer = createGazetteer(gazetteerData);
  const twins = portsByLocode(gazetteer.ports);
  return {
    ports: {
      areasNear: (box) => gazetteer.portAreasNear(box),
      placeAt(longitude, latitude) {
        const port = gazetteer.portAt(longitude, latitude);
        if (!port) return undefined;
        const berth = gazetteer.berthAt(longitude, latitude);
        const isOfPort = berth?.portId === port.id;
        return { portId: port.id, berth: isOfPort ? { id: berth.id, name: berth.name } : null };
      },
      port: (id) => gazetteer.portById(id),
      portPosition: (locode) => gazetteer.portByLocode(locode),
      portsOfLocode(locode) {
        const port = gazetteer.portByLocode(locode);
        if (!port) return [];
        return [port, ...(twins.get(port.locode) ?? []).filter((twin) => twin !== port)];
      },
      ports: gazetteer.ports,
      // A service asks for them once, when somebody asks it.
      get clusters() {
        return clusterPorts(gazetteer.ports).map(({ name, ports }) => ({
          name,
          locodes: ports.map(({ locode }) => locode),
        }));
      },
    },
    countryOf: (mmsi) => gazetteer.countryOfMmsi(mmsi),
  };
}

/** Some LOCODEs are of two harbours. */
function portsByLocode(ports: readonly Port[]): ReadonlyMap<string | null, readonly Port[]> {
  const byLocode = new Map<string | null, Port[]>();
  for (const port of ports) {
    if (port.locode === null) continue;
    byLocode.set(port.locode, [...(byLocode.get(port.locode) ?? []), port]);
  }
  return byLocode;
}
