/** Counts of the sources. Another edition of a source has other counts: review the difference, then update them. */
export const PORT_SOURCE_COUNTS = {
  indexRows: 3768,
  indexRowsWithLocode: 3338,
  codeRows: 17_051,
  stopRows: 60_410,
  stopLabels: 5141,
  towns: 171_075,
  landArcs: 4075,
  midRows: 294,
};
