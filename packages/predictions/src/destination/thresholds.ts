import type { KnownPort } from '../known-port.ts';

/** How a text names a port. */
export type MentionEvidence = 'code' | 'name' | 'opening' | 'typo';

/** N6. Likelihood that a port named this way is meant, if only known ports existed. The rest is for outdated texts. */
export const CHANCE_BY_EVIDENCE: Readonly<Record<MentionEvidence, number>> = {
  code: 0.97,
  name: 0.95,
  opening: 0.8,
  typo: 0.85,
};

/** N6. Weight of all places of that name that are not known ports: the vaguer the evidence, the more exist. */
export const UNKNOWN_PORT_WEIGHT: Readonly<Record<MentionEvidence, number>> = {
  code: 0,
  name: 0.005,
  opening: 0.05,
  typo: 0.1,
};

/** N6. Traffic relative to a large port: estimated, since the index has no numbers of calls. */
export const SIZE_WEIGHT: Readonly<Record<NonNullable<KnownPort['size']> | 'unknown', number>> = {
  large: 1,
  medium: 0.5,
  small: 0.2,
  'very-small': 0.1,
  unknown: 0.05,
};

/** N6. Distance at which a port counts half: a voyage within Europe. */
export const NEAR_METERS = 1_500_000;

/** N7. Lengths of names for one and two typos: shorter names resemble each other too much; longer ones are unambiguous with two. */
export const TYPO_LETTERS_MIN = 5;
export const TWO_TYPOS_LETTERS_MIN = 9;

/** N7. Factor for a second typo. */
export const SECOND_TYPO_CHANCE = 0.6;

/** N6. Factor for an unknown word before a name, which mostly is another place: New Holland, San Lorenzo. */
export const WORD_BEFORE_CHANCE = 0.4;

/** N6. Factor for a port of the same name in another country than the text states. */
export const OTHER_COUNTRY_CHANCE = 0.5;

/** N4. Share of the last port in `A-B`: of 50 such ships in the Baltic some 7 sail on a line between the two. */
export const LAST_OF_PAIR_SHARE = 0.85;

/** N4. Share of the stop after that of departure, and of the last of three. */
export const NEXT_SHARE = 0.65;

/** N4. Share of the port of departure. */
export const LEFT_SHARE = 0.05;

/** N5. Share of a port after VIA. */
export const VIA_SHARE = 0.2;

/** N8. Least sum of likelihoods of a reading. */
export const LIKELIHOOD_SUM_MIN = 0.3;

/** N8. Least likelihood of a candidate. */
export const LIKELIHOOD_MIN = 0.01;
