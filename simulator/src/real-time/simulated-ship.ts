import type { Imo, Mmsi } from '@roadstead/model';
import type { SimulatedVoyage, TradeClass } from '../trades/voyage.ts';
import { callSignOf } from './call-sign.ts';

/** A ship of a real-time simulation, as its static reports describe it. */
export interface SimulatedShip {
  readonly mmsi: Mmsi;
  readonly imo: Imo;
  readonly name: string;
  readonly callsign: string | null;
  /** Type of ship and cargo (ITU-R M.1371-5, table 53). */
  readonly shiptype: number;
  readonly lengthMeters: number;
  readonly beamMeters: number;
  readonly draughtMeters: number;
}

/** Ratio of length to beam, estimated: container ships and ferries are narrow, workboats wide. */
const BEAMS_LONG: Readonly<Record<TradeClass, number>> = {
  liner: 7,
  feeder: 6.2,
  tramp: 6.5,
  tanker: 6,
  'shuttle-tanker': 5.8,
  ferry: 6.2,
  cruise: 7.5,
  fishing: 4,
};
/** Ratio of draught to beam of a usual hull, estimated; less for ferries and cruise ships. */
const DRAUGHT_SHARE = 0.36;
const SHALLOW_SHARE = 0.24;
/** Position of the bridge with the antenna, from the bow, on most ships. */
export const ANTENNA_AFT = 0.8;

/** Both lists have coprime lengths, so that each pair of words occurs once. */
const FIRST_WORDS =
  'Aurora Baltic Borealis Cinder Coral Dagny Delta Ebba Elva Fjord Freya Gannet Hedda Helga Ingrid Iris Juno Kestrel Kittiwake Linnea Lyra Marit Merlin Nordic Nova Oda Orion Petrel Pollux Ragna Runa Saga Signe Skua Solveig Tern Thea Tyra Vega Vidar Ylva'.split(
    ' ',
  );
const SECOND_WORDS =
  'Anchor Arrow Bay Beacon Bell Bird Breeze Bridge Carrier Castle Crest Crown Dawn Dream Eagle Express Falcon Flag Gate Glory Grace Harbour Haven Hawk Horizon Island Lady Light Moon Pearl Pilot Pride Queen Reef River Rose Sky Song Spirit Star Sun Trader Wave'.split(
    ' ',
  );

/** Properties of a ship before it is named. */
type ShipBuild = Pick<SimulatedVoyage, 'mmsi' | 'imo' | 'shiptype' | 'lengthMeters' | 'tradeClass'>;

/** Creates a ship with its name, beam and draught. */
export function createSimulatedShip({
  mmsi,
  imo,
  shiptype,
  lengthMeters,
  tradeClass,
}: ShipBuild): SimulatedShip {
  const beamMeters = Math.round(lengthMeters / BEAMS_LONG[tradeClass]);
  const share = tradeClass === 'ferry' || tradeClass === 'cruise' ? SHALLOW_SHARE : DRAUGHT_SHARE;
  // IMO number without its check digit.
  const number = Math.floor(imo / 10);
  return {
    mmsi: mmsi as Mmsi,
    imo: imo as Imo,
    name: `${FIRST_WORDS[number % FIRST_WORDS.length]} ${SECOND_WORDS[number % SECOND_WORDS.length]}`.toUpperCase(),
    callsign: callSignOf(mmsi),
    shiptype,
    lengthMeters,
    beamMeters,
    draughtMeters: Math.round(beamMeters * share * 10) / 10,
  };
}
