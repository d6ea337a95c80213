import { SHIP_TYPES, type ShipType } from '../ship-types.ts';
import type { RandomStream } from '../trades/random-stream.ts';

/** Types whose ships often have class B, and the share that has it. */
const CLASS_B_RATES: Partial<Readonly<Record<ShipType, number>>> = {
  trawler: 0.35,
  yacht: 0.85,
  'pilot-boat': 0.15,
  barge: 0.4,
};
/** Share of the platforms that transmit as aids to navigation; the others as ships. */
const PLATFORM_AID_RATE = 0.6;
/** Share of small service boats with class B. */
const SMALL_CLASS_B_RATE = 0.1;

/**
 * Share of the ships whose status does not follow what they do: about a third of all ships report a wrong status at times
 * (Harati-Mokhtari et al. 2007, Journal of Navigation 60); 3 is restricted manoeuvrability, 15 undefined.
 */
const STATUS_FIXED_RATE = 0.25;
const FIXED_STATUSES = [0, 0, 0, 1, 5, 3, 15, 8, 7];

/** Share of the crews that enter a new draught, and the time until they do. */
const DRAUGHT_ENTERED_RATE = 0.55;
const DRAUGHT_ENTRY_HOURS_MAX = 8;

/** Shares of the ships that report no place of the antenna, or no dimensions; and that report no heading, by class. */
const SIZE_ONLY_RATE = 0.05;
const DIMENSIONLESS_RATE = 0.03;
const HEADINGLESS_RATES = { A: 0.06, B: 0.8 } as const;

/** Draws the transmitter of a ship, in the form of a scenario file. */
export function transmitterOf(random: RandomStream, type: ShipType): Record<string, unknown> {
  const antennaAft = SHIP_TYPES[type].antennaAft + random.between(-0.06, 0.06);
  const isClassB = random.occurs(CLASS_B_RATES[type] ?? SMALL_CLASS_B_RATE / 10);
  const fixed = random.occurs(STATUS_FIXED_RATE) ? random.pick(FIXED_STATUSES) : undefined;
  const shape = random.between(0, 1);
  const heading = !random.occurs(HEADINGLESS_RATES[isClassB ? 'B' : 'A']);
  const isEntered = random.occurs(DRAUGHT_ENTERED_RATE);
  const entrySeconds = Math.round(random.between(0, DRAUGHT_ENTRY_HOURS_MAX) ** 2 * 450);
  return {
    class:
      type === 'platform' && random.occurs(PLATFORM_AID_RATE)
        ? 'aton'
        : isClassB
          ? random.pick(['B-CS', 'B-SO'])
          : 'A',
    antenna: { aft: Math.round(Math.min(0.98, Math.max(0.05, antennaAft)) * 100) / 100 },
    noiseMeters: Math.round(random.scaled(1, 9) * 10) / 10,
    loss: Math.round(random.between(0, 0.12) * 100) / 100,
    ...(shape < SIZE_ONLY_RATE && { dimensions: 'size' }),
    ...(shape > 1 - DIMENSIONLESS_RATE && { dimensions: 'none' }),
    heading,
    draughtEntry: isEntered ? `${entrySeconds}s` : 'never',
    ...(fixed !== undefined && type !== 'platform' && { navStatus: fixed }),
  };
}
