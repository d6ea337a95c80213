import type { Imo, Mmsi } from '@roadstead/model';
import type { SimulatedVoyage, TradeClass } from '../trades/voyage.ts';

/** A ship of a live world, as it tells of itself. */
export interface WorldShip {
  readonly mmsi: Mmsi;
  readonly imo: Imo;
  readonly name: string;
  /** Type of ship and cargo (ITU-R M.1371-5, table 53). */
  readonly shiptype: number;
  readonly lengthMeters: number;
  readonly beamMeters: number;
  readonly draughtMeters: number;
}

/** How many beams a ship is long, by eye: boxes and ferries are wide, workboats short. */
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
/** What a usual hull draws of its beam, by eye; of ferries and cruise ships less. */
const DRAUGHT_SHARE = 0.36;
const SHALLOW_SHARE = 0.24;
/** The bridge, and the antenna on it, is so far aft on most ships. */
export const ANTENNA_AFT = 0.8;

/** As many as are prime to each other, so that each pair comes once. */
const FIRST =
  'Aurora Baltic Borealis Cinder Coral Dagny Delta Ebba Elva Fjord Freya Gannet Hedda Helga Ingrid Iris Juno Kestrel Kittiwake Linnea Lyra Marit Merlin Nordic Nova Oda Orion Petrel Pollux Ragna Runa Saga Signe Skua Solveig Tern Thea Tyra Vega Vidar Ylva'.split(
    ' ',
  );
const SECOND =
  'Anchor Arrow Bay Beacon Bell Bird Breeze Bridge Carrier Castle Crest Crown Dawn Dream Eagle Express Falcon Flag Gate Glory Grace Harbour Haven Hawk Horizon Island Lady Light Moon Pearl Pilot Pride Queen Reef River Rose Sky Song Spirit Star Sun Trader Wave'.split(
    ' ',
  );

/** What is known of a ship before it has a name. */
type Built = Pick<SimulatedVoyage, 'mmsi' | 'imo' | 'shiptype' | 'lengthMeters' | 'tradeClass'>;

/** What a ship says of itself. */
export function worldShip({ mmsi, imo, shiptype, lengthMeters, tradeClass }: Built): WorldShip {
  const beamMeters = Math.round(lengthMeters / BEAMS_LONG[tradeClass]);
  const share = tradeClass === 'ferry' || tradeClass === 'cruise' ? SHALLOW_SHARE : DRAUGHT_SHARE;
  // Without its check digit.
  const number = Math.floor(imo / 10);
  return {
    mmsi: mmsi as Mmsi,
    imo: imo as Imo,
    name: `${FIRST[number % FIRST.length]} ${SECOND[number % SECOND.length]}`.toUpperCase(),
    shiptype,
    lengthMeters,
    beamMeters,
    draughtMeters: Math.round(beamMeters * share * 10) / 10,
  };
}
