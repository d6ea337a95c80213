import type { TradeClass } from './voyage.ts';

/** Habits of the crews of a class with the destination field, as weights; each crew has its own preferences among them. */
export interface TextHabits {
  /** Time of replacing the previous voyage's text: before departure, within hours, late, or never. */
  readonly before: number;
  readonly soon: number;
  readonly late: number;
  readonly never: number;
  /** Form of the new text. */
  readonly locode: number;
  readonly name: number;
  readonly spelling: number;
  readonly typo: number;
  readonly fromTo: number;
  readonly via: number;
  /** A later port of the voyage instead of the next one. */
  readonly later: number;
  readonly region: number;
  readonly garbage: number;
  readonly empty: number;
  /** Share of ships with a constant text of their line, `A-B`. */
  readonly lineShips: number;
}

/**
 * Of the texts in studies, 52 % were wrong in the German Bight (Steidel and others 2019), 49 % in 2007
 * (Harati-Mokhtari and others), and nearly 40 % of those of large bulk carriers (Yang, Wu and Wang 2021). Their
 * distribution over the classes is not published; liners with agents' schedules do better than coasters and fishing vessels.
 */
export const TEXT_HABITS: Readonly<Record<TradeClass, TextHabits>> = {
  liner: habits([68, 16, 9, 7], [40, 24, 9, 4, 14, 3], [4, 1, 1, 0], 0),
  feeder: habits([58, 18, 12, 12], [32, 26, 10, 5, 12, 1], [9, 2, 2, 1], 0),
  tramp: habits([32, 18, 18, 32], [15, 26, 14, 8, 5, 3], [8, 12, 6, 3], 0),
  tanker: habits([42, 18, 16, 24], [22, 27, 12, 6, 8, 3], [7, 9, 4, 2], 0),
  'shuttle-tanker': habits([55, 15, 12, 18], [25, 30, 12, 5, 8, 0], [3, 10, 6, 1], 0),
  ferry: habits([70, 12, 6, 12], [25, 40, 10, 4, 12, 0], [1, 2, 3, 3], 0.25),
  cruise: habits([68, 14, 8, 10], [16, 46, 16, 6, 8, 0], [4, 2, 1, 1], 0),
  fishing: habits([14, 8, 8, 70], [3, 22, 6, 5, 2, 0], [0, 10, 34, 18], 0),
};

function habits(
  [before, soon, late, never]: readonly [number, number, number, number],
  [locode, name, spelling, typo, fromTo, via]: readonly [
    number,
    number,
    number,
    number,
    number,
    number,
  ],
  [later, region, garbage, empty]: readonly [number, number, number, number],
  lineShips: number,
): TextHabits {
  return {
    before,
    soon,
    late,
    never,
    locode,
    name,
    spelling,
    typo,
    fromTo,
    via,
    later,
    region,
    garbage,
    empty,
    lineShips,
  };
}
