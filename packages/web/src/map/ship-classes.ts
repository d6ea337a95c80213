/** A class of ships that is drawn alike. */
export interface ShipClass {
  readonly name: string;
  /** CSS colours on light and dark water: those of Okabe and Ito, which the colour-blind can tell apart, in lightness, too. */
  readonly light: string;
  readonly dark: string;
}

/** The classes by their index, in the order of the legend. */
export const SHIP_CLASSES: readonly ShipClass[] = [
  { name: 'Other or unknown', light: '#5c6670', dark: '#aab4bd' },
  { name: 'Cargo', light: '#00664b', dark: '#2fd0a0' },
  { name: 'Tanker', light: '#b23c00', dark: '#ff8a4a' },
  { name: 'Passenger', light: '#0059a3', dark: '#5fb8f5' },
  { name: 'Tug, pilot or service', light: '#806000', dark: '#f0d243' },
  { name: 'Fishing', light: '#99377a', dark: '#ef9fcd' },
];

const OTHER = 0;
const CARGO = 1;
const TANKER = 2;
const PASSENGER = 3;
const SERVICE = 4;
const FISHING = 5;

/** Returns the index of the class of a ship type (ITU-R M.1371-5, table 53); null: unknown. */
export function shipClassOf(shiptype: number | null): number {
  if (shiptype === null) return OTHER;
  if (shiptype === 30) return FISHING;
  if (shiptype >= 31 && shiptype <= 34) return SERVICE;
  if (shiptype >= 50 && shiptype <= 59) return SERVICE;
  if (shiptype >= 40 && shiptype <= 49) return PASSENGER;
  if (shiptype >= 60 && shiptype <= 69) return PASSENGER;
  if (shiptype >= 70 && shiptype <= 79) return CARGO;
  if (shiptype >= 80 && shiptype <= 89) return TANKER;
  return OTHER;
}
