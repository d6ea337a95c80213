import type { Imo, Mmsi } from '@roadstead/model';
import type { NextPortSource, ServiceOptions } from '@roadstead/service';

type Arrival = Awaited<ReturnType<NextPortSource['ofPort']>>[number];

export const TANKER_IMO: Imo = 9_074_729 as Imo;
export const BULKER_IMO: Imo = 9_176_187 as Imo;
/** A ship without reports. */
export const SILENT_IMO: Imo = 9_395_044 as Imo;
/** A ship list for all users. */
export const HOSTS_LIST = 'ours';

const PORTS = [
  { id: 1, locode: 'NLRTM', name: 'Rotterdam' },
  { id: 2, locode: 'NLVLI', name: 'Vlissingen' },
];

const ARRIVALS: readonly Arrival[] = [
  arrival(BULKER_IMO, 1, 0.7, 70),
  {
    ...arrival(TANKER_IMO, 1, 0.6, 80),
    etaMs: Date.UTC(2026, 5, 2, 8, 30, 15, 250),
    etaEarlyMs: Date.UTC(2026, 5, 2, 8),
    etaLateMs: Date.UTC(2026, 5, 2, 10),
    after: { portId: 2, probability: 0.8 },
  },
  arrival(TANKER_IMO, 2, 0.3, 80),
];

/** For tests: two ports in a cluster, and two ships that may call there. */
export const WITH_NEXT_PORTS: Pick<ServiceOptions, 'ports' | 'nextPortSource' | 'shipLists'> = {
  ports: {
    areasNear: () => [],
    ports: [],
    placeAt: () => undefined,
    port: (id) => PORTS.find((port) => port.id === id),
    portPosition: () => undefined,
    isOfficialLocode: (locode) => PORTS.some((port) => port.locode === locode),
    portsOfLocode: (locode) => PORTS.filter((port) => port.locode === locode),
    clusters: [{ name: 'Rotterdam', locodes: ['NLRTM', 'NLVLI'] }],
  },
  nextPortSource: {
    ofShip: async (imo) => ARRIVALS.filter((each) => each.imo === imo),
    ofPort: async (portId) => ARRIVALS.filter((each) => each.portId === portId),
  },
  shipLists: { [HOSTS_LIST]: [BULKER_IMO] },
};

function arrival(imo: Imo, portId: number, probability: number, shiptype: number): Arrival {
  return {
    ...{ mmsi: imo as number as Mmsi, imo, portId, probability, shiptype },
    ...{ etaMs: null, etaEarlyMs: null, etaLateMs: null, after: null },
    ...{ heardMs: Date.UTC(2026, 5, 2, 5), isInPort: false },
  };
}
