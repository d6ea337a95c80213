import type { KnownPort } from '../known-port.ts';

/** How a text names a port. */
export type Evidence = 'code' | 'name' | 'opening' | 'typo';

/** N6. The chance that a port is meant which is named so, were there no places but the known ports. A stale text is the rest. */
export const CHANCE: Readonly<Record<Evidence, number>> = {
  code: 0.97,
  name: 0.95,
  opening: 0.8,
  typo: 0.85,
};

/** N6. The weight of all the places of that name that are no known ports: the vaguer the evidence, the more there are. */
export const STRANGERS_WEIGHT: Readonly<Record<Evidence, number>> = {
  code: 0,
  name: 0.005,
  opening: 0.05,
  typo: 0.1,
};

/** N6. How often ships sail to a port, against a large one: judged, since the index tells no calls. */
export const SIZE_WEIGHT: Readonly<Record<NonNullable<KnownPort['size']> | 'unknown', number>> = {
  large: 1,
  medium: 0.5,
  small: 0.2,
  'very-small': 0.1,
  unknown: 0.05,
};

/** N6. At this distance a port counts half: a voyage within Europe. */
export const NEAR_METERS = 1_500_000;

/** N7. Of a mistyped name: shorter ones are too like one another; in longer ones two slips leave no doubt. */
export const TYPO_LETTERS_MIN = 5;
export const TWO_TYPOS_LETTERS_MIN = 9;

/** N7. A second slip makes it so much less likely that the name is meant. */
export const SECOND_TYPO_CHANCE = 0.6;

/** N6. A name with an unknown word right before it is mostly another place: New Holland, San Lorenzo. */
export const WORD_BEFORE_CHANCE = 0.4;

/** N6. A port of the same name in another country than the text says. */
export const OTHER_COUNTRY_CHANCE = 0.5;

/** N4. The share of the port that is typed last in `A-B`: of 50 ships of the Baltic some 7 are on a line between the two. */
export const LAST_OF_PAIR_SHARE = 0.85;

/** N4. The share of the next port after the one that it left; and of the last port of three. */
export const NEXT_SHARE = 0.65;

/** N4. The share that a port keeps which the ship has just left. */
export const LEFT_SHARE = 0.05;

/** N5. The share of a port after VIA. */
export const VIA_SHARE = 0.2;

/** N8. Below it nobody would bet on a reading. */
export const LIKELIHOOD_SUM_MIN = 0.3;

/** N8. What is less likely than this is left out. */
export const LIKELIHOOD_MIN = 0.01;
