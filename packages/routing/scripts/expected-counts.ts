/** What the builder counts in its sources. Another edition has other counts: look why, then write them here. */
export const EXPECTED_COUNTS = { landArcs: 4075, ports: 3768, stops: 60_410 };
