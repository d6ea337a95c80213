/** Counts of the sources. Another edition of a source has other counts: review the difference, then update them. */
export const SEA_SOURCE_COUNTS = { landArcs: 4075, ports: 3768, stops: 60_410 };
