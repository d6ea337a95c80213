import { idOfLocode } from '../src/host-ports/port-ids.ts';
import { TERMINALS_OF_AMERICA_AND_OCEANIA } from './terminals-america-oceania.ts';
import { TERMINALS_OF_ASIA } from './terminals-asia.ts';
import { TERMINALS_OF_EUROPE_AND_AFRICA } from './terminals-europe-africa.ts';

type TerminalKind = 'container' | 'oil' | 'gas' | 'ore' | 'coal' | 'bauxite';

/**
 * Public data that have a place of the same name or use near the position: a stop of Global Fishing Watch within 1 km, a
 * terminal of the trackers of Global Energy Monitor within 1.8 km (their positions are those of tanks and stockyards), the
 * position of the World Port Index or of UN/LOCODE within 2 km (both accurate to about 1′). `hand`: none of them.
 */
type Confirmation = 'gfw' | 'gem' | 'wpi' | 'unlocode' | 'hand';

export interface Terminal {
  readonly portId: number;
  /** The UN/LOCODE of a port that the World Port Index does not list. */
  readonly locode: string | null;
  readonly kind: TerminalKind;
  readonly name: string;
  /** The middle of the quays or jetties, or of the buoys. */
  readonly longitude: number;
  readonly latitude: number;
  /** The distance to the farthest berth, and the length of a ship. */
  readonly radiusMeters: number;
  readonly confirmedBy: Confirmation;
}

/**
 * Terminals of the world for containers, oil, gas, ore, coal and bauxite, by hand, accurate to about half a kilometre: port,
 * kind, name, longitude, latitude, radius in metres, and what confirms the position. Terminals with a position that no public
 * source confirms are only in the list if they were in that of the builder, or if their port is known to lack an area there.
 */
export const TERMINALS: readonly Terminal[] = [
  TERMINALS_OF_EUROPE_AND_AFRICA,
  TERMINALS_OF_ASIA,
  TERMINALS_OF_AMERICA_AND_OCEANIA,
].flatMap((table) => table.trim().split('\n').map(terminalOf));

function terminalOf(line: string): Terminal {
  const [port, kind, name, longitude, latitude, radiusMeters, confirmedBy] = line.split('|');
  const isNumber = /^\d+$/.test(port);
  return {
    portId: isNumber ? Number(port) : idOfLocode(port),
    locode: isNumber ? null : port,
    kind: kind as TerminalKind,
    name,
    longitude: Number(longitude),
    latitude: Number(latitude),
    radiusMeters: Number(radiusMeters),
    confirmedBy: confirmedBy as Confirmation,
  };
}
