import type { Imo, Mmsi, PortName } from '@roadstead/model';
import type { ExpectedArrival } from '@roadstead/predictions';
import type { NextPortSource } from '../next-ports/next-port-source.ts';
import type { PortDirectory } from '../port-directory.ts';

/** Ports for tests: two are harbours with the same LOCODE, and one lacks a LOCODE. */
const PORTS: readonly PortName[] = [
  { id: 1, locode: 'NLRTM', name: 'Rotterdam' },
  { id: 2, locode: 'NLVLI', name: 'Vlissingen' },
  { id: 3, locode: 'DEBRB', name: 'Brunsbuttel Canal Terminals' },
  { id: 4, locode: 'DEBRB', name: 'Brunsbuttel Elbahafen' },
  { id: 5, locode: null, name: 'Nowhere' },
];

/** A directory of the ports. NLROT is an alternative LOCODE of Rotterdam. */
export const DIRECTORY: PortDirectory = {
  areasNear: () => [],
  ports: [],
  placeAt: () => undefined,
  port: (id) => PORTS.find((port) => port.id === id),
  portPosition: () => undefined,
  isOfficialLocode: (locode) => locode === 'NLOFF',
  portsOfLocode: (locode) =>
    PORTS.filter((port) => port.locode === (locode === 'NLROT' ? 'NLRTM' : locode)),
  clusters: [{ name: 'Rotterdam', locodes: ['NLRTM', 'NLVLI'] }],
};

export const TANKER: Imo = 9_074_729 as Imo;
export const BULKER: Imo = 9_176_187 as Imo;
export const STRANGER: Imo = 9_321_483 as Imo;
/** A ship without reports. */
export const UNHEARD: Imo = 9_395_044 as Imo;

/** Creates a source with fixed predictions. */
export function sourceOf(arrivals: readonly ExpectedArrival[]): NextPortSource {
  const sorted = [...arrivals].sort((one, other) => other.probability - one.probability);
  return {
    ofShip: async (imo) => sorted.filter((arrival) => arrival.imo === imo),
    ofPort: async (portId) => sorted.filter((arrival) => arrival.portId === portId),
  };
}

export function arrival(
  imo: Imo,
  portId: number,
  probability: number,
  shiptype: number | null = 80,
  etaMs: number | null = null,
): ExpectedArrival {
  return {
    ...{ mmsi: imo as number as Mmsi, imo, portId, probability, shiptype },
    ...{ etaMs, etaEarlyMs: etaMs, etaLateMs: etaMs, after: null },
    ...{ heardMs: null, isInPort: false },
  };
}
