/** What the builder counts in its sources. Another edition of a source has other counts: look why, then write them here. */
export const EXPECTED_COUNTS = {
  indexRows: 3768,
  indexRowsWithLocode: 3338,
  stopRows: 60_410,
  stopLabels: 5141,
  landArcs: 4075,
  midRows: 294,
};
