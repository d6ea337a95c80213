/** Type and length of a ship, as it reports them; null if unknown. */
export interface ShipTypeAndLength {
  /** ITU-R M.1371, table 53. */
  readonly shiptype: number | null;
  readonly lengthMeters: number | null;
}

const OTHER = 0;
/** Other; fishing; tugs and work vessels; high-speed craft; pilots and other service; passengers; cargo; tankers. */
const GROUPS = 8;
/** Limits between coasters, short sea, handy and panamax, large, and the largest ships, in metres. */
const LENGTHS = [70, 130, 200, 270] as const;
const SIZES: number = LENGTHS.length + 2;

/** Classes are numbers from 0 to under this. */
export const SHIP_CLASSES: number = GROUPS * SIZES;

/** The class of a ship, by type and length: ships of a class trade alike. */
export function shipClassOf({ shiptype, lengthMeters }: ShipTypeAndLength): number {
  return groupOf(shiptype) * SIZES + sizeOf(lengthMeters);
}

function groupOf(shiptype: number | null): number {
  if (shiptype === 30) return 1;
  const tens = Math.floor((shiptype ?? 0) / 10);
  return tens >= 3 && tens <= 8 ? tens - 1 : OTHER;
}

function sizeOf(lengthMeters: number | null): number {
  if (lengthMeters === null) return 0;
  return 1 + LENGTHS.filter((length) => lengthMeters >= length).length;
}
