import { createStreams, type Streams } from './random.ts';
import type { Point } from './scenario.ts';
import type { World } from './world.ts';

/** State of all transmitters: plain data, so that a copy is a snapshot. */
export interface TransmitterState {
  /** Instants of each ship's next position and static report, in seconds since the start. */
  readonly reportAt: Float64Array<ArrayBuffer>;
  readonly staticAt: Float64Array<ArrayBuffer>;
  readonly interval: Float64Array<ArrayBuffer>;
  /** End of the time in which a ship counts as changing course. */
  readonly turningUntil: Float64Array<ArrayBuffer>;
  /** Position error in standard deviations, and the instant for which it was drawn. */
  readonly errorEast: Float64Array<ArrayBuffer>;
  readonly errorNorth: Float64Array<ArrayBuffer>;
  readonly errorAt: Float64Array<ArrayBuffer>;
  /** Centres of circle faults without a given centre, by fault and ship: the ship's position when the fault began. */
  /** Instant of the last received position report, or of the first transmission without one; NaN while away. */
  readonly heardAt: Float64Array<ArrayBuffer>;
  /** Times in which no report of a ship was received, in seconds since the start. */
  readonly silences: { readonly ship: number; readonly begin: number; readonly end: number }[];
  readonly circleCentres: Record<string, Point>;
  readonly errorChance: Streams;
  readonly hearingChance: Streams;
  readonly startChance: Streams;
}

export function createTransmitterState({ ships, seed }: World): TransmitterState {
  const names = ships.map(({ name }) => name);
  const column = (value: number): Float64Array<ArrayBuffer> =>
    new Float64Array(ships.length).fill(value);
  return {
    reportAt: column(Number.POSITIVE_INFINITY),
    staticAt: column(0),
    interval: column(0),
    turningUntil: column(Number.NEGATIVE_INFINITY),
    errorEast: column(0),
    errorNorth: column(0),
    errorAt: column(Number.NEGATIVE_INFINITY),
    heardAt: column(Number.NaN),
    silences: [],
    circleCentres: {},
    errorChance: createStreams(seed, names, 'position error'),
    hearingChance: createStreams(seed, names, 'hearing'),
    startChance: createStreams(seed, names, 'first report'),
  };
}
