import { newStreams, type Streams } from './random.ts';
import type { Point } from './scenario.ts';
import type { World } from './world.ts';

/** What the transmitters of all ships are about: plain data, so that a copy of it is a snapshot. */
export interface Sending {
  /** Seconds since the start: when each ship sends its next position report and its next static report. */
  readonly reportAt: Float64Array<ArrayBuffer>;
  readonly staticAt: Float64Array<ArrayBuffer>;
  readonly interval: Float64Array<ArrayBuffer>;
  /** Until when a ship counts as changing its course. */
  readonly turningUntil: Float64Array<ArrayBuffer>;
  /** The error of its position, in metres, as it was at an instant. */
  readonly errorEast: Float64Array<ArrayBuffer>;
  readonly errorNorth: Float64Array<ArrayBuffer>;
  readonly errorAt: Float64Array<ArrayBuffer>;
  /** Where ships were when their position began to go round, by fault and ship. */
  readonly circleCentres: Record<string, Point>;
  readonly errorChance: Streams;
  readonly hearingChance: Streams;
  readonly startChance: Streams;
}

export function newSending({ ships, seed }: World): Sending {
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
    circleCentres: {},
    errorChance: newStreams(seed, names, 'position error'),
    hearingChance: newStreams(seed, names, 'hearing'),
    startChance: newStreams(seed, names, 'first report'),
  };
}
