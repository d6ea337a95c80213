/**
 * The difference `to − from` of two longitudes, the short way round.
 * @returns degrees east, from −180 to 180.
 */
export function longitudeDifference(from: number, to: number): number {
  return wrapLongitude(to - from);
}

/** The same meridian with a longitude from −180 to 180, both ends kept as they are. */
export function wrapLongitude(longitude: number): number {
  return longitude > 180 || longitude < -180
    ? longitude - 360 * Math.round(longitude / 360)
    : longitude;
}
